// A seat's edge of a flat tablet: its ducats unless hidden, its next galley and its next scoring.

import type { EdgeFacts } from "../../contract";
import { s, viewOf } from "../words";

const edge: EdgeFacts = (state, seat) => {
  const { options, seats, stage } = viewOf(state);
  const own = seats[seat];
  if (!own) return [];
  const over = stage.stage === "over";
  return [
    ...(own.purse !== null && (over || !options.hidden_money) ? [s("players-holds", { ducats: own.purse })] : []),
    ...(over || own.next === null ? [] : [s("edge-next", { galley: own.next })]),
    ...(over ? [] : [s("players-income", { ducats: own.income })]),
    s("players-ports", { n: own.ports }),
  ];
};

export default edge;
