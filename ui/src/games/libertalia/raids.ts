// The campaigns of the record, which its days do not name.

import type { Event, TableState } from "../../wire/libertalia";
import { wayTo } from "../../table/story";
import { viewOf } from "./words";

/** The campaign in which an event of the record happened: the last that began on the way to it. */
export function raidOf(event: Event, state: TableState): number {
  const begun = (events: unknown[]) =>
    (events as Event[]).flatMap((one) => {
      if (one.event === "RaidBegan") return [one.raid];
      return one.event === "Corrected" && one.fix.what === "Campaign" ? [one.fix.raid] : [];
    });
  const entry = state.told.find(({ events }) => events.includes(event));
  const way = (entry ? wayTo(state.told, entry.n) : state.told).flatMap(({ events }) => events);
  const before = begun(entry ? way.slice(0, way.indexOf(event)) : way).at(-1);
  if (before !== undefined) return before;
  // Nothing began before it: what began later tells the campaign of the set-up.
  const later = state.told.flatMap(({ events }) => events as Event[]).find(({ event }) => event === "RaidBegan");
  return later?.event === "RaidBegan" ? Math.max(1, later.raid - 1) : viewOf(state).raid;
}
