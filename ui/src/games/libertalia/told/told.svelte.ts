// The subject of the card at the finger: a character on the ship, or a den.

import { finger, type Spot } from "../../../parts/finger";
import type { Rank } from "../../../wire/libertalia";

export type Thing = { what: "character"; seat: number; rank: Rank } | { what: "den"; seat: number };

export const told: { now: (Thing & { at: Spot }) | null } = $state({ now: null });

/** Opens the card at the last touch. */
export function tell(thing: Thing): void {
  told.now = { ...thing, at: finger() };
}
