// The tables of an evening, as they are shown.

import type { EveningTable } from "../../wire/evening";

/** How many seats at a table anybody may take. */
export const freeSeats = ({ seats, over }: EveningTable): number =>
  over ? 0 : seats.filter(({ free }) => free).length;

/** Those with free seats first, otherwise as the organiser has them. */
export const openFirst = (tables: EveningTable[]): EveningTable[] => [
  ...tables.filter((table) => freeSeats(table)),
  ...tables.filter((table) => !freeSeats(table)),
];

/** The games that are played, each once, in the order of the tables. */
export const gamesOf = (tables: EveningTable[]): string[] => [...new Set(tables.map(({ game }) => game))];
