// The pages other than a table's. Each is loaded on demand.

import { boardsOf } from "../games";
import { texts } from "../lang/index.svelte";
import type { Page } from "./client.svelte";

/** A page with its texts. */
const worded = async <T>(page: Promise<T>): Promise<T> => (await Promise.all([page, texts("app", "pages")]))[0];

export const PAGES = {
  home: () => worded(import("./home/Home.svelte")),
  new: () => worded(import("./NewTable.svelte")),
  settings: () => worded(import("./Settings.svelte")),
  statistics: () => worded(import("./statistics/Statistics.svelte")),
  rules: () => worded(import("./help/RulesHelp.svelte")),
  boards: () => worded(import("./BoardsPage.svelte")),
};

/** Loads the modules of a page. */
export async function loaded(page: Page): Promise<void> {
  if (page.name === "table") return;
  await Promise.all([PAGES[page.name](), page.name === "boards" && boardsOf(page.game)]);
}
