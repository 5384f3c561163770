// A game that is over is told to others: a picture, a few lines for a chat, the record; for every game.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import path from "node:path";
import { accessible, browser, device, host, journey } from "../helper.mjs";
import { whole } from "../whole.mjs";

const served = await host();
const chromium = await browser();
const { page, errors } = await device(chromium);

const button = (name) => page.getByRole("button", { name, exact: true });
const sheet = page.getByRole("dialog", { name: "Share the result" });
const line = (text) => sheet.locator(".text").innerText().then((told) => assert.match(told, text));

let brought = 0;

/** A table whose game is over, by its golden record, and what it has to share. */
async function shared(record) {
  const text = readFileSync(path.join(import.meta.dirname, `../../records/${record}.jsonl`), "utf8");
  await page.goto(served.url);
  const tables = page.locator("button.open");
  await page.locator("input[type=file]").setInputFiles({ name: "game.jsonl", mimeType: "application/json", buffer: Buffer.from(text) });
  await tables.nth(brought++).waitFor();
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
  async "the sheet has its room at every size, by day and by night"() {
    await accessible(page, "what is shared");
    await whole(page, "what is shared");
  },
  async "nothing went wrong on the way"() {
    assert.deepEqual(errors, []);
  },
});
