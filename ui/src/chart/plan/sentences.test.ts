// @vitest-environment jsdom

import { beforeAll, describe, expect, it } from "vitest";
import { choose, LANGUAGES, texts } from "../../lang/index.svelte";
import type { ProspectView } from "../../wire/types";
import { planLines, type Plan } from "./sentences";

const QUIET: ProspectView = {
  ducats: 0,
  cubes: 0,
  unknown: false,
  free: 2,
  worth: null,
  first: [],
  blockades: [],
  attack: null,
};

const plan = (prospect: Partial<ProspectView> = {}, more: Partial<Plan> = {}): Plan => ({
  prospect: { ...QUIET, ...prospect },
  goods: [],
  owner: null,
  unit: "income",
  sells: false,
  crew: 2,
  way: [],
  name: (seat) => ["Anna", "Boris"][seat] ?? "",
  galley: (galley) => `galley ${galley} (Boris)`,
  ...more,
});

const BUSY = plan(
  {
    ducats: 9,
    cubes: 2,
    free: 3,
    worth: [3, 14],
    first: [7, 2],
    blockades: [{ seat: 1, sailors: 4, wins: 0.45 }],
    attack: { galley: 7, seat: 1, loses: 2 / 3, cost: 1.25 },
  },
  { goods: ["wood", "spice"], owner: "Anna", way: ["Boris may blockade at Alger"] },
);

beforeAll(async () => {
  await choose("en");
  await Promise.all([texts("chart"), texts("chart", "plan")]);
});

describe("the planner's card", () => {
  it("says what a sale brings, who acts first, and what blockade and attack cost", () => {
    expect(planLines(BUSY)).toEqual([
      "Sale: wood and spice, +9",
      "Free slots: 3, after the sale 1",
      "A scoring pays Anna 3, after the sale 14",
      "Can act here first: galley 7 (Boris) and galley 2 (Boris)",
      "On the way: Boris may blockade at Alger",
      "Boris can blockade the sale, sailors 4 to 2. Cost: 9",
      "A battle then sinks their weakest galley here in 45%.",
      "Attack by galley 7 (Boris): this galley is lost in 67%. Expected cost: 1.3",
    ]);
  });

  it("says so where there is nothing to sell, and no one to fear", () => {
    expect(planLines(plan())).toEqual([
      "Nothing to sell here.",
      "No other galley can act here first.",
      "No galley can attack this one here before it acts again.",
    ]);
  });

  it("speaks of wealth points and of an unknown number in the game of 1996", () => {
    const lines = planLines(
      plan({ ducats: 400, cubes: 1, unknown: true, worth: [1, 1] }, { goods: ["gems"], unit: "points", sells: true }),
    );
    expect(lines.slice(0, 4)).toEqual([
      "Sale: gems, at least +400",
      "Free slots: 2, after the sale 1",
      "Neutral port, wealth points for a holder: 1",
      "No other galley sells here first.",
    ]);
  });

  it.each(Object.keys(LANGUAGES))("has every sentence in %s", async (language) => {
    await choose(language);
    const helpless = plan({ worth: [0, 0], blockades: [{ seat: 1, sailors: 4, wins: null }] });
    for (const line of [...planLines(BUSY), ...planLines(helpless)]) {
      expect(line).not.toMatch(/plan-|\{|none/);
      expect(line.length).toBeGreaterThan(5);
    }
    await choose("en");
  });
});
