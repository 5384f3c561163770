// The pages of the gallery: one per worker, on the static site that `npm run gallery:build` writes.

import { existsSync, readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import path from "node:path";
import { expect, type Page, test as base } from "@playwright/test";
import type { Index } from "../../../ui/src/gallery/files";
import { addressOf, allStories, type Story } from "../../../ui/src/gallery/stories";
import { type Dress, MAIN_SIZES, wear } from "./layout";
import type { Look } from "./looks";
import { ROOT } from "./processes";
import type { Language } from "./t";

const GALLERY = path.join(ROOT, "target/gallery");

/** The site and, beside it, the recorded states. */
const FOLDERS = ["site", "recorded"].map((name) => path.join(GALLERY, name));

const TYPES: Record<string, string> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".json": "application/json",
  ".woff2": "font/woff2",
};

/** What the gallery has recorded. */
export const galleryIndex = (): Index =>
  JSON.parse(readFileSync(path.join(GALLERY, "recorded/index.json"), "utf8")) as Index;

export const stories = (): Story[] => allStories(galleryIndex());

/** Serves the site on any free port. */
async function serve(): Promise<{ server: Server; url: string }> {
  const server = createServer((request, response) => {
    const name = decodeURIComponent(new URL(request.url ?? "/", "http://gallery").pathname);
    const file = FOLDERS.map((folder) => path.join(folder, name)).find((one) => existsSync(one));
    if (!file || !FOLDERS.some((folder) => file.startsWith(folder)) || name.endsWith("/")) {
      response.writeHead(404).end();
      return;
    }
    const type = TYPES[path.extname(file)] ?? "application/octet-stream";
    // Files with a content hash in their names never change.
    const cache = name.startsWith("/assets/") ? "max-age=3600, immutable" : "no-store";
    response.writeHead(200, { "content-type": type, "cache-control": cache }).end(readFileSync(file));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  return { server, url: `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}/` };
}

/** The story that a page showed last. */
const lastShown = new WeakMap<Page, Story>();

const isUntouched = ({ state, steps = [], hash }: Story) => state !== undefined && !steps.length && !hash;

/** A page that shows one story after the other. */
export class GalleryPage {
  constructor(
    readonly page: Page,
    private readonly url: string,
  ) {}

  /**
   * Shows a story in a language and look. Returns the faults that prevented it. After a story without steps the page is
   * reused, because no touch has changed its state. A story with steps is opened in English, in which its input was
   * recorded, and on the tablet, because controls that it touches may be missing at other sizes.
   */
  async show(story: Story, { language = "en", ...look }: Partial<Look> = {}): Promise<string[]> {
    const last = lastShown.get(this.page);
    lastShown.set(this.page, story);
    const isReused = last && isUntouched(last) && isUntouched(story);
    const [opened, { size, letters = 1, theme = "light" }]: [Language, Partial<Dress>] = isUntouched(story)
      ? [language, look]
      : ["en", { size: story.steps?.length ? MAIN_SIZES.lying : look.size }];
    // Otherwise the last story would be drawn again.
    if (isReused) await this.page.evaluate(() => globalThis.gallery.close());
    if (size) await this.page.setViewportSize({ width: size[0], height: size[1] });
    const address = this.url + addressOf(story, { language: opened, theme, text: String(letters) });
    if (isReused) {
      await this.page.evaluate(
        ([name, address]) => {
          history.replaceState(null, "", address);
          return globalThis.gallery.open(name);
        },
        [story.name, address] as const,
      );
    } else {
      await this.page.goto(address);
    }
    await expect
      .poll(() => this.page.evaluate(() => globalThis.gallery.state), { intervals: [20, 50, 100] })
      .not.toBe("loading");
    if (opened !== language) await this.speak(language);
    await wear(this.page, look);
    await this.settle();
    return this.faults();
  }

  /** Adds a style to the page that breaks a law; the next story gets a fresh page. */
  async plant(style: string): Promise<void> {
    lastShown.delete(this.page);
    await this.page.addStyleTag({ content: style });
  }

  /** Errors, requests without a recorded reply, steps without their control. */
  faults(): Promise<string[]> {
    return this.page.evaluate(() => globalThis.gallery.faults);
  }

  /** Waits until nothing changes on the page. */
  async settle(): Promise<void> {
    await this.page.evaluate(() => globalThis.gallery.settle());
  }

  async speak(language: Language): Promise<void> {
    await this.page.evaluate((name) => globalThis.gallery.speak(name), language);
  }
}

export const test = base.extend<object, { site: string; galleryPage: Page }>({
  site: [
    async ({}, use) => {
      const { server, url } = await serve();
      await use(url);
      server.closeAllConnections();
      server.close();
    },
    { scope: "worker" },
  ],
  galleryPage: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ locale: "en-GB", reducedMotion: "reduce" });
      await use(await context.newPage());
      await context.close();
    },
    { scope: "worker" },
  ],
});

export { expect };
