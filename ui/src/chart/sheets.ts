import { check, mode } from "./correct/mode.svelte";
import { cover } from "./purse/cover.svelte";
import { told } from "./told.svelte";

/** True while an overlay of a chart's screen is open, or corrections are entered. */
export const hasSheet = (): boolean =>
  told.now !== null || check.open || mode.on || mode.target !== null || cover.seat !== null;
