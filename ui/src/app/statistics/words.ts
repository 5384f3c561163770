// Formats the figures of the statistics.

import { current, has, say, t, texts } from "../../lang/index.svelte";
import { GAMES } from "../../games";
import { luckOf } from "./figures";
import type { GameLuck } from "../../wire/types";

/** Loads the texts of the page, and those of these games for their own terms. */
export const wordsOf = (games: string[]): Promise<unknown> =>
  Promise.all([
    texts("app", "statistics"),
    ...games.filter((game) => game in GAMES).map((game) => texts(game, "account")),
  ]);

export const gameText = (game: string): string => (game in GAMES ? t(`game-${game}`) : game);

/** The message prefixes for a kind of term; a start is a nation in one game, a colour in another. */
const WORDS = { source: ["source"], start: ["nation", "colour", "pawn"] };

/** A game's own term. A proper name, such as a port's, is its id with capitals. */
export function named(game: string, kind: keyof typeof WORDS, id: string): string {
  const key = WORDS[kind].map((word) => `${word}-${id}`).find((one) => has(game, one));
  return key
    ? say(game, key)
    : id.replace(/(^|-)(.)/g, (_, gap: string, letter: string) => (gap && " ") + letter.toUpperCase());
}

/** The heading for the sources of a game's points. */
export const flowsText = (game: string): string => say(game, "account-flows");

export const number = (value: number, style: Intl.NumberFormatOptions = {}): string =>
  new Intl.NumberFormat(current(), { maximumFractionDigits: 1, ...style }).format(value).replace("-", "−");

/** Formats a duration in hours and minutes. */
export function lasting(seconds: number): string {
  const minutes = Math.round(seconds / 60);
  if (seconds > 0 && seconds < 90) return t("stats-seconds", { seconds: Math.round(seconds) });
  return minutes < 60
    ? t("stats-minutes", { minutes })
    : t("stats-hours", { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}

/** The luck of a player's dice, in words. */
export function luckText(luck: GameLuck): string {
  const { more, among } = luckOf(luck);
  const sum = number(more, { signDisplay: "exceptZero" });
  const showed = say(luck.game, "account-showed", { skulls: luck.got });
  return `${t("stats-luck", { showed, sum })}: ${among < 3 ? t("stats-luck-usual") : t(more < 0 ? "stats-luck-bad" : "stats-luck-good", { among })}`;
}
