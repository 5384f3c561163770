// What to do with the pieces, in words.

import type { Component } from "svelte";
import { current, list, t } from "../lang/index.svelte";
import type { TableState } from "../wire/types";
import { comparable, difference, sorted, type Pile, type Position, type Shift } from "./pieces";
import { chairNames } from "./chairs";

/** How pieces are called and drawn. */
export interface Thing {
  /** With how many they are. */
  text: string;
  icon?: Component<Record<string, unknown>> | undefined;
  /** The colour of the seat whose they are. */
  colour?: string | undefined;
  /** There is one of it on the table: where it comes from need not be said. */
  one?: boolean;
}

/** A place, or what it is a part of with which part. */
export interface Place {
  heap: string;
  spot?: string;
  /** How it is called when something is put there. */
  into?: string;
}

/** What lies on a game's table, and how it is called. */
export interface Pieces {
  /** Everything that can be moved and that the viewer may know of. */
  piles(position: Position): Pile[];
  /** Whether pieces that nobody sees can be followed from one position to the other: they were not mixed. */
  followed?(before: TableState, after: TableState): boolean;
  /** Whether a place holds a deck, which is packed by itself. */
  isDeck?(place: string): boolean;
  piece(piece: string, count: number, state: TableState): Thing;
  /** A place; none is where pieces of this kind are kept. */
  place(place: string | null, piece: string, state: TableState): Place;
}

export interface Instruction {
  things: Thing[];
  text: string;
}

const upper = (text: string) => text.charAt(0).toLocaleUpperCase(current()) + text.slice(1);

const whole = ({ heap, spot }: Place) => (spot ? t("pieces-spot", { heap, spot }) : heap);

/** The shifts in their order, those that go the same way together. */
function together<T>(all: T[], way: (one: T) => string): T[][] {
  const ways = new Map<string, T[]>();
  for (const one of all) ways.set(way(one), [...(ways.get(way(one)) ?? []), one]);
  return [...ways.values()];
}

/** What has to be done so that what lay as in one position lies as in another. */
export function instructions(pieces: Pieces, before: Position, after: Position): Instruction[] {
  const followed = pieces.followed?.(before.state, after.state) ?? true;
  const [old, fresh] = comparable(pieces.piles(before), pieces.piles(after));
  const known = difference(old, fresh, followed).map((shift) => worded(pieces, shift, before, after));
  return together(known, ({ from, to }) => JSON.stringify([from, to])).map((same) => {
    const things = same.map(({ thing }) => thing);
    const [{ from, to } = { from: "", to: "" }] = same;
    const what = upper(list(things.map(({ text }) => text)));
    return { things, text: from ? t("pieces-way", { what, from, to }) : t("pieces-to", { what, to }) };
  });
}

function worded(
  pieces: Pieces,
  { count, from, to }: Shift,
  before: Position,
  after: Position,
): { thing: Thing; from: string; to: string } {
  // What it is called by whoever sees it.
  const piece =
    [from, to].flatMap((spot) => (spot ? [spot.piece] : [])).sort((one, other) => other.length - one.length)[0] ?? "";
  const state = to ? after.state : before.state;
  const thing = pieces.piece(piece, count, state);
  const target = pieces.place(to?.place ?? null, piece, state);
  const said = from !== null && !(thing.one && to);
  return {
    thing,
    from: said ? whole(pieces.place(from.place, piece, before.state)) : "",
    to: target.into ?? whole(target),
  };
}

/** What lies at one place, for a table that is laid out from the box. */
export interface Heap {
  title: string;
  lines: Instruction[];
}

/** The whole table, place by place: the difference from an empty one. */
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

/** The whole table, as people pack it up: what lies with each of them, then what lies between them, then the
 * decks; all of it together by kind. It is the difference to an empty table. */
export function packed(pieces: Pieces, position: Position): Heap[] {
  const { state } = position;
  const names = chairNames(state.settings.seating);
  // What lies where it is kept is put away already.
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
