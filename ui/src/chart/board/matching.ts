// The printed values of a game's board, so that owners can match it to their box.

import type { Component } from "svelte";
import type { FlawLine, Printed, ZoneData } from "../../wire/types";
import type { SeaBoard } from "../board";

/** A page of the guided pass; `id` distinguishes several pages of one kind. */
export interface Page {
  kind: string;
  id?: string | number;
}

/** A change to a board: a common one of boards with ports and seas, or one of the game's own. */
export interface Edit {
  edit: string;
}

/** A property of one of several things that are listed on its page, for example of a starting port. */
export interface Choice<T, V = unknown> {
  label: () => string;
  /** The printed value; undefined while unknown. */
  of: (thing: T) => Printed<V> | undefined;
  options: { value: V; text: () => string }[];
  edit: (id: string, value: V) => Edit;
}

/** Pages that only this game has, after the ports and the seas. */
export interface OwnPages<B extends SeaBoard> {
  kind: string;
  /** The ids of its pages; without them it is one page. */
  ids?: (string | number)[];
  title: (id: string | number | undefined) => string;
  /** The values on this page. */
  values: (board: B, id: string | number | undefined) => (Printed<unknown> | undefined)[];
  /** The page for a flaw; null if none. */
  mends: (flaw: FlawLine) => Page | null;
  Shown: Component<{ board: B; id: string | number | undefined; ondone: (edits: Edit[]) => void }>;
}

export interface Matching<B extends SeaBoard = SeaBoard> {
  /** The game's id. */
  game: string;
  /** The goods that ports can produce, in the order of the box. */
  goods: readonly string[];
  goodText: (good: string) => string;
  /** The sizes of warehouses, in slots. */
  sizes: readonly number[];
  /** The range of printed values of a slot; `unread`: a slot may have no number, which is 0. */
  values: { least: number; most: number; unread?: boolean };
  /** Other printed properties of ports and seas in this game. */
  ports: Choice<B["ports"][number]>[];
  zones?: Choice<ZoneData>[];
  /** Properties of ports that are the same on every box, and differ only on a custom board. */
  shape?: Choice<B["ports"][number]>[];
  pages: OwnPages<B>[];
  /** The command that corrects one printed value at the table. */
  correct: (edit: Edit) => unknown;
}

/** A game's matching with its own type of board. The room passes only boards of that game. */
export const matchingOf = <B extends SeaBoard>(own: Matching<B>): Matching => own as unknown as Matching;
