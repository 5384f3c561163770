// Orders and counts the tables and people of an event for display.

import type { EveningPerson, EveningTable } from "../../wire/evening";

/** How many seats at a table anybody may take. */
export const freeSeats = ({ seats, over }: EveningTable): number =>
  over ? 0 : seats.filter(({ free }) => free).length;

/** Tables with free seats first, otherwise in the organiser's order. */
export const openFirst = (tables: EveningTable[]): EveningTable[] => [
  ...tables.filter((table) => freeSeats(table)),
  ...tables.filter((table) => !freeSeats(table)),
];

/** How many have joined since a moment (in milliseconds), and when the first of them did; null if no one has. */
export function joinedSince(people: EveningPerson[], moment: number): { people: number; since: string | null } {
  const joined = people.flatMap(({ joined }) => (joined && Date.parse(joined) >= moment ? [joined] : []));
  return { people: joined.length, since: joined.sort()[0] ?? null };
}

/** The games that are played, each once, in the order of the tables. */
export const gamesOf = (tables: EveningTable[]): string[] => [...new Set(tables.map(({ game }) => game))];
