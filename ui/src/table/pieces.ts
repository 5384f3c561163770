// The pieces on the table as a list, and the shifts that turn one list into another: after a move, an undo, a
// correction, or from the box.

import type { TableState, ToldEntry } from "../wire/types";

/**
 * A number of pieces of a kind at a place. A kind is a word, and for known pieces also the identity (`card:doge`).
 * Without it, the viewer cannot see which piece it is.
 */
export interface Pile {
  piece: string;
  place: string;
  count: number;
  /** True if the viewer cannot see the number; then only public changes count. */
  secret?: boolean;
}

export type Spot = Pick<Pile, "piece" | "place">;

/**
 * A number of pieces that go from one place to another. A missing place is the supply. A piece that goes face down
 * loses its name, and regains it when it is turned up.
 */
export interface Shift {
  count: number;
  from: Spot | null;
  to: Spot | null;
}

/** A table with the entries that led to it. */
export interface Position {
  state: TableState;
  story: ToldEntry[];
}

export const keyOf = ({ piece, place }: Spot) => JSON.stringify([piece, place]);

/** Merges the piles of the same kind and place. */
export function sorted(piles: Pile[]): Pile[] {
  const all = new Map<string, Pile>();
  for (const { piece, place, count, secret } of piles) {
    const pile = all.get(keyOf({ piece, place })) ?? { piece, place, count: 0, ...(secret ? { secret } : {}) };
    all.set(keyOf(pile), { ...pile, count: pile.count + count });
  }
  return [...all.values()].filter(({ count }) => count > 0);
}

/** The pieces that some piles have more than others. */
function excess(of: Pile[], over: Pile[]): Pile[] {
  const there = new Map(over.map((pile) => [keyOf(pile), pile.count]));
  return of
    .map((pile) => ({ ...pile, count: pile.count - (there.get(keyOf(pile)) ?? 0) }))
    .filter(({ count }) => count > 0);
}

const isSame = (one: Pile, other: Pile) => one.piece === other.piece;

/** True if both piles are the same visible piece, which can be followed even if hidden pieces were shuffled. */
const isSeen = (one: Pile, other: Pile) => isSame(one, other) && one.piece.includes(":");

/** True if both piles may be the same piece, hidden in one of them. */
const canBe = (one: Pile, other: Pile) =>
  [one, other].some(({ piece }) => [one.piece, other.piece].every((name) => name.split(":")[0] === piece));

const spot = ({ piece, place }: Pile): Spot => ({ piece, place });

/**
 * The shifts that turn `before` into `after`, in the order of `after`; removals from the table come last. `followed` is
 * false if hidden pieces were shuffled in between, so that single ones cannot be followed.
 */
export function difference(before: Pile[], after: Pile[], followed = true): Shift[] {
  const [old, fresh] = [sorted(before), sorted(after)];
  const [gone, come] = [excess(old, fresh), excess(fresh, old)];
  const found = new Map<Pile, Shift[]>(come.map((to) => [to, []]));
  for (const fits of followed ? [isSame, canBe] : [isSeen]) {
    for (const to of come) {
      for (const from of gone) {
        const count = Math.min(from.count, to.count);
        if (count === 0 || !fits(from, to)) continue;
        found.get(to)?.push({ count, from: spot(from), to: spot(to) });
        from.count -= count;
        to.count -= count;
      }
    }
  }
  const rest = ({ count }: Pile) => count > 0;
  const shifts = come.flatMap((to) => [
    ...(found.get(to) ?? []),
    ...(rest(to) ? [{ count: to.count, from: null, to: spot(to) }] : []),
  ]);
  return [...shifts, ...gone.filter(rest).map((from) => ({ count: from.count, from: spot(from), to: null }))];
}

export const isSpot = (one: Spot | null, other: Spot | null) =>
  one?.piece === other?.piece && one?.place === other?.place;

/**
 * The shifts of several moves as one: each piece goes from its first place to its last, also through places where it is
 * hidden. With `goesOn`, only the pieces for which it is true do, and those of the first move; others come back at most.
 */
export function composed([first = [], ...moves]: Shift[][], goesOn: (shift: Shift) => boolean = () => true): Shift[] {
  let net: (Shift & { isFirst?: boolean })[] = first.map((shift) => ({ ...shift, isFirst: true }));
  for (const { from, to, ...shift } of moves.flat()) {
    let rest = shift.count;
    // A piece that was at that place already, first of all one that was the same at its first place.
    const earlier = net.filter(
      (one) =>
        (from ? isSpot(one.to, from) : one.to === null && isSpot(one.from, to)) &&
        (one.isFirst || isSpot(one.from, to) || goesOn({ count: 1, from, to })),
    );
    for (const fits of [true, false])
      for (const one of earlier.toReversed()) {
        const count = Math.min(one.count, rest);
        if (count === 0 || ((one.from ?? from)?.piece === (to ?? from)?.piece) !== fits) continue;
        net.push({ count, from: one.from, to });
        one.count -= count;
        rest -= count;
      }
    net.push({ count: rest, from, to });
    net = net.filter((one) => one.count > 0 && !isSpot(one.from, one.to));
  }
  const same = new Map<string, Shift>();
  for (const { count, from, to } of net) {
    const key = JSON.stringify([from, to]);
    same.set(key, { count: count + (same.get(key)?.count ?? 0), from, to });
  }
  return [...same.values()];
}

/** The comparable piles of two positions: without those that only one of them hides. */
export function comparable(before: Pile[], after: Pile[]): [Pile[], Pile[]] {
  const [one, other] = [before, after].map(
    (piles) => new Set(piles.filter(({ secret }) => secret).map(({ place }) => place)),
  );
  const both = ({ place }: Pile) => one?.has(place) === other?.has(place);
  return [before.filter(both), after.filter(both)];
}

/** The piles after the shifts. */
export function applied(before: Pile[], shifts: Shift[]): Pile[] {
  const changes = shifts.flatMap(({ count, from, to }) => [
    ...(from ? [{ ...from, count: -count }] : []),
    ...(to ? [{ ...to, count }] : []),
  ]);
  return sorted([...before, ...changes]);
}
