// What a new phone loads until a game accepts its first answer, in every game and language. It uses the address for
// phones, over plain HTTP, where browsers accept nothing denser than gzip.

import { readdirSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { JoinPage } from "../pages/join";
import { beginning, record } from "../support/api";
import { expect, PHONE, test as base } from "../support/fixtures";
import { watchFirstAnswer, type Watched } from "../support/first-answer";
import { IN_LONG_RUN } from "../support/long";
import { ROOT } from "../support/processes";
import { LANGUAGES, type Language, texts } from "../support/t";

/** Scripts and styles in English: transferred bytes, headers of the replies included. */
const MOST_BYTES = 130_000;

/** The additional size of another language, in bytes. */
const MOST_ABOVE_ENGLISH = 8_000;

/** A record of each game, the number of lines after which a seat has many choices, and its answers. */
const GAMES = {
  "serenissima-2e": {
    lines: record("serenissima-2e/four-players").slice(0, 60),
    answer: "[data-testid=panel] [role=tabpanel] button:enabled",
  },
  twilight: {
    lines: record("twilight/half-played").slice(0, 59),
    answer: "[data-testid=tile] button:enabled",
  },
  "serenissima-1996": {
    lines: record("serenissima-1996/four-nations").slice(0, 63),
    answer: "[data-testid=panel] [role=group] button:enabled",
  },
  libertalia: {
    lines: record("libertalia/four-players").slice(0, 63),
    answer: "[data-testid=panel] [role=group] button:enabled",
  },
};

/** What every phone loads a while after the first answer is there: highlights, and the marks at tools. */
const LATE = [/\/assets\/Moments-.*\.js$/, /\/assets\/FirstUse-.*\.js$/];

/** A requested file. */
interface Loaded {
  path: string;
  /** Milliseconds since 1970. */
  began: number;
  coding?: string | undefined;
  /** The transferred size, once complete. */
  bytes?: number;
}

/** Records all requests of a page. */
async function loadedBy(page: Page): Promise<Map<string, Loaded>> {
  const loaded = new Map<string, Loaded>();
  const session = await page.context().newCDPSession(page);
  session.on("Network.requestWillBeSent", ({ requestId, request, wallTime }) =>
    loaded.set(requestId, { path: new URL(request.url).pathname, began: wallTime * 1000 }),
  );
  session.on("Network.responseReceived", ({ requestId, response }) =>
    Object.assign(loaded.get(requestId) ?? {}, { coding: response.headers["content-encoding"] }),
  );
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) =>
    Object.assign(loaded.get(requestId) ?? {}, { bytes: encodedDataLength }),
  );
  await session.send("Network.enable");
  return loaded;
}

/** Scripts and styles requested before the first answer, once all are transferred. */
async function filesUntilAnswer(page: Page, loaded: ReadonlyMap<string, Loaded>): Promise<Loaded[]> {
  const answerAt = await page.waitForFunction(() => (window as unknown as Watched).answerAt);
  const time = (await answerAt.jsonValue()) ?? 0;
  const files = [...loaded.values()].filter(({ path, began }) => /\.(js|css)$/.test(path) && began <= time);
  await expect.poll(() => files.filter(({ bytes }) => bytes === undefined)).toEqual([]);
  return files;
}

const bytesOf = (files: readonly Loaded[]) => files.reduce((sum, { bytes = 0 }) => sum + bytes, 0);

/** The names of a page's files, or of the transferred ones. */
const namesOf = (page: Page, travelled: boolean) =>
  page.evaluate((travelled) => {
    const entries = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    const wanted = entries.filter(({ transferSize }) => !travelled || transferSize > 0);
    return wanted.map(({ name }) => new URL(name).pathname);
  }, travelled);

/** Loads a game on a phone in a language. */
type Load = (language: Language) => Promise<{ page: Page; files: Loaded[] }>;

const test = base.extend<{ loads: (game: string, lines: readonly string[], answer: string) => Promise<Load> }>({
  /** Opens a game to phones; gives what opens a phone that was never here, with what it loaded until it could answer. */
  loads: async ({ api, newDevice }, use) => {
    await use(async (game, lines, answer) => {
      const table = await api.importRecord(beginning(lines));
      await api.host(table);
      const asked = (await api.state(table)).asks[0]?.[0] as { seat: number };
      return async (language) => {
        const page = await newDevice({ ...PHONE, locale: language, serviceWorkers: "block" });
        await page.addInitScript(watchFirstAnswer, answer);
        const loaded = await loadedBy(page);
        await page.goto((await api.link(asked.seat)).url);
        await new JoinPage(page, texts("app", language)).join("Guest");
        const files = await filesUntilAnswer(page, loaded);
        for (const { path, coding } of files) {
          expect(coding, path).toBe("gzip");
          const others = Object.keys(GAMES).filter((other) => other !== game && path.includes(other));
          expect(path.includes(game) ? [] : others, `${path} belongs to another game`).toEqual([]);
        }
        return { page, files };
      };
    });
  },
});

test("every game is weighed", () => {
  expect(Object.keys(GAMES).toSorted()).toEqual(readdirSync(path.join(ROOT, "tests/records")).toSorted());
});

for (const [game, { lines, answer }] of Object.entries(GAMES)) {
  test(`the first load of a phone stays below its weight: ${game}`, async ({ loads }) => {
    const load = await loads(game, lines, answer);
    const { page, files } = await load("en");
    const english = bytesOf(files);

    await test.step(`English: ${files.length} files, ${english} bytes`, () => {
      const heaviest = files.map(({ path, bytes }) => `${path} ${bytes}`).join("\n");
      expect(english, heaviest).toBeLessThanOrEqual(MOST_BYTES);
    });

    await test.step("what is loaded later moves nothing", async () => {
      await page.evaluate(() => (window as unknown as Watched).startLate());
      for (const late of LATE)
        await expect.poll(async () => (await namesOf(page, false)).filter((name) => late.test(name))).toHaveLength(1);
      const shifts = await page.evaluate(async () => {
        for (let frame = 0; frame < 2; frame += 1) await new Promise((wake) => requestAnimationFrame(wake));
        return (window as unknown as Watched).flush();
      });
      expect(shifts).toEqual([]);
    });

    await test.step("the second time none of it travels", async () => {
      await page.reload();
      await expect(page.locator(answer).first()).toBeVisible();
      const again = await namesOf(page, true);
      expect(files.filter(({ path }) => again.includes(path))).toEqual([]);
    });
  });

  test(`the first load of a phone weighs little more in other languages: ${game}`, IN_LONG_RUN, async ({ loads }) => {
    const load = await loads(game, lines, answer);
    const { page, files } = await load("en");
    const english = bytesOf(files);
    await page.context().close();
    for (const language of LANGUAGES.filter((language) => language !== "en"))
      await test.step(`no more than ${MOST_ABOVE_ENGLISH} bytes above English: ${language}`, async () => {
        const { page, files } = await load(language);
        const above = bytesOf(files) - english;
        console.log(
          `     ${game} ${language}: ${((english + above) / 1000).toFixed(1)} kB, English ${(english / 1000).toFixed(1)} kB`,
        );
        expect(above).toBeLessThanOrEqual(MOST_ABOVE_ENGLISH);
        await page.context().close();
      });
  });
}
