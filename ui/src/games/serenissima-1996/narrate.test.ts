// @vitest-environment jsdom

import { beforeAll, describe, expect, it } from "vitest";
import shipped from "../../../../crates/serenissima-1996/boards/mediterranean-1996.json";
import { choose, stand, texts } from "../../lang/index.svelte";
import {
  GOODS,
  NATIONS,
  type Board,
  type BoardEdit,
  type Breach,
  type Deal,
  type Event,
  type Fix,
  type Outcome,
  type Question,
  type TableState,
} from "../../wire/serenissima-1996";
import { testTexts } from "../laws";
import { stage, standings } from "./across/facts";
import { ask, breach, narrate, undoes } from "./narrate";
import { why } from "./panel/why";
import CHAPTERS from "./rules";
import { flawCode, GAME, goodText, nationText } from "./words";

const board = shipped as unknown as Board;
const seat = {
  nation: "venice",
  purse: 700,
  ports: 2,
  galleys: 2,
  sailors: 10,
  town: "venezia",
  holds_town: true,
  points: 12,
  open_points: 11,
  gone: false,
  lost: false,
};
const view = {
  board,
  seats: [seat, { ...seat, nation: "genoa", purse: null, points: null }],
  round: 2,
  rounds: 12,
  step: "trade",
  stage: { stage: "trade" },
};
const settings = { seating: ["Anna", "Boris"].map((name) => ({ name, side: "south" })) };
const state = { view, settings, asks: [] } as unknown as TableState;

const deal: Deal = { mine: 1, theirs: 3, gives: ["wood", "wood"], takes: ["iron"], pays: 300, gets: 0 };
const gift: Deal = { ...deal, takes: [], pays: 0 };
const outcome = (
  seat: number,
  place: number,
  wealth: Outcome["wealth"] = { town: 10, ports: 4, money: 3 },
): Outcome => ({ seat, place, wealth, ducats: 1700 });

