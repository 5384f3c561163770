// The side of the tablet that the screen faces, as its frame reports it; the near one without a frame.

import type { Side } from "../wire/types";

export const facing = $state<{ side: Side }>({ side: "south" });

/** The sides clockwise from the near one. */
const AROUND: Side[] = ["south", "west", "north", "east"];

/** The position of a side on the screen in its current orientation: south is near, north is far. */
export function onScreen(side: Side): Side {
  const turns = AROUND.indexOf(side) - AROUND.indexOf(facing.side) + AROUND.length;
  return AROUND[turns % AROUND.length] ?? "south";
}
