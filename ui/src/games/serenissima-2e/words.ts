// Texts for the pieces, places and players of the game.

import { current, say, texts } from "../../lang/index.svelte";
import { portName, portOn, zoneName } from "../../chart/board";
import type { Board, Colour, Crew, Foe, Place, View } from "../../wire/serenissima-2e";

export const GAME = "serenissima-2e";

/** A text of this game. */
export const s = (key: string, args: Record<string, string | number> = {}): string => say(GAME, key, args);

export { portName, portOn, zoneName };

/** The texts of the printed board, loaded with its sheets. */
export const boardTexts = (): Promise<unknown> =>
  Promise.all([texts(GAME, "board", "breaches"), texts("chart", "board")]);

export function placeText(board: Board, place: Place | Foe): string {
  return "galley" in place
    ? s("place-galley", { galley: place.galley })
    : s("place-port", { port: portName(board, place.port) });
}

export function crewText(board: Board, crew: Crew, port: string): string {
  if (crew === "hired") return s("place-reserve");
  return crew === "port" ? s("place-port", { port: portName(board, port) }) : placeText(board, crew);
}

/** Goods by name; `acc` in the accusative, as an object. */
export function goodText(good: string, which?: "acc"): string {
  return s(which ? `good-${good}#${which}` : `good-${good}`);
}

export function list(items: string[]): string {
  return items.length ? new Intl.ListFormat(current()).format(items) : "none";
}

/** The number of a turn track's space: the first is 1. */
export const spaceText = (index: number): number => index + 1;

export const viewOf = (state: { view: unknown }): View => state.view as View;

export const colourOf = (view: View, seat: number): Colour => view.seats[seat]?.colour ?? "black";
