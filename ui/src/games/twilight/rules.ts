// The rule ids in the order of the rulebook, for the rules help.

export default [
  "SETUP-1", "SETUP-2", "SETUP-3",
  "TURN-1", "PLAY-1", "PLAY-2", "PLAY-3", "PLAY-4",
  "MOVE-1", "MOVE-2", "MOVE-3", "NOBLE-1",
  "CARD-DOGE", "CARD-PROCESSION", "CARD-GUARD-1", "CARD-GUARD-11", "CARD-GUARD-CLOSE",
  "CARD-MERCHANT-n", "CARD-HARLEQUIN-n", "CARD-HARLEQUIN-CENTRE",
  "MASK-1", "MASK-2", "MASK-3", "MASK-4",
  "GUILD-1",
  "FAV-1", "FAV-2",
  "END-1", "END-2", "END-3",
  "MATCH-1", "MATCH-2",
  "COUNT-1", "FIX-1",
];
