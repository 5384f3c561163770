// The rules that "What is this?" shows for elements of the chart: ids of the game, separated by blanks.

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
  /** The port's product. */
  makes: string;
  /** Its current payout. */
  pays?: string;
}
