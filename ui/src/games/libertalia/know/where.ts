// The place of each player's card of a rank, as far as this screen can know (SECRET-2).

import type { Rank, View } from "../../../wire/libertalia";

/**
 * `perhaps`: one of the cards that a Surgeon mixed; it may be in the hand. `unknown`: the table leaves hands to memory.
 */
export type Where = "hand" | "ship" | "den" | "graveyard" | "gone" | "perhaps" | "unknown";

export function whereIs(view: View, seat: number, rank: Rank): Where {
  const player = view.players[seat];
  if (!player) return "gone";
  if (view.ship.some((card) => card.seat === seat && card.rank === rank)) return "ship";
  if (player.den.includes(rank)) return "den";
  if (player.hand.includes(rank)) return "hand";
  if (player.graveyard.includes(rank)) return "graveyard";
  if (player.blurred.includes(rank)) return "perhaps";
  return player.gone.includes(rank) ? "gone" : "unknown";
}
