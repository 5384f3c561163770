// Positions of port labels and of galleys in seas. They depend only on the board, the size and the names, so no event
// of a game moves a label.

import { within } from "./berths";
import { boxAt, outside, overlap, type Box, type Point, type Size } from "./geometry";

/** The preferred side of the label relative to its town: a direction on the chart. */
const SIDES: Record<string, readonly [right: number, down: number]> = {
  alexandria: [0, 1],
  alger: [0, 1],
  antalya: [0, -1],
  antioch: [0, -1],
  athens: [1, -1],
  barcelona: [-1, -1],
  cagliari: [-1, 1],
  candia: [0, 1],
  cirene: [0, 1],
  constantinople: [1, 0],
  corfu: [-1, -1],
  crete: [0, 1],
  cyprus: [0, -1],
  cyrene: [0, 1],
  durazzo: [1, -1],
  famagusta: [0, -1],
  genova: [0, -1],
  istanbul: [1, 0],
  marseille: [-1, -1],
  modon: [-1, 0],
  napoli: [1, -1],
  oran: [0, 1],
  palma: [0, 1],
  ragusa: [1, -1],
  rhodes: [1, -1],
  sicilia: [-1, 0],
  smyrna: [1, 0],
  tripoli: [0, 1],
  tunis: [-1, 1],
  valencia: [-1, 0],
  venezia: [1, -1],
};

/** A port that needs a label. */
export interface Labelled {
  id: string;
  zone: string;
  town: Point;
  /** The whole label. */
  size: Size;
  /** The height of its first row, which holds the name. */
  row: number;
  /** The height of the signs on its roof. */
  roof: number;
}

/** The water of a zone: room for its galleys and the number of steps. */
export interface Water {
  id: string;
  /** The water's preferred box. */
  home: Box;
}

/** The inputs of the placement. */
export interface Surroundings {
  size: Size;
  /** The factor on the distance of a box from its preferred place. */
  roomy: number;
  towns: Point[];
  /** The buttons' area. */
  corner: Box;
  land: (spot: Point) => boolean;
}

/** The grid of candidate places: units. */
const STEP = { x: 7, y: 5 };
/** The largest distance of a label from its town, and of water from its preferred place: units. */
const FAR = 62;
const ADRIFT = { x: 56, y: 42 };
/** The number of candidate places for each box. */
const OFFERS = 400;
/** Sample points of a galley's hull, in the width of its water, and the cost of each on land. */
const HULL = [-0.22, 0, 0.22];
const ASHORE = 700;
/** Sample points of a label, in its width, and the cost of each on the water of another zone. */
const LABEL = [-0.4, 0, 0.4];
const FOREIGN = 80;
/** The cost of a label over its own town. */
const HIDDEN = 2000;
/** Free room around a label, and around a town: units. */
const MARGIN = 4;
const TOWN = 6;

interface Offer {
  box: Box;
  /** The box with roof and margin. */
  whole: Box;
  /** The cost of this place without other boxes; `ashore` is 1 if most of a galley is on land. */
  cost: number;
  ashore: number;
}

interface Placed {
  labels: Record<string, Box>;
  waters: Record<string, Box>;
}

/** Places labels and waters. */
export function place(ports: Labelled[], waters: Water[], around: Surroundings): Placed {
  const offers = [
    ...ports.map((port) => offersOf(port, waters, around)),
    ...waters.map((water) => offersOn(water, around)),
  ];
  const chosen = settle(offers);
  const box = (index: number) => chosen[index]?.box ?? { x: 0, y: 0, width: 0, height: 0 };
  return {
    labels: Object.fromEntries(ports.map(({ id }, index) => [id, box(index)])),
    waters: Object.fromEntries(waters.map(({ id }, index) => [id, box(ports.length + index)])),
  };
}

const ROUNDS = 200;
/** From this round on, any solution is accepted. */
const ENOUGH = 20;
/** Rounds without a better solution, after which the search ends. */
const PATIENCE = 80;
/** The cost of each square unit that two boxes share. */
const CROWDED = 60;

/**
 * Guided local search: one box after the other moves to its best place among the others. Where two still overlap, the
 * cost of that overlap grows with each round until one of them moves. Returns the best solution found.
 */
