// @vitest-environment jsdom

import { describe, expect, it } from "vitest";
import { choose, current, has, say, texts } from "./index.svelte";

const SEAS = ["algerian", "tyrrhenian", "ionian", "levantine"];

describe("the words of a game", () => {
  it("are there for whoever asks for them, also while they are on their way for somebody else", async () => {
    await choose("en");
    const first = texts("chart", "board");
    await texts("chart", "board");
    expect(has("chart", "setup-board")).toBe(true);
    await first;
  });
});

describe("the language", () => {
  it("is the one that was chosen last, though an earlier one comes later", async () => {
    await choose("fr");
    const earlier = choose("de");
    await choose("fr");
    await earlier;
    expect(current()).toBe("fr");
  });
  it("is that of all words, whichever it was when they were asked for", async () => {
    await choose("en");
    const words = texts("chart", "moments");
    await choose("es");
    await words;
    expect(document.documentElement.lang).toBe("es");
    expect(say("chart", "moment-thrown")).toBe("Caen los dados");
  });
});

describe("the name of a sea", () => {
  // The chart has room for two lines; a no-break space keeps words together.
  it.each(["en", "ru", "es", "fr", "de"] as const)(
    "stands on two lines of the chart at the most: %s",
    async (language) => {
      await choose(language);
      await texts("chart");
      for (const sea of SEAS) expect(say("chart", `zone-high-${sea}`).split(" ").length).toBeLessThanOrEqual(2);
    },
  );
});
