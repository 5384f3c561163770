import { describe, expect, it } from "vitest";
import type { AttackView, BattleOdds, Breach, GoView, PriceView, ReachView } from "../../../wire/serenissima-2e";
import {
  attackActions,
  buildActions,
  captureAction,
  farReason,
  lively,
  loadAction,
  opening,
  results,
  sailActions,
  saleActions,
  skippedGalleys,
  type Names,
} from "./actions";

const names: Names = {
  seat: (seat) => `seat ${seat}`,
  good: (good) => good,
  port: (id) => id,
  zone: (id) => id,
  place: (place) => ("galley" in place ? `galley ${place.galley}` : place.port),
  crew: String,
};

const odds: BattleOdds = {
  attacker_wins: 0.5,
  defender_wins: 0.4,
  both_lost: 0.1,
  expected_attacker_losses: 1,
  expected_defender_losses: 1,
  survivors: [],
};

/** A zone where nothing happens. */
const NO_PLAN: Pick<ReachView, "sells" | "prospect"> = {
  sells: [],
  prospect: {
    ducats: 0,
    cubes: 0,
    unknown: false,
    free: 0,
    worth: null,
    first: [],
    blockades: [],
    attack: null,
  },
};

const go = (change: Partial<GoView> = {}): GoView => ({
  seat: 1,
  galley: 4,
  zone: "alger",
  port: "alger",
  step: "load",
  acted: false,
  invested: false,
  steps: 0,
  steps_left: 2,
  stopped: false,
  blocked: null,
  strength: 2,
  reach: [],
  far: [],
  load: null,
  sales: [],
  attacks: [],
  landing: null,
  trade_blockers: [],
  invest: { sailor_price: 1, galley_price: 2, can_buy: true, numbers: [], hire: [], forts: [], basilicas: [] },
  ...change,
});

const WHY: Breach[] = [{ rule: "INV-1", invested: true }];
const price = (change: Partial<PriceView> = {}): PriceView => ({
  good: "wood",
  ducats: 2,
  to: null,
  slot: 1,
  breaches: [],
  ...change,
});
const attack = (change: Partial<AttackView>): AttackView => ({
  foe: { galley: 7 },
  against: 0,
  defence: 3,
  fort: false,
  odds,
  breaches: [],
  ...change,
});

describe("the tab that opens", () => {
  it("follows what can be done", () => {
    expect(opening(go())).toBe("load");
    expect(opening(go({ invested: true }))).toBe("invest");
    expect(opening(go({ step: "move", sales: [price()] }))).toBe("trade");
    expect(opening(go({ step: "move", landing: { most: 1, sinks: null, breaches: [] } }))).toBe("trade");
    expect(opening(go({ step: "move", blocked: 0, landing: { most: 1, sinks: null, breaches: [] } }))).toBe("fight");
    expect(
      opening(go({ step: "move", reach: [{ zone: "tunis", path: ["tunis"], blockades: [], others: [], ...NO_PLAN }] })),
    ).toBe("sail");
    expect(opening(go({ step: "sell" }))).toBe("trade");
  });

  it("is dimmed when there is nothing on it", () => {
    expect(lively(go(), "load")).toBe(true);
    expect(lively(go(), "sail")).toBe(false);
    expect(lively(go({ invest: null }), "invest")).toBe(false);
    expect(lively(go({ invested: true }), "load")).toBe(false);
  });
});

describe("loading", () => {
  it("says its price, and to whom it goes", () => {
    const load = loadAction(go({ load: price({ good: "wine", ducats: 1, to: 0 }) }), names);
    expect(load).toMatchObject({
      label: "panel-load",
      args: { ducats: 1, to: "seat 0" },
      command: { do: "Load", good: "wine" },
    });
    expect(loadAction(go({ load: price({ good: "wine", ducats: 0 }) }), names)?.label).toBe("panel-load-free");
  });

  it("stays to be tapped when it is not possible", () => {
    expect(loadAction(go({ load: price({ good: "wine", breaches: WHY }) }), names)).toMatchObject({
      dim: true,
      command: { do: "Load", good: "wine" },
    });
    expect(loadAction(go(), names)).toBeNull();
  });
});

