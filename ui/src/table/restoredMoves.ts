// The open instructions of a device after a reload. Loaded only then.

import type { TableState } from "../wire/types";
import type { OpenTurn } from "./instructions";
import { turnsAt } from "./openTurns";
import { mapped, type StoredMoves } from "./storedMoves";
import { positionOf } from "./story";

/** The open moves and the table before the last one; null if they cannot be loaded. */
export async function restored(
  session: { state: TableState; timeline(entries: number[]): Promise<unknown[] | null> },
  text: string,
): Promise<{ turns: OpenTurn[]; previous: TableState } | null> {
  const { state } = session;
  const { head, last, turns } = JSON.parse(text) as StoredMoves;
  const heads = new Set([head, last]);
  mapped(turns, (entry) => heads.add(entry as number));
  const entries = [...heads].sort((one, other) => one - other);
  const views = await session.timeline(entries);
  if (!views) return null;
  const at = (entry: number): TableState => ({ ...state, head: entry, view: views[entries.indexOf(entry)] });
  const known = mapped(turns, (entry) => positionOf(at(entry as number))) as OpenTurn[];
  return { turns: turnsAt(known, positionOf(at(head)), positionOf(state)), previous: at(last) };
}
