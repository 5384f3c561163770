// What lies on the table as a list, and what has to be done with the pieces so that one such list becomes
// another: after a move, an undo, a correction, or from the box.

import type { TableState, ToldEntry } from "../wire/types";

/** So many pieces of a kind at a place. A kind is a word, perhaps with which of them it is (`card:doge`). If
 * the viewer cannot see which, it is the word alone. */
export interface Pile {
  piece: string;
  place: string;
  count: number;
  /** How many they are is hidden from the viewer: only what comes and goes before everybody's eyes counts. */
  secret?: boolean;
}

export type Spot = Pick<Pile, "piece" | "place">;

/** So many pieces that go from one place to another. What lay nowhere comes from where such pieces are kept,
 * and goes back there. What goes face down loses its name, and has it again when it is turned up. */
export interface Shift {
  count: number;
  from: Spot | null;
  to: Spot | null;
}

/** A table with what led to it. */
export interface Position {
  state: TableState;
  story: ToldEntry[];
}

const keyOf = ({ piece, place }: Spot) => JSON.stringify([piece, place]);

/** The piles with all pieces of a kind at a place in one. */
export function sorted(piles: Pile[]): Pile[] {
  const all = new Map<string, Pile>();
  for (const { piece, place, count } of piles) {
    const pile = all.get(keyOf({ piece, place })) ?? { piece, place, count: 0 };
    all.set(keyOf(pile), { ...pile, count: pile.count + count });
  }
  return [...all.values()].filter(({ count }) => count > 0);
}

/** What of some piles is more than in others. */
function excess(of: Pile[], over: Pile[]): Pile[] {
  const there = new Map(over.map((pile) => [keyOf(pile), pile.count]));
  return of
    .map((pile) => ({ ...pile, count: pile.count - (there.get(keyOf(pile)) ?? 0) }))
    .filter(({ count }) => count > 0);
}

const isSame = (one: Pile, other: Pile) => one.piece === other.piece;

/** Whether one is the other though pieces of which nobody sees what they are were mixed. */
const isSeen = (one: Pile, other: Pile) => isSame(one, other) && one.piece.includes(":");

/** Whether one may be the other, of which nobody sees what it is. */
const canBe = (one: Pile, other: Pile) =>
  [one, other].some(({ piece }) => [one.piece, other.piece].every((name) => name.split(":")[0] === piece));

const spot = ({ piece, place }: Pile): Spot => ({ piece, place });

/** What has to be done so that what lay as in `before` lies as in `after`, in the order of `after`; what
 * leaves the table comes last. `followed` is false if pieces that nobody sees were mixed in between: nobody
 * knows then which of them went where. */
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

/** The piles of two positions that can be compared: not what is hidden in one of them and open in the other. */
export function comparable(before: Pile[], after: Pile[]): [Pile[], Pile[]] {
  const [one, other] = [before, after].map(
    (piles) => new Set(piles.filter(({ secret }) => secret).map(({ place }) => place)),
  );
  const both = ({ place }: Pile) => one?.has(place) === other?.has(place);
  return [before.filter(both), after.filter(both)];
}

/** The piles when that has been done. */
export function applied(before: Pile[], shifts: Shift[]): Pile[] {
  const changes = shifts.flatMap(({ count, from, to }) => [
    ...(from ? [{ ...from, count: -count }] : []),
    ...(to ? [{ ...to, count }] : []),
  ]);
  return sorted([...before, ...changes]);
}
