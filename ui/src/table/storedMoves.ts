// The open instructions of a device over a reload.

import type { TableState } from "../wire/types";
import type { OpenTurn } from "./instructions";
import { turnsAt } from "./openTurns";
import type { Position } from "./pieces";
import { positionOf } from "./story";

type Heads = [from: number, to: number];

/** The open moves of a device as they are stored: positions are entries. */
export interface StoredMoves {
  head: number;
  /** The entry before the last move. */
  last: number;
  turns: { seat: number | null; span: Heads; moves: Heads[]; done: unknown[] }[];
}

/** The same turns with other positions: stored from kept ones, or the reverse. */
function mapped(value: unknown, of: (position: unknown) => unknown): unknown {
  const turns = value as OpenTurn[];
  const both = ([from, to]: readonly unknown[]) => [of(from), of(to)];
  return turns.map(({ seat, span, moves, done }) => ({
    seat,
    span: both(span),
    moves: moves.map(both),
    done: done.map((one) =>
      typeof one === "string" || Array.isArray(one) ? one : { ...one, from: of(one.from), to: of(one.to) },
    ),
  }));
}

export const stored = (turns: OpenTurn[]): StoredMoves["turns"] =>
  mapped(turns, (position) => (position as Position).state.head) as StoredMoves["turns"];

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
