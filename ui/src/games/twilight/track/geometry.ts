// Where things are drawn on the two tracks: along them cell by cell, across them the Favourite's track and the
// lanes of the main one. Upright, along is downwards.

import type { Pawn } from "../../../wire/twilight";

export const CELL = 70;
const EDGE = 8;
const GAP = 10;
const NOBLES: Pawn[] = ["doge", "lower-guard", "upper-guard"];
/** On a phone each pawn has a lane of its own, so that it can be larger than its cell: from the top. */
const LANES: Pawn[] = ["upper-guard", "doge", "lower-guard", "merchant", "harlequin"];
/** What is read at arm's length: pixels. */
const LEGIBLE = 16.2;

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
  const [room, depth] = upright ? [height, width] : [width, height];
  const phone = !upright && room < 0.5 * long;
  const half = phone ? 44 : 27;
  const small = upright ? 124 : phone ? 2 * half + 8 : 78;
  const top = EDGE + small + GAP;
  /** Units of the drawing for a pixel, and for what numbers need below the lanes of a phone. */
  const unit = (long + 12) / Math.max(1, room - 12);
  const digits = LEGIBLE * unit + 8;
  // The cells are as deep as there is room for, within reason.
  const tall = phone
    ? Math.max(5 * 2 * half + digits, depth * unit - top - EDGE)
    : between(158, unit * (depth - 12) - top - EDGE, upright ? 460 : 330);
  const deep = top + tall + EDGE;
  const scale = Math.min((room - 12) / (long + 12), (depth - 12) / deep);
  const letters = between(18, LEGIBLE / scale, phone ? CELL : 46);
  const lane = phone ? (tall - digits) / LANES.length : Math.min(96, (tall - (upright ? 88 : letters + 10)) / 2);
  const first = upright ? top + (tall - lane) / 2 : top + lane / 2 + 6;
  const flat = (along: number, across: number): [number, number] => (upright ? [across, along] : [along, across]);
  const along = (cell: number) => (reversed ? cell + edge : edge - cell) * CELL + CELL / 2;

  return {
    viewBox: upright ? `0 -6 ${deep} ${long + 12}` : `-6 0 ${long + 12} ${deep}`,
    small: { from: EDGE, deep: small },
    main: { from: top, deep: tall },
    /** Whether it is drawn for a phone. */
    phone,
    /** Half of a pawn. */
    half,
    /** Letters that are read at arm's length, as far as there is room for them, in units of the drawing. */
    letters,
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
    lane: (pawn: Pawn) =>
      pawn === "favourite"
        ? EDGE + (upright || phone ? small / 2 : 31)
        : phone
          ? top + (LANES.indexOf(pawn) + 0.5) * lane
          : first + (NOBLES.includes(pawn) ? 0 : lane),
  };
}
