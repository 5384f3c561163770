// Walking through what a move did, step by step, while whatever is asked can be answered.

import type { Position } from "./pieces";
import { isDeed } from "./story";
import type { ToldEntry } from "../wire/types";

/** What happened at once, with the table before and after it. */
export interface Step {
  events: unknown[];
  before: Position;
  after: Position;
}

/** What the eye takes in at once is not walked through: so many steps, and more, are. */
const SEVERAL = 3;

export class Walk {
  /** None as long as they are looked up. */
  steps = $state.raw<Step[]>([]);
  at = $state(0);

  /** `before` is the table before the move that these entries tell; `left` what of the last one is undone. */
  constructor(
    readonly before: Position,
    readonly told: ToldEntry[],
    readonly left: Step | null,
  ) {}

  get step(): Step | null {
    return this.steps[this.at] ?? null;
  }

  /** The table as it lies at this step. */
  get position(): Position {
    return this.step?.after ?? this.left?.before ?? this.before;
  }

  get isLast(): boolean {
    return this.at === this.steps.length - 1;
  }

  /** Whatever has not been walked through yet, as one. */
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

/** The walk through a move; none if it moved the head, or did too little. */
export function walkOf(before: Position, told: ToldEntry[], last: Walk | null): Walk | null {
  const deeds = told.filter(isDeed);
  const left = last?.rest ?? null;
  const events = deeds.reduce((sum, one) => sum + one.events.length, 0);
  if (told.some(({ head }) => head !== null) || (left ? events === 0 : events < SEVERAL)) return null;
  return new Walk(before, deeds, left);
}

/** The steps of a walk, given the views before and after each event of its entries: what asks nothing of the hands
 * belongs to what does. Empty if there are too few. */
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
  if (events.length) close();
  if (walk.left) return [walk.left, ...all];
  return busy < SEVERAL ? [] : all;
}
