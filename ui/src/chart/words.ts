// What the room of charts says by itself.

import { say } from "../lang/index.svelte";

/** A text of the room. */
export const s = (key: string, args: Record<string, string | number> = {}): string => say("chart", key, args);
