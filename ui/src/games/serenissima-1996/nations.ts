// The nations of a new table (SETUP-1).

import { NATIONS, type Nation, type Setup } from "../../wire/serenissima-1996";

/**
 * The nations that a seat can choose: those in play, and by a house rule the others too. Two players choose between the
 * pairs elsewhere.
 */
export function offeredNations({ nations, options }: Setup): Nation[] {
  return NATIONS.filter((nation) => options.any_nations || nations.includes(nation));
}

/**
 * The set-up in which a seat plays this nation: a seat that had it gets the other. By a house rule an unused nation is
 * free.
 */
export function playNation(setup: Setup, seat: number, nation: Nation): Setup {
  const nations = [...setup.nations];
  const other = nations.indexOf(nation);
  const [mine, theirs] = [nations[seat], nations[other]];
  if (mine && theirs) [nations[seat], nations[other]] = [theirs, mine];
  else if (mine && setup.options.any_nations) nations[seat] = nation;
  return { ...setup, nations };
}
