// The dice of one side, and their result.

export interface Hand {
  name: string;
  /** The colour of the side's owner; null for a neutral defender. */
  colour: string | null;
  /** The faces of the side's dice. */
  faces: number[];
  /** The result of the dice in words. */
  sum: string;
}
