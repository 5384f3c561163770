// Whether the sheet of corrections is open, and what is begun in it.

import type { Rank, Tokens } from "../../../wire/libertalia";

/** How far a campaign is, as far as that is entered: it is said once all of it is there. */
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
