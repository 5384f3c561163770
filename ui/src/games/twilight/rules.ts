// The chapters of the rules, in the order of play, and the rules of each.

export default {
  goal: ["END-1", "MATCH-1", "MATCH-2"],
  setup: ["SETUP-1", "SETUP-2", "SETUP-3"],
  turn: ["TURN-1", "PLAY-1", "PLAY-2", "PLAY-3", "PLAY-4"],
  moving: ["MOVE-1", "MOVE-2", "MOVE-3", "NOBLE-1"],
  cards: [
    "CARD-DOGE",
    "CARD-PROCESSION",
    "CARD-GUARD-1",
    "CARD-GUARD-11",
    "CARD-GUARD-CLOSE",
    "CARD-MERCHANT-n",
    "CARD-HARLEQUIN-n",
    "CARD-HARLEQUIN-CENTRE",
  ],
  masks: ["MASK-1", "MASK-2", "MASK-3", "MASK-4", "GUILD-1"],
  favourite: ["FAV-1", "FAV-2"],
  deck: ["END-2", "END-3"],
  table: ["COUNT-1", "FIX-1"],
};
