// The actions at the end of a game.

import type { ProgramPlayer } from "../wire/types";

/** Actions for the end of a game. Those that are absent are not offered on this device. */
export interface EndActions {
  /** Starts a game of one person against programs: on a device that can start games. */
  onalone?: ((opponents: ProgramPlayer[], name: string) => void) | undefined;
  /** Starts another game with the same players: on a table's screen alone. */
  onrematch?: (() => void) | undefined;
  onstory: () => void;
  onshare: () => void;
  /** Opens the instructions for packing up: on a table's screen alone. */
  onpack?: (() => void) | undefined;
}
