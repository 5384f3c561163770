// Instructions for the pieces, in words.

import type { Component } from "svelte";
import { current, list, t } from "../lang/index.svelte";
import type { TableState } from "../wire/types";
import { comparable, composed, difference, isSpot, sorted, type Pile, type Position, type Shift } from "./pieces";
import { chairNames } from "./chairs";

/** A piece's name and icon. */
export interface Thing {
  /** The name with the number. */
  text: string;
  icon?: Component<Record<string, unknown>> | undefined;
  /** The colour of its owner's seat. */
  colour?: string | undefined;
  /** True if the piece is unique, so that its origin need not be named. */
  one?: boolean;
}

/** A place, or the part of a place. */
export interface Place {
  heap: string;
  spot?: string;
  /** The place's name as a destination. */
  into?: string;
}

/** A game's pieces and their names. */
export interface Pieces {
  /** All movable pieces that the viewer may know. */
  piles(position: Position): Pile[];
  /** True if hidden pieces can be followed from `before` to `after`, because they were not shuffled. */
  followed?(before: TableState, after: TableState): boolean;
  /** True for an event of a plan of which its instructions say enough. */
  isEvident?(event: unknown): boolean;
  /**
   * What the difference of the pieces cannot tell, such as a shuffle: its orders, which come before the pieces of the
   * same move, and the piles that are still compared. The hidden pieces are not followed then.
   */
  orders?(before: Position, after: Position): { first: Thing[]; piles: [Pile[], Pile[]] } | null;
  /** True if a place holds a deck, which is packed separately. */
  isDeck?(place: string): boolean;
  /** The whole instruction for a shift that is more than a way from place to place. */
  sentence?(shift: Shift, state: TableState): string | null;
  piece(piece: string, count: number, state: TableState): Thing;
  /** A place; null is the supply of pieces of this kind. */
  place(place: string | null, piece: string, state: TableState): Place;
}

export interface Instruction {
  things: Thing[];
  text: string;
  /** The pieces; none for an order such as a shuffle. */
  shifts: Shift[];
  /** The number of its open turn. */
  turn?: number;
}

/** What people have already done: ticked shifts, a ticked order, or all of a move, or its pieces of one kind. */
export type Placed = Shift[] | string | { from: Position; to: Position; piece?: string };

export type OpenMove = readonly [before: Position, after: Position];

/** Moves of one player, one after the other, whose instructions are open. */
export interface OpenTurn {
  /** The player; null for a draw. */
  seat: number | null;
  /** The table before and after all of them, also when some were taken back. */
  span: OpenMove;
  moves: OpenMove[];
  /** What people have done, also of moves that were taken back. */
  done: Placed[];
}

/** What distinguishes an instruction from equal ones of other turns. */
export const keyOf = ({ turn, text }: Instruction): string => `${turn ?? ""} ${text}`;

const upper = (text: string) => text.charAt(0).toLocaleUpperCase(current()) + text.slice(1);

const whole = ({ heap, spot }: Place) => (spot ? t("pieces-spot", { heap, spot }) : heap);

/** Groups the shifts by their route, and keeps the order. */
function together<T>(all: T[], way: (one: T) => string): T[][] {
  const ways = new Map<string, T[]>();
  for (const one of all) ways.set(way(one), [...(ways.get(way(one)) ?? []), one]);
  return [...ways.values()];
}

/** The shifts that turn one position into the other. */
function shiftsBetween(pieces: Pieces, before: Position, after: Position): Shift[] {
  const orders = pieces.orders?.(before, after) ?? null;
  const followed = !orders && (pieces.followed?.(before.state, after.state) ?? true);
  const [old, fresh] = comparable(...(orders?.piles ?? [pieces.piles(before), pieces.piles(after)]));
  return difference(old, fresh, followed).filter(({ from, to }) => from?.place !== to?.place);
}

/** The instructions that turn one position into the other. */
export function instructions(pieces: Pieces, before: Position, after: Position): Instruction[] {
  return inWords(pieces, [before, after], ordersOf(pieces, [[before, after]]), shiftsBetween(pieces, before, after));
}

const ordersOf = (pieces: Pieces, moves: OpenMove[]): Thing[] =>
  moves.flatMap((move) => pieces.orders?.(...move)?.first ?? []);

/** `early` are the shifts of the moves before the orders. */
function inWords(
  pieces: Pieces,
  [before, after]: OpenMove,
  orders: Thing[],
  shifts: Shift[],
  early: Shift[] = [],
): Instruction[] {
  const known = shifts.map((shift) => worded(pieces, shift, before, after));
  const moved = together(known, ({ said, from, to }) => JSON.stringify([said, from, to])).map((same) => {
    const things = same.map(({ thing }) => thing);
    const shifts = same.map(({ shift }) => shift);
    const [{ said, from, to } = { said: null, from: "", to: "" }] = same;
    const what = upper(list(things.map(({ text }) => text)));
    const text = said ?? (from ? t("pieces-way", { what, from, to }) : t("pieces-to", { what, to }));
    return { things, text, shifts };
  });
  const isEarly = ({ shifts }: Instruction) => shifts.every(({ to }) => early.some((one) => isSpot(one.to, to)));
  return [
    ...moved.filter(isEarly),
    ...orders.map((thing) => ({ things: [thing], text: thing.text, shifts: [] })),
    ...moved.filter((line) => !isEarly(line)),
  ];
}

/** The shifts of moves that were compared before. */
const compared = new WeakMap<OpenMove, Shift[]>();

