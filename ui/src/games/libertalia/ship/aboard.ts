// The characters on the ship, and those of the day that has just ended.

import type { Event, OnShip, Rank, View } from "../../../wire/libertalia";
import type { ToldEntry } from "../../../wire/types";
import { reputation } from "../words";

export interface Aboard {
  seat: number;
  rank: Rank;
  /** The character waits for its turn, has acted, is in its den, or was discarded. */
  state: "waits" | "acted" | "den" | "gone";
}

const same = (one: { seat: number; rank: Rank }, other: { seat: number; rank: Rank }): boolean =>
  one.seat === other.seat && one.rank === other.rank;

/** The cards of the current day, or of the last one, in the order of the ship. */
export function aboard(view: View, story: ToldEntry[]): Aboard[] {
  const cards: Aboard[] = [];
  for (const event of ofTheDay(story)) {
    if (event.event === "Laid") cards.push(...event.cards.map((card) => ({ ...card, state: "acted" as const })));
    if (event.event === "Replaced") cards.push({ seat: event.seat, rank: event.rank, state: "acted" });
    const there = "rank" in event && cards.find((card) => same(card, event as { seat: number; rank: Rank }));
    if (there && event.event === "Entered") there.state = "den";
    if (there && event.event === "Discarded" && there.state !== "den") there.state = "gone";
  }
  const order = ({ seat, rank }: { seat: number; rank: Rank }): number => rank * 10 + reputation(view, seat, rank);
  // The table's state prevails, because corrections may have changed it.
  const now = view.ship.map(({ seat, rank, acted }: OnShip): Aboard => ({
    seat,
    rank,
    state: acted ? "acted" : "waits",
  }));
  const left = cards.filter((card) => !now.some((other) => same(card, other)));
  return [...now, ...left.map((card) => (card.state === "acted" ? { ...card, state: "gone" as const } : card))].sort(
    (one, other) => order(one) - order(other),
  );
}

/** The last active character that these events name, or null. `rank` is null if the event is the taking of booty. */
export function atWork(events: Event[]): { seat: number; rank: Rank | null } | null {
  for (const event of events.toReversed()) {
    if (event.event === "Acts" || event.event === "Entered" || event.event === "Replaced")
      return { seat: event.seat, rank: event.rank };
    if (event.event === "Took") return { seat: event.seat, rank: null };
    if (event.event === "Discarded" && event.cause.by === "character")
      return { seat: event.cause.whose, rank: event.cause.who };
    if (event.event === "Laid") return null;
  }
  return null;
}

/** The events since the characters of the day were revealed. */
function ofTheDay(story: ToldEntry[]): Event[] {
  const events = story.flatMap((told) => told.events as Event[]);
  return events.slice(
    Math.max(
      0,
      events.findLastIndex((event) => event.event === "Laid"),
    ),
  );
}
