// Which side of the tablet the screen faces, as the frame around it says; the near one without a frame.

import type { Side } from "../wire/types";

export const facing = $state<{ side: Side }>({ side: "south" });

/** The sides from the near one, in the direction of the clock. */
const AROUND: Side[] = ["south", "west", "north", "east"];

/** Where a side of the tablet lies on the screen as it faces now: south is near, north is far. */
export function onScreen(side: Side): Side {
  const turns = AROUND.indexOf(side) - AROUND.indexOf(facing.side) + AROUND.length;
  return AROUND[turns % AROUND.length] ?? "south";
}
