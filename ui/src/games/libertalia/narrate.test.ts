// @vitest-environment jsdom

import { beforeAll, describe, expect, it } from "vitest";
import { choose } from "../../lang/index.svelte";
import {
  RANKS,
  TOKENS,
  type Breach,
  type Event,
  type Fix,
  type Options,
  type Question,
  type TableState,
} from "../../wire/libertalia";
import type { ToldEntry } from "../../wire/types";
import { testTexts } from "../laws";
import { ask, breach, isListed, narrate, stepLines, undoes } from "./narrate";
import CHAPTERS from "./rules";
import { doesText, GAME, hardText, rankName, shortText, tokenText, worthText } from "./words";

const seating = ["Anna", "Bruno", "Clara"].map((name) => ({ name, side: "south" }));
const state = { game: GAME, settings: { seating }, asks: [[{ seat: 0 }, { ask: "Take" }]] } as unknown as TableState;
const options: Options = {
  hidden_purses: false,
  open_booty: false,
  countdown: null,
  gunner_spares: false,
  topman_alone: false,
  gains_first: false,
  below_zero: false,
  last_raid_decides: false,
  hands_from_memory: false,
};

const FIXES: { [What in Fix["what"]]: Extract<Fix, { what: What }> } = {
  Purse: { what: "Purse", seat: 0, doubloons: 7 },
  Score: { what: "Score", seat: 1, raid: 1, points: 21 },
  Card: { what: "Card", seat: 2, rank: 14, pile: "graveyard" },
  OpenDens: { what: "OpenDens" },
  Cell: { what: "Cell", day: 3, token: "Map", count: 2 },
  Booty: { what: "Booty", seat: 0, token: "Relic", count: 1 },
  Day: { what: "Day", day: 4 },
  Campaign: { what: "Campaign", raid: 2, day: 3, ranks: [3, 14], cells: [{}, {}, { Map: 2 }, { Map: 2 }, {}, {}] },
  Healed: { what: "Healed", seat: 1 },
  Reputation: { what: "Reputation", rank: 5, numbers: [1, 2, 3, 4, 5, 6] },
  Options: { what: "Options", options },
};

const EVENTS: { [Name in Event["event"]]: Extract<Event, { event: Name }>[] } = {
  ColoursDrawn: [{ event: "ColoursDrawn", colours: ["white", "red", "blue"] }],
  RaidBegan: [{ event: "RaidBegan", raid: 2 }],
  RanksDrawn: [{ event: "RanksDrawn", ranks: [3, 14, 30] }],
  BootyLaid: [{ event: "BootyLaid", cells: [{ Chest: 1 }, {}, {}, {}, {}, {}] }],
  DayBegan: [{ event: "DayBegan", day: 1 }],
  Chose: [null, 14].map((rank) => ({ event: "Chose", seat: 0, rank })),
  TimeUp: [{ event: "TimeUp" }],
  LeftToChance: [{ event: "LeftToChance" }],
  Laid: [
    { event: "Laid", cards: [] },
    {
      event: "Laid",
      cards: [
        { seat: 0, rank: 3 },
        { seat: 1, rank: 14 },
      ],
    },
  ],
  Acts: [{ event: "Acts", seat: 0, rank: 3, time: "day" }],
  Awaited: [{ event: "Awaited", ask: { seat: 0, what: "take", count: 0 } }],
  Passed: [{ event: "Passed", seat: 0 }],
  Lapsed: [{ event: "Lapsed", seat: 1 }],
  Replaced: [{ event: "Replaced", seat: 0, rank: 3 }],
  Discarded: [
    { event: "Discarded", seat: 1, rank: 30, cause: { by: "character", whose: 0, who: 14 } },
    { event: "Discarded", seat: 1, rank: 7, cause: { by: "character", whose: 0, who: 15 } },
    { event: "Discarded", seat: 0, rank: 1, cause: { by: "character", whose: 0, who: 1 } },
    { event: "Discarded", seat: 1, rank: 30, cause: { by: "saber", whose: 2 } },
    { event: "Discarded", seat: 1, rank: 30, cause: { by: "officer" } },
  ],
  Recruited: [{ event: "Recruited", seat: 0, rank: 3 }],
  Healed: [
    { event: "Healed", seat: 0, rank: null, secret: true },
    { event: "Healed", seat: 0, rank: 3, secret: true },
  ],
  Gained: [1, 5].map((doubloons) => ({ event: "Gained", seat: 0, doubloons })),
  Paid: [{ event: "Paid", seat: 0, doubloons: 3 }],
  PaidTo: [{ event: "PaidTo", seat: 0, to: 1, doubloons: 3 }],
  BootyShown: [{ event: "BootyShown", seat: 0, tokens: { Map: 2, Relic: 1 } }],
  RelicsPassed: [{ event: "RelicsPassed", seat: 0, to: 1, count: 2 }],
  BootyDiscarded: [{ event: "BootyDiscarded", seat: 0, tokens: { Map: 2 } }],
  Drew: [{ event: "Drew", seat: 0, tokens: { Saber: 1, Chest: 1 } }],
  DuskBegan: [{ event: "DuskBegan" }],
  Took: TOKENS.map((token) => ({ event: "Took", seat: 0, token })),
  NobodyKilled: [{ event: "NobodyKilled", seat: 0 }],
  Entered: [{ event: "Entered", seat: 0, rank: 25 }],
  NightBegan: [{ event: "NightBegan" }],
  RaidEnds: [{ event: "RaidEnds", raid: 3 }],
  Scored: [{ event: "Scored", seat: 0, score: { doubloons: 12, booty: { Chest: 2 }, points: 22 } }],
  RaidEnded: [{ event: "RaidEnded", raid: 3 }],
  CampaignEnded: [{ event: "CampaignEnded" }],
  EndedEarly: [true, false].map((score) => ({ event: "EndedEarly", score })),
  Corrected: [...Object.values(FIXES), { ...FIXES.Purse, doubloons: null }].map((fix) => ({ event: "Corrected", fix })),
};

