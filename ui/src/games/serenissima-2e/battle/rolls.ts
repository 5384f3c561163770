// The dice, read from the events.

import type { Event, ToldEntry } from "../../../wire/serenissima-2e";

/** An event with dice in it. */
type Thrown = Extract<Event, { event: "FortFired" | "RoundFought" }>;

export interface Roll {
  /** The number of its entry. */
  n: number;
  kind: "fort" | "round";
  /** Skulls of the attacker and of the defender. */
  skulls: [number, number];
  /** Dice of the attacker and of the defender. If the record lacks them, as many as skulls. */
  dice: [number, number];
  /** Sailors lost by the attacker and by the defender. */
  lost: [number, number];
  /** The throwers, and the number of faces with a skull; older records lack them. */
  thrown: Thrown["thrown"];
}

const isThrown = (event: Event): event is Thrown => event.event === "FortFired" || event.event === "RoundFought";

/** All rolls of some entries, in order. */
export const rollsOf = (entries: ToldEntry[]): Roll[] =>
  entries.flatMap(({ n, events }) =>
    (events as Event[]).filter(isThrown).map((event): Roll => {
      const { thrown } = event;
      if (event.event === "FortFired")
        return {
          n,
          kind: "fort",
          skulls: [0, event.skulls],
          dice: thrown?.dice ?? [0, 2],
          lost: [event.lost, 0],
          thrown,
        };
      return { n, kind: "round", skulls: event.skulls, dice: thrown?.dice ?? event.skulls, lost: event.lost, thrown };
    }),
  );
