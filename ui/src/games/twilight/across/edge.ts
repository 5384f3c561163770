// A seat's edge of a flat tablet: its rounds, its count for the Favourite's next move, and its cards.

import type { EdgeFacts } from "../../contract";
import { s, viewOf } from "../words";

const edge: EdgeFacts = (state, seat) => {
  const { wins, hands, forecast, merchant, masquerade, stage } = viewOf(state);
  const rounds = s("rounds-won", { rounds: wins[seat] ?? 0 });
  if (stage.stage === "over") return [rounds];
  return [
    rounds,
    s("counts", { n: forecast.counts[seat] ?? 0 }),
    s("hand-count", { count: hands[seat]?.count ?? 0 }),
    ...(merchant === seat ? [s("has-merchant")] : []),
    ...(masquerade[seat] ? [s("masquerade")] : []),
  ].slice(0, 4);
};

export default edge;
