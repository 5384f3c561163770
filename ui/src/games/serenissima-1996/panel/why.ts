// Why something cannot be done: each reason once, though two goods may be missing for the same.

import type { TableState } from "../../../wire/types";
import type { Breach } from "../../../wire/serenissima-1996";
import { breach } from "../narrate";

export const why = (breaches: Breach[], state: TableState): string =>
  [...new Set(breaches.map((broken) => breach(broken, state)))].join(" ");
