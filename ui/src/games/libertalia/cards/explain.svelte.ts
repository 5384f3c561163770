// Which character is explained, and where it was touched.

import { finger, type Spot } from "../../../parts/finger";
import type { Rank } from "../../../wire/libertalia";

class Explaining {
  what = $state.raw<{ rank: Rank; at: Spot; outlook: string } | null>(null);

  /** `outlook` is what it would do as things lie, if that is known. */
  show(rank: Rank, outlook = ""): void {
    this.what = { rank, at: finger(), outlook };
  }
  close(): void {
    this.what = null;
  }
}

export const explaining = new Explaining();
