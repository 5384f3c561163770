// The actions at the end of a game.

/** Actions for the end of a game. Those that are absent are not offered on this device. */
export interface EndActions {
  /** Starts another game with the same players: on a table's screen alone. */
  onrematch?: (() => void) | undefined;
  onstory: () => void;
  onshare: () => void;
  /** Opens the instructions for packing up: on a table's screen alone. */
  onpack?: (() => void) | undefined;
}
