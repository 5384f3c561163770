// Whether the sheet of corrections is open, and its unfinished input.

import type { Rank, Tokens } from "../../../wire/libertalia";

/** The entered state of a campaign: submitted once complete. */
export interface Draft {
  raid: number;
  /** 0 before the ranks and the booty of the raid are drawn. */
  day: number;
  ranks: Rank[];
  cells: Tokens[];
}

class Correcting {
  open = $state(false);
  draft = $state.raw<Draft | null>(null);
}

export const correcting = new Correcting();
