// The open instructions of a device over a reload.

import type { OpenTurn } from "./instructions";
import type { Position } from "./pieces";

type Heads = [from: number, to: number];

/** The open moves of a device as they are stored: positions are entries. */
export interface StoredMoves {
  head: number;
  /** The entry before the last move. */
  last: number;
  turns: { seat: number | null; span: Heads; moves: Heads[]; done: unknown[] }[];
}

/** The same turns with other positions: stored from kept ones, or the reverse. */
export function mapped(value: unknown, of: (position: unknown) => unknown): unknown {
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
