// @vitest-environment jsdom

import { describe, expect, it } from "vitest";
import { form } from "./form.svelte";

const LETTER = 17;
const of = (across: number, down: number, text: number) => {
  form.fit(across, down, LETTER * text);
  expect(document.documentElement.className).toBe(
    [form.narrow && "narrow", form.stacked && "stacked"].filter(Boolean).join(" "),
  );
  return form.stacked ? "stacked" : form.narrow ? "narrow" : "side by side";
};

describe("the form of a page", () => {
  it.each([
    ["a tablet that lies", 1280, 800, 1, "side by side"],
    ["a small one", 1024, 768, 1.3, "side by side"],
    ["one that stands", 800, 1280, 1, "narrow"],
    ["one that stands, in large letters", 800, 1280, 1.3, "narrow"],
    ["a phone", 390, 844, 1, "stacked"],
    ["a phone that lies", 844, 390, 1, "stacked"],
    ["a television", 1920, 1080, 1.5, "side by side"],
  ])("%s: %d by %d, text %d", (_, across, down, text, wanted) => expect(of(across, down, text)).toBe(wanted));

  it.each([
    [1280, 800],
    [1024, 768],
    [800, 1280],
    [1366, 1024],
  ])("in letters of twice the size %d by %d is a screen of half the size", (across, down) =>
    expect(of(across, down, 2)).toBe("stacked"),
  );
});
