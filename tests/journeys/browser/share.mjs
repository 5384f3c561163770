// A game that is over is told to others: a picture, a few lines for a chat, the record, and the whole of it in one file
// that any browser shows without a network; for every game.

import assert from "node:assert/strict";
import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { accessible, browser, device, host, journey } from "../helper.mjs";
import { whole } from "../whole.mjs";

const served = await host();
const chromium = await browser();
const { page, errors } = await device(chromium);

const button = (name) => page.getByRole("button", { name, exact: true });
const sheet = page.getByRole("dialog", { name: "Share the result" });
const line = (text) =>
  sheet
    .locator(".text")
    .innerText()
    .then((told) => assert.match(told, text));

let brought = 0;

/** A table whose game is over, by its golden record, and what it has to share. */
async function shared(record) {
  const text = readFileSync(path.join(import.meta.dirname, `../../records/${record}.jsonl`), "utf8");
  await page.goto(served.url);
  const tables = page.locator("button.open");
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "game.jsonl", mimeType: "application/json", buffer: Buffer.from(text) });
  await tables.nth(brought++).waitFor({ state: "attached" });
  await tables.first().click();
  await button("Share").click();
  await sheet.waitFor();
}

/** The picture as it is saved: its size in pixels, and how many colours lie on it. */
async function saved() {
  await sheet.locator("canvas[data-drawn=true]").waitFor();
  const [download] = await Promise.all([page.waitForEvent("download"), button("Save the picture").click()]);
  const bytes = readFileSync(await download.path());
  assert.equal(bytes.subarray(1, 4).toString(), "PNG");
  const colours = await sheet.locator("canvas").evaluate((canvas) => {
    const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
    return new Set(new Uint32Array(data.buffer)).size;
  });
  return { name: download.suggestedFilename(), size: [bytes.readUInt32BE(16), bytes.readUInt32BE(20)], colours };
}

const ENDS = {
  "serenissima-2e/older/four-players": /^1\. .+: \d+ ducats?, \d+ ports?/m,
  "serenissima-1996/four-nations": /^1\. .+: .*\d+/m,
  "libertalia/six-players": /^1\. .+: \d+ points?, \d+ \+ \d+/m,
  "twilight/drawn-match": /^1\. .+: \d round/m,
};

/** The largest file that people like to send: bytes. */
const MOST = 400_000;
/** What is shared of a game in words that need further letters. */
const RUSSIAN = { title: "Поделиться результатом", replay: "Сохранить повтор" };

/** The keepsake of the table that is shared: where it lies. */
async function keepsake(name = "Save the replay") {
  const [download] = await Promise.all([page.waitForEvent("download"), button(name).click()]);
  const file = `${await download.path()}.html`;
  await download.saveAs(file);
  const { size } = statSync(file);
  console.log(`     ${download.suggestedFilename()}: ${(size / 1000).toFixed(0)} kB`);
  assert.ok(size <= MOST, `${size} bytes`);
  return file;
}

/** Opened by whoever got it, far from any network; whatever it asks for is noted. */
async function opened(file, options = {}) {
  const away = await device(chromium, options);
  const asked = [];
  await away.context.setOffline(true);
  away.page.on("request", (request) => asked.push(request.url()));
  await away.page.goto(pathToFileURL(file).href);
  await away.page.locator(".replay input").waitFor();
  return {
    ...away,
    asked: () => asked.filter((address) => !address.startsWith("file:") && !address.startsWith("data:")),
  };
}

/** The longest of every game. */
const LONGEST = [
  "serenissima-2e/waived-and-corrected",
  "serenissima-1996/waived-and-corrected",
  "libertalia/waived-and-corrected",
  "twilight/waived-and-corrected",
];

await journey("share", {
  ...Object.fromEntries(
    Object.entries(ENDS).map(([record, told]) => [
      `${record}: a picture, a text, the record`,
      async () => {
        await shared(record);
        await line(told);
        const wide = await saved();
        assert.deepEqual(wide.size, [1200, 630]);
        assert.ok(wide.colours > 100, `${wide.colours} colours`);
        assert.equal(wide.name, `${record.split("/")[0]}.png`);
        await button("Tall").click();
        assert.deepEqual((await saved()).size, [1080, 1350]);
        await button("Copy the text").click();
        await sheet.getByText("Copied", { exact: true }).waitFor();
        assert.match(await page.evaluate(() => getSelection().toString()), told);
        const [file] = await Promise.all([page.waitForEvent("download"), button("Save the record").click()]);
        assert.match(readFileSync(await file.path(), "utf8"), /^\{/);
      },
    ]),
  ),
  ...Object.fromEntries(
    Object.keys(ENDS).map((record) => [
      `${record}: the whole game in one file, to be watched without a network`,
      async () => {
        await shared(record);
        const { page: away, context, errors: wrong, asked } = await opened(await keepsake());
        const line = away.locator(".replay input");
        const last = Number(await line.getAttribute("max"));
        assert.equal(await line.inputValue(), "0");
        assert.ok(last > 20, `${last} entries`);
        // By a finger, and by itself.
        await line.fill(String(last - 1));
        await away.waitForFunction((n) => document.querySelector(".replay input").value === n, String(last - 1));
        await line.fill("0");
        await away.waitForFunction(() => document.querySelector(".replay input").value === "0");
        await away.getByRole("button", { name: "Speed: Normal", exact: true }).click();
        await away.getByRole("button", { name: "Play", exact: true }).click();
        await away.waitForFunction(() => Number(document.querySelector(".replay input").value) > 5);
        await away.getByRole("button", { name: "Pause", exact: true }).click();
        await accessible(away, `the file of ${record}`);
        // The rules and the record are there too; and the end, where nothing is left to be asked.
        await away.keyboard.press("Escape");
        await line.waitFor({ state: "detached" });
        await away.locator("[data-tool=record]").click();
        await away.locator("dialog li").first().waitFor();
        await away.keyboard.press("Escape");
        await accessible(away, `the end of ${record}`);
        assert.deepEqual(asked(), []);
        assert.deepEqual(wrong, []);
        await context.close();
      },
    ]),
  ),
  async "the longest golden record of every game is no larger than that"() {
    for (const record of LONGEST) {
      await shared(record);
      await keepsake();
    }
  },
  async "it speaks the language in which it was made, in its own letters"() {
    await shared("serenissima-2e/older/four-players");
    await page.keyboard.press("Escape");
    await page.locator("[data-tool=menu]").click();
    await button("Русский").click();
    await page.keyboard.press("Escape");
    await page.locator("[data-tool=share]").click();
    await page.getByRole("dialog", { name: RUSSIAN.title }).waitFor();
    const { page: away, context } = await opened(await keepsake(RUSSIAN.replay), { locale: "de-DE" });
    assert.equal(await away.evaluate(() => document.documentElement.lang), "ru");
    assert.ok(await away.evaluate(() => document.fonts.check("700 20px Alegreya", "Ж")));
    await context.close();
    await page.keyboard.press("Escape");
    await page.locator("[data-tool=menu]").click();
    await button("English").click();
    await page.keyboard.press("Escape");
    await button("Share").click();
  },
  async "the sheet has its room at every size, by day and by night"() {
    await accessible(page, "what is shared");
    await whole(page, "what is shared");
  },
  async "nothing went wrong on the way"() {
    assert.deepEqual(errors, []);
  },
});
