// What scorings paid, read from what was told.

import type { Event, ToldEntry } from "../../../wire/serenissima-2e";

export type Paid = Extract<Event, { event: "PortPaid" }>;

export interface Scoring {
  /** 1 to 3; 0 for the last one of a game that was ended early. */
  nth: number;
  paid: Paid[];
  incomes: { seat: number; ducats: number }[];
}

export const eventsOf = (entries: ToldEntry[]): Event[] => entries.flatMap((entry) => entry.events as Event[]);

/** The scorings among some events, in order. */
export function scoringsOf(events: Event[]): Scoring[] {
  const found: Scoring[] = [];
  for (const event of events) {
    if (event.event === "ScoringBegan") found.push({ nth: event.nth, paid: [], incomes: [] });
    else if (event.event === "PortPaid") found.at(-1)?.paid.push(event);
    else if (event.event === "Income") found.at(-1)?.incomes.push({ seat: event.seat, ducats: event.ducats });
  }
  return found;
}

/** What a port paid in all. */
export const total = (paid: Paid): number => paid.ducats + paid.basilica;
