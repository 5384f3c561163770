// Serenissima, first edition (1996), on the screen.

import { NATIONS, type Event, type Setup, type TableState } from "../../wire/serenissima-1996";
import { endings } from "../../chart/endings";
import { texts } from "../../lang/index.svelte";
import type { GameUI, Landmark } from "../contract";
import { rulesOf } from "../narrator";
import { outcome, stage, standings } from "./across/facts";
import "./icons";
import { ask, breach, narrate, undoes } from "./narrate";
import { offeredNations, playNation } from "./nations";
import Screen from "./Screen.svelte";
import { boardTexts, colourOf, ducatsText, GAME, nationColour, nationText, s, viewOf } from "./words";

/** The landmarks of the game's replay. */
const LANDMARKS: Partial<Record<Event["event"], Landmark>> = {
  Attacked: "battle",
  Boarded: "capture",
  Landed: "capture",
  GameEnded: "scoring",
};

const serenissima1996: GameUI = {
  id: GAME,
  Screen,
  chance: ["dice"],
  chanceText: (kind) => s(`chance-of-${kind}`),
  leaving: () => s("leaving"),
  orderNote: () => s("setup-order"),
  setup: async () => (await Promise.all([import("./Setup.svelte"), boardTexts()]))[0],
  // Each colour is a nation.
  seatColours: {
    // The set-up may still be that of the previously chosen game.
    offered: (setup) => ((setup as Partial<Setup>).nations ? offeredNations(setup as Setup).map(nationColour) : []),
    of: (setup, seat) => {
      const nation = (setup as Partial<Setup>).nations?.[seat];
      return nation ? nationColour(nation) : "";
    },
    set: (setup, seat, wanted) => {
      const nation = NATIONS.find((other) => nationColour(other) === wanted);
      return nation ? playNation(setup as Setup, seat, nation) : setup;
    },
    nameOf: (colour) => {
      const nation = NATIONS.find((other) => nationColour(other) === colour);
      return nation ? nationText(nation) : "";
    },
    title: () => s("setup-nation"),
  },
  boards: async () => (await Promise.all([import("./board/Boards.svelte"), boardTexts()]))[0],
  endings: () => endings(s),
  chapter: (event) => {
    const told = event as Event;
    return told.event === "RoundBegan" ? s("round", { round: told.round }) : null;
  },
  landmark: (event) => LANDMARKS[(event as Event).event] ?? null,
  keys: () => [{ keys: "+ − 0", what: s("keys-zoom") }],
  narrate,
  pieces: async () => (await Promise.all([import("./pieces"), texts(GAME, "pieces")]))[0],
  moments: async () => (await Promise.all([import("./moments"), texts(GAME, "end"), texts("chart", "moments")]))[0],
  report: async () => (await Promise.all([import("./account"), texts(GAME, "account", "end")]))[0],
  kit: async () => (await Promise.all([import("./kit"), texts(GAME, "kit")]))[0],
  undoes,
  consequence: async () => (await Promise.all([import("./panel/consequence"), texts(GAME, "sure")]))[0],
  breach,
  ask,
  across: {
    Board: () => import("./across/Board.svelte"),
    stage,
    standings,
    edge: async () => (await Promise.all([import("./across/edge"), texts(GAME, "edge")]))[0],
  },
  outcome,
  details: async () => (await Promise.all([import("./score/Details.svelte"), texts(GAME, "end")]))[0],
  resultRules: "SCORE-2 SCORE-1",
  isSecret: (state) => viewOf(state).stage.stage === "bidding",
  holds: (state, seat) => {
    const ducats = viewOf(state).seats[seat]?.purse ?? null;
    return ducats === null ? "" : ducatsText(ducats);
  },
  colour: (state: TableState, seat: number) => colourOf(viewOf(state), seat),
  tools: [GAME, "chart"],
  firsts: ["phases", "market", "zoom"],
  rules: async () => rulesOf(GAME, (await import("./rules")).default),
};

export default serenissima1996;
