// The land on the chart: Natural Earth's coast, projected to a chart of any shape.

import rings from "virtual:coast";
import type { Point, Size } from "./geometry";

/** The chart's west and east edge, and the latitude at its middle: degrees. */
const WEST = -6.9;
const EAST = 38.4;
const MIDDLE = 38.2;
/** The extent from south to north, with room for plates beside the sea: degrees. */
const HIGH = 17.8;
/**
 * The ratio of a degree of latitude to one of longitude, usually 1.27. It is stretched within these limits, so that the
 * sea fills the chart.
 */
const STRETCH = { least: 1.3, most: 2.6 };
/** Units of a degree in the coast's text. */
const UNITS = 40;

function read(text: string): { points: Point[] } {
  const steps = text.split(" ").map(Number);
  const points: Point[] = [];
  let [x, y] = [0, 0];
  for (let index = 0; index + 1 < steps.length; index += 2) {
    x += (steps[index] ?? 0) / UNITS;
    y += (steps[index + 1] ?? 0) / UNITS;
    points.push({ x, y });
  }
  return { points };
}

const LAND = rings.split(";").map(read);

/** The projection from degrees to the chart's units. */
export function projection(size: Size): (longitude: number, latitude: number) => Point {
  const scale = size.width / (EAST - WEST);
  const stretch = Math.min(STRETCH.most, Math.max(STRETCH.least, size.height / HIGH / scale));
  return (longitude, latitude) => ({
    x: (longitude - WEST) * scale,
    y: size.height / 2 + (MIDDLE - latitude) * scale * stretch,
  });
}

/** Waters outside the board: west, south, east and north edges in degrees. */
const OUTER = [
  [-20, 20, -5.5, 60],
  [-20, 43, 0, 60],
  [26.8, 41.1, 60, 60],
  [32.2, 10, 60, 30.6],
] as const;

/** The waters outside the board, as a path. */
export function outerPath(size: Size): string {
  const at = projection(size);
  return OUTER.map(([west, south, east, north]) => {
    const [a, b] = [at(west, north), at(east, south)];
    return `M${a.x.toFixed(1)} ${a.y.toFixed(1)}H${b.x.toFixed(1)}V${b.y.toFixed(1)}H${a.x.toFixed(1)}Z`;
  }).join("");
}

/** Returns a test: true if a spot is in the waters outside the board. */
function outerOn(size: Size): (spot: Point) => boolean {
  const at = projection(size);
  const boxes = OUTER.map(([west, south, east, north]) => [at(west, north), at(east, south)] as const);
  return ({ x, y }) => boxes.some(([a, b]) => x > a.x && x < b.x && y > a.y && y < b.y);
}

/** The coast as a path. */
export const landPath = (size: Size): string => landAs(projection(size));

/** The coast as a path on any chart. */
export function landAs(at: (longitude: number, latitude: number) => Point): string {
  const shown = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  return LAND.map(({ points }) => `M${points.map((point) => shown(at(point.x, point.y))).join("L")}Z`).join("");
}

/** The resolution of the land test: units. */
const ROW = 2;

/**
 * Returns a test: true if a spot of the chart is not navigable water. Precomputes for each row where the coast crosses
 * it.
 */
export function landOn(size: Size): (spot: Point) => boolean {
  const at = projection(size);
  const rows: number[][] = Array.from({ length: Math.ceil(size.height / ROW) }, () => []);
  for (const { points } of LAND) {
    points.forEach((point, index) => {
      const before = points.at(index - 1) ?? point;
      crossed(at(before.x, before.y), at(point.x, point.y), rows);
    });
  }
  rows.forEach((row) => row.sort((one, other) => one - other));
  const outer = outerOn(size);
  return ({ x, y }) => {
    if (outer({ x, y })) return true;
    const row = rows[Math.min(rows.length - 1, Math.max(0, Math.floor(y / ROW)))] ?? [];
    let before = 0;
    while (before < row.length && (row[before] ?? 0) <= x) before += 1;
    return before % 2 === 1;
  };
}

/** Records where a stretch of coast crosses the middles of rows. */
function crossed(from: Point, to: Point, rows: number[][]): void {
  const [top, bottom] = from.y < to.y ? [from, to] : [to, from];
  const first = Math.max(0, Math.ceil(top.y / ROW - 0.5));
  const last = Math.min(rows.length - 1, Math.ceil(bottom.y / ROW - 0.5) - 1);
  for (let row = first; row <= last; row += 1) {
    const part = ((row + 0.5) * ROW - top.y) / (bottom.y - top.y);
    rows[row]?.push(top.x + part * (bottom.x - top.x));
  }
}
