// The box and the reference page.

import Board from "~icons/game-icons/treasure-map";
import { chapters, chosen, type Chapter, type Kit, type Named } from "../../../table/kit";
import { RANKS, TOKENS, type Token } from "../../../wire/libertalia";
import { BOX, FIGURES } from "../../../wire/libertalia.kit";
import { Coin, Dawn, Day, Dusk, emblem, Grave, Hand, Night, Quill, TOKEN_ICON } from "../icons";
import { doesText, GAME, rankName, s, worthText } from "../words";

const ICONS = { board: Board, den: Night, character: Hand, bag: Quill, marker: Quill, doubloon: Coin };

function piece(id: string): Named {
  const [kind = "", which] = id.split(":");
  if (which) return { icon: TOKEN_ICON[which as Token], text: s(`stock-token-${which}`) };
  return { icon: ICONS[kind as keyof typeof ICONS], text: s(`stock-${kind}`) };
}

/** The value or effect of every kind of booty, and the effect of every character. */
const symbols = (): Chapter => ({
  id: "symbols",
  lines: TOKENS.map((token) => ({ ...piece(`token:${token}`), more: worthText(token) })),
});
const characters = (): Chapter => ({
  id: "cards",
  lines: RANKS.map((rank) => ({ icon: emblem(rank), text: `${rank} ${rankName(rank)}`, more: doesText(rank) })),
});

export default {
  box: BOX,
  piece,
  reference: (seats, options) => {
    const rulings = chosen(options, ["below_zero", "last_raid_decides", "open_booty"]);
    const [setup, turn, limits, end] = chapters(
      GAME,
      { ...FIGURES[seats], ...rulings },
      {
        setup: [Hand, Coin],
        turn: [Dawn, Day, Dusk, Night, Grave],
        limits: [Quill, TOKEN_ICON.Chest],
        end: [Coin, Quill],
      },
    );
    return [setup, turn, limits, end, symbols(), characters()].filter((chapter) => chapter !== undefined);
  },
} satisfies Kit;
