// The subject of a card at the finger: a place or a galley on the chart, or a player.

import { finger, type Spot } from "../parts/finger";
import type { TableSession } from "../table/session.svelte";

export type Thing =
  | { what: "place"; zone: string; planned: boolean }
  | { what: "galley"; galley: number }
  | { what: "seat"; seat: number };

/** Properties of a card. */
export interface CardProps<View> {
  session: TableSession;
  view: View;
  thing: Thing;
  at: Spot;
  onclose: () => void;
}

export const told: { now: (Thing & { at: Spot; moment: number | null }) | null } = $state({ now: null });

/** The head for which a card is valid: it closes as the head moves. Null for an earlier entry. */
export const momentOf = ({ past, state }: TableSession): number | null => (past ? null : state.head);

/** Opens the card at the last touch. */
export function tell(session: TableSession, thing: Thing): void {
  told.now = { ...thing, at: finger(), moment: momentOf(session) };
}
