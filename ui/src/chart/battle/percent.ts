// Formats shares: a possible event is never "0 %", an uncertain one never "100 %".

import { current } from "../../lang/index.svelte";

/** Shares of a whole, which add up to 100 by the largest-remainder method. */
export function percents(shares: number[]): string[] {
  const exact = shares.map((share) => share * 100);
  const whole = exact.map(Math.floor);
  const total = Math.round(exact.reduce((sum, share) => sum + share, 0));
  const left = total - whole.reduce((sum, share) => sum + share, 0);
  const order = exact
    .map((share, index) => ({ index, lost: share - Math.floor(share) }))
    .sort((one, other) => other.lost - one.lost);
  for (const { index } of order.slice(0, left)) whole[index] = (whole[index] ?? 0) + 1;
  return shares.map((share, index) => {
    const shown = whole[index] ?? 0;
    if (shown === 0 && share > 0) return "< 1 %";
    return shown === 100 && share < 1 ? "> 99 %" : `${shown} %`;
  });
}

/** A number with one decimal, as the language writes it. */
export function tenths(value: number): string {
  return new Intl.NumberFormat(current(), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);
}
