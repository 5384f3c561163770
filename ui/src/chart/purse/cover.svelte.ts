import { mode, openFix } from "../correct/mode.svelte";

// The covered purse that somebody wants to look into.
export const cover: { seat: number | null } = $state({ seat: null });

/** Opens a player's sheet. A covered purse is passed to its owner first, unless pieces are being corrected. */
export function openSeat(seat: number, covered: boolean): void {
  if (covered && !mode.on) cover.seat = seat;
  else openFix({ what: "seat", seat });
}
