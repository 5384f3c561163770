// How a battle that is fought on may end, as the room reads it: shares from 0 to 1.

export interface Odds {
  attacker_wins: number;
  defender_wins: number;
  both_lost: number;
  /** Every possible end: how many are left of each side, and how likely that is. */
  survivors: { attacker: number; defender: number; probability: number }[];
}