const BREACHES: { [Rule in Breach["rule"]]: Extract<Breach, { rule: Rule }> } = {
  "BOX-1": { rule: "BOX-1", token: "Chest" },
  "RAND-1": { rule: "RAND-1", drawn: 3, wanted: 4 },
  "DAWN-1": { rule: "DAWN-1", rank: 14 },
  "DUSK-1": { rule: "DUSK-1" },
  "ABIL-1": { rule: "ABIL-1", rank: 4 },
  "SABER-1": { rule: "SABER-1", seat: 2 },
  "CHAR-4": { rule: "CHAR-4", seat: 1, rank: 7 },
  "CHAR-8": { rule: "CHAR-8" },
  "CHAR-21": { rule: "CHAR-21", token: "Map", count: 3 },
  "CHAR-22": { rule: "CHAR-22", rank: 7 },
  "FIX-1": { rule: "FIX-1", flaw: "cards-elsewhere" },
};

const QUESTIONS: { [Ask in Question["ask"]]: Extract<Question, { ask: Ask }> } = {
  Colours: { ask: "Colours" },
  Prepare: { ask: "Prepare", ranks: [0, 9, 15, 21], each: 3 },
  Ranks: { ask: "Ranks", count: 9 },
  Booty: { ask: "Booty", each: 3 },
  LateCard: { ask: "LateCard", seat: 1 },
  Reveal: { ask: "Reveal" },
  Card: { ask: "Card", day: 3 },
  Replacement: { ask: "Replacement" },
  Recruit: { ask: "Recruit" },
  Keep: { ask: "Keep" },
  Shoot: { ask: "Shoot" },
  Exchange: { ask: "Exchange" },
  Heal: { ask: "Heal" },
  Take: { ask: "Take" },
  Kill: { ask: "Kill" },
  Sell: { ask: "Sell" },
  Spy: { ask: "Spy", seat: 1, count: 2 },
  NextRaid: { ask: "NextRaid" },
};

testTexts<Event, Breach, Question>({
  texts: [GAME, "breaches", "rules"],
  events: EVENTS,
  breaches: BREACHES,
  questions: QUESTIONS,
  narrator: { narrate, undoes, breach, ask },
  state,
  keys: ["character", "booty", "pile"],
  chapters: CHAPTERS,
  others: () => [
    ...RANKS.flatMap((rank) => [rankName(rank), shortText(rank), doesText(rank), hardText(rank)]),
    ...TOKENS.flatMap((token) => [tokenText(token, 2), worthText(token)]),
  ],
});

