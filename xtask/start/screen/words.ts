// Names of things as the players know them.

import { say } from "../../lang/index.svelte";
import { COLOURS } from "../../parts/seats";
import type { Sign, View } from "../../wire/roshambo";
import type { TableState } from "../../wire/types";

export const GAME = "roshambo";

/** A text of this game. */
export const s = (key: string, args: Record<string, string | number> = {}): string => say(GAME, key, args);

/** Everybody's colour, by seat. */
export const colourOf = (seat: number): string => COLOURS[seat % COLOURS.length] ?? "red";

export const SIGNS: Sign[] = ["rock", "paper", "scissors"];

/** How far the game is, for a screen across the room. */
export const stage = (state: TableState): string[] => [s("round", { round: (state.view as View).round })];

/** How everybody stands there. */
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

/** Once it is over: points, and who has as many shares a place. */
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
