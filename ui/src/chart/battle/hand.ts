// Whose dice are thrown, and what they show.

export interface Hand {
  name: string;
  /** None where nobody owns what defends itself. */
  colour: string | null;
  /** What its dice show. */
  faces: number[];
  /** What they come to, in words. */
  sum: string;
}
