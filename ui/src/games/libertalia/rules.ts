// The chapters of the rules, in the order of play, and the rules of each.

import { CHARACTER_RULES } from "./words";

export default {
  goal: ["END-1", "END-2"],
  setup: ["SETUP-1", "SETUP-2", "SETUP-3"],
  day: ["DAWN-1", "DAY-1"],
  dusk: ["DUSK-1", "DUSK-2", "DUSK-3", "DUSK-4", "SABER-1", "OFFICER-1", "BOOTY-1", "BOOTY-2"],
  night: ["NIGHT-1"],
  raid: ["RAID-1", "RAID-2", "RAID-3"],
  abilities: ["ABIL-1", "ABIL-2", "MONEY-1", "REP-1", "GRAVE-1"],
  characters: CHARACTER_RULES,
  secret: ["SECRET-1", "SECRET-2"],
  table: ["BOX-1", "RAND-1", "RAND-2", "FIX-1", "FIX-2", "FIX-3"],
};
