// Each story of the gallery: the layout laws over sizes, languages, letter sizes and themes, and axe.

import { axeFaults } from "../support/axe";
import { GalleryPage, expect, stories, test } from "../support/gallery";
import { dressName, dress, type Dress, layoutFaults, LETTERS, MAIN_SIZES, NARROWEST, SIZES } from "../support/layout";
import { LANGUAGES, type Language } from "../support/t";

// A story that fails is opened by its address; a trace of each would take longer than the stories.
test.use({ trace: "off" });

interface Look extends Dress {
  language: Language;
}

/** Faults of stories that are known and not yet mended, each with the reason. One that is gone must be struck out. */
const KNOWN: readonly { story: RegExp; fault: RegExp; reason: string }[] = [];

/** The looks of a story: the tablet and the phone in English, and one of each other language. Sizes, letters and
 * themes rotate from story to story, so that the stories of a game together meet all of them in every language. */
function looks(nth: number): Look[] {
  const first: Look[] = [
    { language: "en", size: MAIN_SIZES.lying, letters: 1, theme: "light" },
    { language: "en", size: MAIN_SIZES.phone, letters: 1, theme: "dark" },
  ];
  const others = LANGUAGES.filter((language) => language !== "en").map((language, l): Look => {
    const turn = nth * 3 + l * 7;
    const size = SIZES[turn % SIZES.length] ?? MAIN_SIZES.lying;
    const letters = size[0] < NARROWEST ? 1 : LETTERS[(nth + l) % LETTERS.length];
    return { language, size, letters: letters ?? 1, theme: (nth + l) % 2 ? "dark" : "light" };
  });
  return [...first, ...others];
}

stories().forEach((story, nth) => {
  test(story.name, async ({ galleryPage, site }) => {
    const gallery = new GalleryPage(galleryPage, site);
    const faults: string[] = [];
    const [first, ...others] = looks(nth);
    if (!first) return;
    await galleryPage.setViewportSize({ width: first.size[0], height: first.size[1] });
    await gallery.show(story);
    await dress(galleryPage, first);
    faults.push(...(await layoutFaults(galleryPage)).map((fault) => `${dressName(first)}, en: ${fault}`));
    faults.push(...(await axeFaults(galleryPage)).map((fault) => `axe, light: ${fault}`));
    await dress(galleryPage, { ...first, theme: "dark" });
    faults.push(...(await axeFaults(galleryPage, ["color-contrast"])).map((fault) => `axe, dark: ${fault}`));
    for (const look of others) {
      await gallery.speak(look.language);
      await dress(galleryPage, look);
      for (const fault of await layoutFaults(galleryPage))
        faults.push(`${dressName(look)}, ${look.language}: ${fault}`);
    }
    faults.push(...(await gallery.faults()));
    const known = KNOWN.filter((one) => one.story.test(story.name));
    expect.soft(faults.filter((fault) => !known.some((one) => one.fault.test(fault)))).toEqual([]);
    expect(known.filter((one) => !faults.some((fault) => one.fault.test(fault)))).toEqual([]);
  });
});
