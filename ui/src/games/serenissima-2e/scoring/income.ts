// Where the ducats of scorings and sales came from, read from what was told.

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

/** The sources of income, in the order in which they are shown. */
export const SOURCES = ["sales", "ports", "basilicas", "wine", "loads"] as const;
export type Source = (typeof SOURCES)[number];

/** Ducats by source that one seat earned. */
export function earned(events: Event[], seat: number): Record<Source, number> {
  const sums: Record<Source, number> = { sales: 0, ports: 0, basilicas: 0, wine: 0, loads: 0 };
  for (const event of events) {
    if (event.event === "Sold" && event.seat === seat) sums.sales += event.paid;
    else if (event.event === "PortPaid" && event.seat === seat) {
      sums.ports += event.ducats;
      sums.basilicas += event.basilica;
    } else if (event.event === "WinePaid" && event.seat === seat) sums.wine += event.ducats;
    else if (event.event === "Loaded" && event.to === seat) sums.loads += event.paid;
  }
  return sums;
}
