// The layout of a whole chart: seas, land and labels. It depends on the board, the size and the names alone, never on
// events of a game.

import type { SeaBoard } from "../board";
import { FLAG, FLEETS, STEPS, WATER } from "./berths";
import { outside, overlap, type Box, type Point, type Size } from "./geometry";
import { place } from "./labels";
import { landOn, landPath, outerPath, projection } from "./land";
import { type PlateStyle, plateSize, ROW, TAG, tagSize, WIDTH } from "./plates";
import { seasOf, type Seas } from "./seas";

export interface Chart extends Seas {
  size: Size;
  land: string;
  /** Waters around the board. */
  outer: string;
  /** The middle of each zone's water, by zone. */
  waters: Record<string, Point>;
  /** The names of seas without a port, by zone, if they have room. */
  names: Record<string, SeaName>;
  /** The label of each port, by port. */
  plates: Record<string, Box>;
  /** The position of the town, by port. */
  towns: Record<string, Point>;
}

/** The name of a sea. */
export interface SeaName {
  lines: string[];
  box: Box;
  /** The height of its letters and of its lines. */
  letters: number;
}

/** The level of detail: plates and ships, or names and fleets on a small chart, with units per pixel. */
export type Detail = { kind: "full" } | { kind: "names"; pixel: number };

/** The inputs of a chart beside the board. */
export interface Wanted {
  size: Size;
  detail: Detail;
  /** How a game draws its plates. */
  style: PlateStyle;
  /** The size of the buttons' area at the bottom left: units. */
  corner: Size;
  /** The name of a sea without a port, null for others. */
  seaName: (zone: string) => string | null;
  /** The height of the names of seas: units. */
  letters: number;
}

/** The area of the chart in square units, and its smallest width. */
const AREA = 880 * 640;
const WIDE = 840;

/** Rounds the aspect ratio, so that another line above the chart moves nothing. */
const SHAPES = 16;

/**
 * The size of the chart in its own units, for a box on the screen: a constant area, as wide as the box and at most a
 * little lower.
 */
export function chartSize(box: Size): Size {
  const wanted = Math.ceil((box.width / Math.max(1, box.height)) * SHAPES) / SHAPES;
  const shape = Math.min(2.6, Math.max(0.7, wanted));
  const width = Math.max(WIDE, Math.round(Math.sqrt(AREA * shape)));
  return { width, height: Math.round(width / shape) };
}

/** Factor on the distance of names from their towns, on the screen, where only names are drawn. */
const NEARER = 0.75;

/**
 * Names of seas longer than this take two lines, because the next sea is near. A no-break space keeps words together.
 */
const LONG = 13;

const known = new Map<string, Chart>();
/** The cache size: two games at two sizes. */
const KEPT = 8;

/** The chart of a board. Cached until its inputs change. */
export function layout(board: SeaBoard, wanted: Wanted): Chart {
  const key = JSON.stringify([
    wanted.size,
    wanted.detail,
    wanted.corner,
    wanted.style,
    wanted.letters,
    board.zones.map((zone) => [zone.id, zone.at, wanted.seaName(zone.id)]),
    board.links.map((link) => link.value),
    board.ports.map((port) => [port.id, port.zone.value, port.at, port.name.value, port.values.value.length]),
  ]);
  const found = known.get(key);
  if (found) return found;
  if (known.size >= KEPT) known.clear();
  const chart = draw(board, wanted);
  known.set(key, chart);
  return chart;
}

/** A name in one line, or a long one in two of about the same length. */
function linesOf(name: string): string[] {
  const words = name.split(" ");
  if (name.length <= LONG || words.length < 2) return [name];
  const splits = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(" "), words.slice(index + 1).join(" ")]);
  const longest = (lines: string[]) => Math.max(...lines.map((line) => line.length));
  return splits.reduce((best, lines) => (longest(lines) < longest(best) ? lines : best));
}

