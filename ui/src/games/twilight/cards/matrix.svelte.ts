// Whether each card shows all its moves, as a matrix; otherwise a card is lifted first. Stored on this device.

const KEY = "twilight-matrix";

let on = $state(localStorage.getItem(KEY) !== null);

export const matrix = {
  get on(): boolean {
    return on;
  },
};

export function showMatrix(wanted: boolean): void {
  on = wanted;
  if (wanted) localStorage.setItem(KEY, "yes");
  else localStorage.removeItem(KEY);
}
