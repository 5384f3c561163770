// Late answers, and problems shown over open sheets.

import type { Page } from "@playwright/test";
import { HomePage } from "../pages/home";
import { Serenissima } from "../pages/serenissima";
import { TablePage } from "../pages/table";
import { record } from "../support/api";
import { expect, test } from "../support/fixtures";
import { openRecord } from "../support/open";
import { t, texts } from "../support/t";

const s = texts("serenissima-2e");

const TURN = record("serenissima-2e/older/four-players").slice(0, 60);

/** The messages for an answer that came too late. */
const LATE = [t("problem-late"), t("problem-stale")];

test("of two who tap at once one plays, and the other reads that it was too late", async ({ api, host, newDevice }) => {
  const one = await openRecord({ api, host, newDevice }, TURN);
  const page = await newDevice({ viewport: { width: 800, height: 1280 } });
  // Holds back the other screen's messages until it has tapped its outdated content.
  let held: (string | Buffer)[] | null = null;
  let deliver: (message: string | Buffer) => void = () => undefined;
  await page.routeWebSocket(/ws/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => server.send(message));
    deliver = (message) => socket.send(message);
    server.onMessage((message) => (held ? held.push(message) : deliver(message)));
  });
  await page.goto(host.url);
  const other = await new HomePage(page).open();
  for (const table of [one.table, other]) {
    await new Serenissima(table).next.click();
    await expect(table.confirm).toBeEnabled();
  }
  held = [];
  const question = await one.table.question.textContent();
  await one.table.enter(() => one.table.confirm.click());
  await expect(one.table.question).not.toHaveText(question ?? "");
  await other.confirm.click();
  const waiting: (string | Buffer)[] = held;
  held = null;
  for (const message of waiting) deliver(message);
  const note = (screen: Page) => screen.getByRole("alert").filter({ hasText: new RegExp(LATE.join("|")) });
  await expect(note(page)).toBeVisible();
  await expect(other.question).toHaveText((await one.table.question.textContent()) ?? "");
  await expect(note(one.page)).toHaveCount(0);
});

test("a problem shows over the open sheet, and Escape closes it before the sheet", async ({ api, host, newDevice }) => {
  const { page, table } = await openRecord({ api, host, newDevice }, TURN);
  // Makes the sheet send an outdated head.
  await page.evaluate(() => {
    const send = WebSocket.prototype.send;
    WebSocket.prototype.send = function (data) {
      const isCommand = typeof data === "string" && data.includes('"type":"command"');
      return send.call(this, isCommand ? data.replace(/"head":\d+/, '"head":1') : data);
    };
  });
  const game = new Serenissima(table);
  await game.correctPlayer(0);
  const sheet = table.sheet();
  await sheet.getByRole("button", { name: "+10", exact: true }).click();
  const save = sheet.getByRole("button", { name: s("correct-save"), exact: true });
  const note = page.getByRole("alert").filter({ hasText: new RegExp(LATE.join("|")) });
  await save.click();
  // A trial click fails if another element covers the note.
  await note.getByRole("button", { name: t("app-close"), exact: true }).click({ trial: true });
  await page.keyboard.press("Escape");
  await expect(note).toHaveCount(0);
  await expect(sheet).toBeVisible();
  await save.click();
  await note.getByRole("button", { name: t("app-close"), exact: true }).click();
  await expect(note).toHaveCount(0);
});

test("a correction made within the check leaves the check open", async ({ api, host, newDevice }) => {
  const { page, table } = await openRecord({ api, host, newDevice }, TURN);
  await page.locator("[data-tool=check]").click();
  await page.getByTestId("check-line").first().click();
  await expect(table.sheet()).toHaveCount(2);
  await table
    .sheet()
    .last()
    .getByRole("button", { name: s("correct-save"), exact: true })
    .click();
  await expect(table.sheet()).toHaveCount(1);
  await expect(
    table
      .sheet()
      .getByRole("button", { name: t("check-yes"), exact: true })
      .first(),
  ).toBeVisible();
});

test("a page stays on the screen until the next one is loaded", async ({ host, newDevice }) => {
  const page = await newDevice({ serviceWorkers: "block" });
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/Settings*.js", (route) => held.then(() => route.continue()));
  await page.goto(host.url);
  await page.getByRole("button", { name: t("home-settings"), exact: true }).click();
  await page.getByRole("button", { name: t("home-new"), exact: true }).click({ trial: true });
  await expect(page.getByRole("main")).toHaveCount(1);
  release();
  await expect(page.getByRole("heading", { name: t("settings-title"), exact: true })).toBeVisible();
  await expect(new TablePage(page).bar).toHaveCount(0);
});
