import { describe, expect, it } from "vitest";
import type { Event } from "../../../wire/serenissima-2e";
import { scoringsOf, total } from "./income";

const events: Event[] = [
  { event: "Sold", seat: 0, galley: 1, port: "tunis", good: "wood", slot: 1, paid: 3, bonus: 0 },
  { event: "Loaded", seat: 1, galley: 2, good: "wine", paid: 1, to: 0 },
  { event: "WinePaid", seat: 0, ports: 1, ducats: 3 },
  { event: "ScoringBegan", nth: 1 },
  { event: "PortPaid", seat: 0, port: "valencia", goods: 4, slots: 5, ducats: 15, basilica: 5 },
  { event: "Income", seat: 0, ducats: 20 },
  { event: "ScoringBegan", nth: 2 },
  { event: "PortPaid", seat: 1, port: "tunis", goods: 1, slots: 4, ducats: 2, basilica: 0 },
];

describe("what scorings paid", () => {
  it("keeps scorings apart", () => {
    const scorings = scoringsOf(events);
    expect(scorings.map((scoring) => scoring.nth)).toEqual([1, 2]);
    expect(scorings[0]?.incomes).toEqual([{ seat: 0, ducats: 20 }]);
    expect(scorings.map((scoring) => scoring.paid.map(total))).toEqual([[20], [2]]);
  });
});
