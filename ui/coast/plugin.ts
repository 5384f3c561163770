// The coast of the chart, from Natural Earth (public domain), made into a small text at build time.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { feature } from "topojson-client";
import { presimplify, simplify } from "topojson-simplify";
import type { Plugin } from "vite";

type Point = [number, number];

/** The chart shows this much of the world, and a little more for odd shapes of screens: degrees. */
const BOX = { west: -14, east: 46, south: 22, north: 53 };
/** Details smaller than this are left out: square degrees. */
const DETAIL = 0.004;
/** Islands smaller than this are left out: square degrees. */
const ISLE = 0.02;
/** Units of a degree. */
const UNITS = 40;

const NAME = "virtual:coast";

/** Keeps the part of a ring on one side of a line of the grid. */
function clipped(ring: Point[], axis: 0 | 1, limit: number, sign: 1 | -1): Point[] {
  const inside = (point: Point) => sign * (point[axis] - limit) >= 0;
  return ring.flatMap((here, index) => {
    const last = ring.at(index - 1) ?? here;
    if (inside(here) === inside(last)) return inside(here) ? [here] : [];
    const part = (limit - last[axis]) / (here[axis] - last[axis]);
    const cut: Point = [last[0] + part * (here[0] - last[0]), last[1] + part * (here[1] - last[1])];
    return inside(here) ? [cut, here] : [cut];
  });
}

const area = (ring: Point[]) =>
  Math.abs(
    ring.reduce(
      (sum, [x, y], index) => sum + x * (ring.at(index - 1)?.[1] ?? 0) - (ring.at(index - 1)?.[0] ?? 0) * y,
      0,
    ),
  ) / 2;

/** Each ring as numbers: the first point, then the step to each next one. */
function steps(ring: Point[]): string {
  let last: Point = [0, 0];
  const numbers: number[] = [];
  for (const point of ring) {
    const here: Point = [Math.round(point[0] * UNITS), Math.round(point[1] * UNITS)];
    if (numbers.length && here[0] === last[0] && here[1] === last[1]) continue;
    numbers.push(here[0] - last[0], here[1] - last[1]);
    last = here;
  }
  return numbers.join(" ");
}

/** The rings of all land in sight. */
export function coast(): string {
  const file = createRequire(import.meta.url).resolve("world-atlas/land-50m.json");
  const world = simplify(presimplify(JSON.parse(readFileSync(file, "utf8"))), DETAIL);
  const { features } = feature(world, world.objects["land"] as never) as unknown as {
    features: { geometry: { coordinates: Point[][][] } }[];
  };
  return features
    .flatMap(({ geometry }) => geometry.coordinates.flat())
    .map(inSight)
    .filter((ring) => ring.length > 2 && area(ring) > ISLE)
    .map(steps)
    .join(";");
}

function inSight(ring: Point[]): Point[] {
  const across = clipped(clipped(ring.slice(1), 0, BOX.west, 1), 0, BOX.east, -1);
  return clipped(clipped(across, 1, BOX.south, 1), 1, BOX.north, -1);
}

/** The module `virtual:coast`: the rings of the land, in steps of a fortieth of a degree. */
export function coastPlugin(): Plugin {
  return {
    name: "coast",
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load: (id) => (id === `\0${NAME}` ? `export default ${JSON.stringify(coast())};` : null),
  };
}
