// The ways to play a card from the engine's list, in display order. On the screen the first seat's half is on the left,
// so + points left.

import type { Board, PlayView, Card, Command, Pawn, Suit, View } from "../../../wire/twilight";
import { suitOf } from "../words";

/** A tile: a face, or two Doge cards as a procession. */
export type Tile = Card | "procession";

export const faceOf = (tile: Tile): Card => (tile === "procession" ? "doge" : tile);
const tileOf = ({ play }: PlayView): Tile => (play.pair ? "procession" : play.card);

/** The tiles of a suit. */
export const tilesOf = (all: PlayView[], suit: Suit): Tile[] => [
  ...new Set(all.filter(({ play }) => suitOf(play.card) === suit).map(tileOf)),
];

/**
 * The sort key of a way. A way that moves both Guards comes first for the card `guard-11`, and last for other cards.
 * Then the upper Guard comes before the lower, left before right.
 */
function place({ play: { card, steps } }: PlayView): number[] {
  const [first, second] = steps;
  const both = second === undefined ? 0 : card === "guard-11" ? -1 : 1;
  return [both, both === 0 && first?.pawn === "lower-guard" ? 1 : 0, -(first?.by ?? 0), -(second?.by ?? 0)];
}

/** The ways of a tile of the matrix; `uses` is the suit that Harlequin cards move. */
export function waysOf(all: PlayView[], tile: Tile, uses: Suit): PlayView[] {
  const own = all.filter((way) => tileOf(way) === tile && (suitOf(way.play.card) !== "harlequin" || way.uses === uses));
  return sorted(own);
}

/** The legal ways of a card: a procession and a masquerade included. */
export const legalWaysOf = (all: PlayView[], card: Card): PlayView[] =>
  sorted(all.filter((way) => way.play.card === card && !way.breaks.length));

/** A legal way on the track: the moved pawns, the leading one first. */
export interface Place {
  way: PlayView;
  goes: { pawn: Pawn; to: number }[];
}

/**
 * Where each legal way of a card is chosen: on the track or in a list. Ways that divide points, move a procession or
 * move nothing are in the list.
 */
export function choicesOf(ways: PlayView[], board: Board): { places: Place[]; listed: PlayView[] } {
  const listed = ways.filter((way) => isListed(way));
  const places = ways
    .filter((way) => !isListed(way))
    .map((way) => ({ way, goes: targets(way, board).filter(({ pawn, to }) => to !== cell(board, pawn)) }));
  return { places, listed };
}

/** The places of a card without a legal way: a tap there explains why it cannot be played, and can allow it. */
export const refusedOf = (all: PlayView[], card: Card, { board, track }: View): Place[] =>
  legalWaysOf(all, card).length
    ? []
    : choicesOf(sorted(all.filter(({ play }) => play.card === card)), board).places.filter(({ goes }) =>
        goes.every(({ to }) => track.some(({ cell }) => cell === to)),
      );

const isListed = ({ play, moves }: PlayView): boolean =>
  play.pair === true || play.steps.length === 2 || moves.every(({ by }) => by === 0);

function sorted(own: PlayView[]): PlayView[] {
  return own.sort((one, other) => {
    const wanted = place(other);
    return place(one).reduce((found, part, index) => found || part - (wanted[index] ?? 0), 0);
  });
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

/** Shares of the Guards, from the left. */
const fromLeft = <Item>(items: Item[], { play }: PlayView): Item[] =>
  play.steps.length === 2 ? [...items].reverse() : items;

/** The moves of each arrow; none for a card with a fixed effect. */
export const arrows = (way: PlayView) => fromLeft(way.play.steps, way);

/** The destinations of a way, for the ghosts on the track. */
export const targets = (way: PlayView, board: Board) =>
  fromLeft(way.moves, way).map(({ pawn, by }) => ({ pawn, to: cell(board, pawn) + by }));

export const commandOf = ({ play }: PlayView): Command => ({ do: "Play", play });
