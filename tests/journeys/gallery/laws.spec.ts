// Tests of the laws: they find the faults that are injected into a story.

import { TelevisionPage } from "../pages/television";
import { axeFaults } from "../support/axe";
import { GalleryPage, expect, stories, test } from "../support/gallery";
import { dress, layoutFaults, MAIN_SIZES } from "../support/layout";
import { texts } from "../support/t";

test.use({ trace: "off" });

/** A style that breaks a law, and the words that the law finds. */
const PLANTED: Record<string, { style: string; fault: RegExp }> = {
  "a clipped label": {
    style:
      '[data-testid="panel"] h2 { display: block !important; flex: none !important; width: 40px !important; min-width: 0 !important; overflow: hidden !important; white-space: nowrap !important; }',
    fault: /^cut across by \d+: h2/,
  },
  "a control below its size": {
    style: '[data-tool="record"] { min-height: 0 !important; height: 30px !important; }',
    fault: /is too small to tap: button/,
  },
  "text below its size": {
    style: '[data-testid="player"] * { font-size: 12px !important; }',
    fault: /^written in 12\.0 instead of 16/,
  },
  "text larger than the question": {
    style: '[data-testid="panel"] [role="tab"] span { font-size: 60px !important; }',
    fault: /larger than the question/,
  },
  "two controls on top of each other": {
    style: '[data-tool="menu"] { margin-left: -40px !important; }',
    fault: /^overlapping: /,
  },
  "a control outside the window": {
    style: '[data-tool="menu"] { transform: translateY(-60px); }',
    fault: /^outside the window: /,
  },
  "a control under something else": {
    style: "main { position: relative; z-index: 9; margin-top: -60px; }",
    fault: /^under /,
  },
  "a page that scrolls sideways": {
    style: '[data-testid="bar"] { min-width: 2000px; }',
    fault: /^the page is \d+ pixels too wide/,
  },
  "text over text": {
    style: '[data-testid="panel"] h2 { position: relative; top: 2rem; }',
    fault: /^written over each other/,
  },
};

const STORY = "serenissima-2e/Activation/host";

for (const [what, { style, fault }] of Object.entries(PLANTED))
  test(`the laws catch ${what}`, async ({ galleryPage, site }) => {
    const story = stories().find(({ name }) => name === STORY);
    if (!story) throw new Error(`there is no story ${STORY}`);
    const gallery = new GalleryPage(galleryPage, site);
    expect(await gallery.show(story)).toEqual([]);
    await dress(galleryPage, { size: MAIN_SIZES.lying });
    expect(await layoutFaults(galleryPage)).toEqual([]);
    await gallery.plant(style);
    await dress(galleryPage, { size: MAIN_SIZES.lying });
    expect(await layoutFaults(galleryPage)).toContainEqual(expect.stringMatching(fault));
  });

test("axe catches text without contrast", async ({ galleryPage, site }) => {
  const story = stories().find(({ name }) => name === STORY);
  if (!story) throw new Error(`there is no story ${STORY}`);
  const gallery = new GalleryPage(galleryPage, site);
  expect(await gallery.show(story)).toEqual([]);
  await gallery.plant('[data-testid="bar"] button { color: #ddd !important; background: #fff !important; }');
  expect(await axeFaults(galleryPage)).toContainEqual(expect.stringContaining("color-contrast"));
});

test("the laws catch a television that cannot be read across a room", async ({ galleryPage, site }) => {
  const story = stories().find(({ name }) => name === "serenissima-2e/Activation/television");
  if (!story) throw new Error("there is no television");
  const [gallery, television] = [
    new GalleryPage(galleryPage, site),
    new TelevisionPage(galleryPage, texts("app", "de")),
  ];
  expect(await gallery.show(story, { language: "de", size: [1920, 1080] })).toEqual([]);
  expect(await television.faults()).toEqual([]);
  await gallery.plant(
    '[data-testid="television"] * { font-size: 20px !important; } [data-testid="television"] aside { translate: 90px; }',
  );
  expect(await television.faults()).toEqual([
    "title in 20.0 instead of 60",
    "names in 20.0 instead of 40",
    "facts in 20.0 instead of 26",
    "events in 20.0 instead of 28",
    "outside the window: standings",
    "outside the window: the last event",
    "outside the window: join",
  ]);
});
