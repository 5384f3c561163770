// The replay's timeline: its marks, and the targets of its steps.

import type { GameUI, Landmark } from "../../games/contract";
import type { Moments } from "../../table/moments";
import type { TableState, ToldEntry } from "../../wire/types";

/** The kind of a mark: the beginning of a turn, a landmark of the game, another highlight, or a waived rule. */
export type Kind = "turn" | Landmark | "moment" | "waived";

/** The landmarks by importance: an entry with several has the mark of the first. A capture follows a battle. */
const LANDMARKS: Landmark[] = ["capture", "battle", "scoring"];

export interface Mark {
  kind: Kind;
  /** The mark's position on the timeline: the set-up is 0. */
  at: number;
  /** The title of a turn; empty for everything else. */
  title: string;
}

/** The marks of a timeline, in its order. Without `moments` it has no highlights. */
export function marksOf(
  way: ToldEntry[],
  { chapter, landmark }: Pick<GameUI, "chapter" | "landmark">,
  moments: Moments | null,
  state: TableState,
): Mark[] {
  return way.flatMap((entry, index) => {
    const title = entry.events.map((event) => chapter(event, state)).find((found) => found !== null) ?? "";
    const found = entry.events.map((event) => landmark?.(event));
    const stands = LANDMARKS.find((kind) => found.includes(kind));
    const kinds: Kind[] = [];
    if (title) kinds.push("turn");
    if (stands) kinds.push(stands);
    else if (!title && moments?.([entry], state).some(({ Shown }) => Shown)) kinds.push("moment");
    if (entry.waived.length) kinds.push("waived");
    return kinds.map((kind) => ({ kind, at: index + 1, title: kind === "turn" ? title : "" }));
  });
}

/** The unit of steps: from turn to turn, or from mark to mark. */
export type Step = "turn" | "moment";
const STEPS: Record<Step, Kind[]> = { turn: ["turn"], moment: [...LANDMARKS, "moment"] };

/** The target of the next step, or of the previous; the end of the timeline without one. */
export function stepTo(marks: Mark[], step: Step, at: number, direction: -1 | 1, last: number): number {
  const places = marks.filter(({ kind }) => STEPS[step].includes(kind)).map((mark) => mark.at);
  return direction > 0 ? (places.find((place) => place > at) ?? last) : (places.findLast((place) => place < at) ?? 0);
}

/** The titles that have room, if each takes this share of the timeline. */
export function roomFor(turns: Mark[], last: number, share: number): Mark[] {
  let free = 0;
  return turns.filter(({ at }) => {
    const fits = at / last >= free && at / last + share <= 1;
    if (fits) free = at / last + share;
    return fits;
  });
}
