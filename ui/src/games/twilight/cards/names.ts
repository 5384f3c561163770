// The names of cards and of their ways, and the rule of each card.

import type { Board, PlayView } from "../../../wire/twilight";
import { cardName, cellName, pawnName, pointsOf, s, suitOf } from "../words";
import { faceOf, targets, type Tile } from "./plays";

const RULE: Record<string, string> = {
  doge: "CARD-DOGE",
  procession: "CARD-PROCESSION",
  "guard-1": "CARD-GUARD-1",
  "guard-11": "CARD-GUARD-11",
  "guard-close": "CARD-GUARD-CLOSE",
  "harlequin-centre": "CARD-HARLEQUIN-CENTRE",
};

/** The rules of a card, its own one first. */
export const rulesOf = (tile: Tile): string =>
  RULE[tile] ?? (suitOf(faceOf(tile)) === "merchant" ? "CARD-MERCHANT-n MOVE-1" : "CARD-HARLEQUIN-n MASK-1");

export const titleOf = (tile: Tile): string => (tile === "procession" ? s("card-procession") : cardName(tile));

/** The number on a card, or the sign of a card without one. */
export function valueOf(tile: Tile): { text: string } | { sign: "meet" | "diamond" } {
  if (tile === "guard-close") return { sign: "meet" };
  if (tile === "harlequin-centre") return { sign: "diamond" };
  if (tile === "guard-11") return { text: "1+1" };
  return { text: tile === "procession" ? "×2" : String(pointsOf(tile)) };
}

/** The moves of a way to play a card; an illegal way names the rules that it breaks. */
export function wayName(way: PlayView, board: Board, name: (seat: number) => string): string {
  const { card, pair } = way.play;
  const moves = targets(way, board)
    .map(({ pawn, to }) => s("move", { pawn: pawnName(pawn, name), to: cellName(to, name) }))
    .join(", ");
  const led = s("play-way", { card: titleOf(pair ? "procession" : card), moves });
  return way.breaks.length ? s("way-not", { way: led, rules: brokenRules([way]) }) : led;
}

/** The titles of the rules that these ways break, each once. */
const brokenRules = (ways: PlayView[]): string =>
  [...new Set(ways.flatMap(({ breaks }) => breaks))].map((broken) => s(`help-${broken}#title`)).join(", ");
