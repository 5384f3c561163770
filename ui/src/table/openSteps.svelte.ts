// The moves whose pieces people may still have to move, and what of them is ticked off.

import type { TableState, ToldEntry } from "../wire/types";
import type { Instruction, OpenTurn, Placed } from "./instructions";
import { turnsAt, withMove } from "./openTurns";
import { isCorrection, positionOf } from "./story";

export class OpenSteps {
  /** The open moves, the oldest first. */
  turns = $state.raw<OpenTurn[]>([]);
  /** The instructions that were ticked off since the last move: the list still shows them. */
  ticked = $state.raw<Instruction[]>([]);
  /** True if nothing was left to do after the last move. */
  settled = false;

  /** Begins a new list of instructions: all earlier ones are done. */
  clear(): void {
    [this.turns, this.ticked, this.settled] = [[], [], false];
  }

  /** Adds the move of these entries, or takes moves back. A correction copies the real table: it moves no pieces. */
  follow(told: ToldEntry[], before: TableState, after: TableState): void {
    if (this.settled) this.clear();
    [this.turns, this.ticked] = [this.marked, []];
    if (told.some(isCorrection)) return;
    const [from, to] = [positionOf(before), positionOf(after)];
    const isHead = told.some(({ head }) => head !== null);
    this.turns = isHead ? turnsAt(this.turns, from, to) : withMove(this.turns, [from, to]);
  }

  /** Records which instructions are ticked off. `all`: none is left. */
  tick(lines: Instruction[], all: boolean): void {
    [this.ticked, this.settled] = [lines, all];
  }

  /** Records what people have done of the last turn. */
  place(done: Placed): void {
    this.turns = this.turns.map((turn, nth) =>
      nth === this.turns.length - 1 ? { ...turn, done: [...turn.done, done] } : turn,
    );
  }

  /** Records that all moves are done that were made since the record had this length. */
  settleSince(length: number): void {
    this.turns = this.marked.flatMap((turn) => {
      const moves = turn.moves.filter(([before]) => before.state.length < length);
      return moves.length === turn.moves.length ? turn : moves.length ? { ...turn, moves } : [];
    });
    this.ticked = [];
  }

  /** The turns, with the ticked instructions. */
  get marked(): OpenTurn[] {
    if (this.settled) return [];
    return this.turns.map((turn, nth) => {
      const ticked = this.ticked.filter((line) => line.turn === nth);
      const done: Placed[] = ticked.map(({ shifts, text }) => (shifts.length ? shifts : text));
      return done.length ? { ...turn, done: [...turn.done, ...done] } : turn;
    });
  }
}
