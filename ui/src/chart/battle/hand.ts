// The dice of one side, and their result.

export interface Hand {
  name: string;
  /** Null for a neutral defender. */
  colour: string | null;
  /** What its dice show. */
  faces: number[];
  /** Their sum in words. */
  sum: string;
}
