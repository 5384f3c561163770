// Each story of the gallery: the layout laws over sizes, languages, letter sizes and themes, and axe.

import type { Page } from "@playwright/test";
import type { Story } from "../../../ui/src/gallery/stories";
import { axeFaults } from "../support/axe";
import { GalleryPage, expect, stories, test } from "../support/gallery";
import { dressName, dress, type Dress, layoutFaults, LETTERS, MAIN_SIZES, NARROWEST, SIZES } from "../support/layout";
import { LANGUAGES, type Language } from "../support/t";
import { KNOWN } from "./known";

// A story that fails is opened by its address; a trace of each would take longer than the stories.
test.use({ trace: "off" });

interface Look extends Dress {
  language: Language;
}

/** Devices that show what another device of the same state shows, but for a few controls. */
const ALIKE = ["other", "spectator", "screen", "hosting"];

/** Whether a story differs little from another of the same state or game: it is looked at less often. */
const isAlike = ({ state = "", device = "host", steps = [], name }: Story) =>
  !steps.length &&
  (ALIKE.includes(device) || /-late$|\/end\/(?!longest)|\/older\//.test(state) || /\/over\//.test(name));

/** A fault without the numbers of pixels that differ from machine to machine. */
const withoutAmounts = (fault: string) => fault.replace(/(by|page is) \d+/, "$1 N").split("\n")[0] ?? "";

const isTelevision = ({ preferences = {} }: Story) => preferences["television"] === "yes";

/** A television is not touched: its one button is for a mouse. */
const ON_TELEVISIONS = /^(\d+x\d+ is too small|overlapping|under )/;

const OTHERS = LANGUAGES.filter((language) => language !== "en");

/** A number that depends on the name of a story alone: another story does not change how this one is looked at. */
const numberOf = ({ name }: Story) => [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);

/** A look in a language, size, letters and theme that differ from story to story, so that the stories of a game together
 * meet all of them in every language. */
function rotatingLook(nth: number, languages: readonly Language[]): Look {
  const turn = Math.floor(nth / languages.length);
  const size = SIZES[(turn * 3) % SIZES.length] ?? MAIN_SIZES.lying;
  const letters = size[0] < NARROWEST ? 1 : (LETTERS[Math.floor(turn / 3) % LETTERS.length] ?? 1);
  const theme = Math.floor(turn / SIZES.length) % 2 ? "dark" : "light";
  return { language: languages[nth % languages.length] ?? "en", size, letters, theme };
}

/** The looks of a story: the tablet in English, and one that rotates; of stories that differ little from another, one. */
function looks(story: Story): Look[] {
  const nth = numberOf(story);
  const size = nth % 2 ? ([1080, 1920] as const) : ([1920, 1080] as const);
  if (isTelevision(story)) return [{ language: LANGUAGES[nth % LANGUAGES.length] ?? "en", size, theme: "dark" }];
  if (isAlike(story)) return [rotatingLook(nth, LANGUAGES)];
  return [{ language: "en", size: MAIN_SIZES.lying, letters: 1, theme: "light" }, rotatingLook(nth, OTHERS)];
}

/** The faults of a story in all its looks. */
async function faultsOf(story: Story, page: Page, site: string): Promise<string[]> {
  const gallery = new GalleryPage(page, site);
  const [first, ...others] = looks(story);
  if (!first) return [];
  const faults: string[] = [];
  const measure = async (look: Look) => {
    await dress(page, look);
    // A chart that has another size moves its plates once more.
    await gallery.settle();
    for (const fault of await layoutFaults(page))
      if (!isTelevision(story) || !ON_TELEVISIONS.test(fault))
        faults.push(`${dressName(look)}, ${look.language}: ${fault}`);
  };

  await page.setViewportSize({ width: first.size[0], height: first.size[1] });
  const unopened = await gallery.show(story);
  if (unopened.length) return unopened;
  if (first.language !== "en") await gallery.speak(first.language);
  await measure(first);
  if (!isAlike(story)) {
    // The theme in which axe looks differs from story to story.
    const theme = numberOf(story) % 2 ? "dark" : "light";
    await dress(page, { ...first, theme });
    for (const fault of await axeFaults(page)) faults.push(`axe, ${theme}: ${fault}`);
  }
  for (const look of others) {
    await gallery.speak(look.language);
    await measure(look);
  }
  return [...faults, ...(await gallery.faults())];
}

for (const story of stories())
  test(story.name, async ({ galleryPage, site }) => {
    const found = (await faultsOf(story, galleryPage, site)).map(withoutAmounts);
    expect(found.sort()).toEqual(KNOWN[story.name] ?? []);
  });
