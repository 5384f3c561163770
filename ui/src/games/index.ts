// The only list of games on the screen.

import type { GameUI } from "./contract";
import { serenissima2e } from "./serenissima-2e";

export const GAMES: Record<string, GameUI> = { [serenissima2e.id]: serenissima2e };