const EVENTS: { [Tag in Event["event"]]: Extract<Event, { event: Tag }>[] } = {
  SailorsPlaced: [{ event: "SailorsPlaced", seat: 0, aboard: [3, 1], ashore: 6 }],
  PlayBegan: [{ event: "PlayBegan" }],
  RoundBegan: [{ event: "RoundBegan", round: 1 }],
  BidGiven: [
    { event: "BidGiven", seat: 0, ducats: null },
    { event: "BidGiven", seat: 0, ducats: 300 },
    { event: "BidGiven", seat: 0, ducats: 0 },
  ],
  BidsRevealed: [
    {
      event: "BidsRevealed",
      bids: [
        { seat: 0, ducats: 300 },
        { seat: 1, ducats: 0 },
      ],
    },
  ],
  OrderRolled: [
    {
      event: "OrderRolled",
      dice: [
        { seat: 0, die: 3 },
        { seat: 1, die: 6 },
      ],
    },
  ],
  PlacePicked: [{ event: "PlacePicked", seat: 0, place: 2 }],
  TurnBegan: (["trade", "move", "fight", "take", "sell"] as const).map((step) => ({
    event: "TurnBegan",
    seat: 0,
    step,
  })),
  Bought: [
    { event: "Bought", seat: 0, port: "ragusa", good: "wood", loads: [{ galley: 1, count: 2 }], paid: 200, to: null },
    {
      event: "Bought",
      seat: 0,
      port: "ragusa",
      good: "wood",
      loads: [
        { galley: 1, count: 2 },
        { galley: 2, count: 1 },
      ],
      paid: 900,
      to: 1,
    },
  ],
  PriceAsked: [
    { event: "PriceAsked", seat: 0, owner: 1, port: "ragusa", good: "wood", count: 2, galley: 1, most: 300 },
  ],
  PriceNamed: [{ event: "PriceNamed", owner: 1, ducats: 300 }],
  MonopolyDoubted: [{ event: "MonopolyDoubted", owner: 1, good: "gems", ducats: 900 }],
  MonopolyConfirmed: [
    { event: "MonopolyConfirmed", good: "gems", holds: true },
    { event: "MonopolyConfirmed", good: "gems", holds: false },
  ],
  PriceCountered: [{ event: "PriceCountered", seat: 0, ducats: 200 }],
  CounterRefused: [{ event: "CounterRefused", seat: 1 }],
  PriceLeft: [{ event: "PriceLeft", seat: 0, port: "ragusa", ducats: 300 }],
  PriceLapsed: [{ event: "PriceLapsed", port: "ragusa" }],
  DealOffered: [
    { event: "DealOffered", seat: 0, with: 1, deal },
    { event: "DealOffered", seat: 0, with: 1, deal: gift },
  ],
  DealCountered: [{ event: "DealCountered", seat: 1, with: 0, deal }],
  DealDone: [{ event: "DealDone", seat: 0, with: 1, deal }],
  DealLeft: [{ event: "DealLeft", seat: 1, with: 0 }],
  GalleyBuilt: [
    { event: "GalleyBuilt", seat: 0, galley: 5, port: "venezia", crew: "hired", sailors: 2, paid: 700 },
    { event: "GalleyBuilt", seat: 0, galley: 5, port: "venezia", crew: "garrison", sailors: 1, paid: 500 },
  ],
  FortressBuilt: [{ event: "FortressBuilt", seat: 0, port: "venezia", paid: 500 }],
  Hired: [
    { event: "Hired", seat: 0, port: "venezia", to: { galley: 1 }, count: 1, each: 100 },
    { event: "Hired", seat: 0, port: "venezia", to: { port: "venezia" }, count: 3, each: 100 },
  ],
  SailorsMoved: [{ event: "SailorsMoved", seat: 0, from: { galley: 1 }, to: { port: "venezia" }, count: 2 }],
  GoodsMoved: [{ event: "GoodsMoved", good: "wine", from: 1, to: 2, count: 2 }],
  Discarded: [{ event: "Discarded", galley: 1, good: "wine", count: 1 }],
  PutAshore: [
    { event: "PutAshore", seat: 0, galley: 1, port: "ragusa", count: 1 },
    { event: "PutAshore", seat: 0, galley: 1, port: null, count: 2 },
  ],
  Sunk: [
    { event: "Sunk", seat: 0, galley: 1, goods: ["wine", "wine", "gold"] },
    { event: "Sunk", seat: 0, galley: 1, goods: [] },
  ],
  Sailed: [{ event: "Sailed", galley: 1, from: "venezia", to: "high-ionian" }],
  MoveEnded: [{ event: "MoveEnded", galley: 1 }],
  LeaveAsked: [{ event: "LeaveAsked", seat: 0, galley: 1, zone: "ragusa", seats: [1], rest: [], stay: false }],
  LeaveGiven: [{ event: "LeaveGiven", seat: 1, galley: 1, zone: "ragusa", standing: false }],
  LeaveRefused: [{ event: "LeaveRefused", seat: 1, galley: 1, zone: "ragusa", standing: true }],
  StandingSet: (["ask", "everybody", "nobody"] as const).map((answer) => ({ event: "StandingSet", seat: 1, answer })),
  Attacked: [
    { event: "Attacked", seat: 0, galley: 1, foe: { galley: 3 }, against: 1, sailors: [3, 4], fortress: false },
    { event: "Attacked", seat: 0, galley: 1, foe: { port: "genova" }, against: 1, sailors: [3, 4], fortress: true },
  ],
  Fought: [
    { event: "Fought", galley: 1, foe: { galley: 3 }, dice: [2, 3], sums: [5, 6], divisors: [3, 3], lost: [2, 1] },
  ],
  PrizeWon: [{ event: "PrizeWon", seat: 0, winner: 1, prize: 3 }],
  Boarded: [{ event: "Boarded", seat: 0, winner: 1, prize: 3, sailors: 2 }],
  PrizeLeft: [{ event: "PrizeLeft", seat: 0 }],
  GarrisonFell: [{ event: "GarrisonFell", seat: 1, port: "genova" }],
  Landed: [
    { event: "Landed", seat: 0, galley: 1, port: "ragusa", sailors: 1, from: null },
    { event: "Landed", seat: 0, galley: 1, port: "genova", sailors: 2, from: 1 },
  ],
  NumberAsked: [{ event: "NumberAsked", seat: 0, galley: 1, good: "spices", port: "ragusa", slot: 3 }],
  NumberRead: [{ event: "NumberRead", port: "ragusa", slot: 3, number: 4 }],
  Sold: [
    { event: "Sold", seat: 0, galley: 1, port: "ragusa", good: "spices", slot: 3, paid: 300, bonus: 0 },
    { event: "Sold", seat: 0, galley: 1, port: "genova", good: "spices", slot: 3, paid: 1300, bonus: 1000 },
  ],
  Income: [{ event: "Income", seat: 0, ducats: 300 }],
  LastRoundOver: [{ event: "LastRoundOver" }],
  LetGo: [{ event: "LetGo", seat: 1 }],
  EndedEarly: [
    { event: "EndedEarly", score: true },
    { event: "EndedEarly", score: false },
  ],
  GameEnded: [
    { event: "GameEnded", outcomes: [outcome(0, 1), outcome(1, 2)] },
    { event: "GameEnded", outcomes: [outcome(0, 1), outcome(1, 1)] },
    { event: "GameEnded", outcomes: [outcome(0, 1, null), outcome(1, 1, null)] },
  ],
  Lapsed: (["placing", "talk", "move", "leave", "battle", "sale"] as const).map((what) => ({
    event: "Lapsed",
    seat: 0,
    what,
  })),
  Corrected: [],
};

