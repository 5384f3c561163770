// The pages beside a table. Each is loaded when it is wanted.

import { boardsOf } from "../games";
import type { Page } from "./client.svelte";

export const PAGES = {
  home: () => import("./home/Home.svelte"),
  new: () => import("./NewTable.svelte"),
  settings: () => import("./Settings.svelte"),
  statistics: () => import("./statistics/Statistics.svelte"),
  rules: () => import("./help/RulesHelp.svelte"),
  boards: () => import("./BoardsPage.svelte"),
};

/** Brings what a page consists of. */
export async function loaded(page: Page): Promise<void> {
  if (page.name === "table") return;
  await Promise.all([PAGES[page.name](), page.name === "boards" && boardsOf(page.game)]);
}