function settle(offers: Offer[][]): Offer[] {
  const chosen = offers.flatMap((all) => all.slice(0, 1));
  const count = chosen.length;
  const weights = new Float64Array(count * count).fill(CROWDED);
  // Boxes whose places never meet are not compared.
  const areas = offers.map(areaOf);
  const mates = areas.map((area, one) =>
    areas.flatMap((other, index) => (index !== one && overlap(area, other) > 0 ? [index] : [])),
  );
  // Alternates the direction, so that neither of two boxes always moves first.
  const forwards = chosen.map((_, index) => index);
  const backwards = forwards.toReversed();
  let best = { all: [...chosen], cost: Infinity, round: 0 };
  // Skips a box unless a neighbour has moved, or the cost of an overlap has grown.
  const onLand = chosen.map(() => ASHORE);
  const isStale = chosen.map(() => true);
  for (let round = 0; round < ROUNDS; round += 1) {
    let moved = false;
    for (const one of round % 2 ? backwards : forwards) {
      const [all, held, area] = [offers[one] ?? [], chosen[one], areas[one]];
      if (!held || !area || !isStale[one]) continue;
      isStale[one] = false;
      const neighbours: Neighbour[] = [];
      for (const mate of mates[one] ?? []) {
        const box = chosen[mate]?.whole;
        if (box && overlap(area, box) > 0) neighbours.push({ box, weight: weights[one * count + mate] ?? 0 });
      }
      const offer = bestAmong(all, held, onLand[one] ?? 0, neighbours);
      if (offer === held) continue;
      moved = true;
      chosen[one] = offer;
      for (const mate of mates[one] ?? []) isStale[mate] = true;
    }
    let [cost, crowded, ashore] = [0, 0, 0];
    chosen.forEach((offer, one) => {
      cost += offer.cost;
      if (offer.ashore) {
        ashore += offer.ashore;
        onLand[one] = (onLand[one] ?? 0) * DEARER;
        isStale[one] = true;
      }
      for (const mate of mates[one] ?? []) {
        const common = mate > one ? overlap(offer.whole, chosen[mate]?.whole ?? offer.whole) : 0;
        if (common <= 0) continue;
        crowded += common;
        isStale[one] = isStale[mate] = true;
        weights[one * count + mate] = weights[mate * count + one] = (weights[one * count + mate] ?? 0) * DEARER;
      }
    });
    cost += crowded * CROWDED + ashore * ASHORE;
    if (cost < best.cost) best = { all: [...chosen], cost, round };
    if (crowded + ashore === 0 && (!moved || round > ENOUGH)) break;
    if (round - best.round > PATIENCE) break;
  }
  return best.all;
}

/** A box at its current place, and the cost of each square unit shared with it. */
interface Neighbour {
  box: Box;
  weight: number;
}

/** The cheapest place of a box among its neighbours; the held one unless another is clearly cheaper. */
function bestAmong(all: Offer[], held: Offer, onLand: number, neighbours: Neighbour[]): Offer {
  const alone = (offer: Offer) => offer.cost + offer.ashore * onLand;
  // The search spends nearly all of its time here, so the sum ends as soon as it is too high.
  const crowding = ({ whole }: Offer, most: number) => {
    let sum = 0;
    for (const { box, weight } of neighbours) {
      sum += overlap(whole, box) * weight;
      if (sum >= most) break;
    }
    return sum;
  };
  let found = { offer: held, cost: alone(held) + crowding(held, Infinity) };
  for (const offer of all) {
    if (offer.cost >= found.cost - 1) break;
    const cost = alone(offer) + crowding(offer, found.cost - alone(offer));
    if (cost < found.cost - 1) found = { offer, cost };
  }
  return found.offer;
}

/** The growth of an overlap's cost in each round. */
const DEARER = 1.1;

/** The bounding box of all places. */
function areaOf(offers: Offer[]): Box {
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const { whole } of offers) {
    left = Math.min(left, whole.x - whole.width / 2);
    right = Math.max(right, whole.x + whole.width / 2);
    top = Math.min(top, whole.y - whole.height / 2);
    bottom = Math.max(bottom, whole.y + whole.height / 2);
  }
  return { x: (left + right) / 2, y: (top + bottom) / 2, width: right - left, height: bottom - top };
}

