// The way of an undo, for the instructions that it gives.

import type { ToldEntry } from "../wire/types";
import type { OpenMove, OpenTurn } from "./instructions";
import type { Position } from "./pieces";
import type { TableSession } from "./session.svelte";
import { wayTo } from "./story";

/** The largest number of entries whose undo is followed event by event. */
const MOST = 40;

/** The entries that a move took back, the newest first; empty if it did anything else. */
export function takenBack([before, after]: OpenMove): ToldEntry[] {
  const [old, now] = [before, after].map(({ story }) => story.map(({ n }) => n)) as [number[], number[]];
  return now.every((n) => old.includes(n)) ? before.story.filter(({ n }) => !now.includes(n)).reverse() : [];
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

/** The ways of all moves that took entries back. */
export type Ways = Map<OpenMove, Position[]>;

/** Loads the ways that are not known yet. */
export async function waysBack(
  session: Pick<TableSession, "state" | "steps">,
  turns: OpenTurn[],
  known: Ways,
): Promise<Ways> {
  const undone = turns.flatMap(({ moves }) => moves).filter((move) => takenBack(move).length);
  const ways = undone.map(
    async (move) => [move, known.get(move) ?? (await wayBack(session, takenBack(move)))] as const,
  );
  return new Map(await Promise.all(ways));
}

/** True if the ways of all undone moves are known. */
export const areKnown = (turns: OpenTurn[], ways: Ways): boolean =>
  turns.every(({ moves }) => moves.every((move) => ways.has(move) || !takenBack(move).length));
