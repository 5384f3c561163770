// Where ships and plates lie: near where they belong, and never upon each other.

import { outside, overlap, type Box, type Point, type Size } from "./geometry";

/** What the galleys of a zone take. */
export const WATER: Size = { width: 100, height: 46 };
/** How much of it belongs to one galley, at least and at most: a little more than what is drawn. */
const REACH = { least: 50, most: 68 };
/** What a finger needs, in pixels. */
const FINGER = 48;
/** A port's plate, and what stands on its roof. */
export const PLATE: Size = { width: 132, height: 46 };
export const ROOF = 15;
/** How high letters are written that everybody reads, in units of a chart shown at its own size. */
export const LETTERS = 16.6;

const EDGE = 8;

/** Moves the centres apart until no two waters overlap, and into the chart. */
export function spread(homes: Point[], size: Size): Point[] {
  const at = homes.map((home) => within(home, WATER, size));
  for (let round = 0; round < 120; round += 1) {
    let moved = false;
    for (let one = 0; one < at.length; one += 1) {
      for (let other = one + 1; other < at.length; other += 1) moved = apart(at, one, other) || moved;
    }
    at.forEach((point, index) => (at[index] = within(point, WATER, size)));
    if (!moved) break;
  }
  return at;
}

/** Pushes two waters apart the shorter way. */
function apart(at: Point[], one: number, other: number): boolean {
  const [a, b] = [at[one], at[other]];
  if (!a || !b) return false;
  const across = WATER.width + 2 - Math.abs(a.x - b.x);
  const down = WATER.height + 2 - Math.abs(a.y - b.y);
  if (across <= 0.01 || down <= 0.01) return false;
  if (down <= across * 1.2) {
    const by = (down / 2) * (a.y <= b.y ? 1 : -1);
    [a.y, b.y] = [a.y - by, b.y + by];
  } else {
    const by = (across / 2) * (a.x <= b.x ? 1 : -1);
    [a.x, b.x] = [a.x - by, b.x + by];
  }
  return true;
}

function within(point: Point, { width, height }: Size, size: Size): Point {
  return {
    x: Math.min(size.width - width / 2 - EDGE, Math.max(width / 2 + EDGE, point.x)),
    y: Math.min(size.height - height / 2 - EDGE, Math.max(height / 2 + EDGE, point.y)),
  };
}

/** How many places are weighed for each plate. */
const OFFERS = 200;

const WHOLE: Size = { width: PLATE.width + 6, height: PLATE.height + ROOF + 4 };

/** The box that a plate takes with its roof, by the middle of the plate. */
const taken = (at: Point): Box => ({ x: at.x, y: at.y - ROOF / 2, ...WHOLE });

interface Offer {
  at: Point;
  box: Box;
  /** What it costs by itself. */
  cost: number;
}

/** Places for the plates of ports: near the town, rather on land, off the waters, off each other and not in the corner,
 * where buttons lie. */
export function plates(
  towns: Point[],
  waters: Point[],
  size: Size,
  corner: Box,
  land: (spot: Point) => boolean,
): Point[] {
  const wet = waters.map((water): Box => ({ ...water, ...WATER }));
  const offers = towns.map((town) => offersOf(town, towns, wet, size, corner, land));
  const chosen = offers.map((all) => all[0]).filter((offer) => offer !== undefined);
  for (let round = 0; round < 6; round += 1) {
    const singly = offers.map((_, index) => resettle(offers, chosen, [index])).some(Boolean);
    // Both ways round: who is laid down first has the choice.
    const pairs = offers
      .flatMap((_, one) => offers.map((_, other) => [one, other]))
      .filter(([one, other]) => one !== other);
    const near = ([one, other]: number[]) => Math.abs((towns[one ?? 0]?.x ?? 0) - (towns[other ?? 0]?.x ?? 0)) < 260;
    const doubly = pairs
      .filter(near)
      .map((pair) => resettle(offers, chosen, pair))
      .some(Boolean);
    if (!singly && !doubly) break;
  }
  return chosen.map((offer) => offer.at);
}

