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

/** How long a moment stays, in milliseconds: what is taken in at a glance, and what is read. */
export const GLANCE = 1300;
export const READ = 2000;
