// @vitest-environment jsdom

import { describe, expect, test } from "vitest";
import { rulesOf } from "../../games/narrator";
import { choose, LANGUAGES, t, texts } from "../../lang/index.svelte";
import { find } from "./find";
import { QUERIES } from "./queries";

const games = import.meta.glob<Record<string, string[]>>("../../games/*/rules.ts", { eager: true, import: "default" });

const LISTS = { synonyms: "win, victory, goal\nsoldier, sailor", stopWords: "how, do, the, who" };
const RULES = [
  { id: "SAIL-1", title: "Sailing", help: "Galleys sail from port to port." },
  { id: "END-1", title: "The end", help: "The most points have the victory. Sailors do not count." },
  { id: "CREW-1", title: "Sailors", help: "The crew of a galley." },
  { id: "WINE-1", title: "Wine", help: "Every port buys wine." },
];
const ids = (query: string) => find(query, RULES, LISTS).map(({ id }) => id);

test("more matched words come first, then a title before a text, and a word before a part of one", () => {
  expect(ids("victory sailors")).toEqual(["END-1", "CREW-1"]);
  expect(ids("soldiers")).toEqual(["CREW-1", "END-1"]);
  expect(ids("win")).toEqual(["END-1", "WINE-1"]);
  expect(ids("galley")[0]).toBe("SAIL-1");
});

test("stop words are dropped, unless the query has no others", () => {
  expect(ids("how do the sailors")).toEqual(ids("sailors"));
  expect(ids("how do the")).not.toEqual([]);
});

test("a query finds something as long as one of its words is found", () => {
  expect(ids("xyzzy wine")).toEqual(["WINE-1"]);
  expect(ids("xyzzy")).toEqual([]);
});

test("a rule is found by its id, and by the beginning of a word", () => {
  expect(ids("end-1")[0]).toBe("END-1");
  expect(ids("vict")).toEqual(["END-1"]);
  expect(ids("vi")).toEqual([]);
});

test("accents, capitals, ё and soft hyphens make no difference", () => {
  const rules = [{ id: "A", title: "Schiffs\u00adjunge", help: "Höfe, Größe, ещё, cœur, Él" }];
  for (const query of ["schiffsjunge", "HOFE", "grosse", "еще", "coeur", "él"])
    expect(find(query, rules, { synonyms: "", stopWords: "" }), query).toHaveLength(1);
});

describe.each(Object.keys(LANGUAGES))("in %s", (language) => {
  const search = async (game: string, query: string) => {
    await choose(language);
    await Promise.all([texts("app", "help"), texts(game)]);
    const rules = await rulesOf(game, games[`../../games/${game}/rules.ts`] ?? {});
    return find(query, rules, { synonyms: t("help-synonyms"), stopWords: t("help-stop-words") });
  };
  test.each(
    QUERIES.map(({ game, rules, ...words }) => ({ game, rules, query: words[language as keyof typeof words] })),
  )("$query ($game)", async ({ game, rules, query }) => {
    const found = (await search(game, query)).slice(0, 3).map(({ id }) => id);
    expect(found).toEqual(expect.arrayContaining(rules));
  });
});
