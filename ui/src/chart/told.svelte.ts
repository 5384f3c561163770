// What a card at the finger tells of: a place or a galley on the chart, or a player.

import { finger, type Spot } from "../parts/finger";
import type { TableSession } from "../table/session.svelte";

export type Thing =
  { what: "place"; zone: string } | { what: "galley"; galley: number } | { what: "seat"; seat: number };

export const told: { now: (Thing & { at: Spot; moment: number | null }) | null } = $state({ now: null });

/** What is told of a moment closes as it passes. */
export const momentOf = ({ past, state }: TableSession): number | null => (past ? null : state.head);

/** Opens the card at the last touch. */
export function tell(session: TableSession, thing: Thing): void {
  told.now = { ...thing, at: finger(), moment: momentOf(session) };
}
