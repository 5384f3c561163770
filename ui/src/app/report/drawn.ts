// Geometry of charts: all share one x axis, so that points above one another happened together.

import { line } from "d3-shape";

/** The dash pattern of each seat's line: colour is never the only sign. */
export const DASHES = ["", "10 5", "2 5", "14 4 2 4", "6 3 2 3 2 3", "20 6"];

/** The position of an entry among the followed ones: 0 is the set-up. */
export function along(chain: number[], entry: number): number {
  const after = chain.findIndex((n) => n > entry);
  return after < 0 ? chain.length : after;
}

/** A line through values at the ends of turns: straight, so that a change is drawn within its own turn. */
export const pathThrough = (points: [number, number][]): string => line()(points) ?? "";

/** Moves overlapping labels apart by the smallest distance, without changing their order. */
export function apart(at: number[], gap: number, least: number, most: number): number[] {
  const order = at.map((y, nth) => ({ y, nth })).sort((one, other) => one.y - other.y);
  order.forEach((one, nth) => {
    one.y = Math.max(one.y, nth ? (order[nth - 1]?.y ?? 0) + gap : least);
  });
  order.reverse().forEach((one, nth) => {
    one.y = Math.min(one.y, nth ? (order[nth - 1]?.y ?? 0) - gap : most);
  });
  const moved: number[] = [];
  for (const { y, nth } of order) moved[nth] = y;
  return moved;
}

export interface Tick {
  x: number;
  label: string;
}

/** The ticks that have room, always including the last. */
export function roomy(ticks: Tick[], room: number): Tick[] {
  const kept: Tick[] = [];
  for (const tick of [...ticks].reverse()) {
    const next = kept[0];
    if (!next || next.x - tick.x >= room) kept.unshift(tick);
  }
  return kept;
}