/** All places within a distance, cheapest first. */
function search(at: Point, reach: Point, { roomy }: Surroundings, offer: (at: Point) => Offer): Offer[] {
  const step = { x: STEP.x * roomy, y: STEP.y * roomy };
  const [across, down] = [Math.ceil(reach.x / step.x), Math.ceil(reach.y / step.y)];
  const all: Offer[] = [];
  for (let row = -down; row <= down; row += 1)
    for (let column = -across; column <= across; column += 1)
      all.push(offer({ x: at.x + column * step.x, y: at.y + row * step.y }));
  return all.sort((one, other) => one.cost - other.cost).slice(0, OFFERS);
}

/** The best places of a label without other boxes. */
function offersOf(port: Labelled, waters: Water[], around: Surroundings): Offer[] {
  const { size, roof, row, town } = port;
  const isForeign = (spot: Point) => !around.land(spot) && nearest(waters, spot) !== port.zone;
  const most = FAR * around.roomy;
  const reach = { x: size.width / 2 + most, y: size.height + most };
  const [right, down] = SIDES[port.id] ?? [0, -1];
  const others = around.towns.filter(({ x, y }) => {
    const [beside, below] = [Math.abs(x - town.x), Math.abs(y - town.y)];
    return beside + below > 0 && beside < reach.x + size.width && below < reach.y + size.height;
  });
  return search(town, reach, around, ({ x, y }) => {
    const whole = within(
      { x, y: y - roof / 2, width: size.width + MARGIN, height: size.height + roof + MARGIN },
      around.size,
    );
    const box = boxAt({ x: whole.x, y: whole.y + roof / 2 }, size);
    const far = distance(nameRow(box, row), town) / around.roomy;
    const from = { x: (box.x - town.x) / (box.width / 2), y: (box.y - town.y) / (box.height / 2) };
    const along = (from.x * right + from.y * down) / ((Math.hypot(from.x, from.y) || 1) * Math.hypot(right, down));
    const cost =
      far * far * 0.5 +
      far * 4 +
      (far > FAR ? 20_000 : 0) +
      (1 - along) * 120 +
      (distance(box, town) < TOWN + 1 ? HIDDEN : 0) +
      FOREIGN * LABEL.filter((part) => isForeign({ x: box.x + part * box.width, y: box.y })).length +
      30_000 * others.filter((other) => distance(box, other) < TOWN).length +
      common(box, whole, around);
    return { box, whole, cost, ashore: 0 };
  });
}

/** The zone of the nearest water. */
function nearest(waters: Water[], { x, y }: Point): string | undefined {
  let found: { id: string; far: number } | undefined;
  for (const { id, home } of waters) {
    const far = (home.x - x) ** 2 + (home.y - y) ** 2;
    if (!found || far < found.far) found = { id, far };
  }
  return found?.id;
}

/** The best places of a zone's water without other boxes. */
function offersOn({ home }: Water, around: Surroundings): Offer[] {
  return search(home, { x: ADRIFT.x * around.roomy, y: ADRIFT.y * around.roomy }, around, (at) => {
    const box = within(boxAt(at, home), around.size);
    const far = Math.hypot(box.x - home.x, (box.y - home.y) * 1.3) / around.roomy;
    const dry = HULL.filter((part) => around.land({ x: box.x + part * box.width, y: box.y }));
    const cost =
      far * far * 0.5 +
      far * 4 +
      1200 * around.towns.filter((town) => distance(box, town) < TOWN).length +
      ASHORE * dry.length +
      common(box, box, around);
    return { box, whole: box, cost, ashore: dry.length > 1 ? 1 : 0 };
  });
}

/** The cost of a place at the edge or under buttons. */
const common = (box: Box, whole: Box, { size, corner }: Surroundings): number =>
  50 * outside(whole, size) + 200 * overlap(box, corner);

/** The distance of a box from a spot. */
export function distance(box: Box, spot: Point): number {
  const across = Math.max(0, Math.abs(box.x - spot.x) - box.width / 2);
  const down = Math.max(0, Math.abs(box.y - spot.y) - box.height / 2);
  return Math.hypot(across, down);
}

/** The row of a label that holds the name. */
export const nameRow = ({ x, y, width, height }: Box, row: number): Box => ({
  x,
  y: y - (height - row) / 2,
  width,
  height: row,
});
