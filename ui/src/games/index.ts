// The only list of games on the screen.

import { stand, texts } from "../lang/index.svelte";
import { INFO, type GameId, type GameInfo } from "../wire/games";
import type { GameUI } from "./contract";

/** The screen's additions to the facts of a game. */
interface Entry {
  /** The code and the texts of a game, loaded on demand. */
  load: () => Promise<{ default: GameUI }>;
  /** The approximate duration of a game among experienced players. */
  minutes: number;
  /** The number of seats of a new game until this device has another choice. */
  usual: number;
  /** Text files that the table screen needs beside the game's own. */
  chapters: string[];
  /** The common text bundle with other games. */
  common?: string;
}

/** The games in the order of the shelf. */
const ENTRIES: Record<GameId, Entry> = {
  "serenissima-2e": {
    load: () => import("./serenissima-2e"),
    minutes: 90,
    usual: 4,
    chapters: ["panel", "screen"],
    common: "chart",
  },
  twilight: { load: () => import("./twilight"), minutes: 30, usual: 2, chapters: [] },
  "serenissima-1996": {
    load: () => import("./serenissima-1996"),
    minutes: 150,
    usual: 4,
    chapters: ["panel"],
    common: "chart",
  },
  libertalia: { load: () => import("./libertalia"), minutes: 60, usual: 4, chapters: [] },
};

const withInfo = ([id, entry]: [string, Entry]) => [id, { ...INFO[id as GameId], ...entry }] as const;

export const GAMES: Record<string, Entry & GameInfo> = Object.fromEntries(Object.entries(ENTRIES).map(withInfo));

const spines = import.meta.glob<string>("./*/spine.svg", { eager: true, query: "?url", import: "default" });

/** The address of the box's spine: a drawing without text. */
export const spine = (id: string) => spines[`./${id}/spine.svg`] ?? "";

/** The number of players, in figures. */
export const players = ({ least, most }: GameInfo["seats"]) => (least === most ? `${most}` : `${least}–${most}`);

/** The common text bundle of a game. */
export const commonOf = (id: string) => GAMES[id]?.common;

/** A game's part of the screen, with its texts. */
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
