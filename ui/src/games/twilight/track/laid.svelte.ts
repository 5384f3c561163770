// The layout of the tracks on this device: across, with the first seat's half on the left, or upright, with each half
// at its player's end.

import { form } from "../../../parts/form.svelte";
import { onScreen } from "../../../table/facing.svelte";
import type { Chair } from "../../../wire/types";
import { deviceStorage } from "../../../storage";

const KEY = "twilight-upright";

let wanted = $state(deviceStorage.getItem(KEY) !== null);

export const laid = {
  /** True if the tracks are upright. Never on a scrolled page, which cannot be between two players. */
  get upright(): boolean {
    return wanted && !form.stacked;
  },
};

/** Sets the orientation. It depends on where the device is, so it is stored on the device. */
export function lay(upright: boolean): void {
  wanted = upright;
  if (upright) deviceStorage.setItem(KEY, "yes");
  else deviceStorage.removeItem(KEY);
}

/**
 * True if the first seat's half is at the far end: its player sits there, or the second seat's player sits at the near
 * end.
 */
export function farFirst(seating: Chair[]): boolean {
  const [first, second] = seating.map(({ side }) => onScreen(side));
  return first === "north" || (second === "south" && first !== "south");
}

/** The direction of a move on the screen. A positive `by` is towards the first seat's mansion. */
export function arrow(by: number, seating: Chair[]): "back" | "forward" | "up" | "down" {
  if (!laid.upright) return by > 0 ? "back" : "forward";
  return by > 0 === farFirst(seating) ? "up" : "down";
}
