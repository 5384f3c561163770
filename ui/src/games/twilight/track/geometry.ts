// Geometry of the two tracks: along them cell by cell, across them the Favourite's track and the lanes of the main one.
// Upright, along is downwards.

import type { Pawn } from "../../../wire/twilight";

export const CELL = 70;
const EDGE = 8;
const GAP = 10;
/** With enough room each pawn has a lane of its own, from the top. It can be as large as its cell, or larger. */
const LANES: Pawn[] = ["upper-guard", "doge", "lower-guard", "merchant", "harlequin"];
/** Otherwise Doge and Guards share one, because none of them is ever on the cell of another. */
const SHARED = 3;
/** Half of a pawn: in a shared lane, in a lane of its own, on a phone. */
const HALF = { shared: 27, own: 35, phone: 44 };
/** The smallest legible letters: pixels. */
const LEGIBLE = 16.2;

/** The orientation of the tracks, and their room in pixels. */
export interface Lie {
  /** The last cell of the first seat's half. */
  edge: number;
  upright: boolean;
  /** True if the first seat's half is on the right, or below. */
  reversed: boolean;
  width: number;
  height: number;
}

const between = (least: number, wanted: number, most: number) => Math.min(most, Math.max(least, wanted));

export function geometry({ edge, upright, reversed, width, height }: Lie) {
  const long = (2 * edge + 1) * CELL;
  const [room, depth] = upright ? [height, width] : [width, height];
  const phone = !upright && room < 0.5 * long;
  /** Units of the drawing per pixel, and the room of numbers below the lanes. */
  const unit = (long + 12) / Math.max(1, room - 12);
  const digits = LEGIBLE * unit + 8;
  const lanesOf = (half: number) => LANES.length * 2 * half + digits;
  const apart = phone || (!upright && depth * unit > 78 + EDGE + GAP + EDGE + lanesOf(HALF.own));
  const half = phone ? HALF.phone : apart ? HALF.own : HALF.shared;
  const small = upright ? 124 : phone ? 2 * half + 8 : 2 * half + 24;
  const top = EDGE + small + GAP;
  // The cells are as deep as the room allows, within limits.
  const wanted = unit * (depth - 12) - top - EDGE;
  const tall = apart
    ? between(lanesOf(half), wanted, phone ? Infinity : lanesOf(half) * 1.3)
    : between(SHARED * 2 * half + digits, wanted, upright ? 460 : 330);
  const deep = top + tall + EDGE;
  const scale = Math.min((room - 12) / (long + 12), (depth - 12) / deep);
  const letters = between(18, LEGIBLE / scale, phone ? CELL : 46);
  const lane = apart ? (tall - digits) / LANES.length : Math.min(96, (tall - (upright ? 88 : letters + 8)) / SHARED);
  const first = upright ? top + (tall - (SHARED - 1) * lane) / 2 : top + lane / 2 + 2;
  const index = (pawn: Pawn) => (apart ? LANES.indexOf(pawn) : Math.max(0, LANES.indexOf(pawn) - SHARED + 1));
  const flat = (along: number, across: number): [number, number] => (upright ? [across, along] : [along, across]);
  const along = (cell: number) => (reversed ? cell + edge : edge - cell) * CELL + CELL / 2;

  return {
    viewBox: upright ? `0 -6 ${deep} ${long + 12}` : `-6 0 ${long + 12} ${deep}`,
    small: { from: EDGE, deep: small },
    main: { from: top, deep: tall },
    /** True if the tracks are drawn for a phone. */
    phone,
    /** Pixels above and below the drawing. */
    free: depth - 12 - deep * scale,
    /** Half of a pawn. */
    half,
    /** The height of legible letters, as far as there is room for them, in units of the drawing. */
    letters,
    /** Half of a touch target, in units of the drawing. */
    finger: 24 / scale,
    point: (cell: number, across: number) => flat(along(cell), across),
    /** A rectangle over these cells, at this range across. */
    box(from: number, to: number, across: number, deep: number, margin: number) {
      const [a, b] = [along(from), along(to)];
      const [x, y] = flat(Math.min(a, b) - CELL / 2 + margin, across);
      const [width, height] = flat(Math.abs(b - a) + CELL - 2 * margin, deep);
      return { x, y, width, height };
    },
    /** The middle of a pawn's lane. */
    lane: (pawn: Pawn) =>
      pawn === "favourite"
        ? EDGE + (upright || phone ? small / 2 : half + 4)
        : apart
          ? top + (index(pawn) + 0.5) * lane
          : first + index(pawn) * lane,
  };
}
