// When a page first offers an answer, and what moves on it afterwards.

/** What `watchFirstAnswer` adds to a page. */
export interface Watched {
  /** When an answer was there first, two frames later: milliseconds since 1970. */
  answerAt?: number;
  /** Layout shifts since then. */
  shifts: unknown[];
  /** Runs deferred work, and all that is deferred from now on. */
  startLate(): void;
  /** The layout shifts recorded by now. */
  flush(): unknown[];
}

/**
 * Runs in the page first. Defers what the page loads after the game is shown until the test starts it. Otherwise a slow
 * machine would count it.
 */
export function watchFirstAnswer(answer: string): void {
  const WHILE = 1000;
  const page = window as unknown as Watched;
  const setNow = window.setTimeout;
  const late: (() => void)[] = [];
  let waits = true;
  window.setTimeout = ((work: () => void, pause = 0, ...args: unknown[]) => {
    if (!waits || pause < WHILE) return setNow(work, pause, ...args);
    late.push(() => setNow(work, 0, ...args));
    return 0;
  }) as typeof setTimeout;
  page.startLate = () => {
    waits = false;
    for (const start of late.splice(0)) start();
  };
  page.shifts = [];
  const note = (entries: PerformanceEntryList) => {
    if (page.answerAt !== undefined) page.shifts.push(...entries.map((entry) => entry.toJSON() as unknown));
  };
  const shifted = new PerformanceObserver((list) => note(list.getEntries()));
  shifted.observe({ type: "layout-shift" });
  page.flush = () => {
    note(shifted.takeRecords());
    return page.shifts;
  };
  const changes = new MutationObserver(() => {
    if (!document.querySelector(answer)) return;
    changes.disconnect();
    requestAnimationFrame(() => requestAnimationFrame(() => (page.answerAt = Date.now())));
  });
  changes.observe(document, { childList: true, subtree: true, attributes: true });
}
