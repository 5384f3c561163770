// Each story of the gallery: the layout laws in the looks of the run, and axe.

import type { Page } from "@playwright/test";
import type { Story } from "../../../ui/src/gallery/stories";
import { TelevisionPage } from "../pages/television";
import { axeFaults } from "../support/axe";
import { GalleryPage, expect, galleryIndex, stories, test } from "../support/gallery";
import { layoutFaults, wear } from "../support/layout";
import { inLongRun, LONG } from "../support/long";
import { axeInRun, isTelevision, lookName, looksInRun, repeatedStories } from "../support/looks";
import { texts } from "../support/t";
import { KNOWN } from "./known";

// A failed story can be opened by its address; a trace of each would take longer than the stories.
test.use({ trace: "off" });

/** A fault without the numbers of pixels, which depend on the machine. */
const withoutAmounts = (fault: string) => fault.replace(/(by|page is) \d+/, "$1 N").split("\n")[0] ?? "";

/** A television is not touched: its one button is for a mouse. */
const ON_TELEVISIONS = /^(\d+x\d+ is too small|overlapping|under )/;

const STORIES = stories();

const REPEATED = repeatedStories(galleryIndex(), STORIES);

/** The stories that axe checks, each in its first look. */
const AXE = axeInRun(
  galleryIndex(),
  STORIES.filter(({ name }) => LONG || !REPEATED.has(name)),
);

/** The known faults of a story that show in the looks of this run. */
const knownInRun = (story: Story) =>
  looksInRun(story).flatMap((look) => (KNOWN[story.name] ?? []).filter((fault) => fault.startsWith(lookName(look))));

/** The faults of a story in the looks of this run. */
async function faultsOf(story: Story, page: Page, site: string): Promise<string[]> {
  const gallery = new GalleryPage(page, site);
  const faults: string[] = [];
  for (const [nth, look] of looksInRun(story).entries()) {
    if (nth === 0) {
      const unopened = await gallery.show(story, look);
      if (unopened.length) return unopened;
    } else {
      await gallery.speak(look.language);
      await wear(page, look);
      await gallery.settle();
    }
    const found = (await layoutFaults(page)).filter((fault) => !isTelevision(story) || !ON_TELEVISIONS.test(fault));
    if (isTelevision(story)) found.push(...(await new TelevisionPage(page, texts("app", look.language)).faults()));
    if (nth === 0 && AXE.has(story.name)) found.push(...(await axeFaults(page)).map((fault) => `axe: ${fault}`));
    faults.push(...found.map((fault) => `${lookName(look)}: ${fault}`));
  }
  return [...faults, ...(await gallery.faults())];
}

for (const story of STORIES)
  test(story.name, inLongRun(REPEATED.has(story.name)), async ({ galleryPage, site }) => {
    const found = (await faultsOf(story, galleryPage, site)).map(withoutAmounts);
    expect(found.sort()).toEqual(knownInRun(story).sort());
  });
