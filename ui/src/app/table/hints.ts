// For whom this device may show hints: plans that the computer suggests.

import type { GameUI } from "../../games/contract";
import type { TableSession } from "../../table/session.svelte";

/**
 * The seat that may ask for a hint on this device now; null if there is none. On a shared screen, a seat with secrets
 * may do so only while its view is uncovered.
 */
export function hintSeat(session: TableSession, game: Pick<GameUI, "isSecret">): number | null {
  const { settings, asks } = session.state;
  if (!settings.suggestions || session.past) return null;
  const isOpen = (seat: number) =>
    session.own === null ? session.uncovered === seat || !game.isSecret?.(session.state, seat) : session.own === seat;
  const asked = asks.flatMap(([actor]) => (typeof actor === "object" ? [actor.seat] : []));
  const mayAsk = (seat: number) =>
    isOpen(seat) && session.acts({ seat }) && !settings.seating[seat]?.program && !settings.seating[seat]?.empty;
  return asked.find(mayAsk) ?? null;
}
