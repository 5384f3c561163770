// The heading above a game's kinds of chance.

import { t } from "../lang/index.svelte";
import type { Answering } from "../wire/types";

/** Names dice and draws as far as the game has them. */
export function chanceTitle(kinds: (keyof Answering)[]): string {
  const dice = kinds.includes("dice");
  return t("new-chance", { kinds: !dice ? "draws" : kinds.length > 1 ? "both" : "dice" });
}
