// The chapters of the rules, in the order of play, and the rules of each.

export default {
  goal: ["SCORE-2", "SCORE-1", "END-1"],
  setup: ["SETUP-1", "SETUP-2", "SETUP-3", "SETUP-4"],
  order: ["BID-1", "BID-2a", "BID-2b", "BID-3"],
  trade: ["BUY-1a", "BUY-1b", "BUY-2a", "BUY-2b", "BUY-2c", "BUY-2d", "BUY-3", "BUY-4", "TRADE-1a", "TRADE-1b", "TRADE-1c"],
  build: ["BUILD-1a", "BUILD-1b", "BUILD-2", "BUILD-3", "BUILD-4", "BUILD-5", "HIRE-1a", "HIRE-1b", "PLACE-1a", "PLACE-1b", "PLACE-2a", "PLACE-2b", "HOLD-1"],
  sail: ["MOVE-1a", "MOVE-1b", "MOVE-1c", "MOVE-1d"],
  fight: ["FIGHT-1", "FIGHT-2", "FIGHT-3a", "FIGHT-3b", "FIGHT-4", "FIGHT-5", "FIGHT-6", "FIGHT-7"],
  take: ["TAKE-1a", "TAKE-1b", "TAKE-1c", "TAKE-2a", "TAKE-2b", "TAKE-3"],
  sell: ["SALE-1a", "SALE-1b", "SALE-1c", "SALE-1d", "SALE-2", "INCOME-1"],
  box: ["BOX-1a", "BOX-1b", "BOX-1c", "BOX-1d", "BOX-1e", "BOX-2", "SEAT-1a", "SEAT-1b"],
  table: ["MONEY-1", "RAND-1", "FIX-1", "FIX-2", "MAP-1", "MAP-2", "MAP-3"],
};
