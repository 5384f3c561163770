// The pace at which a screen shows instructions for the pieces.

import type { Client } from "../client.svelte";

/** Step by step on a tap, timed, or all at once. */
export const PACES = ["tap", "slow", "quick", "once"] as const;
export type Pace = (typeof PACES)[number];

/** The time for which a timed step stays: milliseconds. */
export const STAYS: Partial<Record<Pace, number>> = { slow: 6000, quick: 3000 };

/**
 * The pace at which this screen shows a move. By default the host's screen waits for a tap at each step, because people
 * move the pieces by it; a guest's shows all steps at once.
 */
export function paceOf({ preferences, guest }: Pick<Client, "preferences" | "guest">): Pace {
  return PACES.find((pace) => pace === preferences["pace"]) ?? (guest ? "once" : "tap");
}

/** How this screen continues after a program's plan: on a tap, or by itself. */
export const CONTINUES = ["tap", "timed"] as const;

/** True if this screen confirms the plans of programs by itself, after the time that people need for the pieces. */
export const goesOn = ({ preferences }: Pick<Client, "preferences">): boolean => preferences["programs"] === "timed";
