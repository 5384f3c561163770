import { describe, expect, it } from "vitest";
import CHAPTERS from "../rules";

const sources = import.meta.glob("../**/*.svelte", { query: "?raw", import: "default", eager: true });

const RULES = Object.values(CHAPTERS).flat();

describe("what explains itself", () => {
  it("names rules that there are", () => {
    const named = Object.values(sources as Record<string, string>).flatMap((text) =>
      [...text.matchAll(/[A-Z]{3,7}-\d+(?= |")/g)].map(([id]) => id),
    );
    expect(named.length).toBeGreaterThan(60);
    for (const id of named) expect(RULES).toContain(id);
  });
});
