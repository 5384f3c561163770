// The shapes in which a card can be played, as the cards print them. What is legal is in the list that
// the engine gives; what is not in it is dimmed, and explained when it is tapped.

import type { Board, Card, Command, Pawn, Play, Step, Suit } from "../../../wire/twilight";
import { suitOf } from "../words";

/** One way to play a card: a button with arrows. */
export interface Way {
  play: Play;
  /** What each arrow moves, by signed cells. */
  steps: Step[];
}

/** A tile: a face, or two Doge cards as a procession. */
export type Tile = Card | "procession";

export const TILES: Record<Suit, Tile[]> = {
  doge: ["doge", "procession"],
  guards: ["guard-1", "guard-11", "guard-close"],
  merchant: ["merchant-1", "merchant-2", "merchant-3"],
  harlequin: ["harlequin-1", "harlequin-2", "harlequin-3", "harlequin-4", "harlequin-5", "harlequin-centre"],
};

export const faceOf = (tile: Tile): Card => (tile === "procession" ? "doge" : tile);

/** The pawns that Harlequin cards can move under a masquerade. */
const MASKED: Record<Suit, Pawn[]> = { doge: ["doge"], guards: ["lower-guard", "upper-guard"], merchant: ["merchant"], harlequin: ["harlequin"] };

const GUARDS: Pawn[] = ["upper-guard", "lower-guard"];

/** A card's points, as it prints them. */
function points(card: Card): number {
  const printed = Number(card.split("-")[1]);
  return card === "guard-11" ? 2 : Number.isNaN(printed) ? 1 : printed;
}

const one = (card: Card, pawn: Pawn, by: number): Way => ({ play: { card, steps: [{ pawn, by }] }, steps: [{ pawn, by }] });

function both(card: Card, upper: number, lower: number): Way {
  const steps: Step[] = [
    { pawn: "lower-guard", by: lower },
    { pawn: "upper-guard", by: upper },
  ];
  return { play: { card, steps }, steps: [...steps].reverse() };
}

/** Every shape of a tile; `uses` is what Harlequin cards move, `split` whether one may be divided
 * between the Guards. On the screen the first seat's half is on the left, so + points left. */
export function ways(tile: Tile, uses: Suit, split: boolean, centre: boolean, board: Board): Way[] {
  const card = faceOf(tile);
  if (tile === "procession") {
    return [1, -1].map((by) => ({ play: { card: "doge", pair: true, steps: [{ pawn: "doge", by }] }, steps: [{ pawn: "doge", by }] }));
  }
  if (card === "guard-close") return [{ play: { card, steps: [] }, steps: [] }];
  if (card === "harlequin-centre") {
    if (uses === "harlequin" || !centre) return [{ play: { card, steps: [] }, steps: [] }];
    return MASKED[uses].map((pawn) => one(card, pawn, -cell(board, pawn)));
  }
  const n = points(card);
  const pawns = suitOf(card) === "harlequin" ? MASKED[uses] : suitOf(card) === "guards" ? GUARDS : MASKED[suitOf(card)];
  const single = (pawns.length > 1 ? GUARDS : pawns).flatMap((pawn) => [one(card, pawn, n), one(card, pawn, -n)]);
  if (card === "guard-11") return [both(card, 1, 1), both(card, -1, 1), both(card, 1, -1), both(card, -1, -1), ...single];
  if (pawns.length > 1 && split && suitOf(card) === "harlequin") {
    const parts = Array.from({ length: n - 1 }, (_, index) => index + 1);
    return [...single, ...parts.flatMap((part) => [1, -1].flatMap((a) => [1, -1].map((b) => both(card, a * part, b * (n - part)))))];
  }
  return single;
}

export function cell(board: Board, pawn: Pawn): number {
  switch (pawn) {
    case "doge":
      return board.doge;
    case "lower-guard":
      return board.lower_guard;
    case "upper-guard":
      return board.upper_guard;
    case "merchant":
      return board.merchant;
    case "harlequin":
      return board.harlequin;
    case "favourite":
      return board.favourite;
  }
}

/** Where a way leads, for the ghosts on the track. */
export function targets(way: Way, board: Board): { pawn: Pawn; to: number }[] {
  if (way.play.pair) {
    const by = way.steps[0]?.by ?? 0;
    return (["doge", "lower-guard", "upper-guard"] as Pawn[]).map((pawn) => ({ pawn, to: cell(board, pawn) + by }));
  }
  if (way.play.card === "guard-close") {
    return [
      { pawn: "lower-guard", to: board.doge - 1 },
      { pawn: "upper-guard", to: board.doge + 1 },
    ];
  }
  if (way.steps.length === 0) return [{ pawn: "harlequin", to: 0 }];
  return way.steps.map(({ pawn, by }) => ({ pawn, to: cell(board, pawn) + by }));
}

export const commandOf = (way: Way): Command => ({ do: "Play", play: way.play });
