import { describe, expect, it } from "vitest";
import { choose, has, texts } from "./index.svelte";

describe("the words of a game", () => {
  it("are there for whoever asks for them, also while they are on their way for somebody else", async () => {
    await choose("en");
    const first = texts("chart", "board");
    await texts("chart", "board");
    expect(has("chart", "setup-board")).toBe(true);
    await first;
  });
});
