// Why something cannot be done, in a sentence.

import type { TableState } from "../../../wire/types";
import type { Breach } from "../../../wire/serenissima-1996";
import { breach } from "../narrate";

export const why = (breaches: Breach[], state: TableState): string => breaches.map((broken) => breach(broken, state)).join(" ");
