// Texts for the pieces, places and players of the game.

import { portName, portOn, zoneName } from "../../chart/board";
import { list, say, texts } from "../../lang/index.svelte";
import {
  GOODS,
  type Board,
  type Deal,
  type Foe,
  type Good,
  type Nation,
  type Place,
  type View,
} from "../../wire/serenissima-1996";

export const GAME = "serenissima-1996";

/** A text of this game. */
export const s = (key: string, args: Record<string, string | number> = {}): string => say(GAME, key, args);

/** The colour of each nation. */
const NATION_COLOUR: Record<Nation, string> = { venice: "red", genoa: "blue", spain: "yellow", turks: "green" };

export { list, portName, portOn, zoneName };

/** The texts of the printed board, loaded with its sheets. */
export const boardTexts = (): Promise<unknown> => Promise.all([texts(GAME, "breaches"), texts("chart", "board")]);

export const viewOf = (state: { view: unknown }): View => state.view as View;

export const nationText = (nation: Nation): string => s(`nation-${nation}`);
export const nationColour = (nation: Nation): string => NATION_COLOUR[nation];

/** A seat's colour is its nation's. */
export function colourOf(view: View, seat: number): string {
  const nation = view.seats[seat]?.nation;
  return nation ? NATION_COLOUR[nation] : "red";
}

/** A galley or a port. */
export function placeText(view: { board: Board }, place: Place | Foe): string {
  return "galley" in place
    ? s("place-galley", { galley: place.galley })
    : s("place-port", { port: portName(view.board, place.port) });
}

/** Goods by name; `acc` in the accusative, as an object. */
export const goodText = (good: string, which?: "acc"): string => s(which ? `good-${good}#${which}` : `good-${good}`);

export const ducatsText = (sum: number): string => s("ducats", { sum });

/** Pieces of a kind. */
export const piecesText = (count: number, good: Good): string => s("pieces", { count, good: goodText(good) });

/** Goods by kind, each with its number. */
export function goodsText(goods: Good[]): string {
  const kinds = GOODS.map((good) => ({ good, count: goods.filter((other) => other === good).length }));
  return list(kinds.filter(({ count }) => count > 0).map(({ good, count }) => piecesText(count, good)));
}

/** One side of an exchange. */
function sideText(goods: Good[], ducats: number): string {
  const parts = [...(goods.length ? [goodsText(goods)] : []), ...(ducats ? [ducatsText(ducats)] : [])];
  return parts.length ? list(parts) : s("nothing");
}

/** What the active player gives in an exchange, and what it takes. */
export const dealTexts = ({ gives, takes, pays, gets }: Deal): { give: string; take: string } => ({
  give: sideText(gives, pays),
  take: sideText(takes, gets),
});

/** The parameters of a flaw's message; missing ones read "none". */
const NONE = Object.fromEntries(
  [
    "seat",
    "port",
    "zone",
    "good",
    "galley",
    "a",
    "b",
    "slots",
    "values",
    "zones",
    "ports",
    "most",
    "nation",
    "towns",
    "printed",
  ].map((key) => [key, "none"]),
);

/** A flaw in words, by its code alone. */
export const flawCode = (flaw: string): string => s(`flaw-${flaw}`, NONE);
