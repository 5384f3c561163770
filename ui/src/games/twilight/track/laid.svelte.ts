// How the tracks lie on this device: across, the first seat's half on the left, or upright between the players,
// each half at the end where its player sits.

import { form } from "../../../parts/form.svelte";
import { onScreen } from "../../../table/facing.svelte";
import type { Chair } from "../../../wire/types";

const KEY = "twilight-upright";

let wanted = $state(localStorage.getItem(KEY) !== null);

export const laid = {
  /** A page that is scrolled lies between nobody. */
  get upright(): boolean {
    return wanted && !form.stacked;
  },
};

/** A matter of where the device lies, so it is remembered here. */
export function lay(upright: boolean): void {
  wanted = upright;
  if (upright) localStorage.setItem(KEY, "yes");
  else localStorage.removeItem(KEY);
}

/** The first seat's half is at the far end: that player sits there, or the other one sits at the near end. */
export function farFirst(seating: Chair[]): boolean {
  const [first, second] = seating.map(({ side }) => onScreen(side));
  return first === "north" || (second === "south" && first !== "south");
}

/** Where a way along the tracks points on the screen; plus is towards the first seat's mansion. */
export function arrow(by: number, seating: Chair[]): "back" | "forward" | "up" | "down" {
  if (!laid.upright) return by > 0 ? "back" : "forward";
  return by > 0 === farFirst(seating) ? "up" : "down";
}
