// A printed value in words, for the record.

import { printed, printedText as common } from "../../../chart/board/printed";
import type { Board, BoardEdit } from "../../../wire/serenissima-2e";
import { goodText, portName, s, spaceText } from "../words";

export function printedText(board: Board, edit: BoardEdit): string {
  switch (edit.edit) {
    case "Start":
      return printed(portName(board, edit.port), edit.start ? s("board-start-yes") : s("board-start-no"));
    case "Payout":
      return printed(s("board-slots", { slots: edit.slots }), edit.ducats.join(" "));
    case "Spaces":
      return printed(s("board-spaces"), String(edit.spaces));
    case "PawnStart":
      return printed(s("board-pawn-start", { players: edit.players }), String(spaceText(edit.space)));
    case "Scoring":
      return printed(s("board-scoring", { players: edit.players }), edit.spaces.map(spaceText).join(" "));
    case "Doge":
      return Object.entries(edit.cards)
        .map(([card, cards]) => `${s(`card-${card}`)} ${cards}`)
        .join(", ");
    case "Skulls":
      return printed(s("board-skulls"), String(edit.faces));
    default:
      return common(board, edit, (good) => goodText(good));
  }
}
