// Formats shares: a possible event is never "0 %", an uncertain one never "100 %".

import { current } from "../../lang/index.svelte";

/** Shares of a whole, each rounded on its own, so that equal shares look equal: they may add up to 99 or 101. */
export function percents(shares: number[]): string[] {
  return shares.map((share) => {
    // Equal shares may differ in their last binary digits.
    const shown = Math.round(Number((share * 100).toFixed(6)));
    if (shown === 0 && share > 0) return "< 1 %";
    return shown === 100 && share < 1 ? "> 99 %" : `${shown} %`;
  });
}

/** A number with one decimal, as the language writes it. */
export function tenths(value: number): string {
  return new Intl.NumberFormat(current(), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);
}
