// The page for phones of the web app, and the sheet that lets them in: a typed relay, a request to join, a tablet that is
// away, and a phone that has the web app itself.

import type { Page } from "@playwright/test";
import { GuestPage } from "../pages/guest";
import { HostingSheet } from "../pages/hosting";
import { JoinPage } from "../pages/join";
import { RelayForm, UnjoinedPage } from "../pages/web";
import { expectAccessible } from "../support/axe";
import { PHONE } from "../support/fixtures";
import { expect, linkTo, openToPhones, test } from "../support/relay";

const NAMES = ["Anna", "Bruno", "Chiara"];

/** Records the paths of requested files. */
function filesOf(page: Page): string[] {
  const files: string[] = [];
  page.on("request", (request) => files.push(new URL(request.url()).pathname));
  return files;
}

test.describe("the page for phones of the web app", { tag: "@nightly" }, () => {
  test("a person types a relay, and a phone without a code asks to join", async ({
    webApp,
    relay,
    newDevice,
    errors,
  }) => {
    // The page has no `relay.json`.
    errors.allow(/404/);
    const { page, home } = webApp;
    const number = await webApp.newGame("serenissima-2e", NAMES);
    await page.reload();
    const table = await home.open();
    const sheet = new HostingSheet(table);
    await sheet.openFromMenu();
    const form = new RelayForm(sheet.sheet);
    await expectAccessible(page, "no relay");
    await expect(sheet.start).toBeHidden();
    await form.use("http://relay.example.org");
    await expect(form.wrong).toBeVisible();
    await expectAccessible(page, "a wrong relay");
    await form.use(relay.address);
    await sheet.start.click();
    await expect(sheet.codes).toHaveCount(1);
    for (const hidden of [sheet.handOver, sheet.offerScreen, sheet.cannotConnect]) await expect(hidden).toHaveCount(0);
    await expectAccessible(page, "open to phones");
    await sheet.tabs.last().click();
    await sheet.letAsk.check();
    const reply = await webApp.ask({ type: "hosting" });
    const { door } = (reply as { hosting: { door: { url: string } } }).hosting;
    const phone = await newDevice(PHONE);
    await phone.goto(door.url);
    const join = new JoinPage(phone);
    await join.askToJoin("Bruno’s phone");
    await expect(join.waiting).toBeVisible();
    await sheet.asking("Bruno’s phone").getByRole("button", { name: "Bruno", exact: true }).click();
    await expect(new GuestPage(phone).seat).toContainText("Bruno");
    expect(new URL(phone.url()).hash).toBe("");
    await phone.reload();
    await expect(new GuestPage(phone).seat).toContainText("Bruno");
    await webApp.ask({ type: "stop_hosting", table: number });
  });

  test("a phone whose tablet is away says what helps, and returns to its seat with the tablet", async ({
    webApp,
    relay,
    newDevice,
    errors,
  }) => {
    errors.allowLostConnections();
    const { page } = webApp;
    const table = await webApp.newGame("serenissima-2e", NAMES);
    const hosting = await openToPhones(page, webApp.ask, table, relay);
    const phone = await newDevice(PHONE);
    await phone.goto(linkTo(hosting, 0));
    await new JoinPage(phone).joinAs.click();
    const guest = new GuestPage(phone);
    await expect(guest.seat).toContainText("Anna");
    await page.goto("about:blank");
    await expect(guest.unreachable).toBeVisible();
    await phone.reload();
    const unjoined = new UnjoinedPage(phone);
    await expect(unjoined.why("room")).toBeVisible();
    await expectAccessible(phone, "a tablet that is away");
    await page.goto(webApp.url);
    await expect(guest.seat).toContainText("Anna");
    await phone.goto(`${webApp.url}join.html#code=ABCD-EFGH&at=damaged`);
    await expect(unjoined.why("link")).toBeVisible();
    await expectAccessible(phone, "a damaged link");
  });

  test("a phone that has the web app keeps its own games and name, and its service worker knows the page", async ({
    webApp,
    relay,
    newDevice,
  }) => {
    const table = await webApp.newGame("serenissima-2e", NAMES);
    const hosting = await openToPhones(webApp.page, webApp.ask, table, relay);
    const phone = await newDevice(PHONE);
    await phone.goto(webApp.url);
    await phone.evaluate(async () => {
      localStorage.setItem("name", "Zoe");
      await navigator.serviceWorker.ready;
    });
    await phone.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const files = filesOf(phone);
    await phone.goto(linkTo(hosting, 1));
    await new JoinPage(phone).joinAs.click();
    await expect(new GuestPage(phone).seat).toContainText("Bruno");
    expect(await phone.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    expect(files.filter((name) => name.endsWith(".wasm"))).toEqual([]);
    expect(await phone.evaluate(() => localStorage.getItem("name"))).toBe("Zoe");
    expect(await phone.evaluate(() => Object.keys(localStorage).filter((key) => key.includes("token")))).toHaveLength(
      1,
    );
    await phone.goto(webApp.url);
    await webApp.expectHome(phone);
  });
});
