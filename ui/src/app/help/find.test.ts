// @vitest-environment jsdom

import { expect, test } from "vitest";
import { rulesOf } from "../../games/narrator";
import { choose, LANGUAGES, t, texts } from "../../lang/index.svelte";
import { finder } from "./find";

const games = import.meta.glob<Record<string, string[]>>("../../games/*/rules.ts", { eager: true, import: "default" });

const ALIKE = "win, victory, goal\nend, last";

test("a word is found as it is written, or by what means the same", () => {
  const told = "END-1 Whoever has most has the victory after the last turn.";
  for (const wanted of ["victory", "winning", "Goal", "vict turn", "END-1", "end", "ictor", ""])
    expect(finder(wanted, ALIKE)(told), wanted).toBe(true);
  for (const wanted of ["sail", "win sail", "al"]) expect(finder(wanted, ALIKE)(told), wanted).toBe(false);
});

test.each(Object.keys(LANGUAGES))(
  "whatever it is called to win, the goal of every game is found in %s",
  async (language) => {
    await Promise.all([choose(language), texts("app", "help")]);
    const [meaning = ""] = t("help-alike").trim().split("\n");
    for (const [path, chapters] of Object.entries(games)) {
      const game = path.split("/").at(-2) ?? "";
      await texts(game);
      const goal = (await rulesOf(game, chapters)).filter(({ chapter }) => chapter === "goal");
      for (const word of meaning.split(", ")) {
        const finds = finder(word, t("help-alike"));
        expect(
          goal.some(({ title, help }) => finds(`${title} ${help}`)),
          `${game}: ${word}`,
        ).toBe(true);
      }
    }
  },
);

test("what has only begun means nothing else yet", () => {
  expect(finder("wi", ALIKE)("victory")).toBe(false);
  expect(finder("win", ALIKE)("victory")).toBe(true);
});
