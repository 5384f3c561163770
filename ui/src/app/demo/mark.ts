// Which table of a game is its demo, and how far it has come: kept on the device.

import type { Client } from "../client.svelte";

/** Where a demo stands. */
export interface Mark {
  table: number;
  /** The step, from 0, and how many there are. */
  step: number;
  of: number;
  /** The entries at which the table stood after each thing that was said, the first before any. */
  entries: number[];
}

/** The preference that holds it; a backup leaves it out, since tables have other numbers elsewhere. */
export const keyOf = (game: string): string => `demo-${game}`;

/** A mark as it is kept: the table, the step as people count, the entries. */
export const written = ({ table, step, of, entries }: Mark): string =>
  [table, `${step + 1}/${of}`, ...entries].join(" ");

/** Where a game's demo stands; nothing if there is none. */
export function markOf(client: Client, game: string): Mark | null {
  const [table, at, ...entries] = (client.preferences[keyOf(game)] ?? "").split(" ");
  const [step, of] = (at ?? "").split("/").map(Number);
  return step && of ? { table: Number(table), step: step - 1, of, entries: entries.map(Number) } : null;
}
