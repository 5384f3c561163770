// Whether a table is a demo, for the home page and the table.

import type { Client } from "../client.svelte";

/** The step and the number of steps, if this table is a demo: "7/20". */
export function demoStep(client: Client, game: string, table: number): string | undefined {
  const [of, at] = (client.preferences[`demo-${game}`] ?? "").split(" ");
  return of === `${table}` ? at : undefined;
}
