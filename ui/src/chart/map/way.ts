// A reachable zone of a galley.

export interface Way {
  zone: string;
  /** The zones entered, in order. */
  path: string[];
  /** Seats that may stop the galley on the way. */
  blockers: number[];
}
