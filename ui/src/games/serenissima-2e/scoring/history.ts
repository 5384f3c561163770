// The whole game looked back at, through the views of the past: no sums of our own.

import type { TableSession } from "../../../table/session.svelte";
import type { Event, View } from "../../../wire/serenissima-2e";

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
