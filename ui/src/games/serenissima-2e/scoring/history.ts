// The whole game looked back at, through the views of the past: no sums of our own.

import type { TableSession } from "../../../table/session.svelte";
import type { Event, View } from "../../../wire/serenissima-2e";
import { rollOf, thrown } from "../battle/rolls";

export interface Moment {
  turn: number;
  /** By seat; covered purses are missing. */
  purses: (number | null)[];
}

/** Everybody's purse at the start, at each new turn, and at the end. */
export async function wealth(session: TableSession): Promise<Moment[]> {
  const began = session.story.filter((entry) => (entry.events as Event[]).some((event) => event.event === "TurnBegan"));
  const views = (await session.timeline([0, ...began.map((entry) => entry.n), session.past?.entry ?? session.state.head])) as View[] | null;
  return (views ?? []).map((view) => ({ turn: view.track.turn, purses: view.seats.map((seat) => seat.purse) }));
}

export interface Luck {
  dice: number;
  skulls: number;
  expected: number;
}

/** What everybody's dice showed against what they show on average. */
export async function luck(session: TableSession, seats: number): Promise<Luck[]> {
  const all: Luck[] = Array.from({ length: seats }, () => ({ dice: 0, skulls: 0, expected: 0 }));
  for (const { entry, before } of await thrown(session, session.story)) {
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
