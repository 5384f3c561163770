// @vitest-environment jsdom

import { beforeAll, expect, test, vi } from "vitest";

import { GAMES, gameUI } from ".";
import { choose, texts } from "../lang/index.svelte";

beforeAll(() => vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: false })));

/** The lines of the reference page that an option changes. */
async function changed(game: string, option: string): Promise<string[]> {
  const ui = await gameUI(game);
  const kit = (await ui?.kit?.())?.default;
  const lines = (options?: Record<string, unknown>) =>
    kit?.reference(GAMES[game]?.seats.least ?? 2, options).flatMap((chapter) => chapter.lines.map(({ text }) => text));
  const usual = lines() ?? [];
  expect(lines({ [option]: false })).toEqual(usual);
  return (lines({ [option]: true }) ?? []).filter((line) => !usual.includes(line));
}

test.each(["en", "de", "es", "fr", "ru"])(
  "the reference page follows the options of the table (%s)",
  async (language) => {
    await choose(language);
    await texts("app", "kit");
    for (const [game, option] of [
      ["libertalia", "below_zero"],
      ["libertalia", "last_raid_decides"],
      ["libertalia", "open_booty"],
      ["serenissima-1996", "ducats_break_ties"],
      ["twilight", "no_op"],
    ] as const)
      expect(await changed(game, option), `${game}: ${option}`).toHaveLength(1);
  },
);