const PRINTED: BoardEdit[] = [
  { edit: "Name", port: "oran", name: "Orano" },
  { edit: "Good", port: "oran", good: "wine" },
  { edit: "Warehouse", port: "oran", values: [2, 3] },
  { edit: "Neighbours", zone: "oran", of: ["valencia", "high-algerian"] },
  { edit: "Neighbours", zone: "oran", of: [] },
  { edit: "Coast", zone: "oran", coast: true },
  { edit: "Coast", zone: "high-levantine", coast: false },
  { edit: "Town", nation: "turks", port: "istanbul" },
  { edit: "Rename", name: "Ours" },
];

const FIXES: { [What in Fix["what"]]: Extract<Fix, { what: What }>[] } = {
  Purse: [
    { what: "Purse", seat: 0, ducats: 1200 },
    { what: "Purse", seat: 0, ducats: null },
  ],
  Galley: [
    { what: "Galley", galley: 4, seat: 1, zone: "high-ionian", sailors: 2, goods: ["wood"], moved: false },
    { what: "Galley", galley: 4, seat: null, zone: "oran", sailors: 1, goods: [], moved: false },
  ],
  Port: [
    { what: "Port", port: "oran", seat: 0, sailors: 0 },
    { what: "Port", port: "oran", seat: null, sailors: 0 },
  ],
  Warehouse: [{ what: "Warehouse", port: "oran", slots: ["wood", null] }],
  Fortress: [
    { what: "Fortress", port: "oran", fortress: true },
    { what: "Fortress", port: "oran", fortress: false },
  ],
  Used: [
    { what: "Used", port: "oran", built: true, hired: 2 },
    { what: "Used", port: "oran", built: false, hired: 0 },
  ],
  Round: [{ what: "Round", round: 3 }],
  Order: [{ what: "Order", seats: [1, 0] }],
  Turn: [{ what: "Turn", step: "fight", seat: 1 }],
  Nation: [{ what: "Nation", seat: 0, nation: "genoa" }],
  Gone: [
    { what: "Gone", seat: 1, gone: true },
    { what: "Gone", seat: 1, gone: false },
  ],
  Options: [
    {
      what: "Options",
      options: {
        sailors_180: false,
        open_purses: true,
        high_seas_trade: false,
        unpaid_at_home: false,
        ducats_break_ties: false,
        board_as_assumed: false,
        any_nations: false,
      },
    },
  ],
  Board: [{ what: "Board", board }],
  Printed: PRINTED.map((printed) => ({ what: "Printed", printed })),
};