describe("selling and taking", () => {
  it("gives the price, or dims what cannot be sold", () => {
    const sales = saleActions(go({ sales: [price({ ducats: 3 }), price({ good: "gold", breaches: WHY })] }), names);
    expect(sales.map((sale) => [sale.command, sale.dim ?? false, sale.args["ducats"]])).toEqual([
      [{ do: "Sell", good: "wood" }, false, 3],
      [{ do: "Sell", good: "gold" }, true, undefined],
    ]);
  });

  it("dims a landing that is not possible", () => {
    const landing = { most: 2, sinks: 2, breaches: [] };
    expect(captureAction(go({ landing }), 1, names)?.dim).toBe(false);
    expect(captureAction(go({ landing: { ...landing, breaches: WHY } }), 2, names)?.dim).toBe(true);
    expect(captureAction(go(), 1, names)).toBeNull();
  });
});

describe("attacking", () => {
  it("offers what is possible and dims the rest", () => {
    const attacks = attackActions(
      go({
        attacks: [
          attack({ foe: { galley: 9 }, breaches: WHY, odds: null }),
          attack({}),
          attack({ foe: { port: "alger" }, breaches: WHY, odds: null }),
        ],
      }),
      names,
    );
    // An impossible action is submitted all the same, to get the reason.
    expect(attacks.map((one) => [one.command, one.dim, one.shortcut])).toEqual([
      [{ do: "Attack", foe: { galley: 9 } }, true, undefined],
      [{ do: "Attack", foe: { galley: 7 } }, false, "A"],
      [{ do: "Attack", foe: { port: "alger" } }, true, undefined],
    ]);
  });
});

describe("sailing", () => {
  it("lists the nearest first", () => {
    const sails = sailActions(
      go({
        reach: [
          { zone: "napoli", path: ["tunis", "napoli"], blockades: [], others: [], ...NO_PLAN },
          { zone: "tunis", path: ["tunis"], blockades: [{ zone: "tunis", seats: [0] }], others: [], ...NO_PLAN },
        ],
      }),
      names,
    );
    expect(sails.map((sail) => sail.command)).toEqual([
      { do: "Sail", path: ["tunis"] },
      { do: "Sail", path: ["tunis", "napoli"] },
    ]);
  });
});

describe("building", () => {
  it("offers the ports that can, and dims one that cannot, to say why", () => {
    const invest = {
      sailor_price: 1,
      galley_price: 2,
      can_buy: true,
      numbers: [],
      hire: [],
      forts: [{ port: "alger", breaches: [] }],
      basilicas: [{ port: "alger", breaches: WHY }],
    };
    expect(buildActions(1, invest, names).map((build) => [build.command, build.dim, build.label])).toEqual([
      [{ do: "BuildFort", port: "alger" }, false, "invest-fort"],
      [{ do: "BuildBasilica", port: "alger" }, true, "invest-basilica-dim"],
    ]);
  });
});

describe("a zone that the galley cannot reach", () => {
  it("is out of time or blockaded before it is too far", () => {
    const reason = (...breaks: string[]) => farReason({ path: ["tyrrhenum"], breaks });
    expect(reason("MOVE-1")).toBe("far");
    expect(reason("ACT-1", "MOVE-1")).toBe("late");
    expect(reason("MOVE-1", "MOVE-2")).toBe("stopped");
    expect(reason("INV-1", "MOVE-1")).toBe("invested");
  });
});

describe("the galleys of empty seats", () => {
  const ended = (galley: number, absent: boolean) => ({
    absent,
    events: [
      { event: "ActivationEnded", seat: 1, galley },
      { event: "Activated", seat: 0, galley: galley + 1 },
    ],
  });

  it("are those that were skipped, not those that were played", () => {
    const skipped = skippedGalleys([ended(4, false), ended(5, true), ended(6, true)]);
    expect(skipped.map(({ galley }) => galley)).toEqual([5, 6]);
  });
});

describe("the results beside the next question", () => {
  it("tell of a blockade, a capture and a Doge card, and of nothing that the screen shows anyway", () => {
    const events = [
      { event: "BlockadeCalled", seat: 1, galley: 4, zone: "valencia", cause: { stops: "move" } },
      { event: "ActivationEnded", seat: 0, galley: 4 },
      { event: "Captured", seat: 1, galley: 5, port: "alger", sailors: 1 },
      { event: "DogeTurned", card: "one" },
      { event: "Activated", seat: 0, galley: 4 },
    ];
    expect(results([{ events }]).map(({ event }) => event)).toEqual(["BlockadeCalled", "Captured", "DogeTurned"]);
  });
});
