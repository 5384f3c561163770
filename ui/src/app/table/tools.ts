// The explanations of a table's tools: the texts `tool-…` of the app, of the game's common bundle, and of the game.

import type { GameUI } from "../../games/contract";
import { texts } from "../../lang/index.svelte";

/** Loads the texts that explain the tools of a game's table. */
export const tools = (game: GameUI) => Promise.all(["app", ...game.tools].map((bundle) => texts(bundle, "tools")));
