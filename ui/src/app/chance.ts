// The heading above a game's kinds of chance, and their names below it.

import { t } from "../lang/index.svelte";
import type { GameUI } from "../games/contract";
import type { Answering } from "../wire/types";

/** Names dice and draws as far as the game has them. */
export function chanceTitle(kinds: (keyof Answering)[]): string {
  const dice = kinds.includes("dice");
  return t("new-chance", { kinds: !dice ? "draws" : kinds.length > 1 ? "both" : "dice" });
}

/** The name of a kind of chance, unless the heading already says it. */
export function chanceText(
  { chance, chanceText }: Pick<GameUI, "chance" | "chanceText">,
  kind: keyof Answering,
): string {
  const text = chanceText(kind);
  return text === chanceTitle(chance) ? "" : text;
}
