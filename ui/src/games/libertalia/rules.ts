// The rule ids in the order of the rulebook, for the rules help.

import { CHARACTER_RULES } from "./words";

export default [
  "SETUP-1", "SETUP-2", "SETUP-3",
  "DAWN-1", "DAY-1", "DUSK-1", "DUSK-2", "DUSK-3", "DUSK-4", "NIGHT-1",
  "ABIL-1", "ABIL-2", "MONEY-1", "SABER-1", "OFFICER-1", "GRAVE-1", "BOOTY-1", "BOOTY-2",
  ...CHARACTER_RULES,
  "RAID-1", "RAID-2", "RAID-3", "END-1", "END-2",
  "REP-1", "SECRET-1", "SECRET-2", "BOX-1", "RAND-1", "RAND-2", "FIX-1", "FIX-2",
];
