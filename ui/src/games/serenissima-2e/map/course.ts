// A way over the chart for a zone that is out of reach, so that the refusal can explain it.

import type { Board } from "../../../wire/serenissima-2e";

/** A path has at most this many zones on the wire. */
const LONGEST = 8;

/** The zones entered on a shortest way, as far as one command can name them. */
export function course(board: Board, from: string, to: string): string[] {
  const before = new Map<string, string>([[from, from]]);
  const open = [from];
  for (let here = open.shift(); here !== undefined && !before.has(to); here = open.shift()) {
    for (const { value } of board.links) {
      const next = value[0] === here ? value[1] : value[1] === here ? value[0] : undefined;
      if (next === undefined || before.has(next)) continue;
      before.set(next, here);
      open.push(next);
    }
  }
  const path: string[] = [];
  for (let at: string | undefined = to; at !== undefined && at !== from; at = before.get(at)) path.unshift(at);
  return path.slice(0, LONGEST);
}
