import { describe, expect, it } from "vitest";
import type { Board, GalleyView, GoView, Odds, PortView, View } from "../../../wire/serenissima-2e";
import { attackActions, buildActions, captureAction, lively, loadAction, moveSailor, nextAction, opening, sailActions, saleActions, scuttleAction, type Names } from "./actions";

const names: Names = {
  seat: (seat) => `seat ${seat}`,
  good: (good) => good,
  port: (id) => id,
  zone: (id) => id,
  place: (place) => ("galley" in place ? `galley ${place.galley}` : place.port),
  crew: String,
};

const odds: Odds = { attacker_wins: 0.5, defender_wins: 0.4, both_lost: 0.1, expected_attacker_losses: 1, expected_defender_losses: 1, survivors: [] };

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
  loads: [],
  sales: [],
  attacks: [],
  landing: 0,
  trade_blockers: [],
  invest: { sailor_price: 1, galley_price: 2, can_buy: true, hire: [], forts: [], basilicas: [] },
  ...change,
});

const galley = (change: Partial<GalleyView>): GalleyView => ({ galley: 4, owner: 1, zone: "alger", sailors: 2, goods: [], ...change });
const port = (change: Partial<PortView> = {}): PortView => ({
  id: "alger",
  owner: null,
  sailors: 0,
  slots: [null, null],
  fort: false,
  basilica: false,
  closed: false,
  wine: true,
  pays: 0,
  ...change,
});
const board = { ports: [{ id: "alger", zone: "alger", good: { value: "wine" } }], zones: [] } as unknown as Board;
const view = (galleys: GalleyView[], ports: PortView[] = [port()]): View => ({ board, galleys, ports }) as unknown as View;

describe("the tab that opens", () => {
  it("follows what can be done", () => {
    expect(opening(go())).toBe("load");
    expect(opening(go({ invested: true }))).toBe("invest");
    expect(opening(go({ step: "move", sales: [{ good: "wood", ducats: 2, to: null, slot: 1 }] }))).toBe("trade");
    expect(opening(go({ step: "move", landing: 1 }))).toBe("trade");
    expect(opening(go({ step: "move", blocked: 0, landing: 1 }))).toBe("fight");
    expect(opening(go({ step: "move", reach: [{ zone: "tunis", path: ["tunis"], blockades: [], others: [] }] }))).toBe("sail");
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
    const load = loadAction(go({ loads: [{ good: "wine", ducats: 1, to: 0, slot: null }] }), board, names);
    expect(load).toMatchObject({ label: "panel-load", args: { ducats: 1, to: "seat 0" }, command: { do: "Load", good: "wine" } });
    expect(loadAction(go({ loads: [{ good: "wine", ducats: 0, to: null, slot: null }] }), board, names)?.label).toBe("panel-load-free");
  });

  it("stays to be tapped when it is not possible", () => {
    expect(loadAction(go(), board, names)).toMatchObject({ dim: true, command: { do: "Load", good: "wine" } });
    expect(loadAction(go({ port: null }), board, names)).toBeNull();
  });
});

describe("selling and taking", () => {
  it("lists each kind aboard once, with its price or dimmed", () => {
    const sales = saleActions(go({ sales: [{ good: "wood", ducats: 3, to: null, slot: 2 }] }), view([galley({ goods: ["wood", "wood", "gold"] })]), names);
    expect(sales.map((sale) => [sale.command, sale.dim ?? false])).toEqual([
      [{ do: "Sell", good: "wood" }, false],
      [{ do: "Sell", good: "gold" }, true],
    ]);
  });

  it("asks once more before the last sailor lands", () => {
    expect(captureAction(go({ landing: 2 }), view([galley({})]), 1, names)?.sure).toBeUndefined();
    expect(captureAction(go({ landing: 2 }), view([galley({})]), 2, names)?.sure).toBe("land");
    expect(captureAction(go(), view([galley({})]), 1, names)?.dim).toBe(true);
    expect(captureAction(go(), view([galley({})], [port({ owner: 0 })]), 1, names)).toBeNull();
  });
});

describe("attacking", () => {
  it("offers what is listed and dims the rest of what lies here", () => {
    const attacks = attackActions(
      go({ attacks: [{ foe: { galley: 7 }, against: 0, defence: 3, fort: false, odds }] }),
      view([galley({}), galley({ galley: 7, owner: 0 }), galley({ galley: 9, owner: 2 }), galley({ galley: 8, owner: 0, zone: "tunis" })], [port({ owner: 0 })]),
      names,
    );
    // What is possible shows its odds first; what is not is said, to hear why.
    expect(attacks.map((attack) => [attack.command, attack.dim, attack.shortcut, attack.sure])).toEqual([
      [{ do: "Attack", foe: { galley: 7 } }, false, "A", "attack"],
      [{ do: "Attack", foe: { galley: 9 } }, true, undefined, undefined],
      [{ do: "Attack", foe: { port: "alger" } }, true, undefined, undefined],
    ]);
  });
});

describe("sailing", () => {
  it("lists the nearest first", () => {
    const sails = sailActions(
      go({
        reach: [
          { zone: "napoli", path: ["tunis", "napoli"], blockades: [], others: [] },
          { zone: "tunis", path: ["tunis"], blockades: [{ zone: "tunis", seats: [0] }], others: [] },
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

describe("what sinks a galley", () => {
  it("is asked once more", () => {
    const alone = view([galley({ sailors: 1 })]);
    expect(moveSailor(1, { galley: 4 }, { port: "alger" }, alone).sure).toBe("last-sailor");
    expect(moveSailor(1, { port: "alger" }, { galley: 4 }, alone).sure).toBeUndefined();
    expect(scuttleAction(go(), 4).sure).toBe("scuttle");
  });
});

describe("what gives an activation away", () => {
  it("is asked once more when nothing was done that could be", () => {
    expect(nextAction(go()).sure).toBe("pass");
    expect(nextAction(go({ acted: true })).sure).toBeUndefined();
    expect(nextAction(go({ invested: true })).sure).toBeUndefined();
    expect(nextAction(go({ invest: null })).sure).toBeUndefined();
  });
});

describe("building", () => {
  it("offers the ports that can, or one that cannot, to say why", () => {
    const invest = { sailor_price: 1, galley_price: 2, can_buy: true, hire: [], forts: ["alger"], basilicas: [] };
    const builds = buildActions(1, invest, view([], [port({ owner: 1 })]), names);
    expect(builds.map((build) => [build.command, build.dim])).toEqual([
      [{ do: "BuildFort", port: "alger" }, false],
      [{ do: "BuildBasilica", port: "alger" }, true],
    ]);
  });
});
