// Prefetches files that are loaded on demand, one by one while the screen is idle. They then open at once, even while
// the host is away. The browser caches them, because their names contain a content hash. A browser does not retry a
// module that failed once. If one was needed while the host was away, the page reloads itself when the host is back.

import { carried, kept, native } from "./device";

/**
 * The idle time before the first file, and between two files, in milliseconds: eight phones together saturate a host.
 */
const REST = 8000;
const PAUSE = 100;
/** The shortest time between two automatic reloads, in milliseconds. */
const LOADED = 10_000;

/** Files that not every guest's device opens: those of a table's screen, and the pages around a table. */
export type Kind = "screen" | "tables";

/** The games and languages whose files are loaded or loading. */
const brought = new Set<string>();
/** The loaded files. */
const here = new Set<string>();
/** The current game. */
let playing = "";
/** The kinds of pages that this device may open. */
let opening: readonly Kind[] = [];
const sleep = (time: number) => new Promise((wake) => setTimeout(wake, time));

/** Serializes the downloads. */
let last = Promise.resolve();

/**
 * Prefetches the files for a language, the current game, and the kinds of pages that the device may open. Both keep
 * their last value. The native window and an offline replay contain everything, and the web app caches everything from
 * its first visit on.
 */
export function prefetch(language: string, game = playing, kinds = opening): void {
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
  const lists = (await (await loaded("ahead.json")).json()) as Record<string, Record<string, string[]>>;
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

/** Loads a file of the screen; the web app may be in any folder. */
async function loaded(file: string): Promise<Response> {
  const answer = await fetch(new URL(file, document.baseURI), { priority: "low" });
  if (!answer.ok) throw new Error(file);
  return answer;
}

/**
 * Reloads the page if a file failed to load and the host can be reached again. The returned function receives the
 * connection state. Before a reload, `keep` stores the open page.
 */
export function reloadWhenFileMissing(keep: () => void): (reachable: boolean) => void {
  let isReachable = true;
  let isMissing = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  async function reload(): Promise<void> {
    clearTimeout(timer);
    if (!isMissing || !isReachable) return;
    const early = LOADED - performance.now();
    if (early > 0) return later(early);
    // A broken connection may not have been noticed yet, and a reload without the host would lose the page.
    if (!(await answers())) return later(LOADED);
    keep();
    location.reload();
  }
  const later = (time: number) => void (timer = setTimeout(() => void reload(), time));
  addEventListener("vite:preloadError", () => {
    isMissing = true;
    void reload();
  });
  return (reachable) => {
    isReachable = reachable;
    void reload();
  };
}

/** True if the host sends this page. */
const answers = (): Promise<boolean> =>
  fetch(location.pathname, { cache: "no-store" }).then(
    ({ ok }) => ok,
    () => false,
  );
