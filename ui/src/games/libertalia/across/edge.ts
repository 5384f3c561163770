// A seat's edge of a flat tablet: its points, its doubloons unless hidden, its character on the ship and its den.

import type { EdgeFacts } from "../../contract";
import { rankName, s, viewOf } from "../words";

const edge: EdgeFacts = (state, seat) => {
  const { options, players, ship, stage } = viewOf(state);
  const own = players[seat];
  if (!own) return [];
  const aboard = ship.find((one) => one.seat === seat);
  const open = stage === "over" || !options.hidden_purses;
  return [
    s("points", { count: own.score }),
    ...(open && own.purse !== null ? [s("doubloons", { count: own.purse })] : []),
    ...(aboard ? [`${rankName(aboard.rank)} ${aboard.rank}`] : []),
    s("across-den", { count: own.den.length }),
  ];
};

export default edge;
