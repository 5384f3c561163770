// The subject of the card at the finger: a pawn, a cell of one of the tracks, the deck or a player.

import { finger, type Spot } from "../../../parts/finger";
import type { TableSession } from "../../../table/session.svelte";
import type { Pawn } from "../../../wire/twilight";

export type Thing =
  | { what: "pawn"; pawn: Pawn }
  | { what: "cell"; cell: number; pawns: Pawn[] }
  | { what: "deck" }
  | { what: "seat"; seat: number };

export const told: { now: (Thing & { at: Spot; moment: number | null }) | null } = $state({ now: null });

/** The head for which a card is valid: it closes as the head moves. */
export const momentOf = ({ past, state }: TableSession): number | null => (past ? null : state.head);

/** Opens the card at the last touch. */
export function tell(session: TableSession, thing: Thing): void {
  told.now = { ...thing, at: finger(), moment: momentOf(session) };
}
