// @vitest-environment jsdom

import { beforeAll, describe, expect, it } from "vitest";
import shipped from "../../../../crates/serenissima/boards/mediterranean-2012.json";
import { choose, LANGUAGES } from "../../lang/index.svelte";
import type { Board, BoardEdit, Breach, Cards, Event, Fix, Question, TableState } from "../../wire/serenissima-2e";
import { faultySentences, testTexts } from "../laws";
import CHAPTERS from "./rules";
import { GAME, s } from "./words";
import { ask, breach, narrate, undoes } from "./narrate";

const board = shipped as unknown as Board;
const names = ["Anna", "Boris", "Clara", "Dino"];
const state = {
  view: { board, seats: names.map(() => ({ colour: "red" })), galleys: [{ galley: 4, owner: 1 }] },
  settings: { seating: names.map((name) => ({ name, side: "south" })) },
} as unknown as TableState;

/** At least one sample of every event; the compiler reports a kind without one. */
const EVENTS: { [Tag in Event["event"]]: Extract<Event, { event: Tag }>[] } = {
  FirstPlayer: [{ event: "FirstPlayer", seat: 0 }],
  PortsDrawn: [{ event: "PortsDrawn" }],
  PortClosed: [{ event: "PortClosed", port: "tunis" }],
  StartPicked: [{ event: "StartPicked", seat: 1, port: "valencia", galley: 4 }],
  GalleyPicked: [{ event: "GalleyPicked", seat: 1, galley: 6, zone: "valencia" }],
  PlayBegan: [{ event: "PlayBegan" }],
  TurnBegan: [{ event: "TurnBegan", turn: 3 }],
  Activated: [{ event: "Activated", seat: 1, galley: 4 }],
  SailorMoved: [
    { event: "SailorMoved", seat: 1, from: { galley: 6 }, to: { galley: 4 } },
    { event: "SailorMoved", seat: 1, from: { port: "valencia" }, to: { galley: 4 } },
  ],
  GoodMoved: [{ event: "GoodMoved", good: "wood", from: 4, to: 6 }],
  Loaded: [
    { event: "Loaded", seat: 1, galley: 4, good: "wood", paid: 0, to: null },
    { event: "Loaded", seat: 1, galley: 4, good: "wine", paid: 1, to: null },
    { event: "Loaded", seat: 1, galley: 4, good: "spice", paid: 1, to: 2 },
  ],
  Jettisoned: [{ event: "Jettisoned", galley: 4, good: "gold" }],
  Sunk: [
    { event: "Sunk", seat: 0, galley: 7, sailors: 0, goods: ["marble"], adrift: true },
    { event: "Sunk", seat: 0, galley: 7, sailors: 2, goods: ["marble", "wood"], adrift: false },
    { event: "Sunk", seat: 0, galley: 7, sailors: 1, goods: [], adrift: false },
  ],
  PortAbandoned: [{ event: "PortAbandoned", seat: 0, port: "alger" }],
  Sailed: [
    { event: "Sailed", galley: 4, from: "valencia", to: "alger" },
    { event: "Sailed", galley: 4, from: "sicilia", to: "open-sea" },
  ],
  BlockadePossible: [
    {
      event: "BlockadePossible",
      seat: 1,
      galley: 4,
      zone: "alger",
      cause: { stops: "move" },
      seats: [0, 2],
      rest: ["tunis"],
    },
    {
      event: "BlockadePossible",
      galley: 4,
      zone: "alger",
      cause: { stops: "sale", good: "wood" },
      seats: [0],
      rest: [],
    },
    {
      event: "BlockadePossible",
      galley: 4,
      zone: "alger",
      cause: { stops: "capture", sailors: 2 },
      seats: [0],
      rest: [],
    },
  ],
  BlockadeCalled: [
    { event: "BlockadeCalled", seat: 0, galley: 4, zone: "alger", cause: { stops: "move" } },
    { event: "BlockadeCalled", seat: 0, galley: 4, zone: "alger", cause: { stops: "sale", good: "wood" } },
    { event: "BlockadeCalled", seat: 0, galley: 4, zone: "open-sea", cause: { stops: "capture", sailors: 1 } },
  ],
  BlockadeDeclined: [{ event: "BlockadeDeclined", seat: 0, galley: 4, zone: "alger" }],
  Sold: [
    { event: "Sold", seat: 1, galley: 4, port: "alger", good: "wood", slot: 2, paid: 3, bonus: 0 },
    { event: "Sold", seat: 1, galley: 4, port: "alger", good: "spice", slot: 1, paid: 4, bonus: 2 },
    { event: "Sold", seat: 1, galley: 4, port: "valencia", good: "wine", slot: 1, paid: 0, bonus: 0 },
  ],
  Attacked: [
    { event: "Attacked", seat: 1, galley: 4, foe: { galley: 7 }, against: 0, strength: 2, defence: 2 },
    { event: "Attacked", seat: 1, galley: 4, foe: { port: "alger" }, against: 0, strength: 2, defence: 2 },
    { event: "Attacked", seat: 1, galley: 4, foe: { port: "alger" }, against: null, strength: 2, defence: 0 },
  ],
  FortFired: [
    { event: "FortFired", port: "valencia", skulls: 2, lost: 2 },
    { event: "FortFired", port: "valencia", skulls: 0, lost: 0 },
  ],
  RoundFought: [
    { event: "RoundFought", skulls: [1, 2], lost: [2, 1] },
    { event: "RoundFought", skulls: [1, 2], lost: [2, 1], thrown: { seats: [0, null], dice: [2, 3], faces: 3 } },
    { event: "RoundFought", skulls: [0, 0], lost: [0, 0] },
  ],
  FoughtOn: [{ event: "FoughtOn", seat: 1, galley: 4 }],
  BrokeOff: [{ event: "BrokeOff", seat: 1, galley: 4 }],
  GarrisonFell: [{ event: "GarrisonFell", seat: 0, port: "alger" }],
  Looted: [{ event: "Looted", seat: 1, galley: 4, good: "marble" }],
  LootLeft: [
    { event: "LootLeft", goods: ["wood", "wine"] },
    { event: "LootLeft", goods: [] },
  ],
  Captured: [{ event: "Captured", seat: 1, galley: 4, port: "alger", sailors: 1 }],
  Lapsed: (["move", "sale", "capture", "blockade"] as const).map((what) => ({ event: "Lapsed", galley: 4, what })),
  FortDue: [
    { event: "FortDue", port: "alger", due: true },
    { event: "FortDue", port: "alger", due: false },
  ],
  PickDue: [{ event: "PickDue", nth: 2 }],
  BattleOver: [{ event: "BattleOver", galley: 4 }],
  ActivationEnded: [{ event: "ActivationEnded", seat: 1, galley: 4 }],
  Hired: [
    { event: "Hired", seat: 1, to: { galley: 4 }, paid: 1 },
    { event: "Hired", seat: 1, to: { port: "valencia" }, paid: 1 },
  ],
  GalleyBought: [
    { event: "GalleyBought", seat: 1, galley: 9, port: "valencia", paid: 2, crew: "hired" },
    { event: "GalleyBought", seat: 1, galley: 9, port: "valencia", paid: 0, crew: "port" },
    { event: "GalleyBought", seat: 1, galley: 9, port: "valencia", paid: 1, crew: { galley: 4 } },
  ],
  FortBuilt: [{ event: "FortBuilt", seat: 1, port: "valencia", paid: 2 }],
  BasilicaBuilt: [{ event: "BasilicaBuilt", seat: 1, port: "valencia", paid: 2 }],
  WheelDone: [{ event: "WheelDone" }],
  DogeTurned: (["wine", "one", "two", "shuffle"] as const).map((card) => ({ event: "DogeTurned", card })),
  DeckShuffled: [{ event: "DeckShuffled" }],
  WinePaid: [{ event: "WinePaid", seat: 1, ports: 2, ducats: 6 }],
  PawnAdvanced: [
    { event: "PawnAdvanced", from: 4, to: 5 },
    { event: "PawnAdvanced", from: 4, to: 6 },
  ],
  ScoringBegan: [{ event: "ScoringBegan", nth: 1 }],
  PortPaid: [
    { event: "PortPaid", seat: 1, port: "valencia", goods: 4, slots: 5, ducats: 15, basilica: 5 },
    { event: "PortPaid", seat: 1, port: "alger", goods: 0, slots: 4, ducats: 0, basilica: 0 },
  ],
  Income: [{ event: "Income", seat: 1, ducats: 20 }],
  PurchasesBegan: [{ event: "PurchasesBegan", seats: [0, 1] }],
  PurchasesEnded: [{ event: "PurchasesEnded", seat: 1 }],
  EndedEarly: [
    { event: "EndedEarly", score: true },
    { event: "EndedEarly", score: false },
  ],
  GameEnded: [
    {
      event: "GameEnded",
      standings: [
        { seat: 1, ducats: 80, ports: 3, place: 1 },
        { seat: 0, ducats: 60, ports: 3, place: 2 },
      ],
    },
    {
      event: "GameEnded",
      standings: [
        { seat: 1, ducats: 80, ports: 3, place: 1 },
        { seat: 0, ducats: 80, ports: 3, place: 1 },
      ],
    },
  ],
  Corrected: [],
};

