// @vitest-environment jsdom

import type { Breach, Event, Fix, Question, TableState } from "../../wire/twilight";
import { testTexts } from "../laws";
import { ask, breach, narrate, undoes } from "./narrate";
import CHAPTERS from "./rules";
import { FACES } from "../../wire/twilight";
import { GAME, s } from "./words";

const seating = [
  { name: "Anna", side: "south" },
  { name: "Bruno", side: "north" },
];
const state = { game: GAME, settings: { seating }, asks: [[{ seat: 0 }, { ask: "Turn" }]] } as unknown as TableState;

const FIXES: { [What in Fix["what"]]: Extract<Fix, { what: What }> } = {
  Pawn: { what: "Pawn", pawn: "favourite", cell: -3 },
  Discard: { what: "Discard", card: "guard-11", count: 3 },
  HandSize: { what: "HandSize", seat: 1, count: 7 },
  Turn: { what: "Turn", seat: 1 },
  Merchant: { what: "Merchant", seat: 1 },
  Deal: { what: "Deal", deal: 2, ran_out: null },
  Rounds: { what: "Rounds", results: [0, null] },
  Options: {
    what: "Options",
    options: { hands: "own", no_op: true, centre_in_masquerade: false, split_guards: false },
  },
};

const EVENTS: { [Name in Event["event"]]: Extract<Event, { event: Name }>[] } = {
  MerchantDrawn: [{ event: "MerchantDrawn", seat: 0 }],
  RoundBegan: [{ event: "RoundBegan", round: 2, merchant: 1 }],
  EightShown: [{ event: "EightShown", seat: 1, suit: "guards" }],
  Drew: [1, 3, 8].map((count) => ({ event: "Drew", seat: 0, count })),
  TurnBegan: [{ event: "TurnBegan", seat: 1 }],
  Played: [
    {
      event: "Played",
      seat: 0,
      card: "doge",
      pair: true,
      uses: "doge",
      moved: [
        { pawn: "doge", to: 1 },
        { pawn: "lower-guard", to: -1 },
        { pawn: "upper-guard", to: 3 },
      ],
    },
    {
      event: "Played",
      seat: 1,
      card: "harlequin-3",
      pair: false,
      uses: "merchant",
      moved: [{ pawn: "merchant", to: 0 }],
    },
  ],
  Called: [{ event: "Called", seat: 0, pawn: "upper-guard", to: 4 }],
  HandChanged: [{ event: "HandChanged", seat: 1, cards: { doge: 5, "guard-close": 3 } }],
  Passed: [{ event: "Passed", seat: 0 }],
  TurnEnded: [
    { event: "TurnEnded", seat: 0, favourite: 0, counts: [1, 1] },
    { event: "TurnEnded", seat: 0, favourite: -2, counts: [0, 2] },
  ],
  Reshuffled: [
    { event: "Reshuffled", deal: 2, why: "ran-out" },
    { event: "Reshuffled", deal: 3, why: "level" },
  ],
  RanOut: [{ event: "RanOut", seat: 1 }],
  RoundEnded: (["doge-home", "favourite-home", "doge-side", "favourite-side", "given-up", "level"] as const).map(
    (by) => ({ event: "RoundEnded", round: 1, winner: by === "level" ? null : 0, by }),
  ),
  MatchEnded: [
    { event: "MatchEnded", winner: 1, rounds: [0, 2] },
    { event: "MatchEnded", winner: null, rounds: [1, 1] },
  ],
  Corrected: Object.values(FIXES).map((fix) => ({ event: "Corrected", fix })),
};

const BREACHES: { [Rule in Breach["rule"]]: Extract<Breach, { rule: Rule }> } = {
  "SETUP-3": { rule: "SETUP-3", seat: 0, suit: "doge" },
  "PLAY-1": { rule: "PLAY-1", card: "merchant-2", suit: "doge" },
  "PLAY-2": { rule: "PLAY-2", empty: true },
  "PLAY-3": { rule: "PLAY-3" },
  "PLAY-4": { rule: "PLAY-4" },
  "MOVE-1": { rule: "MOVE-1", card: "merchant-3", points: 3 },
  "MOVE-2": { rule: "MOVE-2", pawn: "harlequin", card: "harlequin-5" },
  "NOBLE-1": { rule: "NOBLE-1", doge: 3, lower: 3, upper: 4 },
  "CARD-GUARD-11": { rule: "CARD-GUARD-11" },
  "CARD-GUARD-CLOSE": { rule: "CARD-GUARD-CLOSE" },
  "CARD-HARLEQUIN-CENTRE": { rule: "CARD-HARLEQUIN-CENTRE", pawn: "harlequin" },
  "MASK-1": { rule: "MASK-1", doge: 0, harlequin: -2 },
  "MASK-2": { rule: "MASK-2", first: "doge", now: "guards" },
  "MASK-3": { rule: "MASK-3", doge: 4, harlequin: 4 },
  "MASK-4": { rule: "MASK-4", suit: "merchant" },
  "GUILD-1": { rule: "GUILD-1", pawn: "harlequin" },
  "COUNT-1": { rule: "COUNT-1", card: "harlequin-1", left: 0 },
  "FIX-1": { rule: "FIX-1", flaw: "hand-too-large" },
};

const QUESTIONS: { [Ask in Question["ask"]]: Extract<Question, { ask: Ask }> } = {
  Merchant: { ask: "Merchant" },
  Cards: { ask: "Cards", seat: 1, count: 8 },
  Prepare: { ask: "Prepare" },
  Turn: { ask: "Turn" },
  NextRound: { ask: "NextRound" },
};

testTexts<Event, Breach, Question>({
  texts: [GAME, "breaches", "rules"],
  events: EVENTS,
  breaches: BREACHES,
  questions: QUESTIONS,
  narrator: { narrate, undoes, breach, ask },
  state,
  keys: ["card", "pawn", "suit", "by"],
  chapters: CHAPTERS,
  others: () => FACES.map(({ card }) => s(`card-${card}`)),
});
