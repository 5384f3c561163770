// The chances of winning, by turn.

import type { GameAnalysis, Moment } from "../../wire/types";

/** The chance of each seat at the moments of a curve: at the start, at the end of each turn, and the result. */
export function chancesByTurn(curve: Moment[], { seats, moves }: GameAnalysis): number[][] {
  const start = seats.map((seat) => seat.start);
  return curve.map(({ entry }, nth) =>
    nth === curve.length - 1
      ? seats.map((seat) => seat.end)
      : (moves.findLast((move) => move.entry <= entry)?.win ?? start),
  );
}