/** The best places by themselves, cheapest first: no better ones are found among the rest. */
function offersOf(
  town: Point,
  towns: Point[],
  wet: Box[],
  size: Size,
  corner: Box,
  land: (spot: Point) => boolean,
): Offer[] {
  const cost = (at: Point) =>
    alone(at, town, wet, size, land) + 30_000 * hidden(at, town, towns) + 200 * overlap(taken(at), corner);
  const all = candidates(town, size).map((at): Offer => ({ at, box: taken(at), cost: cost(at) }));
  return all.sort((one, other) => one.cost - other.cost).slice(0, OFFERS);
}

function crowding(box: Box, chosen: (Offer | null)[], but = -1): number {
  let sum = 0;
  for (let mate = 0; mate < chosen.length; mate += 1) {
    const other = chosen[mate];
    if (other && mate !== but) sum += 40 * overlap(box, other.box);
  }
  return sum;
}

/** Takes some plates up and lays them down one after the other; keeps that only if it is better. */
function resettle(offers: Offer[][], chosen: Offer[], some: number[]): boolean {
  const whole = (all: Offer[]) =>
    some.reduce((sum, index) => {
      const offer = all[index];
      return offer ? sum + offer.cost + crowding(offer.box, all, index) : sum;
    }, 0);
  const without: (Offer | null)[] = chosen.map((offer, index) => (some.includes(index) ? null : offer));
  for (const index of some) {
    let best: { offer: Offer; cost: number } | null = null;
    for (const offer of offers[index] ?? []) {
      if (best && offer.cost >= best.cost) break;
      const cost = offer.cost + crowding(offer.box, without);
      if (!best || cost < best.cost) best = { offer, cost };
    }
    without[index] = best?.offer ?? null;
  }
  const next = without.map((offer, index) => offer ?? chosen[index]).filter((offer) => offer !== undefined);
  if (whole(next) >= whole(chosen) - 1) return false;
  next.forEach((offer, index) => (chosen[index] = offer));
  return true;
}

/** Spots on a grid around the town. */
function candidates(town: Point, size: Size): Point[] {
  const spots: Point[] = [];
  for (let across = -11; across <= 11; across += 1) {
    for (let down = -11; down <= 11; down += 1)
      spots.push(within({ x: town.x + across * 14, y: town.y + down * 10 }, WHOLE, size));
  }
  return spots;
}

/** How many other towns a plate would lie on: it would be taken for theirs. */
const hidden = (at: Point, town: Point, towns: Point[]): number =>
  towns.filter(
    (other) =>
      other !== town &&
      Math.abs(other.x - at.x) < PLATE.width / 2 + 5 &&
      Math.abs(other.y - at.y) < PLATE.height / 2 + 5,
  ).length;

/** What a place costs by itself. */
function alone(at: Point, town: Point, waters: Box[], size: Size, land: (spot: Point) => boolean): number {
  const box = taken(at);
  const gap = {
    x: Math.max(0, Math.abs(at.x - town.x) - PLATE.width / 2),
    y: Math.max(0, Math.abs(at.y - town.y) - PLATE.height / 2),
  };
  const far = Math.hypot(gap.x, gap.y);
  const covered = waters.reduce((sum, water) => sum + overlap(box, water), 0);
  const corners = [-0.45, 0, 0.45].flatMap((x) =>
    [-0.4, 0.4].map((y) => ({ x: at.x + x * PLATE.width, y: at.y + y * PLATE.height })),
  );
  const wet = corners.filter((corner) => !land(corner)).length;
  const over = gap.x === 0 && gap.y === 0 ? 40 : 0;
  return 40 * covered + 50 * outside(box, size) + far * far * 0.9 + far * 4 + wet * 70 + over;
}

/** One galley's place in a zone's water. */
export type Mooring = Box;

/** What is touched for one galley, where a unit of the chart has so many pixels. */
export const touched = (unit: number): number => Math.min(REACH.most, Math.max(REACH.least, FINGER / unit));

/** Whether each of so many galleys is large enough for a finger. */
export const roomy = (count: number, unit: number): boolean => count <= 2 && touched(unit) * unit >= FINGER - 0.5;

/** How many galleys of a crowd have a number each that can be read; of more, each owner's are counted. */
export const CROWD = 9;

/** Moorings for so many galleys around the middle of the water; two at most lie at full size. */
export function moorings(count: number): Mooring[] {
  const columns = count <= 4 ? 2 : count <= CROWD ? 3 : 5;
  const lines = Math.ceil(count / columns);
  const width = WATER.width / columns;
  const height = count <= 2 ? WATER.height : WATER.height / Math.max(2, lines);
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
