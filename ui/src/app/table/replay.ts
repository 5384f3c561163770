// The story of a table as a line that is gone along: what stands out on it, and where steps lead.

import type { GameUI, Landmark } from "../../games/contract";
import type { Moments } from "../../table/moments";
import type { TableState, ToldEntry } from "../../wire/types";

/** What stands out at an entry: a turn that begins there, what the game calls a landmark, any other great moment, a rule
 * that was waived. */
export type Kind = "turn" | Landmark | "moment" | "waived";

/** Of several in one entry the one that says most: what was taken was fought for. */
const LANDMARKS: Landmark[] = ["capture", "battle", "scoring"];

export interface Mark {
  kind: Kind;
  /** Where it is on the way: the set-up is 0. */
  at: number;
  /** What a turn is called; empty for everything else. */
  title: string;
}

/** The marks of a way, in its order. Without `moments` none of those is known. */
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

/** Where steps lead: from turn to turn, or from one thing that happened to the next. */
export type Step = "turn" | "moment";
const STEPS: Record<Step, Kind[]> = { turn: ["turn"], moment: [...LANDMARKS, "moment"] };

/** Where the next step leads, or the last before; the end of the way where there is none. */
export function stepTo(marks: Mark[], step: Step, at: number, direction: -1 | 1, last: number): number {
  const places = marks.filter(({ kind }) => STEPS[step].includes(kind)).map((mark) => mark.at);
  return direction > 0 ? (places.find((place) => place > at) ?? last) : (places.findLast((place) => place < at) ?? 0);
}

/** The titles for which there is room, if each takes so much of the line. */
export function roomFor(turns: Mark[], last: number, share: number): Mark[] {
  let free = 0;
  return turns.filter(({ at }) => {
    const fits = at / last >= free && at / last + share <= 1;
    if (fits) free = at / last + share;
    return fits;
  });
}
