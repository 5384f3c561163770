// A seat's edge of a flat tablet: its ducats and points as far as they are public, and its place in the order.

import type { EdgeFacts } from "../../contract";
import { ducatsText, s, viewOf } from "../words";

const edge: EdgeFacts = (state, seat) => {
  const { options, seats, order, stage } = viewOf(state);
  const own = seats[seat];
  if (!own) return [];
  const over = stage.stage === "over";
  const open = over || options.open_purses;
  const place = order.indexOf(seat) + 1;
  return [
    open && own.points !== null
      ? s("edge-points", { points: own.points })
      : s("edge-open", { points: own.open_points }),
    ...(place && !over ? [s("edge-order", { place, count: order.length })] : []),
    ...(open && own.purse !== null ? [ducatsText(own.purse)] : []),
    s("ports", { count: own.ports }),
  ];
};

export default edge;
