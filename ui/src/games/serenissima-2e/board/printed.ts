// A printed value in words, for the record.

import type { Board, BoardEdit } from "../../../wire/serenissima-2e";
import { goodText, list, portName, s, spaceText, zoneName } from "../words";

export function printedText(board: Board, edit: BoardEdit): string {
  const of = (name: string, value: string) => `${name} — ${value}`;
  switch (edit.edit) {
    case "Name":
      return of(s("board-name"), edit.name);
    case "Good":
      return of(portName(board, edit.port), goodText(edit.good));
    case "Warehouse":
      return of(portName(board, edit.port), edit.values.join(" "));
    case "Start":
      return of(portName(board, edit.port), edit.start ? s("board-start-yes") : s("board-start-no"));
    case "Neighbours":
      return of(zoneName(board, edit.zone), list(edit.of.map((zone) => zoneName(board, zone))));
    case "Payout":
      return of(s("board-slots", { slots: edit.slots }), edit.ducats.join(" "));
    case "Spaces":
      return of(s("board-spaces"), String(edit.spaces));
    case "PawnStart":
      return of(s("board-pawn-start", { players: edit.players }), String(spaceText(edit.space)));
    case "Scoring":
      return of(s("board-scoring", { players: edit.players }), edit.spaces.map(spaceText).join(" "));
    case "Doge":
      return Object.entries(edit.cards)
        .map(([card, cards]) => `${s(`card-${card}`)} ${cards}`)
        .join(", ");
    case "Skulls":
      return of(s("board-skulls"), String(edit.faces));
    default:
      return s("board-shape");
  }
}
