import { expect, it } from "vitest";
import { chancesByTurn } from "./chances";

const part = { luck: 0, own: 0, others: 0, unexplained: 0 };

it("takes for each turn the chances after its last move, and for the last the result", () => {
  const curve = [0, 4, 9, 12].map((entry, turn) => ({ entry, turn, worth: [0, 0] }));
  const analysis = {
    seats: [
      { start: 0.5, end: 1, ...part },
      { start: 0.5, end: 0, ...part },
    ],
    moves: [
      { entry: 3, win: [0.6, 0.4] },
      { entry: 5, win: [0.3, 0.7] },
      { entry: 9, win: [0.7, 0.3] },
      { entry: 11, win: [0.9, 0.1] },
    ],
    turning_points: [],
  };
  expect(chancesByTurn(curve, analysis)).toEqual([
    [0.5, 0.5],
    [0.6, 0.4],
    [0.7, 0.3],
    [1, 0],
  ]);
});
