// Texts for the pieces, places and players of the game.

import { list, say } from "../../lang/index.svelte";
import {
  COLOURS,
  RANKS,
  TOKENS,
  type Colour,
  type PlayerView,
  type Rank,
  type Token,
  type Tokens,
  type View,
} from "../../wire/libertalia";

export const GAME = "libertalia";

/** A text of this game. */
export const s = (key: string, args: Record<string, string | number> = {}): string => say(GAME, key, args);

export const viewOf = (state: { view: unknown }): View => state.view as View;

/** A seat's colour; empty before the colours are drawn. */
export const colourOf = (view: View, seat: number): string => view.players[seat]?.colour ?? "";

export const rankName = (rank: Rank): string => s(`character-${rank}`);

/** Adds a rank, or removes it if it is there; ascending. */
export const toggled = (ranks: Rank[], rank: Rank): Rank[] =>
  ranks.includes(rank) ? ranks.filter((other) => other !== rank) : [...ranks, rank].sort((one, other) => one - other);

/** The effect of a character: in one line, in full, and in hard cases. */
export const shortText = (rank: Rank): string => s(`character-${rank}#short`);
export const doesText = (rank: Rank): string => s(`character-${rank}#does`);
export const hardText = (rank: Rank): string => s(`character-${rank}#hard`);

/** Characters whose card has a part for the day and one for the end of the raid; each part is a rule. */
const TWO_PARTS = new Set([6, 9, 24, 26, 29]);

/** The rules of a character, as the rules help has them. */
export const rulesOf = (rank: Rank): string => (TWO_PARTS.has(rank) ? `CHAR-${rank}D CHAR-${rank}E` : `CHAR-${rank}`);

/** The ids of those rules. */
export const CHARACTER_RULES: string[] = RANKS.flatMap((rank) => rulesOf(rank).split(" "));

export const tokenText = (token: Token, count: number): string => s(`booty-${token}`, { count });

/** The kinds of tokens in a heap, with their numbers. */
export function heap(tokens: Tokens): { token: Token; count: number }[] {
  return TOKENS.flatMap((token) => (tokens[token] ? [{ token, count: tokens[token] }] : []));
}

export const total = (tokens: Tokens): number => heap(tokens).reduce((sum, { count }) => sum + count, 0);

/** A heap with one more token. */
export const more = (tokens: Tokens, token: Token): Tokens => ({ ...tokens, [token]: (tokens[token] ?? 0) + 1 });

/** The value or effect of a kind of booty. */
export const worthText = (token: Token): string => s(`booty-${token}#does`);

export function tokensText(tokens: Tokens): string {
  const all = heap(tokens).map(({ token, count }) => tokenText(token, count));
  return all.length ? list(all) : "–";
}

/** The sum of both heaps. */
export function together(one: Tokens, other: Tokens): Tokens {
  return Object.fromEntries(
    TOKENS.flatMap((token) => (one[token] || other[token] ? [[token, (one[token] ?? 0) + (other[token] ?? 0)]] : [])),
  );
}

/** The booty of a den that this screen knows; `unseen` is the number of unknown tokens face down. */
export const booty = ({ open, down }: PlayerView): Tokens => together(open, down);
export const unseen = ({ down, covered }: PlayerView): number => covered - total(down);

export const ranksText = (ranks: Rank[]): string => list(ranks.map((rank) => `${rank} ${rankName(rank)}`));

/** The seats beside this one, the left first; with two players there is one. */
export function neighbours(view: View, seat: number): number[] {
  const seats = view.players.length;
  return [...new Set([(seat + 1) % seats, (seat + seats - 1) % seats])];
}

/** The booty of the day. */
export const today = (view: View): Tokens => view.cells[view.day - 1] ?? {};

/** The number on a player's card, which breaks ties of rank. */
export const reputation = (view: View, seat: number, rank: Rank): number =>
  view.reputation[rank - 1]?.[COLOURS.indexOf(colourOf(view, seat) as Colour)] ?? 0;
