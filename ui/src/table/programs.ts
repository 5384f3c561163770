// Seats that programs play.

import type { TableState } from "../wire/types";

/** True if a program plays a seat. Its money is in the app, not on the table. */
export const hasProgram = ({ settings }: Pick<TableState, "settings">, seat: number): boolean =>
  settings.seating[seat]?.program !== undefined;

/** True if a seat has the only person at the table: programs play all other seats, or they are empty. */
export const isOnlyPerson = (state: Pick<TableState, "settings">, seat: number): boolean =>
  state.settings.seating.every(({ empty }, other) => other === seat || empty || hasProgram(state, other));
