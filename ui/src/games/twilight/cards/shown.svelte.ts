// Which way of which card is being looked at: its ghosts are on the track.

import type { PlayView, Suit } from "../../../wire/twilight";
import type { Tile } from "./plays";

export const shown = $state<{ tile: Tile | null; way: PlayView | null; uses: Suit; turn: string }>({
  tile: null,
  way: null,
  uses: "harlequin",
  turn: "",
});
