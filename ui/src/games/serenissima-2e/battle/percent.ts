// Shares as people read them: what is possible is never "0 %", what is not sure never "100 %".

import { current } from "../../../lang/index.svelte";

export function percent(share: number): string {
  if (share <= 0) return "0 %";
  if (share >= 1) return "100 %";
  const rounded = Math.round(share * 100);
  if (rounded === 0) return "< 1 %";
  return rounded === 100 ? "> 99 %" : `${rounded} %`;
}

/** A number with one decimal, as the language writes it. */
export function tenths(value: number): string {
  return new Intl.NumberFormat(current(), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);
}
