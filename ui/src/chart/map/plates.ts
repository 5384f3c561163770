// The size of a port's label: a plate with its warehouse, or on a small chart the name alone.

import type { Size } from "./geometry";

/**
 * A game's style of plates: the height of signs on the roof, the height of the warehouse's row, and the smallest width
 * of a slot.
 */
export interface PlateStyle {
  roof: number;
  store: number;
  slot: number;
}

/** The first row of a plate, with the name. */
export const ROW = 25;
/** The width of the band on the left of each plate, which shows the port's owner or product. */
export const BAND = 22;
/** The gap between the slots of a warehouse, and the room of the good beside them. */
export const GAP = 0.9;
export const GOOD = 24;
const MOST = 128;
/** The average width of a letter, in its height. */
export const WIDTH = 0.52;
/** The number of letters that fit a plate without being condensed. */
const LETTERS = 18;

/** A whole plate: units. */
export function plateSize(name: string, slots: number, style: PlateStyle): Size {
  const row = BAND + 4 + name.length * WIDTH * LETTERS + 5;
  const store = BAND + 4 + slots * (style.slot + GAP) + GOOD;
  return { width: Math.round(Math.min(MOST, Math.max(row, store))), height: ROW + style.store };
}

/** A label with the name alone: pixels. */
export const TAG = { height: 20, band: 18, letters: 16, widest: 78 };

export const tagSize = (name: string): Size => ({
  width: Math.round(TAG.band + 3 + Math.min(TAG.widest, name.length * WIDTH * TAG.letters) + 4),
  height: TAG.height,
});

/** How a label is drawn: a whole plate, its first row, or a tag with the name. */
export interface PlateLook {
  drawn: "plate" | "row" | "tag";
  /** The whole label: units. */
  size: Size;
  style: PlateStyle;
  /** The height of letters: units. */
  letters: number;
  /** Units per pixel. */
  pixel: number;
}
