// The sources of the points of every raid, from the visible events.

import { BOOTY_POINTS, type Event, type Score, type Token, type View } from "../../../wire/libertalia";
import type { ToldEntry } from "../../../wire/types";

export interface Line {
  part: "doubloons" | Token;
  count: number;
  points: number;
}

/** The score of each raid, by seat. A raid before the table began is missing. */
export function scored(story: ToldEntry[]): Map<number, Score[]> {
  const raids = new Map<number, Score[]>();
  let raid = 0;
  for (const event of story.flatMap((told) => told.events as Event[])) {
    if (event.event === "RaidEnds") {
      raid = event.raid;
      raids.set(raid, []);
    }
    if (event.event === "Scored") (raids.get(raid) ?? [])[event.seat] = event.score;
  }
  return raids;
}

/** The parts of a score. */
export function lines({ doubloons, booty }: Score): Line[] {
  const tokens = (["Chest", "Jewel", "Goods", "Map", "Relic"] as const).map((part): Line => {
    const count = booty[part] ?? 0;
    return { part, count, points: BOOTY_POINTS[part][count] ?? 0 };
  });
  return [{ part: "doubloons", count: doubloons, points: doubloons }, ...tokens];
}

/** The seats with their places, the best first. */
export const places = ({ players }: View): { seat: number; place: number }[] =>
  players.map(({ place }, seat) => ({ seat, place })).sort((one, other) => one.place - other.place);
