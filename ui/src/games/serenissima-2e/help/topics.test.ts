import { describe, expect, it } from "vitest";
import type { View } from "../../../wire/serenissima-2e";
import CHAPTERS from "../rules";
import { topics } from "./topics";

const view = (stage: unknown) => ({ stage }) as unknown as View;
const ASKS = [
  "FirstPlayer",
  "ClosedPort",
  "Close",
  "Start",
  "NextGalley",
  "Prepare",
  "Activation",
  "Blockade",
  "Dice",
  "Fort",
  "Round",
  "Loot",
  "Landing",
  "Doge",
  "Purchases",
];

const RULES = Object.values(CHAPTERS).flat();

describe("help on what is asked", () => {
  it("names rules that there are, for every question and every step", () => {
    const stages = [
      { stage: "doge" },
      ...["load", "move", "sell", "fight"].map((step) => ({ stage: "activation", go: { step } })),
    ];
    for (const ask of ASKS) {
      for (const stage of stages) {
        const found = topics({ ask }, view(stage));
        expect(found.length, ask).toBeGreaterThan(0);
        for (const rule of found) expect(RULES, rule).toContain(rule);
        expect(new Set(found).size).toBe(found.length);
      }
    }
  });
});
