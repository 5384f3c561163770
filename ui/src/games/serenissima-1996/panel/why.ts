// The reasons why an action is impossible: each once, even for several goods.

import type { TableState } from "../../../wire/types";
import type { Breach } from "../../../wire/serenissima-1996";
import { breach } from "../narrate";

export const why = (breaches: Breach[], state: TableState): string =>
  [...new Set(breaches.map((broken) => breach(broken, state)))].join(" ");
