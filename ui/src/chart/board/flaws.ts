// Faults of a board in words.

import { say } from "../../lang/index.svelte";
import type { FlawLine } from "../../wire/types";
import { portName, zoneName, type SeaBoard } from "../board";

/** The parameters of a flaw's message; missing ones read "none". */
const NONE = { seat: "none", port: "none", zone: "none", good: "none", galley: "none", a: "none", b: "none" };

/** A flaw of a game's board, with the names of its things there. */
export function flawText(flaw: FlawLine, board: SeaBoard, game: string): string {
  const given = { ...(flaw.with as Record<string, string | number>) };
  if ("port" in given) given["port"] = portName(board, String(given["port"]));
  for (const key of ["zone", "a", "b"]) if (key in given) given[key] = zoneName(board, String(given[key]));
  return say(game, `flaw-${flaw.flaw}`, { ...NONE, ...given });
}
