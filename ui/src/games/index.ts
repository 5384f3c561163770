// The only list of games on the screen.

import { stand, texts } from "../lang/index.svelte";
import type { GameUI } from "./contract";

interface Entry {
  /** The code and the words of a game, loaded when a table wants them. */
  load: () => Promise<{ default: GameUI }>;
  /** How few and how many play. */
  seats: { least: number; most: number };
  /** About how long a game takes, as people who know it play it. */
  minutes: number;
  /** Text files that the table screen needs beside the game's own. */
  chapters: string[];
  /** Whether the owner has boards to match to the box. */
  boards: boolean;
  /** The words that it has in common with other games. */
  common?: string;
}

export const GAMES: Record<string, Entry> = {
  "serenissima-2e": {
    load: () => import("./serenissima-2e"),
    seats: { least: 2, most: 4 },
    minutes: 90,
    chapters: ["panel", "screen"],
    boards: true,
    common: "chart",
  },
  twilight: {
    load: () => import("./twilight"),
    seats: { least: 2, most: 2 },
    minutes: 30,
    chapters: [],
    boards: false,
  },
  "serenissima-1996": {
    load: () => import("./serenissima-1996"),
    seats: { least: 2, most: 4 },
    minutes: 150,
    chapters: ["panel"],
    boards: true,
    common: "chart",
  },
  libertalia: {
    load: () => import("./libertalia"),
    seats: { least: 2, most: 6 },
    minutes: 60,
    chapters: [],
    boards: false,
  },
};

const spines = import.meta.glob<string>("./*/spine.svg", { eager: true, query: "?url", import: "default" });

/** The side of a game's box that is seen on a shelf: the address of a drawing without words. */
export const spine = (id: string) => spines[`./${id}/spine.svg`] ?? "";

/** How many play a game, in figures. */
export const players = ({ least, most }: Entry["seats"]) => (least === most ? `${most}` : `${least}–${most}`);

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
