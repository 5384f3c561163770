// What leads through a demo, with the demo of a game and its words.

import { demoOf } from "../../games/demos";
import { texts } from "../../lang/index.svelte";
import Demo from "./Demo.svelte";

export async function led(game: string) {
  const [demo] = await Promise.all([demoOf(game), texts("app", "demo"), texts(game, "demo")]);
  return demo && { Demo, demo };
}
