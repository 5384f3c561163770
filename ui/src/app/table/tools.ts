// What the tools of a table are for: the words `tool-…` of the app, of what the game stands on, and of the game.

import type { GameUI } from "../../games/contract";
import { texts } from "../../lang/index.svelte";

/** Loads those words. */
export const tools = (game: GameUI) => Promise.all(["app", ...game.tools].map((bundle) => texts(bundle, "tools")));
