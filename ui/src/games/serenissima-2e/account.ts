// The game's terms for its report.

import { accountWords } from "../../table/account";
import { decided } from "./scoring/decided";
import { GAME, portName, s, viewOf, zoneName } from "./words";
import { seatName } from "../../table/chairs";

export default accountWords(GAME, {
  place: ({ kind, place }, state) =>
    place === null ? "" : kind === "port" ? portName(viewOf(state).board, place) : zoneName(viewOf(state).board, place),
  thing: (port, state) => portName(viewOf(state).board, port),
  decided: (state) => decided(viewOf(state), (seat) => seatName(state, seat)),
  amount: (ducats) => s("over-ducats", { ducats }),
});