function draw(board: SeaBoard, { size, detail, style, corner, seaName, letters }: Wanted): Chart {
  const at = projection(size);
  const spot = (place: readonly number[]) => at((place[0] ?? 0) / 100, (place[1] ?? 0) / 100);
  const land = landOn(size);
  const isFull = detail.kind === "full";
  const pixel = detail.kind === "names" ? detail.pixel : 1;
  const scaled = ({ width, height }: Size) => ({ width: width * pixel, height: height * pixel });
  const water = isFull ? WATER : scaled(FLEETS);
  const beside = isFull ? STEPS : { width: 2 * pixel, height: 0 };
  const buttons = { x: corner.width / 2, y: size.height - corner.height / 2, ...corner };

  // The number of steps belongs to the water, so both are placed together.
  const whole = { width: water.width + beside.width, height: water.height + beside.height };
  const aside = { x: beside.width / 2, y: -beside.height / 2 };
  const waters = board.zones.map((zone) => {
    const { x, y } = spot(zone.at);
    return { id: zone.id, home: { x: x + aside.x, y: y + aside.y, ...whole } };
  });
  const ports = board.ports.map((port) => ({
    id: port.id,
    zone: port.zone.value,
    town: spot(port.at),
    ...(isFull
      ? { size: plateSize(port.name.value, port.values.value.length, style), row: ROW, roof: style.roof }
      : { size: scaled(tagSize(port.name.value)), row: TAG.height * pixel, roof: 0 }),
  }));
  const placed = place(ports, waters, {
    size,
    roomy: Math.max(1, NEARER * pixel),
    towns: ports.map(({ town }) => town),
    corner: buttons,
    land,
  });
  const middles = Object.fromEntries(
    waters.map(({ id }) => {
      const { x, y } = placed.waters[id] ?? { x: 0, y: 0 };
      return [id, { x: x - aside.x, y: y - aside.y }];
    }),
  );
  const names: Record<string, SeaName> = {};
  // Numbers of steps are in the middle of waters.
  const flags = Object.values(middles).map((middle) => ({ ...middle, width: FLAG, height: FLAG }));
  const taken: Box[] = [...Object.values(placed.labels), ...flags, buttons];
  for (const { id } of board.zones) {
    const name = seaName(id);
    const middle = middles[id];
    if (name === null || !middle) continue;
    const lines = linesOf(name);
    const box = nameBeside(middle, lines, letters, (box) => {
      if (outside(box, size) > 1 || land(box) || taken.some((other) => overlap(box, other) > 0)) return Infinity;
      return Object.values(placed.waters).reduce((sum, water) => sum + overlap(box, water), 0);
    });
    if (!box) continue;
    taken.push(box);
    names[id] = { lines, box, letters };
  }
  return {
    ...seasOf(board, middles, size, land),
    size,
    land: landPath(size),
    outer: outerPath(size),
    waters: middles,
    names,
    plates: placed.labels,
    towns: Object.fromEntries(ports.map(({ id, town }) => [id, town])),
  };
}

/** Candidate offsets of a sea's name from the middle of its water: units. */
const ASIDE = [0, 16, -16, 32, -32, 48, -48, 64, -64];

/** The best place for the name of a sea below or above its water; null where there is none. */
function nameBeside(middle: Point, lines: string[], letters: number, cost: (box: Box) => number): Box | null {
  const longest = Math.max(...lines.map((line) => line.length));
  const size = { width: longest * letters * WIDTH, height: lines.length * letters };
  const down = (WATER.height + size.height) / 2 + 1;
  const places = [down, -down - STEPS.height].flatMap((y) =>
    ASIDE.map((x) => ({ ...size, x: middle.x + x, y: middle.y + y })),
  );
  const best = places
    .map((box) => ({ box, cost: cost(box) + Math.abs(box.x - middle.x) }))
    .reduce((best, place) => (place.cost < best.cost ? place : best));
  return best.cost < Infinity ? best.box : null;
}
