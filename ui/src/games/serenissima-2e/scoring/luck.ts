// Everybody's dice against the average.

import type { Roll } from "../battle/rolls";

export interface Luck {
  dice: number;
  skulls: number;
  expected: number;
}

/** The faces of a die. */
const FACES = 6;

/** What everybody's dice showed against what they show on average, and how many throws are not known. */
export function luckOf(rolls: Roll[], seats: number): { all: Luck[]; unknown: number } {
  const all: Luck[] = Array.from({ length: seats }, () => ({ dice: 0, skulls: 0, expected: 0 }));
  let unknown = 0;
  for (const { thrown, skulls } of rolls) {
    if (!thrown) unknown += 1;
    thrown?.seats.forEach((seat, side) => {
      const one = seat === null ? undefined : all[seat];
      if (!one) return;
      const dice = thrown.dice[side] ?? 0;
      one.dice += dice;
      one.skulls += skulls[side] ?? 0;
      one.expected += (dice * thrown.faces) / FACES;
    });
  }
  return { all, unknown };
}
