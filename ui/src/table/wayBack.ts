// The way of an undo, for the instructions that it gives.

import type { ToldEntry } from "../wire/types";
import type { Position } from "./pieces";
import type { TableSession } from "./session.svelte";
import { wayTo } from "./story";

/** The largest number of entries whose undo is followed event by event. */
const MOST = 40;

/** The entries that the last move took back, the newest first; empty if it did anything else. */
export function takenBack({ past, moved, latest }: Pick<TableSession, "past" | "moved" | "latest">): ToldEntry[] {
  if (past || !moved || !latest.some(({ head }) => head !== null)) return [];
  const [before, after] = moved.map(({ story }) => story.map(({ n }) => n)) as [number[], number[]];
  if (!after.every((n) => before.includes(n))) return [];
  return moved[0].story.filter(({ n }) => !after.includes(n)).reverse();
}

/** The positions through which an undo of these entries went, event by event; empty for a long way back. */
export async function wayBack(
  session: Pick<TableSession, "state" | "steps">,
  entries: ToldEntry[],
): Promise<Position[]> {
  const { state } = session;
  if (!entries.length || entries.length > MOST) return [];
  const views = await Promise.all(entries.map(({ n }) => session.steps(n)));
  const way = entries.map((entry, nth) => {
    const story = wayTo(state.told, entry.after);
    return (views[nth] ?? []).map((view, events): Position => ({
      state: { ...state, view },
      story: [...story, { ...entry, events: entry.events.slice(0, events) }],
    }));
  });
  return views.includes(null) ? [] : way.flatMap((positions) => positions.reverse());
}
