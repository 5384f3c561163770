// The complete interface between a game and the app.

import type { Component, Snippet } from "svelte";
import type { SVGAttributes } from "svelte/elements";
import type { AccountWords } from "../table/account";
import type { Ask } from "../table/ask";
import type { Pieces } from "../table/instructions";
import type { Kit } from "../table/kit";
import type { Moments } from "../table/moments";
import type { Stepping, TableSession } from "../table/session.svelte";
import type { Actor, Answering, TableState } from "../wire/types";

/**
 * The consequence of a command before it is made: `says` names its cost or what it gives away, `does` labels the
 * button.
 */
export interface Consequence {
  says: string;
  does: string;
  /** True if the command destroys something, or may do so. */
  danger?: boolean;
  icon?: Component<SVGAttributes<SVGSVGElement>>;
  /** Drawn instead of `says`. */
  Shown?: Component<{ session: TableSession; command: unknown }>;
}

/** Describes the consequence of a command. `stakes` are the game's own, for a command that needs confirmation. */
export type Weighing = (by: Actor, command: unknown, stakes: unknown, state: TableState) => Consequence;

/** A rule in a few sentences. */
export interface RuleText {
  id: string;
  /** The rule's chapter, which the message `chapter-…` of the game's rules introduces. */
  chapter: string;
  title: string;
  help: string;
}

/** A command in a demo, with its actor. */
export type DemoSaid = [by: Actor, command: unknown];

/** A step of a demo: its explanation, and the commands that follow. */
export interface DemoStep {
  /** The message `demo-…` that explains it. */
  says: string;
  /** The step's target: the last of these selectors (CSS) that is on the screen. */
  at: string[];
  /** The newcomer's next commands, from the first seat. Commands of others in between are submitted for them. */
  taps?: DemoSaid[];
  /** The commands that follow when the newcomer continues after reading. */
  plays?: DemoSaid[];
  /** True if one of the step's commands needs confirmation. */
  twice?: boolean;
}

/** A game's demo, `demo.json` in its folder: a scripted game with explanations. Tests play it with the engine. */
export interface Demo {
  /** The number of players; the newcomer has the first seat. */
  seats: number;
  /** The game's own set-up, without the position. */
  setup: Record<string, unknown>;
  /** The starting position: lines of table notation. */
  position: string[];
  steps: DemoStep[];
}

/** Marks of a replay's timeline besides turns and highlights. */
export type Landmark = "battle" | "scoring" | "capture";

/** Properties of a game's table screen. */
export interface ScreenProps {
  session: TableSession;
  /**
   * The result of a finished game, unless the board is open. It replaces everything else once the game's highlights are
   * over.
   */
  result?: Snippet | undefined;
  /** A program's plan, whose pieces have to be moved. It replaces the panel. */
  plan?: Snippet | undefined;
  /** Opens the result from the board. */
  onresult?: (() => void) | undefined;
}

/** A player's place at the end of a game. */
export interface Outcome {
  seat: number;
  /** Ties share one; `null` where nothing was counted. */
  place: number | null;
  /** The amount that counted, as a number and in words. */
  points: number | null;
  counts: string;
  /** The parts of the amount, or other facts. */
  facts: string[];
}

/** Properties of a game's part of a new table. */
export interface SetupProps {
  /** The game's own set-up. */
  setup: unknown;
  seats: number;
  /** True if the computer plays a seat or gives hints. */
  programs: boolean;
  ask: Ask;
  onchange: (setup: unknown) => void;
  onboards: () => void;
}

/**
 * The public standing of a seat in up to four short facts, the most important first. Everyone at the table reads them,
 * so they contain no secret, even if this device knows it.
 */
export type EdgeFacts = (state: TableState, seat: number) => string[];

