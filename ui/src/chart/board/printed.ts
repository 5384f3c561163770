// A printed value in words, for the record.

import { list } from "../../lang/index.svelte";
import type { ChartEdit } from "../../wire/types";
import { portName, zoneName, type SeaBoard } from "../board";
import { s } from "../words";

/** A printed property and its value. */
export const printed = (what: string, value: string): string => `${what} — ${value}`;

export function printedText(board: SeaBoard, edit: ChartEdit<string>, goodText: (good: string) => string): string {
  switch (edit.edit) {
    case "Name":
      return printed(s("board-name"), edit.name);
    case "Good":
      return printed(portName(board, edit.port), goodText(edit.good));
    case "Warehouse":
      return printed(portName(board, edit.port), edit.values.join(" "));
    case "Neighbours":
      return printed(
        zoneName(board, edit.zone),
        edit.of.length ? list(edit.of.map((zone) => zoneName(board, zone))) : "–",
      );
    default:
      return s("board-shape");
  }
}
