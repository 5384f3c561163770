// Twilight of Venice on the screen.

import type { Event } from "../../wire/twilight";
import type { GameUI } from "../contract";
import { texts } from "../../lang/index.svelte";
import { askText, breachText, narrate, pieces } from "./narrate";
import RULES from "./rules";
import Screen from "./Screen.svelte";
import { GAME, s } from "./words";

/** The first seat is blue, the second red: the pawns are shared, only the halves have colours. */
const COLOURS = ["blue", "red"];

const twilight: GameUI = {
  id: GAME,
  Screen,
  chance: ["draws"],
  chanceText: (kind) => s(`chance-of-${kind}`),
  orderNote: () => s("setup-order"),
  seats: { least: 2, most: 2 },
  setup: () => import("./Setup.svelte"),
  seatColours: { all: [], of: (_, seat) => COLOURS[seat] ?? "black", set: (setup) => setup },
  endings: () => [{ text: s("end-early"), command: { do: "EndEarly" } }],
  chapter: (event) => {
    const told = event as Event;
    return told.event === "RoundBegan" ? s("round", { round: told.round }) : null;
  },
  keys: () => [{ keys: "N", what: s("end-turn") }],
  narrate,
  pieces,
  breach: breachText,
  ask: askText,
  colour: (_, seat) => COLOURS[seat] ?? "black",
  rules: async () => {
    await texts(GAME, "rules");
    return RULES.map((id) => ({ id, title: s(`help-${id}#title`), help: s(`help-${id}`) }));
  },
};

export default twilight;