export interface GameUI {
  id: string;
  /** The table screen below the bar. */
  Screen: Component<ScreenProps>;
  /** The game's own part of a new table. Loaded on demand. */
  setup: () => Promise<{ default: Component<SetupProps> }>;
  /**
   * The colours that seats can choose, a seat's colour in a set-up (none if colours are drawn), and the set-up with
   * another colour for a seat. The seats swap colours if it is taken. `nameOf` names what a colour stands for, such as a
   * nation, and `title` what such things are called.
   */
  seatColours: {
    offered: (setup: unknown) => string[];
    of: (setup: unknown, seat: number) => string;
    set: (setup: unknown, seat: number, colour: string, seats: number) => unknown;
    nameOf?: (colour: string) => string;
    title?: () => string;
  };
  /** The game's kinds of chance, with their names. */
  chance: (keyof Answering)[];
  chanceText(kind: keyof Answering): string;
  /**
   * Explains what happens to the pieces of a player who leaves, and how an empty seat answers. Uses the texts of the
   * pieces if they are a file of their own.
   */
  leaving(): string;
  /** The order of seats, and who begins. */
  orderNote(): string;
  /**
   * The owner's boards, if the printed values of the game are data, below the links to those of other games. Loaded on
   * demand.
   */
  boards?: () => Promise<{
    default: Component<{ games: Snippet; ask: Ask; onsave: (name: string, text: string) => void; onback: () => void }>;
  }>;
  /** Choices of how this device shows the game: buttons in the menu. */
  screenChoices?: () => Promise<{ default: Component }>;
  /**
   * The pieces on the table with their names. The app derives instructions for them after every move, and for laying
   * out the table. A game without pieces has none.
   */
  pieces?: () => Promise<{ default: Pieces }>;
  /** Compares the record with the table, from the menu; a game whose board has a button for it has none. */
  check?: () => Promise<{ default: Component<{ session: TableSession; onclose: () => void }> }>;
  /** The highlights: the events that the whole table watches. Loaded with the table. */
  moments?: () => Promise<{ default: Moments }>;
  /** The game's terms for its report. Loaded with the report. */
  report: () => Promise<{ default: AccountWords }>;
  /** The content of the box, and the reference page. Loaded on demand; a game without a box has none. */
  kit?: () => Promise<{ default: Kit }>;
  /** How the table can stop before the end: the menu entry and its command. */
  endings(): { text: string; command: unknown }[];
  /** The heading of the chapter that an event begins, for example of a turn; null for most. */
  chapter(event: unknown, state: TableState): string | null;
  /** The kind of landmark of an event; null for most. A game without landmarks has none. */
  landmark?(event: unknown): Landmark | null;
  /** The game's keys, for the shortcut sheet. */
  keys(): { keys: string; what: string }[];
  /** Describes an entry in the past tense; empty if it needs no text. */
  narrate(events: unknown[], state: TableState): string[];
  /**
   * For a game whose panel lists the steps of a move, which can be a whole day: the text of a step, which the strip
   * repeats, and the events that are listed even in a move of few steps. Plans of programs are shown in steps too.
   */
  steps?: Stepping & { text(events: unknown[], state: TableState): string };
  /** Names what undoing an entry undoes, in a word or two. */
  undoes(events: unknown[]): string;
  /**
   * Describes the consequence of a command, for the confirmation and for choices after one touch. Loaded with the first
   * of these.
   */
  consequence: () => Promise<{ consequence: Weighing }>;
  /** Describes the breach of a refused command, in a sentence. */
  breach(breach: unknown, state: TableState, command?: unknown): string;
  ask(question: unknown, state: TableState): string;
  /**
   * True if a seat answers by what only that seat may see, so that a shared screen covers the answer. A game without
   * such answers has none.
   */
  isSecret?(state: TableState, seat: number): boolean;
  /** False if the computer cannot play at this table, where it would need the cards of the box. */
  takesPrograms?(state: TableState): boolean;
  /** What the answer for an empty seat does, if that seat gives up. Otherwise the game continues. */
  concedes?(state: TableState, seat: number): string;
  /** The content of screens that are read from a distance: a television, and the edges of a flat tablet. */
  across: {
    /** The board without controls, if there is one. Loaded on demand. */
    Board?: () => Promise<{ default: Component<{ session: TableSession }> }>;
    /** The progress of the game, in a few short lines. */
    stage(state: TableState): string[];
    /** The standings in display order: what counts most, and other facts. */
    standings(state: TableState): { seat: number; counts: string; facts: string[] }[];
    /** The facts of a seat for its edge of a flat tablet. Loaded on demand. */
    edge: () => Promise<{ default: EdgeFacts }>;
  };
  /** The result in the order of places, the winner first. */
  outcome(state: TableState): Outcome[];
  /** Further details below the result. Loaded with the result. */
  details?: () => Promise<{ default: Component<{ session: TableSession }> }>;
  /** The rules of the result. */
  resultRules: string;
  /**
   * JSON Pointers to the long lists of legal commands in its views. An offline replay leaves them empty, because
   * spectators do not use them.
   */
  offers?: string[];
  /** The holdings of a seat in a few words: its purse, its hand. Empty if unknown here. */
  holds(state: TableState, seat: number): string;
  /** A seat's colour, one of `parts/seats.ts`. */
  colour(state: TableState, seat: number): string;
  /** Text bundles with a file `tools` that explains the tools on its screen (`data-tool`), beside the app's. */
  tools: string[];
  /**
   * The game's tools that are explained at their first use, the most helpful first. `data-use` marks each, unless
   * `data-tool` does.
   */
  firsts: string[];
  /** Rules help by chapter, in the order of play, the goal first. Its texts are loaded on demand. */
  rules(): Promise<RuleText[]>;
}
