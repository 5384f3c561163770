// What a game gives to the app, and nothing more.

import type { Component, Snippet } from "svelte";
import type { SVGAttributes } from "svelte/elements";
import type { AccountWords } from "../table/account";
import type { Ask } from "../table/ask";
import type { Pieces } from "../table/instructions";
import type { Kit } from "../table/kit";
import type { Moments } from "../table/moments";
import type { TableSession } from "../table/session.svelte";
import type { Actor, Answering, TableState } from "../wire/types";

/** What a command does, before it is done: `says` what it costs or gives away, `does` on the button. */
export interface Consequence {
  says: string;
  does: string;
  /** It destroys something, or may. */
  danger?: boolean;
  icon?: Component<SVGAttributes<SVGSVGElement>>;
  /** Drawn instead of `says`. */
  Shown?: Component<{ session: TableSession; command: unknown }>;
}

/** Says what a command would do. `stakes` are the game's own, of a command that is done by a second touch only. */
export type Weighing = (by: Actor, command: unknown, stakes: unknown, state: TableState) => Consequence;

/** A rule in a few sentences. */
export interface RuleText {
  id: string;
  /** Where it belongs: the message `chapter-…` of the game's rules introduces it. */
  chapter: string;
  title: string;
  help: string;
}

/** What somebody says in a demo: who, and the command. */
export type DemoSaid = [by: Actor, command: unknown];

/** A step of a demo: what is explained, and what happens then. */
export interface DemoStep {
  /** The message `demo-…` that explains it. */
  says: string;
  /** What it is about: the last of these (CSS) that is on the screen. */
  at: string[];
  /** What the newcomer, who has the first seat, does next; what others say in between is said for them. */
  taps?: DemoSaid[];
  /** What happens when the newcomer has read it and goes on. */
  plays?: DemoSaid[];
  /** Something in it is done by a second touch. */
  twice?: boolean;
}

/** A game's demo, `demo.json` in its folder: a table that is played as it is written, and explained. Tests play
 * it with the engine. */
export interface Demo {
  /** How many play; the newcomer has the first seat. */
  seats: number;
  /** The game's own set-up, without the position. */
  setup: Record<string, unknown>;
  /** Where it begins: lines of table notation. */
  position: string[];
  steps: DemoStep[];
}

/** What stands out in the story of a game besides its turns and great moments. */
export type Landmark = "battle" | "scoring" | "capture";

/** Properties of a game's table screen. */
export interface ScreenProps {
  session: TableSession;
  /** The result of a game that is over, unless the board is looked at: it takes the place of everything else, as soon
   * as the game has nothing else to show. */
  result?: Snippet | undefined;
  /** Leads from the board to the result. */
  onresult?: (() => void) | undefined;
}

/** A player's place at the end of a game. */
export interface Outcome {
  seat: number;
  /** Ties share one; `null` where nothing was counted. */
  place: number | null;
  /** What counted, as a number and in words. */
  points: number | null;
  counts: string;
  /** What it was made of, or what there is to know besides. */
  facts: string[];
}

/** Properties of a game's part of a new table. */
export interface SetupProps {
  /** The game's own set-up. */
  setup: unknown;
  seats: number;
  ask: Ask;
  onchange: (setup: unknown) => void;
  onboards: () => void;
}