/** The shifts of a move. The positions of its way, if they are known, tell which of several hidden pieces goes where. */
function shiftsOf(pieces: Pieces, move: OpenMove, way: Position[] = []): Shift[] {
  const [before, after] = move;
  const path = [...way, after];
  const shifts =
    compared.get(move) ?? composed(path.map((to, nth) => shiftsBetween(pieces, path[nth - 1] ?? before, to)));
  compared.set(move, shifts);
  return shifts;
}

/**
 * The open instructions of each turn that has any, the oldest first. They tell what happened: only a unique piece that
 * moves again is moved once, and only ticked instructions are left out. `ways` are those of undone moves.
 */
export function openInstructions(
  pieces: Pieces,
  turns: OpenTurn[],
  ways: ReadonlyMap<OpenMove, Position[]> = new Map(),
): { seat: number | null; lines: Instruction[] }[] {
  const all = turns.map(({ seat, span, moves, done }, turn) => {
    const { state } = span[1];
    const back = done.flatMap((one) => placedShifts(pieces, one)).reverse();
    const undone = composed([[], ...back.map(({ count, from, to }) => [{ count, from: to, to: from }])]);
    const isOne = ({ from, to }: Shift) => pieces.piece((to ?? from)?.piece ?? "", 1, state).one ?? false;
    const shifts = composed([undone, ...moves.map((move) => shiftsOf(pieces, move, ways.get(move)))], isOne);
    const orders = ordersOf(pieces, moves).filter(({ text }) => !done.includes(text));
    const ordered = moves.findIndex((move) => pieces.orders?.(...move));
    const early = composed(
      moves.slice(0, Math.max(0, ordered)).map((move) => shiftsOf(pieces, move, ways.get(move))),
      isOne,
    );
    return { seat, lines: inWords(pieces, span, orders, shifts, early).map((line) => ({ ...line, turn })) };
  });
  return all.filter(({ lines }) => lines.length);
}

function placedShifts(pieces: Pieces, done: Placed): Shift[] {
  if (typeof done === "string") return [];
  if (Array.isArray(done)) return done;
  const { from, to, piece } = done;
  return shiftsBetween(pieces, from, to).filter((one) => piece === undefined || (one.to ?? one.from)?.piece === piece);
}

function worded(
  pieces: Pieces,
  shift: Shift,
  before: Position,
  after: Position,
): { shift: Shift; thing: Thing; said: string | null; from: string; to: string } {
  const { count, from, to } = shift;
  // The longest name is the one known to players who see the piece.
  const piece =
    [from, to].flatMap((spot) => (spot ? [spot.piece] : [])).sort((one, other) => other.length - one.length)[0] ?? "";
  const state = to ? after.state : before.state;
  const thing = pieces.piece(piece, count, state);
  const target = pieces.place(to?.place ?? null, piece, state);
  const named = from !== null && !(thing.one && to);
  return {
    shift,
    thing,
    said: pieces.sentence?.(shift, state) ?? null,
    from: named ? whole(pieces.place(from.place, piece, before.state)) : "",
    to: target.into ?? whole(target),
  };
}

/** The pieces at one place, for a table that is laid out from the box. */
export interface Heap {
  title: string;
  lines: Omit<Instruction, "shifts">[];
}

/** The whole table by place: the difference from an empty one. */
export function heaps(pieces: Pieces, position: Position): Heap[] {
  const { state } = position;
  const piles = pieces.piles(position).filter(({ secret }) => !secret);
  const laid = difference([], piles).flatMap(({ count, to }) =>
    to ? [{ thing: pieces.piece(to.piece, count, state), place: pieces.place(to.place, to.piece, state) }] : [],
  );
  return together(laid, ({ place }) => place.heap).map((here) => ({
    title: upper(here[0]?.place.heap ?? ""),
    lines: here.map(({ place: { spot }, thing }) => {
      const text = upper(thing.text);
      return { things: [thing], text: spot ? t("pieces-spot", { heap: text, spot }) : text };
    }),
  }));
}

/**
 * The whole table in packing order: each player's pieces, the shared ones, then the decks; all by kind. It is the
 * difference from an empty table.
 */
export function packed(pieces: Pieces, position: Position): Heap[] {
  const { state } = position;
  const names = chairNames(state.settings.seating);
  // Pieces in the supply are already packed.
  const isAway = ({ piece, place }: Pile) =>
    pieces.place(place, piece, state).heap === pieces.place(null, piece, state).heap;
  const piles = pieces.piles(position).filter((pile) => !pile.secret && !isAway(pile));
  const where = ({ piece, place }: Pile) => {
    const { heap } = pieces.place(place, piece, state);
    return names.includes(heap) || pieces.isDeck?.(place) ? heap : "";
  };
  const gathered = sorted(piles.map((pile) => ({ ...pile, place: where(pile) })));
  const taken = difference(gathered, []).flatMap(({ count, from }) =>
    from ? [{ thing: pieces.piece(from.piece, count, state), kind: from.piece.split(":")[0] ?? "", ...from }] : [],
  );
  const rank = (place: string) =>
    names.includes(place) ? names.indexOf(place) : place ? names.length + 1 : names.length;
  const heaps = together(taken, ({ place }) => place).sort(
    (one, other) => rank(one[0]?.place ?? "") - rank(other[0]?.place ?? ""),
  );
  return heaps.map((here) => ({
    title: upper(here[0]?.place || t("pack-board")),
    lines: together(here, ({ kind, thing }) => `${kind} ${thing.colour ?? ""}`).map((alike) => {
      const things = alike.map(({ thing }) => thing);
      return { things, text: upper(list(things.map(({ text }) => text))) };
    }),
  }));
}
