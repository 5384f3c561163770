// The printed values of this edition's board, for owners who match it to their box.

import { matchingOf } from "../../../chart/board/matching";
import { GOODS, NATIONS, type Board, type BoardEdit, type Nation } from "../../../wire/serenissima-1996";
import { GAME, goodText, nationText, s } from "../words";

const change = (edit: BoardEdit) => edit;

export const matching = matchingOf<Board>({
  game: GAME,
  goods: GOODS,
  goodText: (good) => goodText(good),
  sizes: [2, 4, 6],
  values: { least: 1, most: 9, unread: true },
  ports: [],
  zones: [
    {
      label: () => s("zone-shore"),
      of: (zone) => zone.coast,
      options: [
        { value: true, text: () => s("zone-coast") },
        { value: false, text: () => s("zone-high-seas") },
      ],
      edit: (zone, coast) => change({ edit: "Coast", zone, coast: coast === true }),
    },
  ],
  shape: [
    {
      label: () => s("board-town"),
      of: ({ town }) => town && { value: town, sure: "confirmed", source: "" },
      options: NATIONS.map((nation) => ({ value: nation, text: () => nationText(nation) })),
      edit: (port, nation) => change({ edit: "Town", port, nation: nation as Nation }),
    },
  ],
  pages: [],
  correct: (printed) => ({ do: "Correct", fix: { what: "Printed", printed } }),
});
