// Seats that programs play.

import type { TableState } from "../wire/types";

/** True if a program plays a seat. Its money is in the app, not on the table. */
export const hasProgram = ({ settings }: Pick<TableState, "settings">, seat: number): boolean =>
  settings.seating[seat]?.program !== undefined;
