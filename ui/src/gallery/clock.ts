// Stops the gallery's clock: content that appears after a pause is never shown, so that a story is deterministic.

/** Pauses from this length on are for people to think in: milliseconds. */
const PAUSE = 1000;

/** Stops long timers, and repeated ones. */
export function stopClock(): void {
  const start = globalThis.setTimeout.bind(globalThis);
  const wait = (run: TimerHandler, delay = 0, ...rest: unknown[]): number =>
    delay < PAUSE ? (start(run, delay, ...rest) as unknown as number) : 0;
  globalThis.setTimeout = wait as unknown as typeof setTimeout;
  const repeat = globalThis.setInterval.bind(globalThis);
  const tick = (run: TimerHandler, delay = 0, ...rest: unknown[]): number =>
    delay < PAUSE ? (repeat(run, delay, ...rest) as unknown as number) : 0;
  globalThis.setInterval = tick as unknown as typeof setInterval;
}
