/** What is under way is not begun again: a second tap is the same tap. */
export function once<Given extends unknown[]>(work: (...given: Given) => Promise<unknown>): (...given: Given) => void {
  let busy = false;
  return (...given) => {
    if (busy) return;
    busy = true;
    void work(...given).finally(() => (busy = false));
  };
}
