// The rules of each part of the chart.

import type { Marks } from "../../../chart/map/marks";

export const MARKS: Marks = {
  water: "MOVE-1 MOVE-2 MOVE-3",
  ship: "LOAD-1 LOAD-2 FIGHT-1 BOX-3",
  plate: "SELL-1 SCORE-1 CAPT-1",
  band: "LOAD-3 LOAD-4 PORT-3",
  slot: "SELL-1 SELL-2 SELL-3 SCORE-1",
  makes: "LOAD-6 LOAD-9",
  pays: "SCORE-1 SCORE-2",
};
