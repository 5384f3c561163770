// At which pace a screen tells what to do with the pieces.

import type { Client } from "../client.svelte";

/** Step by step on a tap, by itself, or all at once. */
export const PACES = ["tap", "slow", "quick", "once"] as const;
export type Pace = (typeof PACES)[number];

/** How long a step stays by itself: milliseconds. */
export const STAYS: Partial<Record<Pace, number>> = { slow: 6000, quick: 3000 };

/** The pace of this screen. Hands follow the host's; on a guest's nobody waits for them unless its owner wants it. */
export function paceOf({ preferences, guest }: Pick<Client, "preferences" | "guest">): Pace {
  return PACES.find((pace) => pace === preferences["pace"]) ?? (guest ? "once" : "tap");
}
