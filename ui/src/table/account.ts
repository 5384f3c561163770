// What a game calls the things that its account counts (`Account` in `wire/types`): a report and statistics say them
// with its words.

import { say } from "../lang/index.svelte";
import type { Contest, TableState } from "../wire/types";

export interface AccountWords {
  /** What counts towards the end, as a heading. */
  worth: string;
  /** Where it came from, what was held, and what was fought, as headings. */
  flows: string;
  held: string;
  contests: string;
  /** What a turn, round or day is called; since one, and in one. */
  axis: string;
  since(turn: number): string;
  at(turn: number): string;
  /** What dice showed. */
  showed(got: number): string;
  source(source: string): string;
  contest(kind: string): string;
  /** Where or about what something was fought; empty if that is nowhere. */
  place(contest: Contest, state: TableState): string;
  /** Something that can be held. */
  thing(what: string, state: TableState): string;
  /** What decided a game that is over, in a sentence; empty if the places say it. */
  decided(state: TableState): string;
}

/** The words of a game whose messages are called as those of every game; what is named on its board is its own. */
export function accountWords(game: string, own: Pick<AccountWords, "place" | "thing" | "decided">): AccountWords {
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
    ...own,
  };
}
