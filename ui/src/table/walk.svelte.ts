// Shows a move step by step, while questions can still be answered.

import type { Position } from "./pieces";
import { isDeed } from "./story";
import type { ToldEntry } from "../wire/types";

/** Simultaneous events, with the table before and after them. */
export interface Step {
  events: unknown[];
  before: Position;
  after: Position;
}

/** The number of steps from which a move is usually shown step by step. */
const SEVERAL = 3;

export class Walk {
  /** The steps of the walk; empty while they load. */
  steps = $state.raw<Step[]>([]);
  at = $state(0);

  /** `before` is the table before the move of these entries; `left` the rest of the last walk. */
  constructor(
    readonly before: Position,
    readonly told: ToldEntry[],
    readonly left: Step | null,
    /** Moves with fewer steps are shown at once. */
    readonly least = SEVERAL,
  ) {}

  get step(): Step | null {
    return this.steps[this.at] ?? null;
  }

  /** The table at this step. */
  get position(): Position {
    return this.step?.after ?? this.left?.before ?? this.before;
  }

  get isLast(): boolean {
    return this.at === this.steps.length - 1;
  }

  /** The remaining steps, as one. */
  get rest(): Step | null {
    const { step } = this;
    const last = this.steps.at(-1);
    if (!step || !last) return this.left;
    return this.isLast
      ? null
      : {
          events: this.steps.slice(this.at + 1).flatMap(({ events }) => events),
          before: step.after,
          after: last.after,
        };
  }
}

/**
 * The walk through a move; null if it moved the head, or has too few steps. The remaining steps of the last walk come
 * first.
 */
export function walkOf(before: Position, told: ToldEntry[], last: Walk | null, least = SEVERAL): Walk | null {
  const deeds = told.filter(isDeed);
  const left = last?.rest ?? null;
  const events = deeds.reduce((sum, one) => sum + one.events.length, 0);
  if (told.some(({ head }) => head !== null) || (left ? events === 0 : events < least)) return null;
  return new Walk(before, deeds, left, least);
}

/**
 * The steps of a walk, from the views before and after each event of its entries. Events without instructions join
 * those with some: the next, or at the end the last. Empty if there are too few.
 */
export function stepsOf(walk: Walk, views: unknown[][], moves: (before: Position, after: Position) => boolean): Step[] {
  const all: Step[] = [];
  let events: unknown[] = [];
  let { before } = walk;
  let after = before;
  const close = () => {
    all.push({ events, before, after });
    [events, before] = [[], after];
  };
  walk.told.forEach((entry, nth) => {
    const { story } = after;
    entry.events.forEach((event, index) => {
      events.push(event);
      const state = { ...walk.before.state, view: views[nth]?.[index + 1] };
      after = { state, story: [...story, { ...entry, events: entry.events.slice(0, index + 1) }] };
      if (moves(before, after)) close();
    });
  });
  const busy = all.length;
  const steps = walk.left ? [walk.left, ...all] : all;
  const last = steps.pop();
  if (!last || (!walk.left && busy < walk.least)) return [];
  return [...steps, { ...last, events: [...last.events, ...events], after }];
}
