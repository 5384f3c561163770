// What is loaded on demand is fetched ahead, file by file, once the screen is idle: then it opens at once,
// even while the host is away. The browser caches it, because its names contain a hash of the content. A
// module that was needed before it was fetched, while the host was away, would be missing for good: a browser
// does not retry a module that failed once. So the page reloads itself when the host is back.

import { carried, kept, native } from "./device";

/** How long the screen must be idle first, and between two files, in milliseconds: eight phones that do this
 * at once take what a host gives them. */
const REST = 8000;
const PAUSE = 100;
/** How long after a reload a page does not reload itself again, in milliseconds. */
const LOADED = 10_000;

/** What not every guest's device opens: what only a table's screen does, and the pages around a table. */
export type Kind = "screen" | "tables";

/** The games and languages whose files are here, or on their way. */
const brought = new Set<string>();
/** The files that are here. */
const here = new Set<string>();
/** The game that is played here. */
let playing = "";
/** What this device may open. */
let opening: readonly Kind[] = [];
const sleep = (time: number) => new Promise((wake) => setTimeout(wake, time));

/** One after the other. */
let last = Promise.resolve();

/** Fetches what the screen in this language may still need, for the game that is played, and for what it may open:
 * both stay until they are others. The native window and a keepsake have everything, and the web app keeps everything from its first visit on. */
export function ahead(language: string, game = playing, kinds = opening): void {
  playing = game;
  opening = kinds;
  const wanted = `${game} ${language} ${kinds.join()}`;
  if (native || kept || carried() || brought.has(wanted)) return;
  brought.add(wanted);
  last = last
    .then(() => bring(game, language, kinds))
    .catch(() => {
      // The host is away, or busy: try again when this device connects the next time.
      brought.delete(wanted);
    });
}

async function bring(game: string, language: string, kinds: readonly Kind[]): Promise<void> {
  if (!here.size) await sleep(REST);
  const lists = (await (await loaded("/ahead.json")).json()) as Record<string, Record<string, string[]>>;
  const names = ["", game].flatMap((of) => [of, ...kinds.map((kind) => `${of} ${kind}`)]);
  const of = names
    .map((name) => lists[name])
    .flatMap((files) => [...(files?.[""] ?? []), ...(files?.[language] ?? [])]);
  for (const file of of) {
    if (here.has(file)) continue;
    await (await loaded(file)).arrayBuffer();
    here.add(file);
    await sleep(PAUSE);
  }
}

async function loaded(file: string): Promise<Response> {
  const answer = await fetch(file, { priority: "low" });
  if (!answer.ok) throw new Error(file);
  return answer;
}

/** Reloads the page if something could not be loaded and the host can be reached again, which the returned
 * function is told. Before that, `keep` saves what is on the screen. */
export function missing(keep: () => void): (reachable: boolean) => void {
  let there = true;
  let missed = false;
  const anew = () => {
    if (!missed || !there) return;
    const early = LOADED - performance.now();
    if (early > 0) return void setTimeout(anew, early);
    keep();
    location.reload();
  };
  addEventListener("vite:preloadError", () => {
    missed = true;
    anew();
  });
  return (reachable) => {
    there = reachable;
    anew();
  };
}
