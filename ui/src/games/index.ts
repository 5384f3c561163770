// The only list of games on the screen.

import { stand, texts } from "../lang/index.svelte";
import { INFO, type GameId, type GameInfo } from "../wire/games";
import type { GameUI } from "./contract";

/** What the screen adds to the facts of a game. */
interface Entry {
  /** The code and the words of a game, loaded when a table wants them. */
  load: () => Promise<{ default: GameUI }>;
  /** About how long a game takes, as people who know it play it. */
  minutes: number;
  /** Text files that the table screen needs beside the game's own. */
  chapters: string[];
  /** The words that it has in common with other games. */
  common?: string;
}

/** In the order of the shelf. */
const ENTRIES: Record<GameId, Entry> = {
  "serenissima-2e": {
    load: () => import("./serenissima-2e"),
    minutes: 90,
    chapters: ["panel", "screen"],
    common: "chart",
  },
  twilight: { load: () => import("./twilight"), minutes: 30, chapters: [] },
  "serenissima-1996": {
    load: () => import("./serenissima-1996"),
    minutes: 150,
    chapters: ["panel"],
    common: "chart",
  },
  libertalia: { load: () => import("./libertalia"), minutes: 60, chapters: [] },
};

const withInfo = ([id, entry]: [string, Entry]) => [id, { ...INFO[id as GameId], ...entry }] as const;

export const GAMES: Record<string, Entry & GameInfo> = Object.fromEntries(Object.entries(ENTRIES).map(withInfo));

const spines = import.meta.glob<string>("./*/spine.svg", { eager: true, query: "?url", import: "default" });

/** The side of a game's box that is seen on a shelf: the address of a drawing without words. */
export const spine = (id: string) => spines[`./${id}/spine.svg`] ?? "";

/** How many play a game, in figures. */
export const players = ({ least, most }: GameInfo["seats"]) => (least === most ? `${most}` : `${least}–${most}`);

/** The words that a game has in common with others. */
export const commonOf = (id: string) => GAMES[id]?.common;

/** A game's part of the screen, with its words. */
export async function gameUI(id: string): Promise<GameUI | null> {
  const entry = GAMES[id];
  if (!entry) return null;
  const { common } = entry;
  if (common) stand(id, common);
  const [found] = await Promise.all([entry.load(), texts(id, ...entry.chapters), common && texts(common)]);
  return found.default;
}

/** The page of a game's boards, if it has some. */
export const boardsOf = async (game: string) => (await gameUI(game))?.boards?.();