const deck: Cards = { wine: 1, one: 2, two: 1, shuffle: 0 };

const PRINTED: BoardEdit[] = [
  { edit: "Name", port: "alger", name: "Algeri" },
  { edit: "Good", port: "alger", good: "wine" },
  { edit: "Warehouse", port: "alger", values: [2, 3, 4] },
  { edit: "Start", port: "alger", start: false },
  { edit: "Start", port: "valencia", start: true },
  { edit: "Neighbours", zone: "alger", of: ["valencia", "tunis"] },
  { edit: "Payout", slots: 3, ducats: [0, 5, 10, 20] },
  { edit: "Spaces", spaces: 14 },
  { edit: "PawnStart", players: 3, space: 1 },
  { edit: "Scoring", players: 3, spaces: [4, 7, 11] },
  { edit: "Doge", cards: deck },
  { edit: "Skulls", faces: 3 },
];

const FIXES: { [What in Fix["what"]]: Extract<Fix, { what: What }>[] } = {
  Purse: [
    { what: "Purse", seat: 0, ducats: 12 },
    { what: "Purse", seat: 0, ducats: null },
  ],
  Galley: [
    { what: "Galley", galley: 4, seat: 1, zone: "open-sea", sailors: 2, goods: ["wood"] },
    { what: "Galley", galley: 4, seat: null, zone: "alger", sailors: 1, goods: [] },
  ],
  Port: [
    { what: "Port", port: "alger", seat: 0, sailors: 2 },
    { what: "Port", port: "alger", seat: null, sailors: 0 },
  ],
  Warehouse: [{ what: "Warehouse", port: "alger", slots: ["wood", null, null, null] }],
  Buildings: [{ what: "Buildings", port: "alger", fort: true, basilica: false }],
  Closed: [
    { what: "Closed", port: "alger", closed: true },
    { what: "Closed", port: "alger", closed: false },
  ],
  WhitePawn: [{ what: "WhitePawn", space: 6 }],
  BlackPawn: [{ what: "BlackPawn", number: 4 }],
  DogeDeck: [{ what: "DogeDeck", left: deck }],
  Turn: [{ what: "Turn", turn: 3 }],
  Scorings: [{ what: "Scorings", done: 1 }],
  First: [{ what: "First", seat: 0 }],
  Colour: [{ what: "Colour", seat: 0, colour: "blue" }],
  Options: [
    { what: "Options", options: { hidden_money: true, blockade_where_it_started: false, special_hiring: "bought" } },
  ],
  Board: [{ what: "Board", board }],
  Printed: PRINTED.map((printed) => ({ what: "Printed", printed })),
};

