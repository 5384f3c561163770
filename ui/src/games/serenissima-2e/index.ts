// Serenissima, second edition, on the screen.

import type { TableState } from "../../wire/types";
import type { GameUI } from "../contract";
import { has } from "../../lang/index.svelte";
import { askText, breachText, narrate, pieces } from "./narrate";
import Boards from "./board/Boards.svelte";
import RULES from "./rules";
import Screen from "./Screen.svelte";
import Setup from "./Setup.svelte";
import { GAME, s, viewOf } from "./words";

export const serenissima2e: GameUI = {
  id: GAME,
  Screen,
  Setup,
  Boards,
  narrate,
  pieces,
  breach: breachText,
  ask: (question, state) => askText(question, state, state.asks[0]?.[0]),
  colour: (state: TableState, seat: number) => viewOf(state).seats[seat]?.colour ?? "black",
  rules: () =>
    RULES.filter((id) => has(GAME, `rule-${id}#help`)).map((id) => ({ id, title: s(`rule-${id}#title`), help: s(`rule-${id}#help`) })),
};
