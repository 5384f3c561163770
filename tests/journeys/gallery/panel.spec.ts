// Questions of the same kind are at the same place: the panel, its tabs and its foot do not move between them.

import type { Page } from "@playwright/test";
import type { Story } from "../../../ui/src/gallery/stories";
import { GalleryPage, expect, galleryIndex, stories, test } from "../support/gallery";
import { MAIN_SIZES } from "../support/layout";
import { inLongRun } from "../support/long";

test.use({ trace: "off" });

/** The tolerance: pixels. */
const STILL = 4;

/** The size and letters of a usual run. */
const USUAL = "small 1.5";

const GAMES = ["serenissima-2e"];

/** The positions of the panel, its tabs and its foot. */
const placesOf = (page: Page) =>
  page.evaluate(() => {
    const panel = document.querySelector('[data-testid="panel"]');
    const parts = {
      panel,
      tabs: panel?.querySelector('[role="tablist"]'),
      foot: panel?.querySelector("footer"),
    };
    return Object.fromEntries(
      Object.entries(parts).flatMap(([part, element]) => {
        const { left = 0, top = 0 } = element?.getBoundingClientRect() ?? {};
        return element ? [[part, [Math.round(left), Math.round(top)] as const]] : [];
      }),
    );
  });

/** The stories of each kind of question, as the host sees it: those of long names as well. */
function storiesByQuestion(game: string) {
  const questions = new Map(galleryIndex().states.map(({ name, question }) => [name, question]));
  const grouped = new Map<string, Story[]>();
  for (const story of stories()) {
    const { name, state = "", steps = [], hash } = story;
    const question = questions.get(state);
    if (!question || !state.startsWith(`${game}/`) || !name.endsWith("/host") || steps.length || hash) continue;
    grouped.set(question, [...(grouped.get(question) ?? []), story]);
  }
  return grouped;
}

for (const game of GAMES)
  for (const [which, size] of Object.entries(MAIN_SIZES))
    for (const letters of [1, 1.5] as const)
      test(
        `questions of ${game} keep their place: ${which}, letters ${100 * letters} %`,
        inLongRun(`${which} ${letters}` !== USUAL),
        async ({ galleryPage, site }) => {
          test.setTimeout(180_000);
          const gallery = new GalleryPage(galleryPage, site);
          const faults: string[] = [];
          for (const [question, asked] of storiesByQuestion(game)) {
            const first: Record<string, readonly [number, number]> = {};
            for (const story of asked) {
              await gallery.show(story, { size, letters });
              for (const [part, at] of Object.entries(await placesOf(galleryPage))) {
                first[part] ??= at;
                const moved = Math.hypot(at[0] - first[part][0], at[1] - first[part][1]);
                if (moved > STILL)
                  faults.push(`${question}: the ${part} of ${story.name} moves by ${Math.round(moved)}`);
              }
            }
          }
          expect(faults).toEqual([]);
        },
      );
