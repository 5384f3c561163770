// A port's pieces, as its plate draws them.

import type { Component } from "svelte";
import type { SVGAttributes } from "svelte/elements";

/** A sign on the roof of a plate. */
export interface Sign {
  Sign: Component<SVGAttributes<SVGSVGElement>>;
  /** The ids of its rules. */
  rule: string;
  /** The goods that give it its colour. */
  good?: string;
}

export interface Harbour {
  /** Its owner's colour; null if it is neutral. */
  colour: string | null;
  /** The garrison. */
  sailors: number;
  /** The good in each slot of the warehouse. */
  slots: (string | null)[];
  /** From the right to the left. */
  roof: Sign[];
  /** Its current payout, beside its name; undefined if none. */
  pays?: number;
  closed?: boolean;
}
