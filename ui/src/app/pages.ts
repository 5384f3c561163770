// The pages beside home and a table. Each is loaded when it is wanted.

import { gameUI } from "../games";
import type { Page } from "./client.svelte";

export const PAGES = {
  new: () => import("./NewTable.svelte"),
  settings: () => import("./Settings.svelte"),
  rules: () => import("./RulesHelp.svelte"),
  boards: async (game: string) => (await gameUI(game))?.boards?.(),
};

/** Brings what a page consists of. */
export async function loaded(page: Page): Promise<void> {
  if (page.name === "boards") await PAGES.boards(page.game);
  else if (page.name !== "home" && page.name !== "table") await PAGES[page.name]();
}
