// The open moves, turn by turn: after another move, and after moves were taken back.

import type { ToldEntry } from "../wire/types";
import type { OpenMove, OpenTurn } from "./instructions";
import type { Position } from "./pieces";
import { isDeed } from "./story";

const headOf = ({ state }: Position) => state.head;
const turnOf = ({ state }: Position) => state.progress.turn;

/** The player who made a move, or whose move is taken back; null for a draw. */
function playerOf([before, after]: OpenMove): number | null {
  const only = ({ story }: Position, other: Position): ToldEntry[] => {
    const known = new Set(other.story.map(({ n }) => n));
    return story.filter(({ n }) => !known.has(n));
  };
  const made = [...only(before, after), ...only(after, before)];
  const by = made.findLast((entry) => typeof entry.by === "object" && isDeed(entry))?.by;
  return typeof by === "object" ? by.seat : null;
}

/**
 * The turns with one more move, which belongs to the last turn if the same player made it. Those before the previous
 * turn of the game go: people who play on and never tick off have moved their pieces.
 */
export function withMove(turns: OpenTurn[], move: OpenMove): OpenTurn[] {
  const [seat, last] = [playerOf(move), turns.at(-1)];
  if (!last || (seat !== null && seat !== last.seat)) {
    const recent = turns.filter(({ span }) => turnOf(span[1]) >= turnOf(move[0]) - 1);
    return [...recent, { seat, span: move, moves: [move], done: [] }];
  }
  const span: OpenMove = last.moves.length ? [last.span[0], move[1]] : move;
  return [...turns.slice(0, -1), { ...last, span, moves: [...last.moves, move] }];
}

/**
 * The turns after the head has gone from one position to the other. Moves that were taken back are no longer open:
 * their ticked instructions go back, and so do moves that were done, as one.
 */
export function turnsAt(turns: OpenTurn[], from: Position, to: Position): OpenTurn[] {
  const followed = new Set([0, ...to.story.map(({ n }) => n)]);
  const moves = turns.flatMap((turn, nth) => turn.moves.map((move) => ({ move, nth })));
  const back: OpenMove[] = [];
  let at = from;
  while (headOf(at) !== headOf(to)) {
    const last = moves.at(-1)?.move;
    // A reversal ends at an entry that is still followed, but a redo takes it back.
    if (!last || (followed.has(headOf(last[1])) && !moves.some(({ move }) => headOf(move[0]) === headOf(to)))) break;
    if (headOf(at) !== headOf(last[1])) back.push([at, last[1]]);
    at = last[0];
    moves.pop();
  }
  if (headOf(at) !== headOf(to)) back.push([at, to]);
  const left = turns
    .map((turn, nth) => ({ ...turn, moves: moves.filter((one) => one.nth === nth).map(({ move }) => move) }))
    .filter(({ moves, done }) => moves.length || done.length);
  return back.reduce(withMove, left);
}
