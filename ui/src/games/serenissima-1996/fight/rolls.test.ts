import { expect, it } from "vitest";
import { sumOf, type Blow } from "./rolls";

it("rounds the quotient of a roll down, behind a fortress too", () => {
  const blow = { sums: [11, 4], divisors: [4, 3] } as Blow;
  expect(sumOf(blow, 0)).toEqual({ sum: 11, divisor: 4, hits: 2 });
  expect(sumOf(blow, 1)).toEqual({ sum: 4, divisor: 3, hits: 1 });
});
