// Where things are drawn on the chart: every zone has a cell with room for its port and its
// galleys, and no two cells ever touch.

import type { Board } from "../../../wire/types";
import { PLACES, SHEET } from "./places";

export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/** The middle of a zone's cell: the plate on the landward side, the galleys on the other. */
export interface Berth extends Point {
  /** The plate hangs below the galleys. */
  south: boolean;
}

/** What a zone with its port and galleys takes. */
export const CELL: Size = { width: 146, height: 112 };
/** The height of the plate with what stands on it; the rest is for galleys. */
export const PLATE = 63;
const MARGIN = 12;
const GAP = 14;

/** The chart's own units for a box on the screen: the sheet, made wider or higher to fill it. */
export function chartSize(box: Size): Size {
  const wanted = Math.min(2.4, Math.max(0.9, box.width / Math.max(1, box.height)));
  const sheet = SHEET.width / SHEET.height;
  return wanted > sheet
    ? { width: Math.round(SHEET.height * wanted), height: SHEET.height }
    : { width: SHEET.width, height: Math.round(SHEET.width / wanted) };
}

/** The berths of a board's zones on a chart of this size. */
export function layout(board: Board, size: Size): Record<string, Berth> {
  const known = board.zones.every((zone) => zone.id in PLACES);
  const at = known ? board.zones.map((zone) => placed(zone.id, size)) : inRows(board, size);
  return Object.fromEntries(
    board.zones.map((zone, index) => {
      const port = board.ports.find((found) => found.zone.value === zone.id);
      return [zone.id, { ...(at[index] ?? { x: 0, y: 0 }), south: port !== undefined && port.at[1] < zone.at[1] }];
    }),
  );
}

function placed(zone: string, size: Size): Point {
  const [x, y] = PLACES[zone] ?? [0, 0];
  return { x: stretched(x, SHEET.width, size.width), y: stretched(y, SHEET.height, size.height) };
}

/** The margins stay as they are; what lies between is stretched. */
function stretched(at: number, from: number, to: number): number {
  const edge = CELL.height / 2 + MARGIN;
  return edge + ((at - edge) * (to - 2 * edge)) / (from - 2 * edge);
}

/** A board of one's own: each zone on the free place nearest to where it lies, in plain rows. */
function inRows(board: Board, size: Size): Point[] {
  const places = rows(board.zones.length, size);
  const across = board.zones.map((zone) => zone.at[0]);
  const down = board.zones.map((zone) => -zone.at[1]);
  return board.zones.map((_, index) => {
    const home = {
      x: MARGIN + CELL.width / 2 + share(across, index) * (size.width - CELL.width - 2 * MARGIN),
      y: MARGIN + CELL.height / 2 + share(down, index) * (size.height - CELL.height - 2 * MARGIN),
    };
    const far = (place: Point) => (place.x - home.x) ** 2 + (place.y - home.y) ** 2;
    places.sort((a, b) => far(a) - far(b));
    return places.shift() ?? home;
  });
}

function share(values: number[], index: number): number {
  const least = Math.min(...values);
  return ((values[index] ?? least) - least) / Math.max(1, Math.max(...values) - least);
}

function rows(count: number, size: Size): Point[] {
  const room = { width: size.width - 2 * MARGIN, height: size.height - 2 * MARGIN };
  const columns = Math.max(1, Math.floor((room.width + GAP) / (CELL.width + GAP)));
  const lines = Math.max(Math.ceil(count / columns), Math.floor((room.height + GAP) / (CELL.height + GAP)));
  const step = (whole: number, cell: number, steps: number) => (steps > 1 ? (whole - cell) / (steps - 1) : 0);
  return Array.from({ length: columns * lines }, (_, index) => ({
    x: MARGIN + CELL.width / 2 + (index % columns) * step(room.width, CELL.width, columns),
    y: MARGIN + CELL.height / 2 + Math.floor(index / columns) * step(room.height, CELL.height, lines),
  }));
}

/** Where the galleys of a zone lie: the middle of its water. */
export function water(berth: Berth): Point {
  return { x: berth.x, y: berth.y + (berth.south ? -PLATE : PLATE) / 2 };
}

/** One galley's place in a zone's water. */
export interface Mooring extends Point, Size {}

/** Moorings for so many galleys around the middle of the water; two at most lie at full size. */
export function moorings(count: number): Mooring[] {
  const whole = CELL.height - PLATE;
  const columns = count <= 2 ? 2 : count <= 8 ? 4 : 5;
  const lines = Math.ceil(count / columns);
  const width = (CELL.width - 4) / columns;
  const height = count <= 2 ? whole : whole / Math.max(2, lines);
  return Array.from({ length: count }, (_, index) => {
    const line = Math.floor(index / columns);
    const inLine = Math.min(columns, count - line * columns);
    return {
      x: (index - line * columns - (inLine - 1) / 2) * width,
      y: (line - (lines - 1) / 2) * height,
      width,
      height,
    };
  });
}
