// The web app from a plain web space, under a path of it: storage, size, limits of the browser, and two pages at once.
// Also full storage, another path, no network, and a newer version.

import { cpSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { HomePage } from "../pages/home";
import { NewGamePage } from "../pages/new-game";
import type { TablePage } from "../pages/table";
import { WebNotes } from "../pages/web";
import { freshId } from "../support/api";
import { expectAccessible } from "../support/axe";
import { newFolder, ROOT } from "../support/processes";
import { timesRow } from "../support/times";
import { t } from "../support/t";
import { expect, expectSameReplay, GAMES, playOn, SITE, stateOf, test, type WebApp } from "../support/webapp";

/** The size limit of engine and screen together until the first page, in bytes of gzip. */
const MOST_BYTES = 1_345_000;

const RECORDS = path.join(ROOT, "tests/records");

/** Every recorded game that this version writes. */
const recorded = readdirSync(RECORDS, { recursive: true })
  .map(String)
  .filter((name) => name.endsWith(".jsonl") && !name.includes("older"));

const NAMES = ["Anna", "Bruno", "Clara"];

const linesOf = (text: string) => text.trimEnd().split("\n");

/** Begins a game by touches. */
async function beginByTouches({ home, page }: WebApp, game: string): Promise<TablePage> {
  await home.newGame();
  const newGame = new NewGamePage(page);
  await newGame.choose(game);
  return newGame.begin();
}

/** Plays a few games, so that there is data to keep. */
async function playSome(webApp: WebApp): Promise<void> {
  for (const game of GAMES) {
    const table = await webApp.newGame(game, game === "twilight" ? NAMES.slice(0, 2) : NAMES);
    await webApp.page.evaluate(playOn, [table, 60] as const);
  }
  await webApp.expectKept(() => webApp.page.reload());
}

test.describe("web app", { tag: "@nightly" }, () => {
  test("the folder is served as it is, under any path, and weighs little", async ({ webApp }) => {
    const { page } = webApp;
    // No special header of the server is needed.
    expect(await page.evaluate(() => crossOriginIsolated)).toBe(false);
    const screen = await page.evaluate(() =>
      performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname),
    );
    const engine = readdirSync(path.join(SITE, "engine"), { recursive: true }).map((name) => `engine/${name}`);
    const loaded = [...screen.map((name) => name.slice("/games/bucintoro/".length)), ...engine];
    const weighed = [...new Set(loaded)].filter((name) => /\.(js|css|wasm)$/.test(name));
    const bytes = weighed.reduce((sum, name) => sum + gzipSync(readFileSync(path.join(SITE, name))).length, 0);
    console.log(`     ${weighed.length} files, ${(bytes / 1000).toFixed(1)} kB of gzip until the first page is there`);
    expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
    await expectAccessible(page, "the first page of the web app");
  });

  test("it says what a browser may clear, and keeps everything for when there is no network", async ({ webApp }) => {
    const { page, url } = webApp;
    await expect(new WebNotes(page).mayForget).toBeVisible();
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const kept = () =>
      page.evaluate(async () => {
        const { active } = await navigator.serviceWorker.ready;
        const [name = ""] = await caches.keys();
        return active?.state === "activated" ? (await (await caches.open(name)).keys()).length : 0;
      });
    await expect.poll(kept).toBeGreaterThan(100);
    const addresses = await page.evaluate(async () => {
      const { href } = document.querySelector<HTMLLinkElement>("link[rel=manifest]") ?? { href: "" };
      const { start_url, icons } = await (await fetch(href)).json();
      const sources = icons.map(({ src }: { src: string }) => src);
      return [start_url, ...sources].map((address) => new URL(address, href).href);
    });
    expect(addresses).toEqual([url, `${url}icon.png`, `${url}icon.svg`]);
  });

  test("a game of each box is begun by touches and played on, and is there when the browser is opened again", async ({
    webApp,
  }) => {
    for (const game of GAMES) {
      const table = await beginByTouches(webApp, game);
      await table.back();
      await webApp.expectHome();
    }
    const { tables } = (await webApp.ask({ type: "tables" })) as any;
    expect(tables.map(({ game }: { game: string }) => game).sort()).toEqual([...GAMES].sort());
    for (const { table } of tables) await webApp.page.evaluate(playOn, [table, 60] as const);

    await test.step("loaded again", () => webApp.expectKept(() => webApp.page.reload()));

    await test.step("the browser is closed and opened again", () =>
      webApp.expectKept(async () => {
        await webApp.closeBrowser();
        await webApp.start();
      }));
  });

  for (const game of GAMES)
    test(`every recorded game of ${game} is imported and exported as it was`, async ({ webApp: { ask } }) => {
      test.setTimeout(600_000);
      expect(recorded.length).toBeGreaterThan(40);
      for (const name of recorded.filter((name) => name.startsWith(`${game}/`)))
        await test.step(name, async () => {
          const text = readFileSync(path.join(RECORDS, name), "utf8");
          const parts = text.match(/[^]{1,200000}/g) ?? [];
          const parcel = freshId();
          for (const [part, text] of parts.entries()) await ask({ type: "send", parcel, part, text });
          const taking = {
            type: "take_in",
            id: parcel,
            parcel,
            parts: parts.length,
            sound_part: false,
            own: false,
          } as const;
          let reply = await ask(taking);
          while (reply.type === "working") reply = await ask(taking);
          if (reply.type !== "table") throw new Error(`import: got ${reply.type}`);
          const { table } = reply;
          const { text: exported } = (await ask({ type: "export", table })) as { text: string };
          expect(linesOf(exported).slice(0, linesOf(text).length)).toEqual(linesOf(text));
          await ask({ type: "delete", table });
        });
    });

  test("a second page says that the app is open, and takes it over when it is told to", async ({ webApp }) => {
    await playSome(webApp);
    const { page } = webApp;
    const before = await webApp.games();
    const second = await page.context().newPage();
    await second.goto(webApp.url);
    const [first, other] = [new WebNotes(page), new WebNotes(second)];
    await expect(other.openElsewhere).toBeVisible();
    await expectAccessible(second, "a second page");
    await other.takeOver.click();
    await webApp.expectHome(second);
    await expect(first.openElsewhere).toBeVisible();
    expect(await webApp.games(second)).toEqual(before);
    await second.close();
    const held = () => page.evaluate(async () => (await navigator.locks.query()).held?.length);
    await expect.poll(held).toBe(0);
    await first.retry.click();
    await webApp.expectHome();
    expect(await webApp.games()).toEqual(before);
  });

  test("when there is no room left it says so and loses nothing", async ({ webApp, space }) => {
    await playSome(webApp);
    const { page, home } = webApp;
    const session = await page.context().newCDPSession(page);
    const setQuota = (quotaSize?: number) =>
      session.send("Storage.overrideQuotaForOrigin", {
        origin: space.origin,
        ...(quotaSize === undefined ? {} : { quotaSize }),
      });
    const before = await webApp.games();
    await setQuota(1);
    await home.importFile(readFileSync(path.join(RECORDS, "serenissima-2e/four-players.jsonl"), "utf8"));
    await expect(page.getByRole("alert").filter({ hasText: t("problem-disk_full") })).toBeVisible();
    expect(await webApp.games()).toEqual(before);
    await setQuota();
    await page.reload();
    await webApp.expectHome();
    expect(await webApp.games()).toEqual(before);
  });

  test("a backup of everything moves to another place, which has its own games", async ({ webApp, space }) => {
    await playSome(webApp);
    const { page, home } = webApp;
    await home.openMore();
    const [saved] = await Promise.all([page.waitForEvent("download"), home.button("home-backup").click()]);
    expect(saved.suggestedFilename()).toMatch(/\.bucintoro$/);
    const there = await page.context().newPage();
    await there.goto(`${space.origin}/elsewhere/`);
    await expect(there.getByText(t("home-empty"))).toBeVisible();
    const before = await webApp.games();
    await new HomePage(there).importFile(readFileSync(await saved.path(), "utf8"), "all.bucintoro");
    await expect(there.getByText(t("home-restored", { added: before.length, known: 0 }))).toBeVisible();
    const contents = (games: typeof before) => games.map(([length, , hash]) => `${length} ${hash}`).sort();
    expect(contents(await webApp.games(there))).toEqual(contents(before));
  });

  test("what a browser cannot do is said where it is looked for, with another way", async ({ webApp }) => {
    const { page, home } = webApp;
    await webApp.newGame("serenissima-2e", NAMES);
    await page.reload();
    await home.openMore();
    await home.button("home-take-over").click();
    await expect(home.sheet.getByText(t("web-takes-not"))).toBeVisible();
    await expectAccessible(page, "a game cannot be taken over");
    await page.keyboard.press("Escape");
    const menu = await (await home.open()).openMenu();
    await expect(menu.getByRole("button", { name: t("host-title"), exact: true })).toBeVisible();
    await expect(menu.getByRole("button", { name: t("screen-offer"), exact: true })).toHaveCount(0);
  });

  for (const game of GAMES)
    test(`without a network a game of ${game} is played to its end, which the program for desktops replays`, async ({
      webApp,
      space,
      errors,
    }) => {
      test.setTimeout(300_000);
      errors.allowLostConnections();
      const { page, home } = webApp;
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
      space.stop();
      await page.context().setOffline(true);
      await webApp.expectKept(() => page.reload());

      await test.step("the rules are there", async () => {
        await home.button("home-rules").click();
        await expect(page.getByRole("searchbox")).toBeVisible();
        await home.button("app-back").click();
        await webApp.expectHome();
      });

      const table = await beginByTouches(webApp, game);
      await table.back();
      await webApp.expectHome();
      const { tables } = (await webApp.ask({ type: "tables" })) as any;
      const number = tables[0].table as number;
      const { length, times } = await page.evaluate(playOn, [number] as const);
      console.log(`     ${game}: ${length} entries`);
      console.log(timesRow("a command, to its acknowledgement after the flush", times));
      expect((await stateOf(webApp.ask, number)).progress.over).toBe(true);
      await expectSameReplay(webApp.ask, number);

      await test.step("the browser is closed and opened again", () =>
        webApp.expectKept(async () => {
          await webApp.closeBrowser();
          await webApp.start({ offline: true });
        }));
    });

  test("a newer version changes nothing during a game, is offered on the first page, and takes over by a touch", async ({
    webApp,
    space,
  }) => {
    const newer = newFolder();
    cpSync(SITE, newer, { recursive: true });
    for (const [name, from, to] of [
      ["index.html", "<title>", '<meta name="newer" /><title>'],
      ["sw.js", 'const CACHE = MINE + "', 'const CACHE = MINE + "newer '],
    ] as const) {
      const file = path.join(newer, name);
      const text = readFileSync(file, "utf8");
      expect(text).toContain(from);
      writeFileSync(file, text.replace(from, to));
    }
    await playSome(webApp);
    const { page, home } = webApp;
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    space.folders["/games/bucintoro/"] = newer;
    const version = page.locator("meta[name=newer]");
    const table = await home.open();
    await page.evaluate(() => ((window as unknown as { sameDocument: boolean }).sameDocument = true));
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await page.waitForFunction(async () => (await navigator.serviceWorker.ready).waiting !== null);
    await table.back();
    const notes = new WebNotes(page);
    await expect(notes.newer).toBeVisible();
    expect(await page.evaluate(() => "sameDocument" in window), "the page was not loaded again").toBe(true);
    await expect(version).toHaveCount(0);
    await expectAccessible(page, "a newer version");
    await webApp.expectKept(async () => {
      await notes.update.click();
      await expect(version).toHaveCount(1);
    });
    // The caches of the older version are deleted.
    const caches = () =>
      page.evaluate(async () => (await window.caches.keys()).filter((name) => name.includes("/games/")).length);
    await expect.poll(caches).toBe(1);
  });
});
