// Twilight of Venice on the screen.

import type { Event } from "../../wire/twilight";
import { texts } from "../../lang/index.svelte";
import { seatName } from "../../table/chairs";
import type { GameUI, Landmark } from "../contract";
import { rulesOf } from "../narrator";
import { outcome, stage, standings } from "./across/facts";
import { ask, breach, narrate, undoes } from "./narrate";
import Screen from "./Screen.svelte";
import { colourOf, GAME, s, viewOf } from "./words";

/** The landmarks of the game's replay. */
const LANDMARKS: Partial<Record<Event["event"], Landmark>> = { RoundEnded: "scoring" };

const twilight: GameUI = {
  id: GAME,
  Screen,
  chance: ["draws"],
  chanceText: (kind) => s(`chance-of-${kind}`),
  check: () => import("./correct/CheckSheet.svelte"),
  leaving: () => s("leaving"),
  concedes: (state, seat) => s("match-won", { seat: seatName(state, 1 - seat) }),
  orderNote: () => s("setup-order"),
  setup: () => import("./Setup.svelte"),
  seatColours: { offered: () => [], of: (_, seat) => colourOf(seat), set: (setup) => setup },
  endings: () => [{ text: s("end-early"), command: { do: "EndEarly" } }],
  chapter: (event) => {
    const told = event as Event;
    return told.event === "RoundBegan" ? s("round", { round: told.round }) : null;
  },
  landmark: (event) => LANDMARKS[(event as Event).event] ?? null,
  keys: () => [{ keys: "N", what: s("end-turn") }],
  narrate,
  pieces: async () => (await Promise.all([import("./pieces"), texts(GAME, "pieces")]))[0],
  moments: () => import("./moments"),
  report: async () => (await Promise.all([import("./account"), texts(GAME, "account")]))[0],
  kit: async () => (await Promise.all([import("./kit"), texts(GAME, "kit")]))[0],
  screenChoices: () => import("./ScreenChoices.svelte"),
  undoes,
  consequence: () => import("./consequence"),
  breach,
  ask,
  across: {
    Board: () => import("./across/Board.svelte"),
    stage,
    standings,
    edge: () => import("./across/edge"),
  },
  outcome,
  details: () => import("./Rounds.svelte"),
  resultRules: "END-1 MATCH-1",
  offers: ["/stage/ways"],
  isSecret: (state) => viewOf(state).options.hands === "dealt",
  takesPrograms: (state) => viewOf(state).options.hands === "dealt",
  holds: (state, seat) => s("hand-count", { count: viewOf(state).hands[seat]?.count ?? 0 }),
  colour: (_, seat) => colourOf(seat),
  tools: [GAME],
  firsts: ["track", "hint"],
  rules: async () => rulesOf(GAME, (await import("./rules")).default),
};

export default twilight;
