// How a game ended, as it is told to people who were not there: what everybody at the table sees at its end.

import type { GameUI } from "../../games/contract";
import { list, moment, t } from "../../lang/index.svelte";
import type { Account, TableState } from "../../wire/types";
import { seatName } from "../../table/chairs";

/** A person's place in it. */
export interface Line {
  /** Ties share one; `null` where nothing was counted. */
  place: number | null;
  name: string;
  colour: string;
  /** What counted. */
  counts: string;
  /** What it was made of, or what there is to know besides. */
  facts: string[];
}

export interface Result {
  /** The game, as its box calls it. */
  game: string;
  /** When, and for how long. */
  when: string;
  /** Who won. */
  title: string;
  /** From the winner down. */
  lines: Line[];
}

/** The winners by name; nobody is one where all are level or nothing was counted. */
function titled(lines: Line[]): string {
  const first = lines.filter(({ place }) => place === 1);
  if (!first.length) return t("share-uncounted");
  if (first.length === lines.length) return t("share-level");
  return t("share-won", { count: first.length, seats: list(first.map(({ name }) => name)) });
}

/** The result of a table whose game is over. */
export function resultOf(
  game: GameUI,
  state: TableState,
  { ended, seconds }: Pick<Account, "ended" | "seconds">,
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
  };
}

/** The same for a chat: a few lines without any markup. */
export function textOf({ game, when, title, lines }: Result): string {
  const told = lines.map(({ place, name, counts, facts }) =>
    t(place === null ? "share-unplaced" : "share-line", {
      place: place ?? 0,
      name,
      counts: [counts, ...facts].join(", "),
    }),
  );
  return [`${game}, ${when}`, title, ...told].join("\n");
}
