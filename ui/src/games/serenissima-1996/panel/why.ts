// The reasons why an action is impossible: each sentence once, even for several goods.

import type { TableState } from "../../../wire/types";
import type { Breach } from "../../../wire/serenissima-1996";
import { breach } from "../narrate";

export const why = (breaches: Breach[], state: TableState): string =>
  [...new Set(breaches.flatMap((broken) => breach(broken, state).split(/(?<=\.) /)))].join(" ");
