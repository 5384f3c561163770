// Each story of the gallery: the layout laws over sizes, languages, letter sizes and themes, and axe.

import type { Story } from "../../../ui/src/gallery/stories";
import { axeFaults } from "../support/axe";
import { GalleryPage, expect, stories, test } from "../support/gallery";
import { dressName, dress, type Dress, layoutFaults, LETTERS, MAIN_SIZES, NARROWEST, SIZES } from "../support/layout";
import { LANGUAGES, type Language } from "../support/t";
import { FAULTY } from "./known";

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

/** A television is not touched: its one button is for a mouse. As many of the last events are shown as there is room
 * for. */
const ON_TELEVISIONS = /^(cut below by \d+: ol\.events|\d+x\d+ is too small|overlapping|under )/;

const OTHERS = LANGUAGES.filter((language) => language !== "en");

/** A number that depends on the name of a story alone: another story does not change how this one is looked at. */
const numberOf = ({ name }: Story) => [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);

/** The looks of a story: the tablet in English, the phone at night, and other languages. Sizes, letters and themes differ
 * from story to story, so that the stories of a game together meet all of them in every language. */
function looks(story: Story): Look[] {
  const nth = numberOf(story);
  if (isTelevision(story))
    return [
      { language: "en", size: [1920, 1080], theme: "light" },
      { language: OTHERS[nth % OTHERS.length] ?? "de", size: nth % 2 ? [1080, 1920] : [1920, 1080], theme: "dark" },
    ];
  const first: Look = { language: "en", size: MAIN_SIZES.lying, letters: 1, theme: "light" };
  const phone: Look = { language: "en", size: MAIN_SIZES.phone, letters: 1, theme: "dark" };
  const rotating = (turn: number): Look => {
    const language = OTHERS[turn % OTHERS.length] ?? "de";
    const other = SIZES[(turn * 3) % SIZES.length] ?? MAIN_SIZES.lying;
    const letters = other[0] < NARROWEST ? 1 : (LETTERS[Math.floor(turn / OTHERS.length) % LETTERS.length] ?? 1);
    return { language, size: other, letters, theme: turn % 3 ? "dark" : "light" };
  };
  return isAlike(story) ? [first, rotating(nth)] : [first, phone, rotating(2 * nth), rotating(2 * nth + 1)];
}

for (const story of stories().filter(({ name }) => !FAULTY.includes(name)))
  test(story.name, async ({ galleryPage, site }) => {
    const gallery = new GalleryPage(galleryPage, site);
    const faults: string[] = [];
    const [first, ...others] = looks(story);
    if (!first) return;

    const measure = async (look: Look) => {
      await dress(galleryPage, look);
      // A chart that has another size moves its plates once more.
      await gallery.settle();
      for (const fault of await layoutFaults(galleryPage))
        if (!isTelevision(story) || !ON_TELEVISIONS.test(fault))
          faults.push(`${dressName(look)}, ${look.language}: ${fault}`);
    };

    await galleryPage.setViewportSize({ width: first.size[0], height: first.size[1] });
    await gallery.show(story);
    await measure(first);
    // The board of a state is looked at on the host's own screen.
    const without = isAlike(story) ? ["[data-frame]"] : [];
    for (const fault of await axeFaults(galleryPage, { without })) faults.push(`axe, light: ${fault}`);
    if (!isAlike(story)) {
      await dress(galleryPage, { ...first, theme: "dark" });
      const only = ["color-contrast"];
      for (const fault of await axeFaults(galleryPage, { only })) faults.push(`axe, dark: ${fault}`);
    }
    for (const look of others) {
      await gallery.speak(look.language);
      await measure(look);
    }
    faults.push(...(await gallery.faults()));
    const found = faults.map(withoutAmounts);
    expect(found).toEqual([]);
  });