const BREACHES: { [Id in Breach["rule"]]: Extract<Breach, { rule: Id }>[] } = {
  "BOX-1": [{ rule: "BOX-1", good: "wood" }],
  "BOX-4": [{ rule: "BOX-4", most: 6 }],
  "BOX-5": [{ rule: "BOX-5", seat: 0 }],
  "BOX-6": [{ rule: "BOX-6", seat: 0, price: 2 }],
  "BOX-7": [
    { rule: "BOX-7", what: { piece: "galley", galley: 4 } },
    { rule: "BOX-7", what: { piece: "port", port: "alger" } },
    { rule: "BOX-7", what: { piece: "sailors", place: { galley: 4 } } },
    { rule: "BOX-7", what: { piece: "sailors", place: { port: "alger" } } },
    { rule: "BOX-7", what: { piece: "cube", galley: 4, good: "wood" } },
  ],
  "SETUP-4": [{ rule: "SETUP-4", port: "alger" }],
  "SETUP-6": [
    { rule: "SETUP-6", why: { why: "port", port: "alger" } },
    { rule: "SETUP-6", why: { why: "good", port: "alger", good: "wood" } },
    { rule: "SETUP-6", why: { why: "starts", port: "valencia" } },
    { rule: "SETUP-6", why: { why: "galley", galley: 14 } },
  ],
  "ACT-1": [{ rule: "ACT-1", step: "load", now: "sell" }],
  "LOAD-1": [{ rule: "LOAD-1", galley: 4 }],
  "LOAD-2": [{ rule: "LOAD-2", from: { galley: 4 }, to: { port: "alger" } }],
  "LOAD-3": [{ rule: "LOAD-3", port: "alger" }],
  "LOAD-4": [{ rule: "LOAD-4", port: "alger" }],
  "LOAD-5": [{ rule: "LOAD-5", galley: 4 }],
  "LOAD-6": [{ rule: "LOAD-6", port: "alger", good: "wood" }],
  "LOAD-7": [{ rule: "LOAD-7", from: 4, to: 6 }],
  "LOAD-8": [{ rule: "LOAD-8", galley: 4 }],
  "LOAD-9": [{ rule: "LOAD-9", zone: "open-sea" }],
  "MOVE-1": [
    { rule: "MOVE-1", path: 4, left: 2, gap: null },
    { rule: "MOVE-1", path: 1, left: 0, gap: "alger" },
  ],
  "MOVE-2": [{ rule: "MOVE-2", galley: 4 }],
  "MOVE-4": [{ rule: "MOVE-4", galley: 4 }],
  "SELL-1": [{ rule: "SELL-1", port: "alger", good: "wine" }],
  "SELL-2": [{ rule: "SELL-2", zone: "alger" }],
  "SELL-5": [{ rule: "SELL-5", by: 0 }],
  "SELL-6": [
    { rule: "SELL-6", sold: true },
    { rule: "SELL-6", sold: false },
  ],
  "FIGHT-1": [
    { rule: "FIGHT-1", foe: { galley: 7 } },
    { rule: "FIGHT-1", foe: { port: "alger" } },
  ],
  "FIGHT-2": [{ rule: "FIGHT-2", galley: 4 }],
  "FIGHT-3": [{ rule: "FIGHT-3", dice: [3, 2] }],
  "FIGHT-6": [{ rule: "FIGHT-6", good: "wood" }],
  "CAPT-1": [
    { rule: "CAPT-1", why: { why: "sailors", sailors: 5, most: 4 } },
    { rule: "CAPT-1", why: { why: "neutral", port: "alger" } },
  ],
  "CAPT-2": [{ rule: "CAPT-2", by: 0 }],
  "PORT-1": [
    { rule: "PORT-1", why: { why: "galley", galley: 7 } },
    { rule: "PORT-1", why: { why: "garrison", port: "alger" } },
  ],
  "PORT-2": [{ rule: "PORT-2", seat: 0, port: "alger" }],
  "PORT-4": [{ rule: "PORT-4", skulls: 3 }],
  "PORT-5": [{ rule: "PORT-5", sailors: 5, most: 4 }],
  "INV-1": [
    { rule: "INV-1", invested: true },
    { rule: "INV-1", invested: false },
  ],
  "INV-2": [
    { rule: "INV-2", to: { galley: 4 } },
    { rule: "INV-2", to: { port: "alger" } },
  ],
  "INV-3": [
    { rule: "INV-3", port: "alger", bought: true },
    { rule: "INV-3", port: "alger", bought: false },
  ],
  "INV-4": [{ rule: "INV-4", galley: 9 }],
  "INV-5": (["goods", "second"] as const).map((why) => ({ rule: "INV-5", port: "alger", why })),
  "INV-6": (["goods", "second"] as const).map((why) => ({ rule: "INV-6", port: "alger", why })),
  "INV-7": [{ rule: "INV-7", port: "alger" }],
  "DOGE-1": [{ rule: "DOGE-1", card: "wine" }],
  "DOGE-3": [
    { rule: "DOGE-3", galley: null },
    { rule: "DOGE-3", galley: 4 },
  ],
  "FIX-1": ["audit-sailors", "audit-cubes", "audit-galley", "audit-port", "audit-track"].map((flaw) => ({
    rule: "FIX-1",
    flaw,
  })),
  "BOARD-1": ["board-slots", "board-payout", "board-deck", "board-no-port-of"].map((flaw) => ({
    rule: "BOARD-1",
    flaw,
  })),
};

