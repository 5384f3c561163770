// Orders and counts the tables and people of an event for display.

import type { EveningPerson, EveningState, EveningTable } from "../../wire/evening";

/** The number of seats at a table that any person may take. */
export const freeSeats = ({ seats, over }: EveningTable): number =>
  over ? 0 : seats.filter(({ free }) => free).length;

/** Tables with free seats first, otherwise in the organiser's order. */
export const openFirst = (tables: EveningTable[]): EveningTable[] => [
  ...tables.filter((table) => freeSeats(table)),
  ...tables.filter((table) => !freeSeats(table)),
];

/**
 * The number of people who have joined since a moment (in milliseconds), and when the first of them did; null if no one
 * has.
 */
export function joinedSince(people: EveningPerson[], moment: number): { people: number; since: string | null } {
  const joined = people.flatMap(({ joined }) => (joined && Date.parse(joined) >= moment ? [joined] : []));
  return { people: joined.length, since: joined.sort()[0] ?? null };
}

/** The games that are played, each once, in the order of the tables. */
export const gamesOf = (tables: EveningTable[]): string[] => [...new Set(tables.map(({ game }) => game))];

/** The seats of a table that the owner of a page may take: each, one drawn for them, or none. */
export function seatsToTake({ plan, tournament, me }: EveningState, table: number): "each" | number | null {
  if (!me || me.at) return null;
  const drawn = tournament?.rounds.flatMap(({ tables }) => tables).find((one) => one.table === table);
  if (!drawn) return plan.seating === "free" ? "each" : null;
  const seat = drawn.seats.indexOf(me.person);
  return seat < 0 ? null : seat;
}
