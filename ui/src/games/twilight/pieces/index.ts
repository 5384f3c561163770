// The names of the box's pawns and cards, and of their places.

import Hand from "~icons/game-icons/card-pick";
import type { Pieces, Place, Thing } from "../../../table/instructions";
import type { Position } from "../../../table/pieces";
import type { Card, Event, Pawn, TableState } from "../../../wire/twilight";
import { PAWN_ICON } from "../icons";
import { cardName, cellName, pawnName, s } from "../words";
import { followed, ordersOf, piles, type Order } from "./piles";
import { seatName } from "../../../table/chairs";

const nameOf = (state: TableState) => (seat: number) => seatName(state, seat);

function piece(id: string, count: number, state: TableState): Thing {
  const [kind, which] = id.split(":");
  if (kind === "pawn")
    return { text: pawnName(which as Pawn, nameOf(state)), icon: PAWN_ICON[which as Pawn], one: true };
  return {
    text: which ? s("piece-card", { count, card: cardName(which as Card) }) : s("hand-count", { count }),
    icon: Hand,
    // A card with a face is on its way between its player's hand and the discards.
    one: which !== undefined,
  };
}

function orders(before: Position, after: Position): ReturnType<NonNullable<Pieces["orders"]>> {
  const found = ordersOf(before, after);
  const name = nameOf(after.state);
  const text = (one: Order) => s(`order-${one.order}`, { ...one, seat: "seat" in one ? name(one.seat) : "" });
  return found && { piles: found.piles, first: found.orders.map((one) => ({ text: text(one), icon: Hand })) };
}

function place(id: string | null, of: string, state: TableState): Place {
  const [kind, which] = id?.split(":") ?? [];
  if (kind === "cell") return { heap: cellName(Number(which), nameOf(state)) };
  if (kind === "hand") return { heap: nameOf(state)(Number(which)), spot: s("at-hand") };
  if (kind === "discards") return { heap: s("at-discards") };
  return of.startsWith("card") ? { heap: s("at-deck"), into: s("at-shuffled") } : { heap: s("at-box") };
}

/** The draw and the next turn follow from the end of a turn. */
const isEvident = (event: unknown) => ["Drew", "TurnBegan"].includes((event as Event).event);

const isDeck = (place: string) => place === "discards";

export default { piles, followed, isEvident, orders, isDeck, piece, place } satisfies Pieces;
