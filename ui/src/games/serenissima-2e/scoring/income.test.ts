import { describe, expect, it } from "vitest";
import type { Event } from "../../../wire/serenissima-2e";
import { earned, scoringsOf, total } from "./income";

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

describe("where the ducats came from", () => {
  it("keeps scorings apart", () => {
    const scorings = scoringsOf(events);
    expect(scorings.map((scoring) => scoring.nth)).toEqual([1, 2]);
    expect(scorings[0]?.incomes).toEqual([{ seat: 0, ducats: 20 }]);
    expect(scorings.map((scoring) => scoring.paid.map(total))).toEqual([[20], [2]]);
  });

  it("sums by source and seat", () => {
    expect(earned(events, 0)).toEqual({ sales: 3, ports: 15, basilicas: 5, wine: 3, loads: 1 });
    expect(earned(events, 1)).toEqual({ sales: 0, ports: 2, basilicas: 0, wine: 0, loads: 0 });
  });
});
