// A printed value in words, for the record.

import { printed, printedText as common } from "../../../chart/board/printed";
import type { Board, BoardEdit } from "../../../wire/serenissima-1996";
import { goodText, nationText, portName, s, zoneName } from "../words";

export function printedText(board: Board, edit: BoardEdit): string {
  switch (edit.edit) {
    case "Coast":
      return printed(zoneName(board, edit.zone), s(edit.coast ? "zone-coast" : "zone-high-seas"));
    case "Town":
      return printed(nationText(edit.nation), portName(board, edit.port));
    default:
      return common(board, edit, (good) => goodText(good));
  }
}
