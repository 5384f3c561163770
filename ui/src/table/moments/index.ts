// The great moments of an evening: what of that which has just happened the whole table looks up for. A game says
// which they are (`GameUI.moments`) and how each is drawn; the page of a table shows them (`app/table/Moments`).

import type { Component } from "svelte";
import type { TableState, ToldEntry } from "../../wire/types";
import type { Sound } from "../sounds";

/** What every drawing of a moment is told: whether its outcome may be seen, and after how long that will be. */
export interface Drawn {
  landed: boolean;
  /** Milliseconds. */
  lands: number;
  /** The table as everything else on the screen shows it. */
  state: TableState;
}

/** What one thing brings one seat. */
export interface CountLine {
  seat: number;
  name: string;
  /** What is said beside the name. */
  note?: string;
  worth: number;
  /** What comes on top, shown apart. */
  plus?: number;
  /** Whether it is in the purse already. */
  held?: boolean;
}

/** A count before everyone's eyes: line by line, and then what follows from it. It stays until someone closes it. */
export interface Count {
  title: string;
  /** The rules that it is about. */
  rules: string;
  /** By seat. */
  seats: { name: string; colour: string }[];
  /** In the order in which they are counted. */
  lines: CountLine[];
  /** What is told aloud when all is counted. */
  said: string[];
  /** What the button says that closes it. */
  done: string;
}

/** What each seat has after so many lines. */
export const sumsOf = ({ seats, lines }: Count, counted: number, ofPurse = false): number[] =>
  seats.map((_, seat) =>
    lines
      .slice(0, counted)
      .filter((line) => line.seat === seat && !(ofPurse && line.held))
      .reduce((sum, { worth, plus = 0 }) => sum + worth + plus, 0),
  );

interface Course {
  /** What is told of it, once, to whoever cannot see it. */
  says: string;
  /** How long its outcome is awaited, in milliseconds: so long nothing else on the screen knows it. */
  lands?: number;
  /** How long it stays when it has landed, in milliseconds. */
  stays: number;
  /** Heard when it begins, and when it has landed. */
  begins?: Sound;
  ends?: Sound;
  /** What is counted; nothing else on the screen knows a sum before. */
  count?: Count;
  /** Whether nothing else knows it before it is gone: what it leads to has a stage of its own. */
  keeps?: boolean;
  /** Whether it belongs to the step that tells of it, where a move is walked through and the board follows. */
  walked?: boolean;
  /** The page itself shows what came as soon as it has landed: where nothing moves, that is enough. */
  passing?: boolean;
}

export interface Moment extends Course {
  /** None where something is only heard. */
  Shown: Component<Drawn> | null;
  /** What else the drawing wants. */
  drawing: object;
}

/** The moments among what was told, in their order. `state` is the table as it was before. */
export type Moments = (told: ToldEntry[], state: TableState) => Moment[];

/** A moment with its drawing. */
export function moment<Props extends object>(
  Shown: Component<Props>,
  drawing: NoInfer<Omit<Props, keyof Drawn>>,
  course: Course,
): Moment {
  return { ...course, Shown: Shown as unknown as Component<Drawn>, drawing };
}

/** What is only heard. */
export const heard = (ends: Sound): Moment => ({ Shown: null, drawing: {}, says: "", stays: 0, ends });

/** A count, and whether nothing else knows its end before someone closes it: then the game is over. */
export const counting = (count: Count, course: { keeps: boolean; walked?: boolean }): Moment => ({
  ...course,
  Shown: null,
  drawing: {},
  count,
  says: count.said.join(" "),
  stays: COUNTED,
  ends: "ducats",
});

/** How long a count stays that nobody can close, or that others have gone on from, in milliseconds. */
const COUNTED = 4000;

/** How long a moment stays, in milliseconds: what is taken in at a glance, and what is read. */
export const GLANCE = 1300;
export const READ = 2000;
