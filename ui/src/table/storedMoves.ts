// The open instructions of a device over a reload.

import type { TableState } from "../wire/types";
import type { Placed } from "./instructions";
import { positionOf } from "./story";

/** The open instructions of a device as they are stored: positions are entries. */
export interface StoredMoves {
  before: number;
  last: number;
  placed: (Extract<Placed, unknown[]> | { from: number; to: number; piece?: string })[];
}

/**
 * The positions before all open moves and before the last, and what people have done of them. Null if the game no longer
 * follows the entry before them.
 */
export async function restored(
  session: { state: TableState; timeline(entries: number[]): Promise<unknown[] | null> },
  text: string,
): Promise<[oldest: TableState, previous: TableState, placed: Placed[]] | null> {
  const { state } = session;
  const { before, last, placed } = JSON.parse(text) as StoredMoves;
  const isBefore = before === 0 || state.chain.includes(before);
  const entries = [before, last, ...placed.flatMap((one) => (Array.isArray(one) ? [] : [one.from, one.to]))];
  const views = isBefore && before < state.head ? await session.timeline(entries) : null;
  if (!views) return null;
  const at = (entry: number): TableState => ({ ...state, head: entry, view: views[entries.indexOf(entry)] });
  const done = placed.map((one) =>
    Array.isArray(one) ? one : { ...one, from: positionOf(at(one.from)), to: positionOf(at(one.to)) },
  );
  return [at(before), at(last), done];
}
