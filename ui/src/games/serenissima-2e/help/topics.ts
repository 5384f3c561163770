// The rules of the current question, the nearest first.

import type { Question, View } from "../../../wire/serenissima-2e";

const BY_QUESTION: { [Ask in Question["ask"]]: string[] } = {
  FirstPlayer: ["SETUP-1"],
  ClosedPort: ["SETUP-6"],
  Close: ["SETUP-6"],
  Start: ["SETUP-4", "SETUP-2", "WHEEL-1"],
  NextGalley: ["SETUP-5", "WHEEL-1"],
  Prepare: ["FIX-1"],
  Activation: ["ACT-1", "INV-1", "WHEEL-1"],
  Blockade: ["MOVE-2", "MOVE-3", "SELL-5", "CAPT-2"],
  Dice: ["FIGHT-3", "FIGHT-2", "FIGHT-5", "PORT-3"],
  Fort: ["PORT-4"],
  Round: ["FIGHT-4", "FIGHT-3", "FIGHT-5"],
  Loot: ["FIGHT-6", "LOAD-8"],
  Landing: ["PORT-5", "LOAD-5"],
  Doge: ["DOGE-1", "DOGE-2", "SCORE-1"],
  Purchases: ["DOGE-3", "INV-3", "INV-4"],
};

const BY_STEP: Record<string, string[]> = {
  load: ["LOAD-6", "LOAD-1", "LOAD-2", "LOAD-4", "LOAD-7", "LOAD-8"],
  move: ["MOVE-1", "MOVE-2"],
  sell: ["SELL-1", "SELL-2", "SELL-3", "SELL-6"],
  fight: ["FIGHT-1", "FIGHT-2", "PORT-1", "CAPT-1"],
};

/** The rules of the open question, and of the galley's step. */
export function topics(question: unknown, view: View): string[] {
  const { ask } = question as Question;
  const step = ask === "Activation" && view.stage.stage === "activation" ? view.stage.go.step : "";
  return [...(BY_STEP[step] ?? []), ...BY_QUESTION[ask]];
}
