// The way of an undo, for the instructions that it gives.

import type { Position } from "./pieces";
import type { TableSession } from "./session.svelte";
import { wayTo } from "./story";

/** The largest number of entries whose undo is followed event by event. */
const MOST = 40;

/** The positions through which the last undo went, event by event; empty for another move, or a long way back. */
export async function wayBack(session: Pick<TableSession, "takenBack" | "state" | "steps">): Promise<Position[]> {
  const { takenBack, state } = session;
  if (!takenBack.length || takenBack.length > MOST) return [];
  const views = await Promise.all(takenBack.map(({ n }) => session.steps(n)));
  const way = takenBack.map((entry, nth) => {
    const story = wayTo(state.told, entry.after);
    return (views[nth] ?? []).map((view, events): Position => ({
      state: { ...state, view },
      story: [...story, { ...entry, events: entry.events.slice(0, events) }],
    }));
  });
  return views.includes(null) ? [] : way.flatMap((positions) => positions.reverse());
}
