// Starts and resumes demos.

import { demoOf } from "../../games/demos";
import { freshId } from "../../ids";
import { t } from "../../lang/index.svelte";
import { singleFlight } from "../../parts/singleFlight";
import type { Client } from "../client.svelte";
import { keyOf, markOf, written, type Mark } from "./mark";

/** Sides of the players of a demo. */
const SIDES = ["south", "north", "west", "east"] as const;

/** The mark of a game's demo, if its table exists and the demo has not ended. */
export async function begun(client: Client, game: string): Promise<Mark | null> {
  const mark = markOf(client, game);
  if (!mark || mark.step + 1 === mark.of) return null;
  const reply = await client.ask({ type: "tables" });
  return reply?.type === "tables" && reply.tables.some(({ table }) => table === mark.table) ? mark : null;
}

/** Sets a game's demo up and opens it; a completed demo is replaced. */
export const begin = singleFlight(async (client: Client, game: string) => {
  const [demo, old] = [await demoOf(game), markOf(client, game)];
  if (!demo) return;
  const { seats, position, setup, steps } = demo;
  // Common names in the current language.
  const names = t("demo-names").split(", ").slice(0, seats);
  const seating = names.map((name, index) => ({ name, side: SIDES[index] ?? "south" }));
  const made = await client.attempt(async (ask) => {
    const known = await ask({ type: "tables" });
    if (old && !client.guest && known.type === "tables" && known.tables.some(({ table }) => table === old.table))
      await ask({ type: "delete", table: old.table });
    return ask({ type: "new_demo", id: freshId(), game, seating, setup: { ...setup, position: position.join("\n") } });
  });
  if (made?.type !== "table") return;
  await client.prefer(keyOf(game), written({ table: made.table, step: 0, of: steps.length, entries: [] }));
  await client.go({ name: "table", table: made.table });
});
