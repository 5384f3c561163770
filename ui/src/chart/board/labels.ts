// Positions of zone names on the editor's chart: below their disc, or above or beside it if another one is there.

import type { Spot } from "./pages";

/** The radius of a disc and the size of a name, in units of the chart. */
const DISC = 19;
const LETTER = 8.6;
const LINE = 18;

/** A name: its middle and its baseline, from the middle of its disc. */
export type Label = Spot;

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const common = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

/** Assigns each name the first position with the least overlap with other discs and placed names. */
export function labels(zones: { name: string; at: Spot }[]): Label[] {
  const discs = zones.map(({ at }): Box => ({
    left: at.x - DISC,
    right: at.x + DISC,
    top: at.y - DISC,
    bottom: at.y + DISC,
  }));
  const names: Box[] = [];
  return zones.map(({ name, at }, own) => {
    const width = name.length * LETTER;
    const side = DISC + 3 + width / 2;
    const places: Label[] = [
      { x: 0, y: 33 },
      { x: 0, y: -23 },
      { x: side, y: 6 },
      { x: -side, y: 6 },
    ];
    const box = ({ x, y }: Label): Box => ({
      left: at.x + x - width / 2,
      right: at.x + x + width / 2,
      top: at.y + y - LINE * 0.8,
      bottom: at.y + y + LINE * 0.2,
    });
    const under = (label: Label) =>
      [...discs.filter((_, other) => other !== own), ...names].reduce(
        (sum, other) => sum + common(box(label), other),
        0,
      );
    const best = places.reduce((least, place) => (under(place) < under(least) ? place : least));
    names.push(box(best));
    return best;
  });
}
