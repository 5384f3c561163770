// How a game ended, as it is told to people who were not there: what everybody at the table sees at its end.

import type { GameUI } from "../../games/contract";
import { list, moment, t } from "../../lang/index.svelte";
import type { TableState } from "../../wire/types";

/** A person's place in it. */
export interface Line {
  /** Ties share one; `null` where nothing was counted. */
  place: number | null;
  name: string;
  colour: string;
  /** What counted. */
  counts: string;
  /** What it was made of, or what there is to know besides. */
  facts: string[];
}

export interface Result {
  /** The game, as its box calls it. */
  game: string;
  /** When, and for how long. */
  when: string;
  /** Who won. */
  title: string;
  /** From the winner down. */
  lines: Line[];
}

/** A longer pause is none of the game: minutes. */
const PAUSE = 20;
const MINUTE = 60_000;

/** For how long people played, by the times of the entries that led here: minutes. */
export function minutesOf(times: string[]): number {
  const at = times.map((time) => Date.parse(time));
  const gaps = at.slice(1).map((time, before) => (time - (at[before] ?? time)) / MINUTE);
  return Math.round(gaps.filter((gap) => gap > 0 && gap <= PAUSE).reduce((sum, gap) => sum + gap, 0));
}

/** The winners by name; nobody is one where all are level or nothing was counted. */
function titled(lines: Line[]): string {
  const first = lines.filter(({ place }) => place === 1);
  if (!first.length) return t("share-uncounted");
  if (first.length === lines.length) return t("share-level");
  return t("share-won", { count: first.length, seats: list(first.map(({ name }) => name)) });
}

/** The result of a table whose game is over; `times` are those of the entries that led here. */
export function resultOf(game: GameUI, state: TableState, times: string[]): Result {
  const { seating } = state.settings;
  const lines = game.outcome(state).map(({ seat, ...told }) => ({ ...told, name: seating[seat]?.name ?? "", colour: game.colour(state, seat) }));
  const minutes = minutesOf(times);
  const day = moment(times.at(-1) ?? new Date().toISOString(), { dateStyle: "long" });
  return { game: t(`game-${game.id}`), when: minutes ? t("share-when", { day, minutes }) : day, title: titled(lines), lines };
}

/** The same for a chat: a few lines without any markup. */
export function textOf({ game, when, title, lines }: Result): string {
  const told = lines.map(({ place, name, counts, facts }) => t(place === null ? "share-unplaced" : "share-line", { place: place ?? 0, name, counts: [counts, ...facts].join(", ") }));
  return [`${game}, ${when}`, title, ...told].join("\n");
}
