// The whole game looked back at, through the views of the past: no sums of our own.

import type { TableSession } from "../../../table/session.svelte";
import type { Event, ToldEntry, View } from "../../../wire/serenissima-2e";
import { rolled, rollOf, viewBefore } from "../battle/rolls";

/** The entries that are followed, oldest first. */
export function followed(session: TableSession): ToldEntry[] {
  const chain = new Set(session.state.chain);
  return session.told.filter((entry) => chain.has(entry.n));
}

export interface Moment {
  turn: number;
  /** By seat; covered purses are missing. */
  purses: (number | null)[];
}

async function at(session: TableSession, entry: number): Promise<View | null> {
  const reply = await session.ask({ type: "look_back", table: session.table, entry, viewer: session.viewer });
  return reply?.type === "view" ? (reply.view as View) : null;
}

/** Everybody's purse at the start, at each new turn, and at the end. */
export async function wealth(session: TableSession): Promise<Moment[]> {
  const began = followed(session).filter((entry) => (entry.events as Event[]).some((event) => event.event === "TurnBegan"));
  const moments: Moment[] = [];
  for (const n of [0, ...began.map((entry) => entry.n), session.state.head]) {
    const view = await at(session, n);
    if (view) moments.push({ turn: view.track.turn, purses: view.seats.map((seat) => seat.purse) });
  }
  return moments;
}

export interface Luck {
  dice: number;
  skulls: number;
  expected: number;
}

/** What everybody's dice showed against what they show on average. */
export async function luck(session: TableSession, seats: number): Promise<Luck[]> {
  const all: Luck[] = Array.from({ length: seats }, () => ({ dice: 0, skulls: 0, expected: 0 }));
  for (const entry of rolled(followed(session))) {
    const before = await viewBefore(session, entry);
    const roll = rollOf(entry, before);
    if (!before || !roll || before.stage.stage !== "battle") continue;
    const { attacker, defender } = before.stage.battle;
    const share = before.board.skulls.value / 6;
    [attacker, defender].forEach((seat, side) => {
      const one = seat === null ? undefined : all[seat];
      if (!one) return;
      one.dice += roll.dice[side] ?? 0;
      one.skulls += roll.skulls[side] ?? 0;
      one.expected += (roll.dice[side] ?? 0) * share;
    });
  }
  return all;
}