export interface GameUI {
  id: string;
  /** The table screen below the bar. */
  Screen: Component<ScreenProps>;
  /** The game's own part of a new table. Loaded when it is wanted. */
  setup: () => Promise<{ default: Component<SetupProps> }>;
  /** A seat's colour in a set-up (none if colours are drawn), and the set-up of so many seats with another
   * colour: whoever had it gets this seat's colour. */
  seatColours: {
    all: string[];
    of: (setup: unknown, seat: number) => string;
    set: (setup: unknown, seat: number, colour: string, seats: number) => unknown;
  };
  /** The kinds of chance that the game knows, and how it calls them. */
  chance: (keyof Answering)[];
  chanceText(kind: keyof Answering): string;
  /** What becomes of the pieces of who leaves, and what an empty seat answers: in the words of the pieces, if they
   * stand in a file of their own. */
  leaving(): string;
  /** In which order people sit, and who begins. */
  orderNote(): string;
  /** The owner's boards, when the printed values of the game are data, below what leads to those of other games.
   * Loaded when they are wanted. */
  boards?: () => Promise<{
    default: Component<{ games: Snippet; ask: Ask; onsave: (name: string, text: string) => void; onback: () => void }>;
  }>;
  /** How this device shows the game, where that can be chosen: buttons in the menu. */
  screenChoices?: () => Promise<{ default: Component }>;
  /** What lies on the table, and how it is called: the app tells what to do with it after every move, and how to
   * lay it out again. A game without pieces gives none. */
  pieces?: () => Promise<{ default: Pieces }>;
  /** Compares what is written down with the table, from the menu; a game whose board has a button for it gives none. */
  check?: () => Promise<{ default: Component<{ session: TableSession; onclose: () => void }> }>;
  /** The great moments: what of that which happens the whole table looks up for. Loaded when the table lies there. */
  moments?: () => Promise<{ default: Moments }>;
  /** What the game calls that which its account counts. Loaded when the story of a game is told. */
  report: () => Promise<{ default: AccountWords }>;
  /** What lies in the box, and the page for reference. Loaded when it is wanted; a game without a box gives none. */
  kit?: () => Promise<{ default: Kit }>;
  /** How the table can stop before the end: what the menu offers, and what is said then. */
  endings(): { text: string; command: unknown }[];
  /** The heading of what begins with an event, a turn for example; null for most. */
  chapter(event: unknown, state: TableState): string | null;
  /** What an event is in the story of a game; null for most. A game in which nothing of that happens gives none. */
  landmark?(event: unknown): Landmark | null;
  /** The game's keys, for the shortcut sheet. */
  keys(): { keys: string; what: string }[];
  /** What happened in an entry, in the past tense; empty where nothing needs saying. */
  narrate(events: unknown[], state: TableState): string[];
  /** What undoing an entry undoes, in a word or two. */
  undoes(events: unknown[]): string;
  /** What a command would do: asked where the table asks for a second touch, and where one touch leaves a choice.
   * Loaded with the first of these. */
  consequence: () => Promise<{ consequence: Weighing }>;
  /** What a refused command broke, in a sentence. */
  breach(breach: unknown, state: TableState): string;
  ask(question: unknown, state: TableState): string;
  /** What a screen across the room shows of the game. */
  across: {
    /** The board, to look at, where there is one. Loaded when it is wanted. */
    Board?: () => Promise<{ default: Component<{ session: TableSession }> }>;
    /** How far the game is, in a few short lines. */
    stage(state: TableState): string[];
    /** How everybody stands, as it is to be listed: what counts most, and what else there is to know. */
    standings(state: TableState): { seat: number; counts: string; facts: string[] }[];
  };
  /** How it ended, from the winner down. */
  outcome(state: TableState): Outcome[];
  /** What there is to know of the result besides, below it. Loaded with the result. */
  details?: () => Promise<{ default: Component<{ session: TableSession }> }>;
  /** The rules that the result is about. */
  resultRules: string;
  /** Where in its views long lists lie of what may be said next (JSON Pointers), which nobody reads who only watches: a
   * keepsake leaves them empty. */
  offers?: string[];
  /** What a seat holds, in a few words: its purse, its hand. Empty if that is not known here. */
  holds(state: TableState, seat: number): string;
  /** A seat's colour, one of `parts/seats.ts`. */
  colour(state: TableState, seat: number): string;
  /** Bundles of words with a file `tools` that says what the tools on its screen are for (`data-tool`), beside the
   * app's. */
  tools: string[];
  /** Tools of its own that are told of at their first use, the most helpful first: `data-use` is where each is,
   * unless it is its `data-tool`. */
  firsts: string[];
  /** Rules help, chapter by chapter in the order of play, the goal first. Its words are loaded when somebody asks. */
  rules(): Promise<RuleText[]>;
}