const QUESTIONS: { [Tag in Question["ask"]]: Extract<Question, { ask: Tag }>[] } = {
  FirstPlayer: [{ ask: "FirstPlayer" }],
  ClosedPort: [{ ask: "ClosedPort", good: "wood" }],
  Dice: [{ ask: "Dice", attacker: 3, defender: 2 }],
  Fort: [{ ask: "Fort" }],
  Doge: [{ ask: "Doge" }],
  Close: [{ ask: "Close", good: "wine" }],
  Start: [{ ask: "Start" }],
  NextGalley: [{ ask: "NextGalley" }],
  Prepare: [{ ask: "Prepare" }],
  Activation: [{ ask: "Activation", galley: 4 }],
  Blockade: [
    { ask: "Blockade", galley: 4, zone: "alger", cause: { stops: "move" } },
    { ask: "Blockade", galley: 4, zone: "alger", cause: { stops: "sale", good: "wood" } },
    { ask: "Blockade", galley: 4, zone: "open-sea", cause: { stops: "capture", sailors: 2 } },
  ],
  Round: [{ ask: "Round" }],
  Loot: [{ ask: "Loot" }],
  Landing: [{ ask: "Landing", port: "alger" }],
  Purchases: [{ ask: "Purchases" }],
};

const KEYS = ["good", "card", "colour", "step", "place", "zone"];
const blockade: Event = {
  event: "BlockadeCalled",
  seat: 0,
  galley: 4,
  zone: "alger",
  cause: { stops: "sale", good: "wood" },
};
const ended: Event = { event: "ActivationEnded", seat: 1, galley: 4 };

