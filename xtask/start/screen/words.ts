// Names of things, in the players' terms.

import { say } from "../../lang/index.svelte";
import { COLOURS } from "../../parts/seats";
import type { Sign, View } from "../../wire/roshambo";
import type { TableState } from "../../wire/types";

export const GAME = "roshambo";

/** A text of this game. */
export const s = (key: string, args: Record<string, string | number> = {}): string => say(GAME, key, args);

/** A seat's colour. */
export const colourOf = (seat: number): string => COLOURS[seat % COLOURS.length] ?? "red";

export const SIGNS: Sign[] = ["rock", "paper", "scissors"];

/** The progress of the game, for a television. */
export const stage = (state: TableState): string[] => [s("round", { round: (state.view as View).round })];

/** The standings for a television. */
export function standings(state: TableState): { seat: number; counts: string; facts: string[] }[] {
  const { points, choices } = state.view as View;
  return points.map((own, seat) => {
    const choice = choices[seat];
    return {
      seat,
      counts: s("points", { points: own }),
      facts: [typeof choice === "object" ? s(`sign-${choice.is}`) : s(`choice-${choice}`)],
    };
  });
}

/** The result: points, and tied players share a place. */
export function outcome(state: TableState): { seat: number; place: number; counts: string; facts: string[] }[] {
  const { points } = state.view as View;
  const lines = points.map((own, seat) => ({
    seat,
    place: 1 + points.filter((other) => other > own).length,
    counts: s("points", { points: own }),
    facts: [],
  }));
  return lines.sort((one, other) => one.place - other.place);
}
