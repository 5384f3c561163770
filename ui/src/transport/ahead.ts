// What is loaded only when it is wanted is brought ahead, file after file, once the screen rests: then it
// opens at once, and also while the host is away. The browser keeps it, for its names carry a hash of the
// content. What was wanted before it was brought, of a host that is away, would be missing for good: a
// browser does not load a module again that failed once. Then the page is loaded anew when the host is back.

/** How long the screen rests first, and between two files, in milliseconds. */
const REST = 8000;
const PAUSE = 30;
/** A page that has just been loaded anew is not loaded anew again, in milliseconds. */
const LOADED = 10_000;

/** The languages whose files are here, or on their way. */
const brought = new Set<string>();
const sleep = (time: number) => new Promise((wake) => setTimeout(wake, time));

/** Brings what a language's screen may still want. The native window has everything already. */
export async function ahead(language: string): Promise<void> {
  if ("__TAURI_INTERNALS__" in window || brought.has(language)) return;
  brought.add(language);
  await sleep(REST);
  try {
    const lists = (await (await loaded("/ahead.json")).json()) as Record<string, string[]>;
    for (const file of [...(lists[""] ?? []), ...(lists[language] ?? [])]) {
      await (await loaded(file)).arrayBuffer();
      await sleep(PAUSE);
    }
  } catch {
    // The host is away, or busy: it is tried again when this device comes in the next time.
    brought.delete(language);
  }
}

async function loaded(file: string): Promise<Response> {
  const answer = await fetch(file, { priority: "low" });
  if (!answer.ok) throw new Error(file);
  return answer;
}

/** Loads the page anew when something was wanted in vain and the host can be reached: that is what the
 * function which comes back is told. First `keep` keeps what lies on the screen. */
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
