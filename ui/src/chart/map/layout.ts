// The whole chart of a board: seas, land, labels, each in its place. It depends on the board, the size and the names
// alone, never on what happens in a game.

import type { SeaBoard } from "../board";
import { FLEETS, STEPS, WATER } from "./berths";
import type { Box, Point, Size } from "./geometry";
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
  /** The names of seas that have no port, by zone. */
  names: Record<string, SeaName>;
  /** The label of each port, by port. */
  plates: Record<string, Box>;
  /** Where the town lies, by port. */
  towns: Record<string, Point>;
}

/** The name of a sea: its first line, from the middle of the water. */
export interface SeaName {
  lines: string[];
  /** How far below the middle of the water its first line stands, and how high its letters are. */
  down: number;
  letters: number;
}

/** How much is drawn: plates and ships, or where the chart is small names and fleets, with so many units a pixel. */
export type Detail = { kind: "full" } | { kind: "names"; pixel: number };

/** What a chart depends on, beside the board. */
export interface Wanted {
  size: Size;
  detail: Detail;
  /** How a game draws its plates. */
  style: PlateStyle;
  /** The corner at the bottom left that buttons take: units. */
  corner: Size;
  /** The name of a sea without a port, null for others. */
  seaName: (zone: string) => string | null;
  /** How high the names of seas are written: units. */
  letters: number;
}

/** How many square units the chart has, and how many from west to east at least. */
const AREA = 880 * 640;
const WIDE = 840;

/** Boxes of about the same shape have the same chart: a line more above it moves nothing. */
const SHAPES = 16;

/** The chart's own units for a box on the screen: always about as many, in about the shape of the box. */
export function chartSize(box: Size): Size {
  const wanted = Math.floor((box.width / Math.max(1, box.height)) * SHAPES) / SHAPES;
  const shape = Math.min(2.6, Math.max(0.7, wanted));
  const width = Math.max(WIDE, Math.round(Math.sqrt(AREA * shape)));
  return { width, height: Math.round(width / shape) };
}

/** Where only names are drawn, they lie so many times nearer to their towns, on the screen. */
const NEARER = 0.75;

/** A long name of a sea stands on two lines: the next sea is near. A no-break space keeps its words together. */
const LONG = 13;

const known = new Map<string, Chart>();
/** As many as two games need at two sizes. */
const KEPT = 8;

/** The chart of a board. It is computed anew only when what it depends on changes. */
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
  const water = isFull ? WATER : { width: FLEETS.width * pixel, height: FLEETS.height * pixel };
  const beside = isFull ? STEPS : { width: 0, height: 0 };

  // The name of a sea belongs to its water, and so does the number of steps: they keep together.
  const names: Record<string, SeaName> = {};
  const waters = board.zones.map((zone) => {
    const name = seaName(zone.id);
    const lines = name === null ? [] : linesOf(name);
    if (name !== null) names[zone.id] = { lines, down: water.height / 2 + letters * 0.85, letters };
    const widest = Math.max(0, ...lines.map((line) => line.length)) * letters * WIDTH;
    const below = lines.length * letters + (lines.length ? letters * 0.15 : 0);
    const { x, y } = spot(zone.at);
    return {
      id: zone.id,
      below,
      home: {
        x: x + beside.width / 2,
        y: y + (below - beside.height) / 2,
        width: Math.max(water.width + beside.width, widest),
        height: water.height + beside.height + below,
      },
    };
  });
  const ports = board.ports.map((port) => {
    const { width, height } = tagSize(port.name.value);
    return {
      id: port.id,
      town: spot(port.at),
      ...(isFull
        ? { size: plateSize(port.name.value, port.values.value.length, style), row: ROW, roof: style.roof }
        : { size: { width: width * pixel, height: height * pixel }, row: TAG.height * pixel, roof: 0 }),
    };
  });
  const placed = place(ports, waters, {
    size,
    roomy: Math.max(1, NEARER * pixel),
    towns: ports.map(({ town }) => town),
    corner: { x: corner.width / 2, y: size.height - corner.height / 2, ...corner },
    land,
  });
  const middles = Object.fromEntries(
    waters.map(({ id, below }) => {
      const { x, y } = placed.waters[id] ?? { x: 0, y: 0 };
      return [id, { x: x - beside.width / 2, y: y - (below - beside.height) / 2 }];
    }),
  );
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
