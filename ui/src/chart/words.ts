// The chart's own texts.

import { say } from "../lang/index.svelte";

/** A text of the chart. */
export const s = (key: string, args: Record<string, string | number> = {}): string => say("chart", key, args);
