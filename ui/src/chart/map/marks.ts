// The rules that "What is this?" tells of what is drawn on the chart: ids of the game, apart by blanks.

export interface Marks {
  /** A zone's water. */
  water: string;
  /** A galley. */
  ship: string;
  /** A port's plate. */
  plate: string;
  /** Owner and garrison. */
  band: string;
  /** A slot of the warehouse. */
  slot: string;
  /** What the port produces. */
  makes: string;
  /** What it would pay now. */
  pays?: string;
}
