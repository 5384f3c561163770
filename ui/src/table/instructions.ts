// Instructions for the pieces, in words.

import type { Component } from "svelte";
import { current, list, t } from "../lang/index.svelte";
import type { TableState } from "../wire/types";
import {
  applied,
  comparable,
  composed,
  difference,
  keyOf,
  sorted,
  type Pile,
  type Position,
  type Shift,
} from "./pieces";
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
   * What the difference of the pieces cannot tell, such as a shuffle: its orders, which come first, and the piles that
   * are still compared. The hidden pieces are not followed then.
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
  shifts: Shift[];
}

/** What people have already done: ticked shifts, or all of a move, or its pieces of one kind. */
export type Placed = Shift[] | { from: Position; to: Position; piece?: string };

/** Moves whose instructions are open. */
export interface OpenMoves {
  /** The table before the oldest of them. */
  before: Position;
  after: Position;
  placed: Placed[];
  /** The table before the last move. */
  last: Position;
  /** The table before the last two turns. */
  turns: Position;
}

const upper = (text: string) => text.charAt(0).toLocaleUpperCase(current()) + text.slice(1);

const whole = ({ heap, spot }: Place) => (spot ? t("pieces-spot", { heap, spot }) : heap);

/** Groups the shifts by their route, and keeps the order. */
function together<T>(all: T[], way: (one: T) => string): T[][] {
  const ways = new Map<string, T[]>();
  for (const one of all) ways.set(way(one), [...(ways.get(way(one)) ?? []), one]);
  return [...ways.values()];
}

/** The shifts that turn one position, where some shifts are already done, into the other. */
function shiftsBetween(pieces: Pieces, before: Position, after: Position, placed: Placed[] = []): Shift[] {
  const orders = pieces.orders?.(before, after) ?? null;
  const followed = !orders && (pieces.followed?.(before.state, after.state) ?? true);
  const done = placed.flatMap((one) =>
    Array.isArray(one)
      ? one
      : shiftsBetween(pieces, one.from, one.to).filter(
          ({ from, to }) => one.piece === undefined || (to ?? from)?.piece === one.piece,
        ),
  );
  const [laid, wanted] = orders?.piles ?? [pieces.piles(before), pieces.piles(after)];
  const [old, fresh] = comparable(applied(laid, done), wanted);
  return difference(old, fresh, followed).filter(({ from, to }) => from?.place !== to?.place);
}

/**
 * The instructions that turn one position, where some shifts are already done, into the other. The positions between
 * them, if they are known, tell which of several hidden pieces goes where.
 */
export function instructions(
  pieces: Pieces,
  before: Position,
  after: Position,
  placed: Placed[] = [],
  between: Position[] = [],
): Instruction[] {
  const path = [...between, after];
  const all = between.length
    ? composed(path.map((to, nth) => shiftsBetween(pieces, path[nth - 1] ?? before, to)))
    : shiftsBetween(pieces, before, after, placed);
  const known = all.map((shift) => worded(pieces, shift, before, after));
  const moved = together(known, ({ said, from, to }) => JSON.stringify([said, from, to])).map((same) => {
    const things = same.map(({ thing }) => thing);
    const shifts = same.map(({ shift }) => shift);
    const [{ said, from, to } = { said: null, from: "", to: "" }] = same;
    const what = upper(list(things.map(({ text }) => text)));
    const text = said ?? (from ? t("pieces-way", { what, from, to }) : t("pieces-to", { what, to }));
    return { things, text, shifts };
  });
  const first = pieces.orders?.(before, after)?.first ?? [];
  return [...first.map((thing) => ({ things: [thing], text: thing.text, shifts: [] })), ...moved];
}

/**
 * The open instructions: those of the last two turns, the newest first, and earlier ones. `between` are the positions of
 * the last move, if they are known.
 */
export function openInstructions(
  pieces: Pieces,
  { before, after, placed, last, turns }: OpenMoves,
  between: Position[] = [],
): { recent: Instruction[]; earlier: Instruction[] } {
  const spots = (shifts: Shift[]) => shifts.flatMap(({ from, to }) => [from, to]).flatMap((one) => one ?? []);
  const touchedSince = (position: Position) => {
    const keys = new Set(spots(shiftsBetween(pieces, position, after)).map(keyOf));
    return ({ shifts }: Instruction) => spots(shifts).some((spot) => keys.has(keyOf(spot)));
  };
  if (before.state === last.state)
    return { recent: instructions(pieces, before, after, placed, placed.length ? [] : between), earlier: [] };
  const all = instructions(pieces, before, after, placed);
  const [isNew, isRecent] = [touchedSince(last), touchedSince(turns)];
  const older = all.filter((one) => !isNew(one));
  return {
    recent: [...all.filter(isNew), ...older.filter(isRecent)],
    earlier: older.filter((one) => !isRecent(one)),
  };
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