describe("what happens on a day", () => {
  beforeAll(() => choose("en"));

  it("is told once: a discard says by whom, and what is asked stands in the panel", () => {
    const [thrown] = EVENTS.Discarded;
    if (!thrown) throw new Error("no discard");
    const events: Event[] = [
      { event: "Acts", seat: 0, rank: 14, time: "day" },
      thrown,
      { event: "Awaited", ask: { seat: 0, what: "take", count: 0 } },
    ];
    expect(narrate(events, state)).toEqual(["Anna’s Brute throws Bruno’s Spanish Governor overboard."]);
  });

  it("leaves out an ability that does nothing", () => {
    const acts = (rank: number): Event => ({ event: "Acts", seat: 0, rank, time: "night" });
    const events: Event[] = [acts(18), acts(7), { event: "Gained", seat: 0, doubloons: 1 }, acts(12)];
    expect(narrate(events, state)).toEqual(["Anna’s Barkeep acts.", "Anna gets 1 doubloon."]);
  });

  it("has a line for each character's turn, below the part of the day, and says what was forced", () => {
    const at = (view: object) => ({ state: { ...state, view } as unknown as TableState, story: [] });
    const events: Event[] = [
      { event: "DuskBegan" },
      { event: "Took", seat: 1, token: "Map" },
      { event: "Entered", seat: 1, rank: 25 },
      { event: "Took", seat: 0, token: "Relic" },
      { event: "Entered", seat: 0, rank: 24 },
      { event: "Entered", seat: 2, rank: 18 },
      { event: "Entered", seat: 0, rank: 5 },
      { event: "NightBegan" },
      { event: "Acts", seat: 0, rank: 12, time: "night" },
      { event: "Acts", seat: 0, rank: 7, time: "night" },
      { event: "Gained", seat: 0, doubloons: 1 },
    ];
    const next = stepLines({
      events: [{ event: "Entered", seat: 1, rank: 25 }, { event: "NightBegan" }, { event: "DayBegan", day: 2 }],
      before: { ...at({ day: 1, cells: [{}] }), story: [{ events: events.slice(0, 2) } as ToldEntry] },
      after: at({}),
    });
    expect(next.map(({ part, text }) => part + text)).toEqual([
      "Bruno’s Governor’s Daughter goes to the den.",
      "Day 2 dawns.",
    ]);
    const [before, after] = [at({ day: 1, cells: [{ Map: 1, Relic: 1 }] }), at({})];
    expect(stepLines({ events, before, after })).toEqual([
      { part: "Dusk", text: "Bruno takes 1 treasure map. Bruno’s Governor’s Daughter goes to the den." },
      { part: "", text: "Nothing else is left: Anna takes 1 cursed relic. Anna’s Gambler goes to the den." },
      { part: "", text: "No booty is left: Clara’s Cook goes to the den." },
      { part: "", text: "Anna’s Cabin Boy goes to the den." },
      { part: "Night", text: "Anna’s Barkeep acts. Anna gets 1 doubloon." },
    ]);
  });

  it("says that the Brute threw himself overboard", () => {
    const cause = { by: "character", whose: 0, who: 14 } as const;
    expect(narrate([{ event: "Discarded", seat: 0, rank: 14, cause }], state)).toEqual([
      "Anna’s Brute throws himself overboard.",
    ]);
  });

  it("lists what moves pieces without a player's hand, and not what a player takes", () => {
    const listed = Object.values(EVENTS).flatMap((events) => (events.some(isListed) ? [events[0]?.event] : []));
    expect(listed).toEqual(expect.arrayContaining(["Gained", "Paid", "PaidTo", "Discarded", "Recruited", "Healed"]));
    expect(listed).not.toContain("Took");
    expect(listed).not.toContain("Entered");
    expect(listed).not.toContain("Awaited");
  });
});

describe("a card that is not in the hand", () => {
  beforeAll(() => choose("en"));

  it("is named with the players who may not have it", () => {
    const player = (hand: number[]) => ({ hand, den: [], graveyard: [], blurred: [], gone: [] });
    const view = { ship: [], players: [player([21]), player([21]), player([3])] };
    const cards = [
      { seat: 0, rank: 21 },
      { seat: 1, rank: 3 },
      { seat: 2, rank: 21 },
    ];
    const told = breach({ rule: "DAWN-1", rank: 21 }, { ...state, view } as TableState, { do: "Lay", cards });
    expect(told).toBe("Merchant is not in the hand (Clara).");
  });
});
