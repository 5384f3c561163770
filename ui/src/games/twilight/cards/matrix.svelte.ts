// Whether each card shows all its moves, as a matrix; otherwise a card is lifted first. Stored on this device.

import { deviceStorage } from "../../../storage";

const KEY = "twilight-matrix";

let on = $state(deviceStorage.getItem(KEY) !== null);

export const matrix = {
  get on(): boolean {
    return on;
  },
};

export function showMatrix(wanted: boolean): void {
  on = wanted;
  if (wanted) deviceStorage.setItem(KEY, "yes");
  else deviceStorage.removeItem(KEY);
}
