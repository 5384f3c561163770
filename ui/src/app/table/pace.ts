// The pace at which a screen shows instructions for the pieces.

import type { Client } from "../client.svelte";

/** Step by step on a tap, timed, or all at once. */
export const PACES = ["tap", "slow", "quick", "once"] as const;
export type Pace = (typeof PACES)[number];

/** The time for which a timed step stays: milliseconds. */
export const STAYS: Partial<Record<Pace, number>> = { slow: 6000, quick: 3000 };

/**
 * The pace of this screen. The host's screen gives the instructions; a guest's shows them at once unless its owner
 * chooses otherwise.
 */
export function paceOf({ preferences, guest }: Pick<Client, "preferences" | "guest">): Pace {
  return PACES.find((pace) => pace === preferences["pace"]) ?? (guest ? "once" : "tap");
}
