// The dice, read from the events.

import { fight } from "../../../chart/battle/story";
import type { TableSession } from "../../../table/session.svelte";
import type { Event, Foe, ToldEntry } from "../../../wire/serenissima-1996";

/** Both dice of one exchange of blows, and the losses. */
export type Blow = Extract<Event, { event: "Fought" }>;

/** What one side rolled: its sum, the divisor, and the quotient, which is how many sailors the other side loses. */
export const sumOf = ({ sums, divisors }: Blow, side: number): { sum: number; divisor: number; hits: number } => {
  const [sum, divisor] = [sums[side] ?? 0, divisors[side] ?? 1];
  return { sum, divisor, hits: Math.floor(sum / divisor) };
};

/** The opponents, with their sailors before the dice. */
export interface Clash {
  seat: number;
  galley: number;
  foe: Foe;
  against: number | null;
  sailors: [number, number];
  fortress: boolean;
}

const eventsOf = (entries: ToldEntry[]): Event[] => entries.flatMap(({ events }) => events as Event[]);

export const blowsOf = (entries: ToldEntry[]): Blow[] =>
  eventsOf(entries).filter((event): event is Blow => event.event === "Fought");

/** The last attack, with its dice once they were thrown. */
export function lastClash(session: TableSession): { clash: Clash; blow: Blow | null } | null {
  const told = fight(session);
  const clash = eventsOf(told).find((event) => event.event === "Attacked");
  return clash ? { clash, blow: blowsOf(told).at(-1) ?? null } : null;
}
