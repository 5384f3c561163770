// The visible events of a battle.

import type { TableSession } from "../../table/session.svelte";
import type { ToldEntry } from "../../wire/types";

/** The entries since the last attack, on the followed branch. */
export function fight(session: TableSession): ToldEntry[] {
  const { story } = session;
  const start = story.findLastIndex((entry) =>
    entry.events.some((event) => (event as { event: string }).event === "Attacked"),
  );
  return start < 0 ? [] : story.slice(start);
}
