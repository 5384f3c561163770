// Sharing the result of a game: a picture, a few lines for a chat, the record, and an offline replay; for every game.

import { writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import type { Page, TestInfo } from "@playwright/test";
import { Chart } from "../pages/chart";
import { HomePage } from "../pages/home";
import { ReplayPage } from "../pages/replay";
import { ShareSheet } from "../pages/share";
import { TablePage } from "../pages/table";
import { type Api, beginning, record } from "../support/api";
import { expectAccessible } from "../support/axe";
import { download, type SavedFile } from "../support/download";
import { expect, test } from "../support/fixtures";
import { IN_LONG_RUN, inLongRun } from "../support/long";
import { type Language, t, texts } from "../support/t";

/** By record: the winner in its text. */
const ENDS = {
  "serenissima-2e/older/four-players": /^1\. .+: \d+ ducats?, \d+ ports?/m,
  "serenissima-1996/four-nations": /^1\. .+: .*\d+/m,
  "libertalia/six-players": /^1\. .+: \d+ points?, \d+ \+ \d+/m,
  "twilight/drawn-match": /^1\. .+: \d round/m,
};

/** The record whose file a usual run opens. */
const WATCHED = "twilight/drawn-match";

/** The longest record of every game. */
const LONGEST = [
  "serenissima-2e/waived-and-corrected",
  "serenissima-1996/waived-and-corrected",
  "libertalia/waived-and-corrected",
  "twilight/waived-and-corrected",
];

/** The size limit of a file for messengers, in bytes. */
const LARGEST = 400_000;

/** Opens a finished game by its golden record. */
async function openEnded(api: Api, tablet: Page, url: string, name: string): Promise<void> {
  await api.importRecord(beginning(record(name)));
  await HomePage.openLast(tablet, url);
}

/** Saves a replay where a browser opens it as a page, and expects that it is small enough to send. */
function keep({ bytes }: SavedFile, info: TestInfo): string {
  expect(bytes.length).toBeLessThanOrEqual(LARGEST);
  const file = info.outputPath("replay.html");
  writeFileSync(file, bytes);
  return file;
}

for (const [name, winner] of Object.entries(ENDS)) {
  test(
    `${name}: a picture, a text and the record are saved`,
    inLongRun(!name.startsWith("serenissima-2e")),
    async ({ api, tablet, host }) => {
      await openEnded(api, tablet, host.url, name);
      const share = await ShareSheet.open(tablet);
      await expect(share.text).toHaveText(winner);
      const wide = await share.savePicture();
      expect(wide.size).toEqual([1200, 630]);
      expect(wide.name).toBe(`${name.split("/")[0]}.png`);
      expect(await share.colours()).toBeGreaterThan(100);
      await share.button("share-tall").click();
      await expect.poll(() => share.canvas.evaluate((canvas: HTMLCanvasElement) => canvas.height)).toBe(1350);
      expect((await share.savePicture()).size).toEqual([1080, 1350]);
      await share.button("share-copy").click();
      await expect(share.sheet.getByText(t("share-copied"), { exact: true })).toBeVisible();
      expect(await tablet.evaluate(() => getSelection()?.toString())).toMatch(winner);
      const saved = await download(tablet, () => share.button("share-record").click());
      expect(saved.text).toMatch(/^\{/);
    },
  );

  test(
    `${name}: the whole game in one file is watched without a network`,
    inLongRun(name !== WATCHED),
    async ({ api, tablet, host, newDevice }, info) => {
      await openEnded(api, tablet, host.url, name);
      const share = await ShareSheet.open(tablet);
      const file = keep(await share.saveReplay(), info);
      const away = await newDevice();
      await away.context().setOffline(true);
      const asked: string[] = [];
      away.on("request", (request) => asked.push(request.url()));
      await away.goto(pathToFileURL(file).href);
      const table = new TablePage(away);
      const replay = new ReplayPage(table);
      await replay.expectAt(0);
      const last = Number(await replay.line.getAttribute("max"));
      expect(last).toBeGreaterThan(20);

      await test.step("by a finger, and by itself", async () => {
        await replay.goTo(last - 1);
        await replay.goTo(0);
        await replay.speed("usual").click();
        await replay.play.click();
        await expect.poll(async () => Number(await replay.line.inputValue())).toBeGreaterThan(5);
        await replay.pause.click();
        await expectAccessible(away, `the file of ${name}`);
      });

      await test.step("the record is in it, and the end, where nothing is asked", async () => {
        await away.keyboard.press("Escape");
        await expect(replay.line).toHaveCount(0);
        const sheet = await table.openRecord();
        await expect(sheet.getByRole("listitem").first()).toBeVisible();
        await away.keyboard.press("Escape");
        await expect(sheet).toHaveCount(0);
        await expectAccessible(away, `the end of ${name}`);
      });

      expect(asked.filter((address) => !/^(file|data):/.test(address))).toEqual([]);
    },
  );
}

for (const name of LONGEST)
  test(
    `${name}: the longest record of its game is small enough to send`,
    inLongRun(name !== LONGEST[0]),
    async ({ api, tablet, host }, info) => {
      await openEnded(api, tablet, host.url, name);
      const share = await ShareSheet.open(tablet);
      keep(await share.saveReplay(), info);
    },
  );

test(
  "a replay speaks the language in which it was saved, in that language's letters",
  IN_LONG_RUN,
  async ({ api, tablet, host, newDevice }, info) => {
    const language: Language = "ru";
    await api.send({ type: "set_preference", key: "language", value: language });
    await openEnded(api, tablet, host.url, "serenissima-2e/older/four-players");
    await expect(tablet.locator("html")).toHaveAttribute("lang", language);
    const share = await ShareSheet.open(tablet, texts("app", language));
    const file = keep(await share.saveReplay(), info);
    const away = await newDevice({ locale: "de-DE" });
    await away.context().setOffline(true);
    await away.goto(pathToFileURL(file).href);
    await expect(away.getByRole("slider")).toBeVisible();
    await expect(away.locator("html")).toHaveAttribute("lang", language);
    await expect.poll(() => away.evaluate(() => document.fonts.check("700 20px Alegreya", "Ж"))).toBe(true);
    await test.step("a tap on a port shows its card", async () => {
      await new Chart(away, "serenissima-2e", language).plate("venezia").click();
      await expect(away.getByTestId("info-card")).toBeVisible();
    });
  },
);
