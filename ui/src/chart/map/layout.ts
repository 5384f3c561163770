// The whole chart of a board: seas, land, plates, each in its place.

import type { SeaBoard } from "../board";
import { plates, spread } from "./berths";
import type { Box, Point, Size } from "./geometry";
import { landOn, landPath, outerPath, projection } from "./land";
import { seasOf, type Seas } from "./seas";

export interface Chart extends Seas {
  size: Size;
  land: string;
  /** Waters around the board. */
  outer: string;
  /** The middle of each zone's water, by zone. */
  waters: Record<string, Point>;
  /** The middle of each port's plate, by port. */
  plates: Record<string, Point>;
  /** Where the town lies, by port. */
  towns: Record<string, Point>;
}

/** Boxes of about the same shape have the same chart: a line more in the bar moves nothing. */
const SHAPES = 16;
/** How many square units the chart has, and how many from west to east at least. */
const AREA = 880 * 640;
const WIDE = 840;

/** The chart's own units for a box on the screen: always about as many, made wider or higher to fill it; plates
 * beside each other need a width. */
export function chartSize(box: Size): Size {
  const wanted = Math.min(2.2, Math.max(0.85, Math.round((box.width / Math.max(1, box.height)) * SHAPES) / SHAPES));
  const width = Math.max(WIDE, Math.round(Math.sqrt(AREA * wanted)));
  return { width, height: Math.round(width / wanted) };
}

let last: { key: string; chart: Chart } | null = null;

/** The corner at the bottom left that buttons of this size take: all in units. */
export const cornerOf = ({ x, y, width, height }: Box, taken: Size): Box => ({
  x: x - (width - taken.width) / 2,
  y: y + (height - taken.height) / 2,
  ...taken,
});

/** The chart of a board. It is worked out anew only when the board's shape, the size, or what lies in the corner changes. */
export function layout(board: SeaBoard, size: Size, corner: Size): Chart {
  const ports = board.ports.map((port) => [port.id, port.zone.value, port.at]);
  const key = JSON.stringify([
    size,
    corner,
    board.zones.map((zone) => [zone.id, zone.at]),
    board.links.map((link) => link.value),
    ports,
  ]);
  if (last?.key !== key) last = { key, chart: drawn(board, size, corner) };
  return last.chart;
}

function drawn(board: SeaBoard, size: Size, corner: Size): Chart {
  const at = projection(size);
  const place = (spot: readonly number[]) => at((spot[0] ?? 0) / 100, (spot[1] ?? 0) / 100);
  const land = landOn(size);
  const centres = spread(
    board.zones.map((zone) => place(zone.at)),
    size,
  );
  const waters = Object.fromEntries(board.zones.map((zone, index) => [zone.id, centres[index] ?? { x: 0, y: 0 }]));
  const towns = board.ports.map((port) => place(port.at));
  const boards = plates(
    towns,
    centres,
    size,
    cornerOf({ x: size.width / 2, y: size.height / 2, ...size }, corner),
    land,
  );
  const byPort = (points: Point[]) =>
    Object.fromEntries(board.ports.map((port, index) => [port.id, points[index] ?? { x: 0, y: 0 }]));
  return {
    ...seasOf(board, waters, size, land),
    size,
    land: landPath(size),
    outer: outerPath(size),
    waters,
    plates: byPort(boards),
    towns: byPort(towns),
  };
}
