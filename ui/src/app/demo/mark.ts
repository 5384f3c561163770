// The table of a game's demo, and its progress: stored on the device.

import type { Client } from "../client.svelte";

/** The progress of a demo. */
export interface Mark {
  table: number;
  /** The step, from 0, and the number of steps. */
  step: number;
  of: number;
  /** The table's head after each command; the first is the head before any command. */
  entries: number[];
}

/** The preference key; a backup leaves it out, since tables have other numbers elsewhere. */
export const keyOf = (game: string): string => `demo-${game}`;

/** The stored form of a mark: the table, the step from 1, the entries. */
export const written = ({ table, step, of, entries }: Mark): string =>
  [table, `${step + 1}/${of}`, ...entries].join(" ");

/** The mark of a game's demo; null if there is none. */
export function markOf(client: Client, game: string): Mark | null {
  const [table, at, ...entries] = (client.preferences[keyOf(game)] ?? "").split(" ");
  const [step, of] = (at ?? "").split("/").map(Number);
  return step && of ? { table: Number(table), step: step - 1, of, entries: entries.map(Number) } : null;
}
