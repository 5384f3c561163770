// Which character is explained, and where it was touched.

import { finger, type Spot } from "../../../parts/finger";
import type { Rank } from "../../../wire/libertalia";

class Explaining {
  what = $state.raw<{ rank: Rank; at: Spot } | null>(null);

  show(rank: Rank): void {
    this.what = { rank, at: finger() };
  }
  close(): void {
    this.what = null;
  }
}

export const explaining = new Explaining();