const BREACHES: { [Id in Breach["rule"]]: Extract<Breach, { rule: Id }>[] } = {
  "BOX-1a": [
    { rule: "BOX-1a", what: { stock: "goods", good: "gems" }, left: 0 },
    ...(["sailors", "galleys", "fortresses"] as const).map((stock) => ({
      rule: "BOX-1a" as const,
      what: { stock },
      left: 1,
    })),
  ],
  "BOX-1c": [
    { rule: "BOX-1c", what: { piece: "galley", galley: 4 } },
    { rule: "BOX-1c", what: { piece: "sailors", place: { port: "oran" } } },
    { rule: "BOX-1c", what: { piece: "goods", galley: 4, good: "wine" } },
  ],
  "BOX-1d": [{ rule: "BOX-1d", seat: 0, price: 500 }],
  "BOX-1e": [{ rule: "BOX-1e", ducats: 150 }],
  "SETUP-3": [{ rule: "SETUP-3", sailors: 6 }],
  "SEAT-1b": [{ rule: "SEAT-1b", seat: 1 }],
  "BID-2a": [{ rule: "BID-2a", place: 3 }],
  "BUY-1a": [{ rule: "BUY-1a", galley: 1, port: "oran" }],
  "BUY-1b": [{ rule: "BUY-1b", port: "oran", good: "gems" }],
  "BUY-2b": [{ rule: "BUY-2b", ducats: 500, least: 100, most: 300 }],
  "BUY-2c": [{ rule: "BUY-2c", ducats: 500, least: 100, most: 200 }],
  "BUY-4": [{ rule: "BUY-4", galley: 1, room: 1 }],
  "TRADE-1a": [{ rule: "TRADE-1a", zone: "high-ionian" }],
  "TRADE-1b": [{ rule: "TRADE-1b" }],
  "BUILD-1a": [{ rule: "BUILD-1a", port: "oran" }],
  "BUILD-1b": [{ rule: "BUILD-1b", port: "oran" }],
  "BUILD-2": [{ rule: "BUILD-2", sailors: 3, most: 1 }],
  "BUILD-3": [{ rule: "BUILD-3", port: "oran", good: "iron" }],
  "BUILD-4": [{ rule: "BUILD-4", port: "oran", good: "gold" }],
  "BUILD-5": [{ rule: "BUILD-5", port: "oran" }],
  "HIRE-1a": [{ rule: "HIRE-1a", port: "oran", to: { galley: 2 } }],
  "HIRE-1b": [{ rule: "HIRE-1b", port: "oran", left: 1 }],
  "PLACE-1a": [{ rule: "PLACE-1a", from: { galley: 2 }, to: { port: "oran" } }],
  "PLACE-2b": [{ rule: "PLACE-2b", zone: "high-ionian" }],
  "MOVE-1a": [{ rule: "MOVE-1a", path: 3, left: 1 }],
  "MOVE-1b": [{ rule: "MOVE-1b", from: "oran", to: "istanbul" }],
  "MOVE-1c": [{ rule: "MOVE-1c", galley: 2 }],
  "FIGHT-2": [{ rule: "FIGHT-2", foe: { galley: 3 } }],
  "FIGHT-3a": [
    { rule: "FIGHT-3a", sailors: 4, most: 3 },
    { rule: "FIGHT-3a", sailors: 1, most: 0 },
  ],
  "FIGHT-7": [{ rule: "FIGHT-7", foe: { port: "oran" } }],
  "TAKE-1a": [{ rule: "TAKE-1a", zone: "high-ionian" }],
  "TAKE-1b": [{ rule: "TAKE-1b", sailors: 4, most: 3 }],
  "TAKE-2a": [{ rule: "TAKE-2a", port: "oran" }],
  "TAKE-2b": [{ rule: "TAKE-2b", port: "oran" }],
  "SALE-1a": [{ rule: "SALE-1a", zone: "high-ionian" }],
  "SALE-1b": [{ rule: "SALE-1b", port: "oran", good: "cloth" }],
  "SALE-1c": [{ rule: "SALE-1c", port: "oran" }],
  "RAND-1": [{ rule: "RAND-1", die: 7 }],
  "FIX-1": [
    "audit-sailors",
    "audit-goods",
    "audit-fortresses",
    "audit-galley",
    "audit-port",
    "audit-purse",
    "audit-gone",
    "audit-round",
    "audit-order",
    "setup-nations",
  ].map((flaw) => ({ rule: "FIX-1", flaw })),
  "MAP-1": ["board-town-size", "board-towns", "board-ports-of", "board-high-seas"].map((flaw) => ({
    rule: "MAP-1",
    flaw,
  })),
  "MAP-3": [{ rule: "MAP-3", number: 9, least: 2, most: 4 }],
};

