// The pages beside home and a table. Each is loaded when it is wanted.

import { gameUI } from "../games";
import type { Page } from "./client.svelte";

export const PAGES = {
  new: () => import("./NewTable.svelte"),
  settings: () => import("./Settings.svelte"),
  rules: () => import("./help/RulesHelp.svelte"),
  boards: () => import("./BoardsPage.svelte"),
};

/** The page of a game's boards, if it has some. */
export const boardsOf = async (game: string) => (await gameUI(game))?.boards?.();

/** Brings what a page consists of. */
export async function loaded(page: Page): Promise<void> {
  if (page.name === "home" || page.name === "table") return;
  await Promise.all([PAGES[page.name](), page.name === "boards" && boardsOf(page.game)]);
}
