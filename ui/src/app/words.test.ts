// @vitest-environment jsdom

import { describe, expect, it } from "vitest";
import { choose } from "../lang/index.svelte";
import type { Resource } from "../wire/types";
import { problemText } from "./words";

const NAMED: Resource[] = [
  "table",
  "seat",
  "game",
  "board",
  "entry",
  "device",
  "person",
  "group",
  "tournament",
  "node",
  "folder",
  "backup",
  "file",
  "part",
];

const notFound = (what: string) => problemText({ problem: "not_found", what } as { problem: string });

describe("what was not found", () => {
  it.each(["en", "de", "es", "fr", "ru"] as const)("is told by what it is: %s", async (language) => {
    await choose(language);
    const texts = NAMED.map(notFound);
    expect(new Set([...texts, notFound("other")]).size).toBe(NAMED.length + 1);
    expect(notFound("parcel")).toBe(notFound("part"));
  });

  it("is told at large if only another version knows the word", async () => {
    await choose("en");
    expect(notFound("sail")).toBe(notFound("other"));
  });
});