const QUESTIONS: { [Tag in Question["ask"]]: Extract<Question, { ask: Tag }>[] } = {
  Reveal: [{ ask: "Reveal" }],
  Order: [{ ask: "Order", seats: [0, 1] }],
  Dice: [{ ask: "Dice" }],
  Count: [{ ask: "Count" }],
  Place: [{ ask: "Place" }],
  Prepare: [{ ask: "Prepare" }],
  Bid: [{ ask: "Bid" }],
  Pick: [{ ask: "Pick" }],
  Trade: [{ ask: "Trade" }],
  Move: [{ ask: "Move" }],
  Fight: [{ ask: "Fight" }],
  Take: [{ ask: "Take" }],
  Sell: [{ ask: "Sell" }],
  Price: [{ ask: "Price", buyer: 1, port: "ragusa", good: "wood", count: 2 }],
  Monopoly: [{ ask: "Monopoly", good: "gems" }],
  Offer: [{ ask: "Offer", good: "wood", count: 2, ducats: 300 }],
  Counter: [{ ask: "Counter", good: "wood", count: 2, ducats: 200 }],
  LastOffer: [{ ask: "LastOffer", good: "wood", count: 2, ducats: 300 }],
  Deal: [{ ask: "Deal", with: 1, deal }],
  DealCounter: [{ ask: "DealCounter", deal }],
  LastDeal: [{ ask: "LastDeal", deal }],
  Leave: [{ ask: "Leave", seat: 1, galley: 3, zone: "ragusa" }],
  Prize: [{ ask: "Prize", winner: 1, prize: 3 }],
  Number: [{ ask: "Number", port: "ragusa", slot: 3 }],
};

const KEYS = ["good", "nation", "phase", "place", "zone", "is", "by"];

stand(GAME, "chart");
beforeAll(() => texts("chart", "board"));
testTexts<Event, Breach, Question>({
  texts: [GAME, "panel", "breaches", "rules", "pieces"],
  events: {
    ...EVENTS,
    Corrected: Object.values<Fix[]>(FIXES).flatMap((fixes) => fixes.map((fix): Event => ({ event: "Corrected", fix }))),
  },
  breaches: BREACHES,
  questions: QUESTIONS,
  narrator: { narrate, undoes, breach, ask },
  state,
  chance: new Set(["Reveal", "Order", "Dice", "Count"]),
  keys: KEYS,
  chapters: CHAPTERS,
  others: () => [
    ...NATIONS.map(nationText),
    ...GOODS.map((good) => goodText(good)),
    flawCode("audit-round"),
    ...stage(state),
    ...standings(state).flatMap(({ counts, facts }) => [counts, ...facts]),
  ],
});

describe("one entry in words", () => {
  beforeAll(() => choose("en"));

  it("names a sail of several zones whole, and not that the move is over", () => {
    const sail: Event[] = [
      { event: "Sailed", galley: 1, from: "venezia", to: "ragusa" },
      { event: "Sailed", galley: 1, from: "ragusa", to: "durazzo" },
      { event: "MoveEnded", galley: 1 },
    ];
    expect(narrate(sail, state)).toEqual(["Galley 1 sailed from Venezia to Durazzo, via Ragusa."]);
    expect(undoes(sail)).toBe("move");
  });

  it("tells of turns that pass by the last", () => {
    const turns = ([0, 1] as const).map((seat): Event => ({ event: "TurnBegan", seat, step: "fight" }));
    expect(narrate(turns, state)).toEqual(["Boris: battles."]);
  });

  it("tells a counter-offer as who makes it sees it", () => {
    expect(narrate(EVENTS.DealOffered.slice(0, 1), state)).toEqual([
      "Anna offered Boris 2 × wood and 300 ducats for 1 × iron.",
    ]);
    expect(narrate(EVENTS.DealCountered, state)).toEqual(["Boris countered: 1 × iron for 2 × wood and 300 ducats."]);
  });

  it("names what somebody wanted when others are asked first", () => {
    // The last landing leads to the income, if there is nothing to sell.
    expect(undoes(EVENTS.Income)).toBe("end of the turn");
    expect(undoes(EVENTS.PriceAsked)).toBe("purchase");
    expect(undoes(EVENTS.NumberAsked)).toBe("sale");
  });

  it("says once what several reasons share", () => {
    const lacks = (["wood", "iron"] as const).map((good): Breach => ({ rule: "BUILD-3", port: "venezia", good }));
    expect(why(lacks, state)).toBe("A galley takes wood and iron. Venezia lacks wood. Venezia lacks iron.");
  });
});
