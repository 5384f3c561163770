// The box and the reference page.

import Board from "~icons/game-icons/treasure-map";
import Hand from "~icons/game-icons/poker-hand";
import { chapters, chosen, symbols, type Kit, type Named } from "../../../table/kit";
import type { Card, Pawn } from "../../../wire/twilight";
import { BOX, FIGURES } from "../../../wire/twilight.kit";
import { Change, Guild, Mask, PAWN_ICON, Quill, SUIT_ICON } from "../icons";
import { cardName, GAME, s, suitOf } from "../words";

function piece(id: string): Named {
  const [kind = "", which = ""] = id.split(":");
  if (kind === "pawn") return { icon: PAWN_ICON[which as Pawn], text: s(`pawn-${which}`) };
  if (kind === "card")
    return { icon: SUIT_ICON[suitOf(which as Card)], text: s("stock-card", { card: cardName(which as Card) }) };
  return { icon: kind === "board" ? Board : Quill, text: s(`stock-${kind}`) };
}

/** The pawns, each drawing once: a card has the drawing of the pawn that it moves. */
const pawns = Object.fromEntries(
  Object.entries(BOX).map(([seats, all]) => [seats, all.filter((one) => one.piece.startsWith("pawn"))]),
);

export default {
  box: BOX,
  piece,
  reference: (seats, options) => {
    const { doge, merchant, harlequin, favourite } = PAWN_ICON;
    const guard = PAWN_ICON["lower-guard"];
    const [setup, turn, cards, end] = chapters(
      GAME,
      { ...FIGURES[seats], ...chosen(options, ["no_op"]) },
      {
        setup: [doge, merchant, Hand],
        turn: [Hand, Change, Guild, favourite, Hand],
        cards: [doge, guard, merchant, harlequin, Mask, Quill],
        end: [favourite, doge, Quill],
      },
    );
    return [setup, turn, symbols({ box: pawns, piece }, seats), cards, end].filter((chapter) => chapter !== undefined);
  },
} satisfies Kit;
