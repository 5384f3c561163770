// The pieces on the table: six pawns, and the cards if people hold them rather than the app.

import type { Pile, Position } from "../../../table/pieces";
import type { TableState, View } from "../../../wire/twilight";

export function piles({ state }: Position): Pile[] {
  const { board, merchant, options, hands, discard } = state.view as View;
  // Before the first round they are in the box.
  const pawns =
    merchant === null
      ? []
      : Object.entries(board).map(([pawn, cell]) => ({
          piece: `pawn:${pawn.replace("_", "-")}`,
          place: `cell:${cell}`,
          count: 1,
        }));
  if (options.hands === "dealt") return pawns;
  return [
    ...pawns,
    ...Object.entries(discard).map(([card, count]) => ({ piece: `card:${card}`, place: "discards", count })),
    ...hands.map(({ count }, seat) => ({ piece: "card", place: `hand:${seat}:${(state.view as View).round}`, count })),
  ];
}

/** Every deal shuffles the cards, after which single cards cannot be followed. */
export function followed(before: TableState, after: TableState): boolean {
  const [one, other] = [before.view as View, after.view as View];
  return one.round === other.round && one.deal === other.deal;
}
