// The printed values of this edition's board, for owners who match it to their box.

import { matchingOf, type Page } from "../../../chart/board/matching";
import { GOODS, type Board, type BoardEdit } from "../../../wire/serenissima-2e";
import { GAME, goodText, s } from "../words";
import DeckPage from "./DeckPage.svelte";
import PayoutPage from "./PayoutPage.svelte";
import { PLAYERS, sizes } from "./sizes";
import TrackPage from "./TrackPage.svelte";

const change = (edit: BoardEdit) => edit;

/** The page for a flaw with one of these codes. */
const about = (codes: string[], page: Page) => (flaw: { flaw: string }) => (codes.includes(flaw.flaw) ? page : null);

export const matching = matchingOf<Board>({
  game: GAME,
  goods: GOODS,
  goodText: (good) => goodText(good),
  sizes: [1, 2, 3, 4, 5],
  values: { least: 2, most: 6 },
  ports: [
    {
      label: () => s("board-start"),
      of: (port) => port.start,
      options: [
        { value: true, text: () => s("board-start-yes") },
        { value: false, text: () => s("board-start-no") },
      ],
      edit: (port, start) => change({ edit: "Start", port, start: start === true }),
    },
  ],
  pages: [
    {
      kind: "track",
      ids: PLAYERS,
      title: (players) => s("board-track", { players: Number(players) }),
      values: ({ track }, players) => [track.spaces, track.starts[Number(players)], track.scoring[Number(players)]],
      mends: (flaw) =>
        flaw.flaw === "board-track"
          ? { kind: "track", id: Number((flaw.with as { players?: number }).players ?? 2) }
          : null,
      Shown: TrackPage,
    },
    {
      kind: "payout",
      title: () => s("board-payout"),
      values: (board) => sizes(board).map((size) => board.payouts[size]),
      mends: about(["board-payout"], { kind: "payout" }),
      Shown: PayoutPage,
    },
    {
      kind: "deck",
      title: () => s("board-deck"),
      values: (board) => [board.doge, board.skulls],
      mends: about(["board-deck", "board-skulls"], { kind: "deck" }),
      Shown: DeckPage,
    },
  ],
  correct: (printed) => ({ do: "Correct", fix: { what: "Printed", printed } }),
});
