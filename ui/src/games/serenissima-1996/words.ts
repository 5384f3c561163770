// Names of things as the players know them.

import { say } from "../../lang/index.svelte";
import { COLOURS } from "../../parts/seats";
import type { Sign, View } from "../../wire/serenissima-1996";
import type { TableState } from "../../wire/types";

export const GAME = "serenissima-1996";

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
    return { seat, counts: s("points", { points: own }), facts: [typeof choice === "object" ? s(`sign-${choice.is}`) : s(`choice-${choice}`)] };
  });
}
