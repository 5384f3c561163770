// The result of a game, for people who were not there: only public data.

import type { GameUI } from "../../games/contract";
import { list, moment, t } from "../../lang/index.svelte";
import type { Account, GameAnalysis, TableState } from "../../wire/types";
import { seatName } from "../../table/chairs";

/** A player's line in the result. */
export interface Line {
  /** Ties share one; `null` where nothing was counted. */
  place: number | null;
  name: string;
  colour: string;
  /** The amount that counted. */
  counts: string;
  /** The parts of that amount, or other facts. */
  facts: string[];
}

export interface Result {
  /** The title of the game. */
  game: string;
  /** Date and duration. */
  when: string;
  /** The winners. */
  title: string;
  /** The players' lines, the winner first. */
  lines: Line[];
  /** What decided the game, in a sentence; empty if it was not analysed. */
  analysed: string;
}

/** The winners by name; without one in a tie of all, or where nothing was counted. */
function titled(lines: Line[]): string {
  const first = lines.filter(({ place }) => place === 1);
  if (!first.length) return t("share-uncounted");
  if (first.length === lines.length) return t("share-level");
  return t("share-won", { count: first.length, seats: list(first.map(({ name }) => name)) });
}

/** What decided an analysed game: the costliest choice, or else the most luck, in percentage points of the chance. */
function decided(state: TableState, analysis: GameAnalysis | null): string {
  const points = (share: number) => Math.round(share * 100);
  const [point] = analysis?.turning_points ?? [];
  if (point) return t("share-point", { seat: seatName(state, point.seat), points: points(point.loss) });
  const luck = (analysis?.seats ?? []).map(({ luck: share }, seat) => ({ share, seat }));
  const [most] = luck.sort((one, other) => other.share - one.share);
  if (!most || most.share < 0.01) return "";
  return t("share-luck", { seat: seatName(state, most.seat), points: points(most.share) });
}

/** The result of a finished game, with what its analysis found. */
export function resultOf(
  game: GameUI,
  state: TableState,
  { ended, seconds }: Pick<Account, "ended" | "seconds">,
  analysis: GameAnalysis | null = null,
): Result {
  const lines = game
    .outcome(state)
    .map(({ seat, ...told }) => ({ ...told, name: seatName(state, seat), colour: game.colour(state, seat) }));
  const minutes = Math.round(seconds / 60);
  const day = moment(ended, { dateStyle: "long" });
  return {
    game: t(`game-${game.id}`),
    when: minutes ? t("share-when", { day, minutes }) : day,
    title: titled(lines),
    lines,
    analysed: decided(state, analysis),
  };
}

/** The result for a chat: a few lines without any markup. */
export function textOf({ game, when, title, lines, analysed }: Result): string {
  const told = lines.map(({ place, name, counts, facts }) =>
    t(place === null ? "share-unplaced" : "share-line", {
      place: place ?? 0,
      name,
      counts: [counts, ...facts].join(", "),
    }),
  );
  return [`${game}, ${when}`, title, ...told, ...(analysed ? [analysed] : [])].join("\n");
}
