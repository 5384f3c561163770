// The pieces on the table: six pawns, and the cards if people hold them rather than the app.

import type { Pile, Position } from "../../../table/pieces";
import type { Event, TableState, View } from "../../../wire/twilight";

/** The Favourite moves last. */
const PAWNS = ["doge", "lower_guard", "upper_guard", "merchant", "harlequin", "favourite"] as const;

export function piles({ state }: Position): Pile[] {
  const { board, merchant, options, hands, discard } = state.view as View;
  // Before the first round they are in the box.
  const pawns =
    merchant === null
      ? []
      : PAWNS.map((pawn) => ({ piece: `pawn:${pawn.replace("_", "-")}`, place: `cell:${board[pawn]}`, count: 1 }));
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

const eventsOf = ({ story }: Position) => story.flatMap(({ events }) => events as Event[]);

/** The events from one position to a later one; none on the way back. */
function eventsBetween(before: Position, after: Position): Event[] {
  const isLater = before.story.every(({ n }, nth) => after.story[nth]?.n === n);
  return isLater ? eventsOf(after).slice(eventsOf(before).length) : [];
}

/** An order to the table that moves no single pieces: a shuffle, or a hand that is discarded whole. */
export type Order =
  | { order: "shuffle" }
  | { order: "eight" }
  | { order: "discard"; seat: number }
  | { order: "reshuffle"; count: number; rest: number; deal: number };

/** The orders between two positions, and the piles that are compared beside them; null if there are none. */
export function ordersOf(before: Position, after: Position): { orders: Order[]; piles: [Pile[], Pile[]] } | null {
  const { options, discard, deck } = before.state.view as View;
  if (options.hands === "dealt") return null;
  const orders: Order[] = [];
  /** The seats whose hands are emptied: all their cards are new. */
  const emptied = new Set<number>();
  let count = Object.values(discard).reduce((sum, cards) => sum + cards, 0);
  let rest = deck;
  for (const event of eventsBetween(before, after)) {
    switch (event.event) {
      case "RoundBegan":
      case "EightShown":
        orders.push({ order: event.event === "RoundBegan" ? "shuffle" : "eight" });
        for (const seat of [0, 1]) emptied.add(seat);
        [count, rest] = [0, 0];
        break;
      case "HandChanged":
        orders.push({ order: "discard", seat: event.seat });
        emptied.add(event.seat);
        count += Object.values(event.cards).reduce((sum, cards) => sum + cards, 0);
        break;
      case "Reshuffled":
        orders.push({ order: "reshuffle", count, rest, deal: event.deal });
        [count, rest] = [0, 0];
        break;
      default:
    }
  }
  const isEmptied = ({ place }: Pile) => [...emptied].some((seat) => place.startsWith(`hand:${seat}:`));
  const isDiscarded = ({ place }: Pile) => place === "discards";
  if (!orders.length) return null;
  return {
    orders,
    piles: [
      piles(before).filter((pile) => !isDiscarded(pile) && !isEmptied(pile)),
      piles(after).filter((pile) => !isDiscarded(pile)),
    ],
  };
}
