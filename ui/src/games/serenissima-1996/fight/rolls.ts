// What the dice showed: all of it stands in the events.

import type { TableSession } from "../../../table/session.svelte";
import type { Event, ToldEntry } from "../../../wire/serenissima-1996";

/** Both dice of one exchange of blows, and what they cost. */
export type Blow = Extract<Event, { event: "Fought" }>;

/** The entries since this turn of phase 4 began. */
export function fights(session: TableSession): ToldEntry[] {
  const { story } = session;
  const start = story.findLastIndex((entry) => (entry.events as Event[]).some(({ event }) => event === "TurnBegan"));
  return story.slice(Math.max(0, start));
}

export const blowsOf = (entries: ToldEntry[]): Blow[] => entries.flatMap(({ events }) => (events as Event[]).filter((event): event is Blow => event.event === "Fought"));
