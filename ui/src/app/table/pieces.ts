// The pieces of a game, as a property of a part that is loaded late.

import type { GameUI } from "../../games/contract";

export const piecesOf = (load: NonNullable<GameUI["pieces"]>) => async () => ({ pieces: (await load()).default });
