// The chapters of the rules, in the order of play, and the rules of each.

export default {
  goal: ["SCORE-5", "SCORE-1", "SCORE-2", "SCORE-3", "SCORE-4", "SCORE-6"],
  setup: ["SETUP-1", "SETUP-2", "SETUP-3", "SETUP-4", "SETUP-5", "SETUP-6", "SETUP-7"],
  wheel: ["WHEEL-1", "WHEEL-2", "WHEEL-3", "WHEEL-4", "ACT-1"],
  load: ["LOAD-1", "LOAD-2", "LOAD-3", "LOAD-4", "LOAD-5", "LOAD-6", "LOAD-7", "LOAD-8", "LOAD-9"],
  sail: ["MOVE-1", "MOVE-2", "MOVE-3", "MOVE-4"],
  sell: ["SELL-1", "SELL-2", "SELL-3", "SELL-4", "SELL-5", "SELL-6"],
  battle: ["FIGHT-1", "FIGHT-2", "FIGHT-3", "FIGHT-4", "FIGHT-5", "FIGHT-6", "FIGHT-7"],
  ports: ["CAPT-1", "CAPT-2", "CAPT-3", "CAPT-4", "PORT-1", "PORT-2", "PORT-3", "PORT-4", "PORT-5", "PORT-6", "PORT-7", "PORT-8", "PORT-9"],
  invest: ["INV-1", "INV-2", "INV-3", "INV-4", "INV-5", "INV-6", "INV-7"],
  doge: ["DOGE-1", "DOGE-2", "DOGE-3", "DOGE-4", "DOGE-5"],
  box: ["BOX-1", "BOX-2", "BOX-3", "BOX-4", "BOX-5", "BOX-6", "BOX-7"],
  table: ["RAND-1", "FIX-1", "FIX-2", "BOARD-1"],
};
