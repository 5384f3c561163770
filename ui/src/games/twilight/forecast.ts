// What happens if the turn ends now, in words.

import type { View } from "../../wire/twilight";
import { cellName, s } from "./words";

/** The size of a full hand. */
const HAND = 8;
/** The deal that ends a round for good. */
const LAST = 3;

/** The result of the check when the deck has run out: the winner and the reason, or a tie. */
export type Check = { winner: number; by: "doge-side" | "favourite-side" } | { winner: null; again: boolean };

/** The result of the check that the end of this turn brings (`END-2`, `END-3`); null if there is none. */
export function checkOf({ stage, merchant, hands, deck, deal, ran_out, board, forecast }: View): Check | null {
  if (stage.stage !== "turn" || merchant === null || stage.seat === merchant) return null;
  const runsOut = deal > 1 && deck <= HAND - (hands[stage.seat]?.count ?? 0);
  if (ran_out === null && !runsOut) return null;
  return decided({ board, forecast }) ?? { winner: null, again: deal < LAST };
}

/** The winner by the sides of the Doge and the Favourite (`END-3`); null for a tie. */
function decided({ board, forecast }: Pick<View, "board" | "forecast">) {
  const side = (cell: number) => (cell > 0 ? 0 : 1);
  if (board.doge) return { winner: side(board.doge), by: "doge-side" } as const;
  if (forecast.to) return { winner: side(forecast.to), by: "favourite-side" } as const;
  return null;
}

/** Who would win the round if it were counted after this turn, in words (`FAV-1`, `END-3`). */
export function countedNow(view: View, name: (seat: number) => string): string {
  const { wins } = view.forecast;
  const now = wins === null ? decided(view) : ({ winner: wins, by: "favourite-home" } as const);
  return now ? s("now-wins", { seat: name(now.winner), by: s(`by-${now.by}`) }) : s("now-level");
}

/** The consequence of the end of this turn. */
export function afterTurn(view: View, name: (seat: number) => string): string {
  const { wins, to } = view.forecast;
  if (wins !== null) return s("end-turn-wins", { seat: name(wins) });
  const check = checkOf(view);
  if (check)
    return check.winner === null
      ? s("end-turn-level", { again: String(check.again) })
      : s("end-turn-check", { seat: name(check.winner), by: s(`by-${check.by}`) });
  return to === view.board.favourite ? s("end-turn-stays") : s("end-turn-moves", { cell: cellName(to, name) });
}
