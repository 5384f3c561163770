// Serenissima, second edition, on the screen.

import { COLOURS, type Colour, type Event, type Setup, type TableState } from "../../wire/serenissima-2e";
import { endings } from "../../chart/endings";
import { texts } from "../../lang/index.svelte";
import type { GameUI, Landmark } from "../contract";
import { rulesOf } from "../narrator";
import { outcome, stage, standings } from "./across/facts";
import { ask, breach, narrate, undoes } from "./narrate";
import Screen from "./Screen.svelte";
import { boardTexts, colourOf, GAME, s, viewOf } from "./words";

const KEYS = [
  ["N", "keys-next"],
  ["L", "keys-load"],
  ["S", "keys-sell"],
  ["A", "keys-attack"],
  ["C", "keys-continue"],
  ["B", "keys-break-off"],
  ["Y", "keys-yes"],
  ["+ − 0", "keys-zoom"],
] as const;

/** The landmarks of the game's replay. */
const LANDMARKS: Partial<Record<Event["event"], Landmark>> = {
  Attacked: "battle",
  Captured: "capture",
  ScoringBegan: "scoring",
};

const serenissima2e: GameUI = {
  id: GAME,
  Screen,
  chance: ["dice", "cards", "draws"],
  chanceText: (kind) => s(`chance-of-${kind}`),
  leaving: () => s("leaving"),
  orderNote: () => s("setup-order"),
  setup: async () => (await Promise.all([import("./Setup.svelte"), boardTexts()]))[0],
  seatColours: {
    offered: () => COLOURS,
    of: (setup, seat) => (setup as Setup).colours[seat] ?? "black",
    set: (setup, seat, wanted) => {
      const now = setup as Setup;
      const colours = [...now.colours];
      const other = colours.indexOf(wanted as Colour);
      const old = colours[seat];
      if (other >= 0 && old) colours[other] = old;
      colours[seat] = wanted as Colour;
      return { ...now, colours };
    },
  },
  boards: async () => (await Promise.all([import("./board/Boards.svelte"), boardTexts()]))[0],
  endings: () => endings(s),
  chapter: (event) => {
    const told = event as Event;
    return told.event === "TurnBegan" ? s("track-turn", { turn: told.turn }) : null;
  },
  landmark: (event) => LANDMARKS[(event as Event).event] ?? null,
  keys: () => KEYS.map(([keys, what]) => ({ keys, what: s(what) })),
  narrate,
  pieces: async () => (await Promise.all([import("./pieces"), texts(GAME, "pieces")]))[0],
  moments: async () => (await Promise.all([import("./moments"), texts(GAME, "moments"), texts("chart", "moments")]))[0],
  report: async () => (await Promise.all([import("./account"), texts(GAME, "account")]))[0],
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
  resultRules: "SCORE-5 SCORE-1",
  offers: ["/stage/go/far", "/stage/go/reach"],
  holds: (state, seat) => {
    const ducats = viewOf(state).seats[seat]?.purse ?? null;
    return ducats === null ? "" : s("players-holds", { ducats });
  },
  colour: (state: TableState, seat: number) => colourOf(viewOf(state), seat),
  tools: [GAME, "chart"],
  firsts: ["wheel", "turns", "zoom"],
  rules: async () => rulesOf(GAME, (await import("./rules")).default),
};

export default serenissima2e;
