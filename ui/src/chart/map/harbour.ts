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
  /** The colour of the port's owner; null for a neutral port. */
  colour: string | null;
  /** The garrison. */
  sailors: number;
  /** The good in each slot of the warehouse. */
  slots: (string | null)[];
  /** The signs on the roof, from right to left. */
  roof: Sign[];
  /** The port's current payout, shown beside the name; undefined without one. */
  pays?: number;
  closed?: boolean;
}
