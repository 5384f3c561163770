// What a game says of its printed board, so that owners can match it to their box.

import type { Component } from "svelte";
import type { FlawLine, Printed, ZoneData } from "../../wire/types";
import type { SeaBoard } from "../board";

/** A page of the guided pass; `id` says which, of several of a kind. */
export interface Page {
  kind: string;
  id?: string | number;
}

/** A change to a board: one that all boards of ports and seas know, or one of the game's own. */
export interface Edit {
  edit: string;
}

/** What one thing has of several that are named on its page, a starting port for example. */
export interface Choice<T, V = unknown> {
  label: () => string;
  /** What is printed now; nothing where nobody has said. */
  of: (thing: T) => Printed<V> | undefined;
  options: { value: V; text: () => string }[];
  edit: (id: string, value: V) => Edit;
}

/** Pages that only this game has: shown after the ports and the seas. */
export interface OwnPages<B extends SeaBoard> {
  kind: string;
  /** Which there are; one without a name of its own if left out. */
  ids?: (string | number)[];
  title: (id: string | number | undefined) => string;
  /** The values on this page. */
  values: (board: B, id: string | number | undefined) => (Printed<unknown> | undefined)[];
  /** Which of these pages a fault is about; nothing if none. */
  mends: (flaw: FlawLine) => Page | null;
  Shown: Component<{ board: B; id: string | number | undefined; ondone: (edits: Edit[]) => void }>;
}

export interface Matching<B extends SeaBoard = SeaBoard> {
  /** The game's id. */
  game: string;
  /** What ports can produce, in the order of the box, and how it is called. */
  goods: readonly string[];
  goodText: (good: string) => string;
  /** The sizes of warehouses, in slots. */
  sizes: readonly number[];
  /** What can be printed at a slot; `unread`: a slot may stay without a number, which is 0. */
  values: { least: number; most: number; unread?: boolean };
  /** What this game prints on a port, and on a sea, besides. */
  ports: Choice<B["ports"][number]>[];
  zones?: Choice<ZoneData>[];
  /** What is the same on every box, and only a board of one's own has otherwise, at a port. */
  shape?: Choice<B["ports"][number]>[];
  pages: OwnPages<B>[];
  /** The command that corrects one printed value at the table. */
  correct: (edit: Edit) => unknown;
}

/** What a game says of its own boards. The room hands it no others. */
export const matchingOf = <B extends SeaBoard>(own: Matching<B>): Matching => own as unknown as Matching;
