// Measured times as lines of a table.

export const TIMES_HEAD = "| what | median | 95 % | times |\n|---|---|---|---|";

/** A line of measured times in milliseconds: median, 95th percentile, how many. */
export function timesRow(what: string, times: readonly number[]): string {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]?.toFixed(1);
  return `| ${what} | ${at(0.5)} ms | ${at(0.95)} ms | ${sorted.length} |`;
}
