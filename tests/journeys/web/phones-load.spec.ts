// What a phone loads and leaves behind: the page for phones beside the web app of the same device, and the web app that
// contacts no one without a relay.

import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { HostingSheet } from "../pages/hosting";
import { JoinPage } from "../pages/join";
import { TablePage } from "../pages/table";
import { beginning, record } from "../support/api";
import { type Watched, watchFirstAnswer } from "../support/first-answer";
import { PHONE } from "../support/fixtures";
import { expect, joinAs, linkTo, openToPhones, test } from "../support/relay";
import { t } from "../support/t";
import { playOn, SITE, stateOf, WebApp } from "../support/webapp";

/**
 * The size limit of a phone's first load, in bytes of gzip. A phone at a host on the network loads 12 kB less: it needs no
 * encryption, and a host compresses denser than gzip does here.
 */
const MOST_BYTES = 145_000;

const NAMES = ["Anna", "Bruno", "Chiara"];

/** An answer of the second edition. */
const ANSWER = "[data-testid=panel] [role=tabpanel] button:enabled";

/** Collects the addresses that a page requests, sockets included. */
function requestsOf(page: Page): URL[] {
  const urls: URL[] = [];
  page.on("request", (request) => urls.push(new URL(request.url())));
  page.on("websocket", (socket) => urls.push(new URL(socket.url())));
  return urls;
}

/** What a web app stores in its page: settings, and everything else beside its files. */
const stored = (page: Page) =>
  page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([key]) => !key.startsWith("join "))
      .toSorted(),
  );

test.describe("the page for phones", { tag: "@nightly" }, () => {
  test("weighs little until the hand can be used, has nothing of the engine, and asks only its own servers", async ({
    webApp,
    relay,
    space,
    newDevice,
  }) => {
    const table = await webApp.importRecord(beginning(record("serenissima-2e/four-players"), 60));
    const { asks } = await stateOf(webApp.ask, table);
    const { seat } = asks[0]?.[0] as { seat: number };
    const hosting = await openToPhones(webApp.page, webApp.ask, table, relay);
    const phone = await newDevice({ ...PHONE, serviceWorkers: "block" });
    await phone.addInitScript(watchFirstAnswer, ANSWER);
    const urls = requestsOf(phone);
    await joinAs(phone, linkTo(hosting, seat));
    await phone.waitForFunction(() => (window as unknown as Watched).answerAt);
    const origins = new Set(urls.map(({ origin }) => origin));
    expect([...origins].toSorted()).toEqual([space.origin, `ws://${relay.address}`].toSorted());
    const names = [...new Set(urls.filter(({ origin }) => origin === space.origin).map(({ pathname }) => pathname))]
      .map((name) => name.slice("/games/bucintoro/".length))
      .filter((name) => existsSync(path.join(SITE, name)));
    expect(names.filter((name) => /\.wasm$|^engine\/|worker|sw\.js/.test(name))).toEqual([]);
    const texts = names.filter((name) => /\.(js|css|html)$/.test(name));
    const sizes = texts.map((name) => [gzipSync(readFileSync(path.join(SITE, name))).length, name] as const);
    const bytes = sizes.reduce((sum, [size]) => sum + size, 0);
    const largest = sizes.toSorted(([one], [other]) => other - one);
    console.log(`     ${texts.length} files, ${(bytes / 1000).toFixed(1)} kB of gzip until the hand of a phone`);
    for (const [size, name] of largest) console.log(`     ${(size / 1000).toFixed(1)} kB ${name}`);
    expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
  });

  test("leaves the web app of the same phone as it is, also without a network", async ({
    webApp,
    relay,
    space,
    newBrowser,
    errors,
  }) => {
    errors.allowLostConnections();
    const table = await webApp.newGame("serenissima-2e", NAMES);
    const hosting = await openToPhones(webApp.page, webApp.ask, table, relay);
    const own = new WebApp((options) => newBrowser({ ...PHONE, ...options }), space, webApp.url);
    await own.start();
    const game = await own.newGame("twilight", NAMES.slice(0, 2));
    await own.page.evaluate(playOn, [game, 10] as const);
    await own.ask({ type: "set_preference", key: "language", value: "de" });
    await own.page.reload();
    await expect(own.page.locator("html")).toHaveAttribute("lang", "de");
    await own.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const [games, settings, before] = [
      await own.games(),
      await own.ask({ type: "preferences" }),
      await stored(own.page),
    ];

    const phone = await own.page.context().newPage();
    const guest = await joinAs(phone, linkTo(hosting, 0));
    await expect(phone).toHaveURL(/join\.html$/);
    await guest.openMenu();
    await guest.button(t("guest-leave")).click();
    await guest.button(t("guest-leave-yes")).click();
    await expect(new JoinPage(phone).code).toBeVisible();

    await test.step("games, settings and language are as before", async () => {
      expect(await stored(own.page)).toEqual(before);
      await own.page.reload();
      await expect(own.page.locator("html")).toHaveAttribute("lang", "de");
      expect(await own.games()).toEqual(games);
      expect(await own.ask({ type: "preferences" })).toEqual(settings);
    });

    await test.step("the service worker answers each address with its own page", async () => {
      const kind = (page: Page) => page.evaluate(() => document.querySelector("meta[name=join]") !== null);
      for (const offline of [false, true]) {
        if (offline) space.stop();
        await own.page.context().setOffline(offline);
        await phone.goto(`${webApp.url}join.html`);
        expect(await kind(phone), `join.html, offline: ${offline}`).toBe(true);
        await phone.goto(webApp.url);
        expect(await kind(phone), `the web app, offline: ${offline}`).toBe(false);
      }
    });
  });
});

test.describe("the web app without a relay", { tag: "@nightly" }, () => {
  test("contacts no one until the sheet of phones opens, and then looks only beside its page", async ({
    space,
    newBrowser,
    errors,
  }) => {
    // The file is not there.
    errors.allow(/404/);
    const urls: URL[] = [];
    /** Requests of the page itself: as soon as its service worker is active, that repeats each. */
    const own: URL[] = [];
    const app = new WebApp(
      async (options) => {
        const page = await newBrowser(options);
        page.context().on("request", (request) => {
          urls.push(new URL(request.url()));
          if (!request.serviceWorker()) own.push(new URL(request.url()));
        });
        page.context().on("page", (other) => other.on("websocket", (socket) => urls.push(new URL(socket.url()))));
        page.on("websocket", (socket) => urls.push(new URL(socket.url())));
        return page;
      },
      space,
      `${space.origin}/games/bucintoro/`,
    );
    await app.start();
    await app.newGame("serenissima-2e", NAMES);
    await app.page.reload();
    await app.home.open();
    const named = () => own.filter(({ pathname }) => pathname.endsWith("/relay.json"));
    const table = new TablePage(app.page);
    await table.expectShowsMoves();
    expect(named()).toEqual([]);
    await new HostingSheet(table).openFromMenu();
    await expect.poll(() => named().length).toBeGreaterThan(0);
    await app.page.reload();
    await app.expectHome();
    expect(named().map(({ pathname }) => pathname)).toEqual(["/games/bucintoro/relay.json"]);
    const elsewhere = urls.filter(({ origin, protocol }) => origin !== space.origin && !/^(blob|data):/.test(protocol));
    expect(elsewhere.map(String)).toEqual([]);
  });
});
