// What the dice of the last move showed. How many were rolled stands in the view before the roll.

import type { TableSession } from "../../../table/session.svelte";
import type { Event, ToldEntry, View } from "../../../wire/serenissima-2e";

export interface Roll {
  /** The entry that brought it. */
  n: number;
  kind: "fort" | "round";
  /** Skulls of the attacker, then of the defender. */
  skulls: [number, number];
  /** Dice of both, as far as they are known. */
  dice: [number, number];
  /** Sailors lost by both. */
  lost: [number, number];
}

const ROLLED = new Set(["FortFired", "RoundFought"]);

/** Entries with dice in them. */
export const rolled = (entries: ToldEntry[]): ToldEntry[] =>
  entries.filter((entry) => (entry.events as Event[]).some((event) => ROLLED.has(event.event)));

/** The entries since the last attack, along what is followed. */
export function fight(session: TableSession): ToldEntry[] {
  const { story } = session;
  const start = story.findLastIndex((entry) => (entry.events as Event[]).some((event) => event.event === "Attacked"));
  return start < 0 ? [] : story.slice(start);
}

/** A roll read from its entry and the view before it. */
export function rollOf(entry: ToldEntry, before: View | null): Roll | null {
  const battle = before?.stage.stage === "battle" ? before.stage.battle : null;
  for (const event of entry.events as Event[]) {
    if (event.event === "FortFired") {
      return { n: entry.n, kind: "fort", skulls: [0, event.skulls], dice: [0, Math.max(2, event.skulls)], lost: [event.lost, 0] };
    }
    if (event.event === "RoundFought") {
      const dice = (side: 0 | 1) => Math.max(event.skulls[side], battle?.dice[side] ?? 0);
      return { n: entry.n, kind: "round", skulls: event.skulls, dice: [dice(0), dice(1)], lost: event.lost };
    }
  }
  return null;
}

/** Entries with dice in them, each with the view before it. */
export async function thrown(session: TableSession, entries: ToldEntry[]): Promise<{ entry: ToldEntry; before: View | null }[]> {
  const found = rolled(entries);
  const views = (await session.timeline(found.map(({ after }) => after))) as View[] | null;
  return found.map((entry, index) => ({ entry, before: views?.[index] ?? null }));
}

/** All rolls of some entries, in order. */
export async function rollsOf(session: TableSession, entries: ToldEntry[]): Promise<Roll[]> {
  const all = await thrown(session, entries);
  return all.flatMap(({ entry, before }) => rollOf(entry, before) ?? []);
}
