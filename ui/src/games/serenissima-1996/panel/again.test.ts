import { describe, expect, it } from "vitest";
import type { DeskView, Event, TradeView } from "../../../wire/serenissima-1996";
import { again } from "./again";

const desk: DeskView = {
  port: "genova",
  owner: 1,
  buy: { good: "iron", galleys: [3], most: 2, price: 100, ceiling: 100, breaches: [] },
  hire: { most: 1, price: 100, to: [{ place: { galley: 3 }, room: 4 }], breaches: [] },
  galley: null,
  fortress: null,
};
const trade = (one: DeskView): TradeView => ({ desks: [one], groups: [], partners: [], talk: null });
const turn = (seat: number): Event => ({ event: "TurnBegan", seat, step: "trade" });
const bought: Event = {
  event: "Bought",
  seat: 1,
  port: "genova",
  good: "iron",
  loads: [{ galley: 3, count: 3 }],
  paid: 300,
  to: null,
};
const hired: Event = { event: "Hired", seat: 1, port: "genova", to: { galley: 3 }, count: 1, each: 100 };
const round: Event[] = [turn(1), bought, hired, turn(2), { ...bought, seat: 2 }];

describe("as in the last round", () => {
  it("is what was done then, no more of each than can be had now", () => {
    expect(again([...round, turn(1)], 1, trade(desk))).toEqual([
      { do: "Buy", port: "genova", good: "iron", count: 2, galley: 3 },
      { do: "Hire", port: "genova", to: { galley: 3 }, count: 1 },
    ]);
  });

  it("is offered until something is done, and not in the first round", () => {
    expect(again([...round, turn(1), hired], 1, trade(desk))).toEqual([]);
    expect(again(round, 1, trade(desk))).toEqual([]);
  });

  it("asks nobody for a price, and leaves out what cannot be done", () => {
    const asked = { ...desk, owner: 0, buy: desk.buy && { ...desk.buy, price: null }, hire: null };
    expect(again([...round, turn(1)], 1, trade(asked))).toEqual([]);
  });
});
