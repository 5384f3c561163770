import type { Board } from "../../../wire/serenissima-2e";

export const PLAYERS = [2, 3, 4];

/** The sizes of warehouse that the board's ports have, and those that it says what they pay. */
export function sizes(board: Board): number[] {
  const all = [...board.ports.map((port) => port.slots.value), ...Object.keys(board.payouts).map(Number)];
  return [...new Set(all)].sort((one, other) => one - other);
}
