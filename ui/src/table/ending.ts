// What the app offers where a game is over.

/** Actions for the end of a game. Those that are absent are not offered on this device. */
export interface EndActions {
  /** Starts another game with the same players: on a table's screen alone. */
  onrematch?: (() => void) | undefined;
  onstory: () => void;
  onshare: () => void;
  /** Tells how to pack up: on a table's screen alone. */
  onpack?: (() => void) | undefined;
}
