// The gallery is complete: what no story shows is named.

import { missingComponents, missingQuestions, pages, sheets } from "../support/coverage";
import { expect, galleryIndex, stories, test } from "../support/gallery";
import { KNOWN } from "./known";

/** Sheets and pages that no recorded state can show, each with the reason. */
const UNSHOWN: Record<string, string> = {};

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

test("names of stories are unique", () => {
  const names = stories().map(({ name }) => name);
  expect(names.filter((name, nth) => names.indexOf(name) !== nth)).toEqual([]);
});
