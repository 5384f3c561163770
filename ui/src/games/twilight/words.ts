// Texts for the pieces, places and players of the game.

import { current, say } from "../../lang/index.svelte";
import { FACES, type Card, type Cards, type Face, type Pawn, type Suit, type View } from "../../wire/twilight";
import { laid } from "./track/laid.svelte";

export const GAME = "twilight";

/** A text of this game. */
export const s = (key: string, args: Record<string, string | number> = {}): string => say(GAME, key, args);

export const viewOf = (state: { view: unknown }): View => state.view as View;

/** The first seat is blue, the second red: the pawns are shared, only the halves have colours. */
export const colourOf = (seat: number): string => (seat === 0 ? "blue" : "red");

/** The kinds of cards, in the order of the box's list. */
export const SUITS: Suit[] = [...new Set(FACES.map(({ suit }) => suit))];

const printed = Object.fromEntries(FACES.map((face) => [face.card, face])) as Record<Card, Face>;

/** The pawn type that a card moves by its own text. */
export const suitOf = (card: Card): Suit => printed[card].suit;

/** The number of cells that a card moves. */
export const pointsOf = (card: Card): number => printed[card].points;

/** Left and right are for tracks across; upright, a Guard is named by the player on its side. */
export function pawnName(pawn: Pawn, name: (seat: number) => string): string {
  if (!laid.upright || !pawn.endsWith("guard")) return s(`pawn-${pawn}`);
  return s("guard-towards", { seat: name(pawn === "upper-guard" ? 0 : 1) });
}
export const cardName = (card: Card): string => s(`card-${card}`);
export const suitName = (suit: Suit): string => s(`suit-${suit}`);

/** A signed cell as printed: the number, and its half. */
export function cellName(cell: number, name: (seat: number) => string): string {
  return cell === 0 ? "0" : s("cell", { n: Math.abs(cell), seat: name(cell > 0 ? 0 : 1) });
}

export function cardsText(cards: Cards): string {
  const items = FACES.filter(({ card }) => cards[card]).map(({ card }) =>
    s("card-times", { card: cardName(card), times: cards[card] ?? 0 }),
  );
  return items.length ? new Intl.ListFormat(current()).format(items) : "–";
}
