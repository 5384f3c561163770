// Names of things as the players know them.

import { say } from "../../lang/index.svelte";
import { COLOURS } from "../../parts/seats";
import type { Sign } from "../../wire/roshambo";

export const GAME = "roshambo";

/** A text of this game. */
export const s = (key: string, args: Record<string, string | number> = {}): string => say(GAME, key, args);

/** Everybody's colour, by seat. */
export const colourOf = (seat: number): string => COLOURS[seat % COLOURS.length] ?? "red";

export const SIGNS: Sign[] = ["rock", "paper", "scissors"];
