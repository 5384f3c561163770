/** Ignores calls while one is running, because a second tap means the same. */
export function singleFlight<Given extends unknown[]>(
  work: (...given: Given) => Promise<unknown>,
): (...given: Given) => void {
  let busy = false;
  return (...given) => {
    if (busy) return;
    busy = true;
    void work(...given).finally(() => (busy = false));
  };
}
