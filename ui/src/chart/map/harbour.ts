// A port as it lies, as its plate draws it.

import type { Component } from "svelte";
import type { SVGAttributes } from "svelte/elements";

/** What stands on the roof of a plate. */
export interface Sign {
  Sign: Component<SVGAttributes<SVGSVGElement>>;
  /** The rules that it is about. */
  rule: string;
  /** The goods whose colour it has, if any. */
  good?: string;
}

export interface Harbour {
  /** Its owner's colour; null when it is neutral. */
  colour: string | null;
  /** The garrison. */
  sailors: number;
  /** What lies in each slot of the warehouse. */
  slots: (string | null)[];
  /** From the right to the left. */
  roof: Sign[];
  /** What it would pay now, beside its name; nothing when there is nothing to say. */
  pays?: number;
  closed?: boolean;
}
