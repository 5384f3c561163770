// The pictures of the manuals, taken from the gallery: `cargo xtask pictures` writes them to `docs/pictures`.

import path from "node:path";
import type { Page } from "@playwright/test";
import { expect, GalleryPage, stories, test } from "../support/gallery";
import { MAIN_SIZES, type Size } from "../support/layout";
import { ROOT } from "../support/processes";

const FOLDER = path.join(ROOT, "docs/pictures");

/** Between two phones in one picture, in pixels. */
const GAP = 24;

/** Each picture by its file name: its stories side by side, all of one size. */
const PICTURES: Record<string, { size: Size; stories: string[] }> = {
  table: { size: MAIN_SIZES.lying, stories: ["serenissima-2e/Activation/host"] },
  phones: {
    size: MAIN_SIZES.phone,
    stories: ["serenissima-2e/Round/asked", "serenissima-2e/Start/asked", "twilight/Turn/asked"],
  },
  "room-display": { size: [1920, 1080], stories: ["club/tournament/wall"] },
};

/** A story as it looks, as the address of a picture. */
async function taken(page: Page, gallery: GalleryPage, name: string, size: Size): Promise<string> {
  const story = stories().find((one) => one.name === name);
  if (!story) throw new Error(`there is no story ${name}`);
  expect(await gallery.show(story, { size })).toEqual([]);
  // Buttons are pale for a moment after their meaning has changed.
  await expect(page.locator('[data-tone][aria-disabled="true"]')).toHaveCount(0);
  return `data:image/png;base64,${(await page.screenshot()).toString("base64")}`;
}

for (const [name, { size, stories }] of Object.entries(PICTURES))
  test(`the picture ${name}`, async ({ galleryPage, site, context }) => {
    const gallery = new GalleryPage(galleryPage, site);
    const pictures: string[] = [];
    for (const story of stories) pictures.push(await taken(galleryPage, gallery, story, size));
    const sheet = await context.newPage();
    const [width, height] = size;
    await sheet.setViewportSize({ width: pictures.length * (width + GAP) - GAP, height });
    const images = pictures.map((picture) => `<img src="${picture}" width="${width}" height="${height}">`).join("");
    await sheet.setContent(`<body style="margin:0;display:flex;gap:${GAP}px">${images}</body>`);
    await sheet.screenshot({ path: path.join(FOLDER, `${name}.png`) });
  });
