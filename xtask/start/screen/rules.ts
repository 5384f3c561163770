// The chapters of the rules, in the order of play, and the rules of each.

export default {
  goal: ["END-1", "POINT-1"],
  round: ["ROUND-1", "ROUND-2"],
  table: ["FIX-1"],
};
