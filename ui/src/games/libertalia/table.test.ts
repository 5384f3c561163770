import { describe, expect, it } from "vitest";
import type { Event, PlayerView, View } from "../../wire/libertalia";
import type { TableState, ToldEntry } from "../../wire/types";
import { whereIs } from "./know/where";
import { layoutOf } from "./panel/layout";
import { ways } from "./panel/picks";
import { piles } from "./pieces/piles";
import { scoredNow } from "./score/now";
import { lines, scored } from "./score/tally";
import { raidOf } from "./raids";
import { aboard } from "./ship/aboard";

const player = (more: Partial<PlayerView> = {}): PlayerView => ({
  colour: "red",
  cards: more.hand?.length ?? 0,
  hand: [],
  den: [],
  dead: more.graveyard?.length ?? 0,
  graveyard: [],
  gone: [],
  blurred: [],
  chosen: null,
  purse: 10,
  open: {},
  down: {},
  covered: 0,
  scores: [],
  score: 0,
  place: 1,
  ...more,
});
const view = (players: PlayerView[], more: Partial<View> = {}): View => ({
  options: {
    hidden_purses: false,
    open_booty: false,
    countdown: null,
    gunner_spares: false,
    topman_alone: false,
    gains_first: false,
    below_zero: false,
    last_raid_decides: false,
    hands_from_memory: false,
  },
  raid: 1,
  day: 2,
  stage: "dusk",
  drawn: [3, 7, 14, 22, 30],
  cells: [{}, { Chest: 1, Saber: 2 }, {}, {}, {}, {}],
  ship: [],
  asked: null,
  acting: null,
  players,
  reputation: Array.from({ length: 30 }, (): View["reputation"][number] => [1, 2, 3, 4, 5, 6]),
  assumed: [],
  ...more,
});
const told = (events: Event[]): ToldEntry[] => [
  {
    n: 1,
    after: 0,
    by: "table",
    at: "",
    events,
    waived: [],
    head: null,
    settings: null,
    seed: null,
  } as unknown as ToldEntry,
];
const two = view(
  [
    player({ colour: "yellow", hand: [3], den: [14], graveyard: [30], cards: 1 }),
    player({ colour: "white", den: [22], blurred: [3, 7], gone: [30], cards: 1, dead: 1 }),
  ],
  { ship: [{ seat: 1, rank: 14, acted: true }] },
);

describe("who may hold what (SECRET-2)", () => {
  it("is where everybody saw the card, and perhaps in a hand after a Surgeon", () => {
    expect([3, 14, 30].map((rank) => whereIs(two, 0, rank))).toEqual(["hand", "den", "graveyard"]);
    expect([3, 7, 14, 22, 30].map((rank) => whereIs(two, 1, rank))).toEqual([
      "perhaps",
      "perhaps",
      "ship",
      "den",
      "gone",
    ]);
  });

  it("does not know what a hand holds that is left to memory (SECRET-1)", () => {
    const shown = view([
      player({ hand: [3, 7], cards: 2, den: [14], gone: [22, 30] }),
      player({ den: [22], cards: 3 }),
    ]);
    shown.options = { ...shown.options, hands_from_memory: true };
    const places = (seat: number) => shown.drawn.map((rank) => whereIs(shown, seat, rank));
    expect(places(0)).toEqual(["hand", "hand", "den", "gone", "gone"]);
    expect(places(1)).toEqual(["unknown", "unknown", "unknown", "den", "unknown"]);
  });
});

describe("what can be answered", () => {
  it("is a token of today's cell, with how many there are (DUSK-1)", () => {
    expect(ways(two, 0, "take")).toEqual([
      { kind: "token", token: "Chest", count: 1, command: { do: "Take", token: "Chest" } },
      { kind: "token", token: "Saber", count: 2, command: { do: "Take", token: "Saber" } },
    ]);
  });

  it("is somebody in a neighbour's den for a saber, in any den for the Gunner (SABER-1, CHAR-15)", () => {
    const many = view([2, 3, 7, 14].map((rank) => player({ den: [rank] })));
    expect(ways(many, 0, "kill").map(({ command }) => command)).toEqual([
      { do: "Kill", seat: 1, rank: 3 },
      { do: "Kill", seat: 3, rank: 14 },
    ]);
    expect(ways(many, 0, "shoot")).toHaveLength(4);
    expect(ways(view([player({ den: [2] }), player({ den: [3] })]), 0, "kill")).toHaveLength(1);
  });

  it("is two or three alike for the Merchant, any kind (CHAR-21)", () => {
    const rich = view([player({ open: { Relic: 3, Map: 1 } }), player()]);
    expect(ways(rich, 0, "exchange").map(({ command }) => command)).toEqual([
      { do: "Exchange", token: "Relic", count: 2 },
      { do: "Exchange", token: "Relic", count: 3 },
    ]);
  });
});

describe("the ship", () => {
  const day: Event[] = [
    {
      event: "Laid",
      cards: [
        { seat: 0, rank: 3 },
        { seat: 1, rank: 7 },
      ],
    },
    {
      event: "Laid",
      cards: [
        { seat: 0, rank: 14 },
        { seat: 1, rank: 30 },
      ],
    },
    { event: "Discarded", seat: 1, rank: 30, cause: { by: "character", whose: 0, who: 14 } },
    { event: "Entered", seat: 0, rank: 14 },
  ];

  it("is remembered when its day is over: who went to the den, and who was discarded", () => {
    expect(aboard(view([player(), player()]), told(day))).toEqual([
      { seat: 0, rank: 14, state: "den" },
      { seat: 1, rank: 30, state: "gone" },
    ]);
  });

  it("is what the table says as long as somebody is on it", () => {
    const now = view([player(), player()], { ship: [{ seat: 0, rank: 14, acted: false }] });
    expect(aboard(now, told(day.slice(0, 3)))).toEqual([
      { seat: 0, rank: 14, state: "waits" },
      { seat: 1, rank: 30, state: "gone" },
    ]);
  });
});

