// Where things are drawn on the two tracks: along them cell by cell, across them the Favourite's track and the
// lanes of the main one. Upright, along is downwards.

import type { Pawn } from "../../../wire/twilight";

export const CELL = 70;
const EDGE = 8;
const GAP = 10;
const NOBLES: Pawn[] = ["doge", "lower-guard", "upper-guard"];

/** How the tracks lie, and the room for them in pixels. */
export interface Lie {
  /** The last cell of the first seat's half. */
  edge: number;
  upright: boolean;
  /** The first seat's half is on the right, or below. */
  reversed: boolean;
  width: number;
  height: number;
}

const between = (least: number, wanted: number, most: number) => Math.min(most, Math.max(least, wanted));

export function geometry({ edge, upright, reversed, width, height }: Lie) {
  const long = (2 * edge + 1) * CELL;
  const small = upright ? 124 : 78;
  const top = EDGE + small + GAP;
  const [room, depth] = upright ? [height, width] : [width, height];
  // The cells are as deep as there is room for, within reason.
  const tall = between(158, ((long + 12) * (depth - 12)) / Math.max(1, room - 12) - top - EDGE, upright ? 460 : 330);
  const deep = top + tall + EDGE;
  const scale = Math.min(room / (long + 12), depth / deep);
  const lane = Math.min(96, (tall - (upright ? 88 : 30)) / 2);
  const first = upright ? top + (tall - lane) / 2 : top + lane / 2 + 6;
  const flat = (along: number, across: number): [number, number] => (upright ? [across, along] : [along, across]);
  const along = (cell: number) => (reversed ? cell + edge : edge - cell) * CELL + CELL / 2;

  return {
    viewBox: upright ? `0 -6 ${deep} ${long + 12}` : `-6 0 ${long + 12} ${deep}`,
    small: { from: EDGE, deep: small },
    main: { from: top, deep: tall },
    /** Letters of this many pixels at least, in units of the drawing. */
    letters: (pixels: number, most: number) => between(18, pixels / scale, most),
    /** Half of what a finger needs, in units of the drawing. */
    finger: 24 / scale,
    point: (cell: number, across: number) => flat(along(cell), across),
    /** A rectangle over these cells, and from here to there across. */
    box(from: number, to: number, across: number, deep: number, margin: number) {
      const [a, b] = [along(from), along(to)];
      const [x, y] = flat(Math.min(a, b) - CELL / 2 + margin, across);
      const [width, height] = flat(Math.abs(b - a) + CELL - 2 * margin, deep);
      return { x, y, width, height };
    },
    /** The middle of a pawn's lane. */
    lane: (pawn: Pawn) => (pawn === "favourite" ? EDGE + (upright ? small / 2 : 31) : first + (NOBLES.includes(pawn) ? 0 : lane)),
  };
}
