// Where each zone is drawn: at its longitude and latitude, pushed apart until nothing overlaps.

import type { Board } from "../../../wire/types";

export const WIDTH = 1000;
export const HEIGHT = 700;
/** The space that a zone with its port and galleys takes. */
export const CELL = { width: 132, height: 112 };

const WEST = -60;
const EAST = 3500;
const NORTH = 4520;
const SOUTH = 3120;
const ROUNDS = 400;
/** How strongly a zone is drawn back to its place on the chart, each round. */
const HOMESICK = 0.02;

export interface Point {
  x: number;
  y: number;
}

const cache = new WeakMap<Board["zones"], Record<string, Point>>();

/** The middle of each zone's cell. */
export function layout(board: Board): Record<string, Point> {
  const known = cache.get(board.zones);
  if (known) return known;
  const home = board.zones.map((zone) => project(zone.at));
  const at = home.map((point) => ({ ...point }));
  for (let round = 0; round < ROUNDS; round++) {
    at.forEach((point, index) => {
      const wanted = home[index] ?? point;
      point.x += (wanted.x - point.x) * HOMESICK;
      point.y += (wanted.y - point.y) * HOMESICK;
    });
    for (let a = 0; a < at.length; a++) for (let b = a + 1; b < at.length; b++) part(at[a], at[b]);
    at.forEach(keepIn);
  }
  const places = Object.fromEntries(board.zones.map((zone, index) => [zone.id, at[index] ?? { x: 0, y: 0 }]));
  cache.set(board.zones, places);
  return places;
}

function project([lon, lat]: readonly [number, number] | number[]): Point {
  return {
    x: CELL.width / 2 + ((Number(lon) - WEST) / (EAST - WEST)) * (WIDTH - CELL.width),
    y: CELL.height / 2 + ((NORTH - Number(lat)) / (NORTH - SOUTH)) * (HEIGHT - CELL.height),
  };
}

/** Pushes two cells apart along the way that is shorter. */
function part(a: Point | undefined, b: Point | undefined): void {
  if (!a || !b) return;
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const overX = CELL.width + 8 - Math.abs(dx);
  const overY = CELL.height + 8 - Math.abs(dy);
  if (overX <= 0 || overY <= 0) return;
  if (overX / CELL.width < overY / CELL.height) {
    const push = (Math.sign(dx) || 1) * overX * 0.5;
    a.x -= push;
    b.x += push;
  } else {
    const push = (Math.sign(dy) || 1) * overY * 0.5;
    a.y -= push;
    b.y += push;
  }
}

function keepIn(point: Point): void {
  point.x = Math.min(WIDTH - CELL.width / 2 - 4, Math.max(CELL.width / 2 + 4, point.x));
  point.y = Math.min(HEIGHT - CELL.height / 2 - 4, Math.max(CELL.height / 2 + 4, point.y));
}
