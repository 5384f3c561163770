// Formats shares: a possible event is never 0 percent, an uncertain one never 100.

import { number } from "../../lang/index.svelte";

const percent = (share: number) => number(share, { style: "percent" });

/** Shares of a whole, each rounded on its own, so that equal shares look equal: they may add up to 99 or 101. */
export function percents(shares: number[]): string[] {
  return shares.map((share) => {
    // Equal shares may differ in their last binary digits.
    const shown = Math.round(Number((share * 100).toFixed(6)));
    if (shown === 0 && share > 0) return `< ${percent(0.01)}`;
    return shown === 100 && share < 1 ? `> ${percent(0.99)}` : percent(shown / 100);
  });
}

/** A number with one decimal, as the language writes it. */
export function tenths(value: number): string {
  return number(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}