describe("the score (RAID-2, END-1)", () => {
  it("tells where the points come from, and adds up to them", () => {
    const score = { doubloons: 9, booty: { Chest: 1, Jewel: 2, Map: 5, Relic: 2, Saber: 3 }, points: 26 };
    expect(lines(score).reduce((sum, { points }) => sum + points, 0)).toBe(26);
    const raids = scored(
      told([
        { event: "RaidEnds", raid: 2 },
        { event: "Scored", seat: 1, score },
      ]),
    );
    expect(raids.get(2)?.[1]).toEqual(score);
  });
});

describe("what lies on the table", () => {
  const settings = { seating: [{ name: "Anna" }, { name: "Bruno", program: { level: 1, temperament: "trader" } }] };
  const at = (shown: View) => piles({ state: { view: shown, settings } as unknown as TableState, story: [] });

  it("names no card that this screen cannot know, and counts all of them", () => {
    const all = at(two);
    expect(all.filter(({ piece, count }) => piece.startsWith("card-1") && count > 0)).toEqual([
      { piece: "card-1:14", place: "ship", count: 1 },
      { piece: "card-1", place: "hand:1", count: 1 },
      { piece: "card-1:22", place: "den:1", count: 1 },
      { piece: "card-1", place: "graveyard:1", count: 1 },
      { piece: "card-1", place: "gone:1", count: 1 },
    ]);
  });

  it("has no doubloons of a program, which are in the app", () => {
    const purses = at(two).filter(({ piece }) => piece === "doubloon");
    expect(purses.map(({ place }) => place)).toEqual(["purse:0"]);
  });

  it("has backs for booty that lies face down", () => {
    const shown = view([player({ down: { Map: 1 }, covered: 1 }), player({ covered: 2 })]);
    expect(at(shown).filter(({ place, count }) => place.startsWith("down") && count > 0)).toEqual([
      { piece: "token:Map", place: "down:0", count: 1 },
      { piece: "token", place: "down:1", count: 2 },
    ]);
  });
});

describe("the layout of a raid", () => {
  const cells: Event = { event: "BootyLaid", cells: [] };
  const dawn: Event = { event: "DayBegan", day: 1 };
  const drawn = (ranks: number[]): ToldEntry[] => told([{ event: "RanksDrawn", ranks }]);
  const answering = { dice: "app", cards: "app", draws: "app" } as const;
  const state = (more: object = {}) => ({ sealed: [], settings: { answering }, ...more }) as unknown as TableState;

  it("has the ranks of the last draw, until a player has chosen", () => {
    const story = [...drawn([1, 2]), ...drawn([5, 9]), ...told([cells, dawn])];
    expect(layoutOf({ story, state: state() })).toEqual([5, 9]);
    expect(layoutOf({ story, state: state({ sealed: [[{ seat: 0 }, {}]] }) })).toBeNull();
    expect(layoutOf({ story: [...story, ...told([{ event: "Laid", cards: [] }])], state: state() })).toBeNull();
  });

  it("is known to players who drew everything themselves", () => {
    const settings = { answering: { ...answering, cards: "table", draws: "table" } };
    const story = [...drawn([5, 9]), ...told([cells, dawn])];
    expect(layoutOf({ story, state: state({ settings }) })).toBeNull();
  });
});

describe("the score of the moment", () => {
  const now = (players: PlayerView[], below_zero = false) =>
    scoredNow({ players, options: { below_zero }, stage: "dawn" } as unknown as View);

  it("adds doubloons and booty to the finished campaigns, the highest first", () => {
    const poor = player({ purse: 4, open: { Relic: 1 }, down: {}, covered: 0, score: 20 });
    const rich = player({ purse: 9, open: { Map: 3 }, down: { Jewel: 1 }, covered: 1, score: 10 });
    expect(now([poor, rich])).toEqual([
      { seat: 1, points: 10 + 9 + 12 + 3 },
      { seat: 0, points: 20 + 4 - 3 },
    ]);
  });

  it("leaves out players whose doubloons or booty are hidden", () => {
    expect(now([player({ purse: null }), player({ purse: 3, down: {}, covered: 1 })])).toEqual([]);
  });

  it("counts a campaign below zero only by option", () => {
    const lost = player({ purse: 1, open: { Relic: 2 }, down: {}, covered: 0, score: 5 });
    expect(now([lost])).toEqual([{ seat: 0, points: 5 }]);
    expect(now([lost], true)).toEqual([{ seat: 0, points: 0 }]);
  });
});

describe("the campaign of a day in the record", () => {
  const day: Event = { event: "DayBegan", day: 1 };
  const entry = (n: number, after: number, ...events: Event[]) => told(events).map((one) => ({ ...one, n, after }));
  const at = (all: ToldEntry[], raid = 3) => ({ view: { ...two, raid }, told: all }) as unknown as TableState;

  it("is the last that began on the way to it, not on an abandoned one", () => {
    const [first, second, again] = [{ ...day }, { ...day }, { ...day }];
    const began = (raid: number): Event => ({ event: "RaidBegan", raid });
    const state = at(
      [
        entry(1, 0, first),
        entry(2, 1, began(2)),
        entry(3, 2, second),
        entry(4, 1, again),
        entry(5, 3, began(3)),
      ].flat(),
    );
    expect([first, second, again].map((event) => raidOf(event, state))).toEqual([1, 2, 1]);
  });

  it("is that of the table if no other began", () => {
    expect(raidOf(day, at(entry(1, 0, day), 2))).toBe(2);
  });
});
