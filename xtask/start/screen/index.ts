// Roshambo on the screen.

import { accountWords } from "../../table/account";
import type { Event } from "../../wire/roshambo";
import type { GameUI } from "../contract";
import { rulesOf } from "../narrator";
import { ask, breach, narrate, undoes } from "./narrate";
import Screen from "./Screen.svelte";
import { colourOf, GAME, outcome, s, stage, standings } from "./words";

const game: GameUI = {
  id: GAME,
  Screen,
  chance: [],
  chanceText: () => "",
  leaving: () => s("leaving"),
  orderNote: () => s("setup-order"),
  setup: () => import("./Setup.svelte"),
  seatColours: { all: [], of: (_, seat) => colourOf(seat), set: (setup) => setup },
  endings: () => [],
  chapter: (event) => {
    const told = event as Event;
    return told.event === "RoundBegan" ? s("round", { round: told.round }) : null;
  },
  keys: () => [],
  narrate,
  report: () =>
    Promise.resolve({ default: accountWords(GAME, { place: () => "", thing: (what) => what, decided: () => "" }) }),
  undoes,
  consequence: () => Promise.resolve({ consequence: () => ({ says: "", does: "" }) }),
  breach,
  ask,
  across: { stage, standings },
  outcome,
  holds: () => "",
  colour: (_, seat) => colourOf(seat),
  tools: [],
  firsts: [],
  rules: async () => rulesOf(GAME, (await import("./rules")).default),
};

export default game;
