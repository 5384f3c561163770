// The content of an offline replay: a game from the spectators' view, and its texts.

import type { Account, TableState } from "../../wire/types";

export interface Story {
  state: TableState;
  /** The set-up and every entry that can be shown. */
  entries: number[];
  /** The view at each entry, as a JSON Patch upon the one before, the first upon `null`. */
  patches: unknown[][];
  /** The report of the game. */
  account: Account;
  /** One language: its code and its own name. */
  language: [code: string, name: string];
  /** The texts in that language, by file name. */
  texts: Record<string, string>;
}

/** Returns the content, which the page unpacks before anything else. */
export const story = () => (globalThis as unknown as { keepsake: Story }).keepsake;
