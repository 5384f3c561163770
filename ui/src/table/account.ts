// A game's terms for its report (`Account` in `wire/types`), used by the report and the statistics.

import { say } from "../lang/index.svelte";
import type { Contest, TableState } from "../wire/types";

export interface AccountWords {
  /** The heading of the amount that counts. */
  worth: string;
  /** The headings of the sources of that amount, of holdings, and of contests. */
  flows: string;
  held: string;
  contests: string;
  /** The name of a turn, round or day; with "since", and with "in". */
  axis: string;
  since(turn: number): string;
  at(turn: number): string;
  /** The result of dice. */
  showed(got: number): string;
  source(source: string): string;
  /** The source of the scores at the set-up, where they are shown as income. */
  start: string | null;
  contest(kind: string): string;
  /** The place or subject of a contest; empty if there is none. */
  place(contest: Contest, state: TableState): string;
  /** Something that can be held. */
  thing(what: string, state: TableState): string;
  /** The name of a fact that speaks for a plan of a program. */
  fact(key: string): string;
  /** The deciding factor of a finished game, in a sentence; empty if the places suffice. */
  decided(state: TableState): string;
  /** An amount of what decides the game, with its unit: ducats, points or rounds. */
  amount(points: number): string;
}

/** The terms of a game from the common message keys; places on its board are its own. */
export function accountWords(
  game: string,
  own: Pick<AccountWords, "place" | "thing" | "decided" | "amount"> &
    Partial<Pick<AccountWords, "at" | "since" | "start">>,
): AccountWords {
  const s = (key: string, args = {}) => say(game, key, args);
  return {
    get worth() {
      return s("account-worth");
    },
    get flows() {
      return s("account-flows");
    },
    get held() {
      return s("account-held");
    },
    get contests() {
      return s("account-contests");
    },
    get axis() {
      return s("account-axis");
    },
    since: (turn) => s("account-since", { turn }),
    at: (turn) => s("account-at", { turn }),
    showed: (skulls) => s("account-showed", { skulls }),
    source: (source) => s(`source-${source}`),
    contest: (kind) => s(`contest-${kind}`),
    start: null,
    fact: (key) => s(`fact-${key}`),
    ...own,
  };
}
