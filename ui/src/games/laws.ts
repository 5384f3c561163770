// What holds of every game's words, in every language. Tests alone import it.

import { beforeAll, describe, expect, it } from "vitest";
import { choose, LANGUAGES, say, stand, texts } from "../lang/index.svelte";

/** Samples of what is said over the wire, by their tags. */
type Samples<T> = Record<string, T | readonly T[]>;

export interface Wording<Event, Breach, Question> {
  /** Its language files: the game, and its chapters. */
  texts: [string, ...string[]];
  /** Those that it has in common with other games. */
  common?: [string, ...string[]];
  events: Samples<Event>;
  breaches: Samples<Breach>;
  questions: Samples<Question>;
  narrate(event: Event): string[];
  breach(breach: Breach): string;
  ask(question: Question): string;
  /** The chapters of its rules. */
  chapters: Record<string, string[]>;
  /** The beginnings of keys that stand for values in sentences: none may be left in one. */
  keys: string[];
  /** Everything else that there are words for, in the language that is shown. */
  others(): string[];
}

/** Nothing is missing, and no placeholder is left. */
export function written(text: string | null): void {
  expect(text).toBeTruthy();
  expect(text).not.toMatch(/\{|\}|undefined|NaN|\[object/);
}

/** A whole sentence: no key is left in it either. */
export function sentence(text: string | null, keys: string[]): void {
  written(text);
  expect(text).not.toMatch(new RegExp(`\\b(event|rule|ask|flaw|fix|${keys.join("|")})-[a-zA-Z0-9]`));
}

/** The word that stands for a value that is not there. Sentences about rules mean it in some languages. */
const LEFT_OUT = /\bnone\b/;

const rules = import.meta.glob<string>("../lang/*/*.rules.ftl", { eager: true, query: "?raw", import: "default" });

function flat<T>(samples: Samples<T>): [string, T][] {
  return Object.entries(samples).flatMap(([tag, all]) => [all].flat().map((one): [string, T] => [tag, one as T]));
}

/** Every event is told in one line, every breach explained, every question asked, and nothing has no words. */
export function holds<Event, Breach, Question>(game: Wording<Event, Breach, Question>): void {
  const whole = (text: string | null) => sentence(text, game.keys);
  const said = (key: string) => say(game.texts[0], key);
  describe.each(Object.keys(LANGUAGES))("the words in %s", (language) => {
    beforeAll(async () => {
      if (game.common) {
        stand(game.texts[0], game.common[0]);
        await texts(...game.common);
      }
      await texts(...game.texts);
      await choose(language);
    });

    it.each(flat(game.events))("tell %s", (_, event) => {
      const told = game.narrate(event);
      expect(told).toHaveLength(1);
      told.forEach(whole);
      expect(told[0]).not.toMatch(LEFT_OUT);
    });

    it.each(flat(game.breaches))("explain %s", (_, breach) => {
      whole(game.breach(breach));
      if (language === "ru") expect(game.breach(breach)).not.toMatch(LEFT_OUT);
    });

    it.each(flat(game.questions))("ask %s", (_, question) => whole(game.ask(question)));

    it("put the goal first, and introduce each chapter of the rules", () => {
      expect(Object.keys(game.chapters)[0]).toBe("goal");
      for (const chapter of Object.keys(game.chapters))
        [said(`chapter-${chapter}`), said(`chapter-${chapter}#title`)].forEach(written);
    });

    it("explain every rule once", () => {
      const ids = Object.values(game.chapters).flat();
      for (const id of ids) [said(`help-${id}`), said(`help-${id}#title`)].forEach(written);
      expect(ids.toSorted()).toEqual(
        [...(rules[`../lang/${language}/${game.texts[0]}.rules.ftl`] ?? "").matchAll(/^help-(\S+) =/gm)]
          .map(([, id]) => id)
          .toSorted(),
      );
    });

    it("name everything else", () => game.others().forEach(written));
  });
}
