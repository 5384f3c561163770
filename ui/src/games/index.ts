// The only list of games on the screen.

import { stand, texts } from "../lang/index.svelte";
import type { GameUI } from "./contract";

interface Entry {
  /** The code and the words of a game, loaded when a table wants them. */
  load: () => Promise<{ default: GameUI }>;
  /** Text files that the table screen needs beside the game's own. */
  chapters: string[];
  /** Whether the owner has boards to match to the box. */
  boards: boolean;
  /** The words that it has in common with other games. */
  common?: string;
}

export const GAMES: Record<string, Entry> = {
  "serenissima-2e": { load: () => import("./serenissima-2e"), chapters: ["panel", "screen"], boards: true, common: "chart" },
  twilight: { load: () => import("./twilight"), chapters: [], boards: false },
  "serenissima-1996": { load: () => import("./serenissima-1996"), chapters: ["panel"], boards: true, common: "chart" },
  libertalia: { load: () => import("./libertalia"), chapters: [], boards: false },
};

/** A game's part of the screen, with its words. */
export async function gameUI(id: string): Promise<GameUI | null> {
  const entry = GAMES[id];
  if (!entry) return null;
  const { common } = entry;
  if (common) stand(id, common);
  const [found] = await Promise.all([entry.load(), texts(id, ...entry.chapters), common && texts(common)]);
  return found.default;
}