testTexts<Event, Breach, Question>({
  texts: [GAME, "panel", "screen", "board", "breaches", "rules"],
  common: ["chart", "board"],
  events: {
    ...EVENTS,
    Corrected: Object.values<Fix[]>(FIXES).flatMap((fixes) => fixes.map((fix): Event => ({ event: "Corrected", fix }))),
  },
  breaches: BREACHES,
  questions: QUESTIONS,
  narrator: { narrate, undoes, breach, ask },
  state,
  chance: new Set(["FirstPlayer", "ClosedPort", "Dice", "Fort", "Doge"]),
  keys: KEYS,
  chapters: CHAPTERS,
  others: () => [],
});

describe.each(Object.keys(LANGUAGES))("one entry in %s", (language) => {
  beforeAll(() => choose(language));

  it("tells a blockade that leaves the galley nothing to do, and that its activation is over", () => {
    const over = narrate([blockade, ended], state);
    expect(
      faultySentences(
        over.map((text) => ["narration", () => text]),
        KEYS,
      ),
    ).toEqual([]);
    expect(over).toHaveLength(1);
    expect(over).not.toEqual(narrate([blockade], state));
  });
});

describe("one entry in words", () => {
  const sail: Event[] = [
    { event: "Sailed", galley: 4, from: "valencia", to: "alger" },
    { event: "Sailed", galley: 4, from: "alger", to: "tunis" },
    { event: "Sailed", galley: 4, from: "tunis", to: "sicilia" },
  ];
  beforeAll(() => choose("en"));

  it("names a sail of several zones whole: what happened, and what is undone", () => {
    expect(narrate(sail, state)).toEqual(["Galley 4 sailed from Valencia to Sicilia, via Alger and Tunis."]);
    expect(undoes(sail)).toBe("move");
  });

  it("names what a blockade would stop as what is undone", () => {
    const possible: Event = {
      event: "BlockadePossible",
      seat: 1,
      galley: 4,
      zone: "alger",
      cause: { stops: "sale", good: "wood" },
      seats: [0],
      rest: [],
    };
    expect(undoes([possible])).toBe("sale");
  });

  it("counts the spaces of the turn track as people do: the first is 1", () => {
    expect(narrate([{ event: "PawnAdvanced", from: 4, to: 6 }], state)).toEqual([
      "The white pawn moved on from space 5 to 7.",
    ]);
    expect(narrate([{ event: "Corrected", fix: { what: "WhitePawn", space: 6 } }], state).join()).toContain("7");
  });

  it("has one form for one and another for many", () => {
    const forms = (key: string, parameter: string, others = {}) =>
      [0, 1, 2].map((n) => s(key, { ...others, [parameter]: n }));
    expect(forms("panel-against", "strength", { defence: 2 })).toEqual(["0 dice to 2", "1 die to 2", "2 dice to 2"]);
    expect(forms("track-label", "left", { turn: 1 })[1]).toBe("Turn 1; 1 space to the next scoring");
    expect(forms("map-assumed", "values")[1]).toBe("Board: 1 value assumed");
    expect(forms("over-by-ports", "ports", { seat: "Anna", fewer: 0 })[1]).toBe("Anna wins the tie with 1 port to 0.");
    expect(forms("battle-leave", "taken")).toEqual(["Take nothing", "Leave the rest", "Leave the rest"]);
  });
});
