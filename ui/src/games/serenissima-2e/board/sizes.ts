import { INFO } from "../../../wire/games";
import type { Board } from "../../../wire/serenissima-2e";

const { least, most } = INFO["serenissima-2e"].seats;

/** All possible numbers of players. */
export const PLAYERS = Array.from({ length: most - least + 1 }, (_, index) => least + index);

/** The sizes of the ports' warehouses, and those with a printed payout. */
export function sizes(board: Board): number[] {
  const all = [...board.ports.map((port) => port.slots.value), ...Object.keys(board.payouts).map(Number)];
  return [...new Set(all)].sort((one, other) => one - other);
}
