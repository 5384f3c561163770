// Checks of a game's texts, the same for every game and language. Only tests import it.

import { beforeAll, describe, expect, it } from "vitest";
import { choose, LANGUAGES, say, stand, texts } from "../lang/index.svelte";
import type { TableState } from "../wire/types";
import type { GameUI } from "./contract";

/** The length limit of an undo's name, on its button. */
const LONGEST_NAME = 30;

/** Samples of the values of a wire type, by their tags. */
type Samples<T> = Record<string, T | readonly T[]>;

/** The texts of a game, and samples of everything that they describe. */
export interface Wording<Event, Breach, Question> {
  /** The game's language files: its own, and those of its chapters. */
  texts: [string, ...string[]];
  /** The common ones with other games. */
  common?: [string, ...string[]];
  events: Samples<Event>;
  breaches: Samples<Breach>;
  questions: Samples<Question>;
  /** The narrator, and its table. */
  narrator: Pick<GameUI, "narrate" | "undoes" | "breach" | "ask">;
  state: TableState;
  /** The questions that chance answers; all others are for players. */
  chance?: Set<string>;
  /** The chapters of its rules. */
  chapters: Record<string, string[]>;
  /** Prefixes of message keys that stand for values in sentences: a finished sentence contains none. */
  keys: string[];
  /** Returns all further texts, in the current language. */
  others(): string[];
}

/** A text to check: its name in a failure, and how to get it. */
type Check = [name: string, read: () => string | null | undefined];

/** A text with a missing value or a remaining placeholder. */
const UNFINISHED = /\{|\}|undefined|NaN|\[object/;

/** The word for a value that is absent. Sentences about rules use it in some languages. */
const ABSENT = /\bnone\b/;

/** A message key in place of a value: one of `keys`, or one that every game has. */
function keyPattern(keys: string[]): RegExp {
  return new RegExp(`\\b(event|rule|ask|flaw|fix|${keys.join("|")})-[a-zA-Z0-9]`);
}

/** Lists every text that is missing, unfinished or matches a barred pattern, each by its name. */
export function faultyTexts(checks: Check[], ...barred: RegExp[]): string[] {
  return checks.flatMap(([name, read]) => {
    try {
      const text = read();
      if (!text) return [`${name}: missing`];
      return [UNFINISHED, ...barred].some((pattern) => pattern.test(text)) ? [`${name}: ${text}`] : [];
    } catch (error) {
      return [`${name}: ${String(error)}`];
    }
  });
}

/** Lists every sentence that is missing, unfinished or contains a message key, each by its name. */
export function faultySentences(checks: Check[], keys: string[], ...barred: RegExp[]): string[] {
  return faultyTexts(checks, keyPattern(keys), ...barred);
}

const rules = import.meta.glob<string>("../lang/*/*.rules.ftl", { eager: true, query: "?raw", import: "default" });

/** One check for each sample. */
function checksOf<T>(what: string, samples: Samples<T>, read: (sample: T) => string): Check[] {
  return Object.entries(samples).flatMap(([tag, all]) =>
    [all].flat().map((one, nth): Check => [`${what} ${tag} ${nth}`, () => read(one as T)]),
  );
}

/** A message and its title. */
function titled(said: (key: string) => string | null, key: string): Check[] {
  return [key, `${key}#title`].map((one) => [one, () => said(one)]);
}

/**
 * Tests in every language: each event has a one-line text and a name for its undo. Each breach, each question and each
 * rule has a text.
 */
export function testTexts<Event, Breach, Question extends { ask: string }>(
  game: Wording<Event, Breach, Question>,
): void {
  const said = (key: string) => say(game.texts[0], key);
  const { narrator, state } = game;
  const ask = (question: Question) =>
    narrator.ask(question, {
      ...state,
      asks: [[game.chance?.has(question.ask) ? "chance" : { seat: 0 }, question, 0]],
    });
  const line = (event: Event) => {
    const lines = narrator.narrate([event], state);
    if (lines.length !== 1) throw new Error(`${lines.length} lines`);
    return lines[0] ?? "";
  };
  const chapters = Object.keys(game.chapters);
  const ids = Object.values(game.chapters).flat();

  it("puts the goal first", () => expect(chapters[0]).toBe("goal"));

  describe.each(Object.keys(LANGUAGES))("the words in %s", (language) => {
    beforeAll(async () => {
      if (game.common) {
        stand(game.texts[0], game.common[0]);
        await texts(...game.common);
      }
      await texts(...game.texts);
      await choose(language);
    });

    it("have a finished text for everything", () => {
      expect([
        ...faultySentences(checksOf("event", game.events, line), game.keys, ABSENT),
        ...faultySentences(
          checksOf("undoing", game.events, (event) => narrator.undoes([event])),
          game.keys,
        ),
        ...checksOf("undoing", game.events, (event) => narrator.undoes([event]))
          .map(([name, read]) => `${name}: ${read()}`)
          .filter((text) => text.length > LONGEST_NAME + text.indexOf(": ")),
        ...faultySentences(
          checksOf("breach", game.breaches, (breach) => narrator.breach(breach, state)),
          game.keys,
          ...(language === "ru" ? [ABSENT] : []),
        ),
        ...faultySentences(checksOf("question", game.questions, ask), game.keys),
        ...faultyTexts(chapters.flatMap((chapter) => titled(said, `chapter-${chapter}`))),
        ...faultyTexts(ids.flatMap((id) => titled(said, `help-${id}`))),
        ...faultyTexts(game.others().map((text, nth) => [`other ${nth}`, () => text])),
      ]).toEqual([]);
    });

    it("explain every rule once", () => {
      const file = rules[`../lang/${language}/${game.texts[0]}.rules.ftl`] ?? "";
      expect(ids.toSorted()).toEqual([...file.matchAll(/^help-(\S+) =/gm)].map(([, id]) => id).toSorted());
    });
  });
}
