// The dice, read from the events.

import type { Expected } from "../../../chart/battle/odds";
import { fight } from "../../../chart/battle/story";
import type { TableSession } from "../../../table/session.svelte";
import type { BattleView, Event, Foe, ToldEntry, View } from "../../../wire/serenissima-1996";

/** Both dice of one exchange of blows, and the losses. */
export type Blow = Extract<Event, { event: "Fought" }>;

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

const attackIn = (battle: BattleView | null) => (battle?.waits === "dice" ? [battle.attack] : []);

/** The expected losses of both sides in the last throw, on a screen that had the state before it. */
export function expected(session: TableSession, { galley, foe }: Clash): Expected | null {
  const before = session.moved?.[0].state.view as View | undefined;
  if (before?.stage.stage !== "fight") return null;
  const { attacks, battle } = before.stage;
  return (
    [...attackIn(battle), ...attacks].find(
      (one) => one.galley === galley && JSON.stringify(one.foe) === JSON.stringify(foe),
    )?.odds ?? null
  );
}
