// Which way of which card is being looked at: its ghosts are on the track.

import type { Suit } from "../../../wire/twilight";
import type { Tile, Way } from "./plays";

export const shown = $state<{ tile: Tile | null; way: Way | null; uses: Suit; turn: string }>({ tile: null, way: null, uses: "harlequin", turn: "" });
