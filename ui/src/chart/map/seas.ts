// The seas as areas, and the borders between them: exactly as on the board.

import type { SeaBoard } from "../board";
import { cells, type Point, type Side, type Size } from "./geometry";

/**
 * The border of two seas. Open: they touch and are neighbours. Shoal: they touch and are none. Strait: they are distant
 * neighbours.
 */
export interface Crossing {
  key: string;
  kind: "open" | "shoal" | "strait";
  path: string;
}

export interface Seas {
  /** The outline of each zone's area, land included: the land is drawn over it. */
  areas: Record<string, string>;
  /** The width and height of each area. */
  spans: Record<string, Size>;
  crossings: Crossing[];
}

/** A border shorter than this cannot be seen: units. */
const SEEN = 14;
/** The sampling step of a border: units. */
const STEP = 3;

export const pair = (one: string, other: string): string => [one, other].sort().join(" ");

const spot = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;

export function seasOf(
  board: SeaBoard,
  centres: Record<string, Point>,
  size: Size,
  land: (spot: Point) => boolean,
): Seas {
  const ids = board.zones.map((zone) => zone.id);
  const at = (id: string): Point => centres[id] ?? { x: 0, y: 0 };
  const sides = cells(ids.map(at), size);
  const areas = Object.fromEntries(
    ids.map((id, index) => [id, `M${(sides[index] ?? []).map((side) => spot(side.from)).join("L")}Z`]),
  );
  const spans = Object.fromEntries(ids.map((id, index) => [id, spanOf(sides[index] ?? [])]));
  const linked = new Set(board.links.map(({ value: [one, other] }) => pair(one, other)));
  const crossings: Crossing[] = [];
  const touching = new Set<string>();
  sides.forEach((own, index) => {
    for (const side of own.filter((side) => side.beyond > index)) {
      const key = pair(ids[index] ?? "", ids[side.beyond] ?? "");
      const wet = water(side, land);
      if (wet.length === 0) continue;
      touching.add(key);
      crossings.push({
        key,
        kind: linked.has(key) ? "open" : "shoal",
        path: wet.map(([from, to]) => `M${spot(from)}L${spot(to)}`).join(""),
      });
    }
  });
  for (const {
    value: [one, other],
  } of board.links) {
    const key = pair(one, other);
    if (!touching.has(key)) crossings.push({ key, kind: "strait", path: strait(at(one), at(other)) });
  }
  return { areas, spans, crossings };
}

function spanOf(sides: Side[]): Size {
  const long = (along: number[]) => Math.max(0, ...along) - Math.min(...along);
  return { width: long(sides.map(({ from }) => from.x)), height: long(sides.map(({ from }) => from.y)) };
}

/** The parts of a side in the water, if they are long enough to be visible. */
function water({ from, to }: Side, land: (spot: Point) => boolean): [Point, Point][] {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const steps = Math.max(1, Math.round(length / STEP));
  const on = (step: number): Point => ({
    x: from.x + ((to.x - from.x) * step) / steps,
    y: from.y + ((to.y - from.y) * step) / steps,
  });
  const runs: [number, number][] = [];
  for (let step = 0; step < steps; step += 1) {
    if (land(on(step + 0.5))) continue;
    const last = runs.at(-1);
    if (last && last[1] === step) last[1] = step + 1;
    else runs.push([step, step + 1]);
  }
  const seen = runs.filter(([first, last]) => ((last - first) * length) / steps >= SEEN);
  return seen.map(([first, last]) => [on(first), on(last)]);
}

/** A slightly curved course. */
function strait(one: Point, other: Point): string {
  const bend = 0.08;
  const x = (one.x + other.x) / 2 + (other.y - one.y) * bend;
  const y = (one.y + other.y) / 2 - (other.x - one.x) * bend;
  return `M${spot(one)}Q${spot({ x, y })} ${spot(other)}`;
}
