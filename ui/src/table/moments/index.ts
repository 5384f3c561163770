// Highlights: the events that the whole table watches. A game defines them (`GameUI.moments`) and draws each; the page
// of a table shows them (`app/table/Moments`).

import type { Component } from "svelte";
import type { TableState, ToldEntry } from "../../wire/types";
import type { Sound } from "../sounds";

/** Properties of every highlight's drawing: whether its result may be visible, and when it will be. */
export interface Drawn {
  landed: boolean;
  /** The delay of the result: milliseconds. */
  lands: number;
  /** The table as the rest of the screen shows it. */
  state: TableState;
}

/** The amount of one source for one seat. */
export interface CountLine {
  seat: number;
  name: string;
  /** A note beside the name. */
  note?: string;
  worth: number;
  /** A bonus, shown separately. */
  plus?: number;
  /** True if the purse already contains the amount. */
  held?: boolean;
}

/** A public count: line by line, then its result. It stays until a player closes it. */
export interface Count {
  title: string;
  /** The rules of the count. */
  rules: string;
  /** The seats' names and colours, by seat. */
  seats: { name: string; colour: string }[];
  /** The lines in the order of the count. */
  lines: CountLine[];
  /** The announcement for screen readers after the count. */
  said: string[];
  /** The label of the button that closes it. */
  done: string;
  /** The pieces that people pay out during the count. */
  pays?: string;
}

/** The sum of each seat after this number of lines. */
export const sumsOf = ({ seats, lines }: Count, counted: number, ofPurse = false): number[] =>
  seats.map((_, seat) =>
    lines
      .slice(0, counted)
      .filter((line) => line.seat === seat && !(ofPurse && line.held))
      .reduce((sum, { worth, plus = 0 }) => sum + worth + plus, 0),
  );

interface Course {
  /** The announcement for screen readers. */
  says: string;
  /** Delay of its result, in milliseconds: until then the rest of the screen hides it. */
  lands?: number;
  /** How long it stays after its result, in milliseconds. */
  stays: number;
  /** The sounds of its begin, and of its result. */
  begins?: Sound;
  ends?: Sound;
  /** The count; the rest of the screen hides its sums until then. */
  count?: Count;
  /** True if the rest of the screen waits until the highlight has ended, because another view follows. */
  keeps?: boolean;
  /** True if the highlight belongs to its step, on screens that show instructions and move the board step by step. */
  walked?: boolean;
  /** True if the page itself shows the result, which is enough with reduced motion. */
  passing?: boolean;
}

export interface Moment extends Course {
  /** The drawing; null for a highlight that is only a sound. */
  Shown: Component<Drawn> | null;
  /** Further properties of the drawing. */
  drawing: object;
}

/** The highlights of these entries, in their order. `state` is the table before them. */
export type Moments = (told: ToldEntry[], state: TableState) => Moment[];

/** A highlight with its drawing. */
export function moment<Props extends object>(
  Shown: Component<Props>,
  drawing: NoInfer<Omit<Props, keyof Drawn>>,
  course: Course,
): Moment {
  return { ...course, Shown: Shown as unknown as Component<Drawn>, drawing };
}

/** A highlight that is only a sound. */
export const soundOnly = (ends: Sound): Moment => ({ Shown: null, drawing: {}, says: "", stays: 0, ends });

/** A count. */
export const counting = (count: Count, course: { walked?: boolean } = {}): Moment => ({
  ...course,
  Shown: null,
  drawing: {},
  count,
  says: count.said.join(" "),
  stays: COUNTED,
  ends: "ducats",
});

/** How long a count stays if no player can close it, or if others have continued, in milliseconds. */
const COUNTED = 4000;

/** How long a highlight stays, in milliseconds: for a glance, or for reading. */
export const GLANCE = 1300;
export const READ = 2000;
