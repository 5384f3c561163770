// What a keepsake carries: a game as whoever comes by may know it, and the words to tell it with.

import type { Account, TableState } from "../../wire/types";

export interface Story {
  state: TableState;
  /** The set-up and every entry that can be looked back at. */
  entries: number[];
  /** What was to be seen at each, as a JSON Patch upon the one before, the first upon `null`. */
  patches: unknown[][];
  /** How it went, in figures. */
  account: Account;
  /** One language: by its code, and by its own name. */
  language: [code: string, name: string];
  /** Its words, by the names of their files. */
  texts: Record<string, string>;
}

/** As the page finds it, unpacked before anything else. */
export const story = () => (globalThis as unknown as { keepsake: Story }).keepsake;
