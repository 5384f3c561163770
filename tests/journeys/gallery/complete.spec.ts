// The gallery is complete: components without a story are listed.

import { missingComponents, missingQuestions, pages, sheets } from "../support/coverage";
import { expect, galleryIndex, stories, test } from "../support/gallery";
import { LETTERS, SIZES } from "../support/layout";
import { axeInRun, isTight, looksOf, lookName, repeatedStories } from "../support/looks";
import { LANGUAGES } from "../support/t";
import { KNOWN } from "./known";

/** The stories of a usual run. */
const usual = () => {
  const repeated = repeatedStories(galleryIndex(), stories());
  return stories().filter(({ name }) => !repeated.has(name));
};

/** Sheets and pages that no recorded state can show, each with the reason. */
const UNSHOWN: Record<string, string> = {
  "games/twilight/panel/EightSheet.svelte": "no recorded state is before the first card of a round",
};

test("every question of every game is shown", () => {
  expect(missingQuestions(galleryIndex())).toEqual([]);
});

test("every sheet is shown", () => {
  expect(missingComponents(sheets(), stories()).filter((name) => !(name in UNSHOWN))).toEqual([]);
});

test("every page is shown", () => {
  expect(missingComponents(pages(), stories()).filter((name) => !(name in UNSHOWN))).toEqual([]);
});

test("what is listed as not shown exists and is not shown", () => {
  const missing = missingComponents([...sheets(), ...pages()], stories());
  expect(Object.keys(UNSHOWN).filter((name) => !missing.includes(name))).toEqual([]);
});

test("a question without a state is named", () => {
  const index = galleryIndex();
  const [first] = index.states.filter(({ question }) => question);
  const states = index.states.filter(({ game, question }) => game !== first?.game || question !== first?.question);
  expect(missingQuestions({ ...index, states })).toEqual([`${first?.game}/${first?.question}`]);
});

test("a sheet without a story is named", () => {
  const without = stories().filter(({ shows = [] }) => !shows.includes("app/table/RecordDrawer.svelte"));
  expect(missingComponents(sheets(), without)).toContain("app/table/RecordDrawer.svelte");
});

test("each story with known faults exists", () => {
  const names = stories().map(({ name }) => name);
  expect(Object.keys(KNOWN).filter((name) => !names.includes(name))).toEqual([]);
});

test("each known fault is of a look of its story", () => {
  const faults = stories().flatMap((story) => {
    const looks = looksOf(story).map(lookName);
    return (KNOWN[story.name] ?? []).filter((fault) => !looks.some((look) => fault.startsWith(`${look}: `)));
  });
  expect(faults).toEqual([]);
});

/**
 * The smallest share of each size, language, letter size and theme, relative to an even share of the looks. English has
 * the least, and less with each new sheet: it is the shortest language, and a usual run shows only stories in it that
 * differ little from another.
 */
const LEAST_SHARE = 1 / 4;

test("a usual run meets every size, language, letter size and theme often", () => {
  const firsts = usual().map((story) => looksOf(story)[0]);
  const kinds = {
    size: [SIZES.map((size) => size.join("x")), firsts.map(({ size }) => size.join("x"))],
    language: [LANGUAGES, firsts.map(({ language }) => language)],
    letters: [LETTERS.map(String), firsts.map(({ letters = 1 }) => String(letters))],
    theme: [["light", "dark"], firsts.map(({ theme = "light" }) => theme)],
  } as const;
  for (const [kind, [wanted, met]] of Object.entries(kinds))
    for (const one of wanted)
      expect(met.filter((other) => other === one).length, `${kind} ${one}`).toBeGreaterThan(
        (LEAST_SHARE * met.length) / wanted.length,
      );
});

test("a usual run shows every question, sheet and page on a small screen or in a longer language than English", () => {
  const hard = usual().filter(isTight);
  const names = new Set(hard.map(({ state }) => state));
  const index = galleryIndex();
  expect(missingQuestions({ ...index, states: index.states.filter(({ name }) => names.has(name)) })).toEqual([]);
  expect(missingComponents([...sheets(), ...pages()], hard).filter((name) => !(name in UNSHOWN))).toEqual([]);
});

test("axe checks every question, sheet and page in each run", () => {
  const index = galleryIndex();
  const names = axeInRun(index, usual());
  const checked = usual().filter(({ name }) => names.has(name));
  const states = new Set(checked.filter(({ steps = [] }) => !steps.length).map(({ state }) => state));
  expect(missingQuestions({ ...index, states: index.states.filter(({ name }) => states.has(name)) })).toEqual([]);
  expect(missingComponents([...sheets(), ...pages()], checked).filter((name) => !(name in UNSHOWN))).toEqual([]);
});

test("names of stories are unique", () => {
  const names = stories().map(({ name }) => name);
  expect(names.filter((name, nth) => names.indexOf(name) !== nth)).toEqual([]);
});
