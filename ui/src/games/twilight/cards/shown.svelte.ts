// Which way of which card is being looked at: its ghosts are on the track.

import type { Candidate, Suit } from "../../../wire/twilight";
import type { Tile } from "./plays";

export const shown = $state<{ tile: Tile | null; way: Candidate | null; uses: Suit; turn: string }>({ tile: null, way: null, uses: "harlequin", turn: "" });
