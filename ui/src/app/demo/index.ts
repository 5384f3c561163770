// The demo of a game with its texts and its script.

import { demoOf } from "../../games/demos";
import { texts } from "../../lang/index.svelte";

export { default } from "./Demo.svelte";

/** Loads the demo of a game that has one. */
export async function loadDemo(game: string) {
  const [demo] = await Promise.all([demoOf(game), texts("app", "demo"), texts(game, "demo")]);
  if (!demo) throw new Error(`no demo of ${game}`);
  return { demo };
}
