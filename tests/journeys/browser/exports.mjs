// To and from others: what a group always plays with is kept under a name and chosen with one touch; plays, an
// evening and the picture for a stream leave as files and addresses.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import path from "node:path";
import { accessible, browser, device, entered, host, journey } from "../helper.mjs";
import { asker, linkOf } from "../phones.mjs";
import { whole } from "../whole.mjs";

const served = await host();
const chromium = await browser();
const { page, errors } = await device(chromium);
const ask = asker(page, served.url);
const record = (name, count) =>
  `${readFileSync(path.join(import.meta.dirname, `../../records/${name}.jsonl`), "utf8")
    .trim()
    .split("\n")
    .slice(0, count)
    .join("\n")}\n`;
const button = (name) => page.getByRole("button", { name, exact: true });
const rules = () => page.getByRole("group", { name: "House rules" });
const shot = (screen, name) => screen.screenshot({ path: path.join(process.env.SHOTS ?? "/tmp", `${name}.png`) });

async function bring(name, count) {
  await page.goto(served.url);
  const before = await page.locator("button.open").count();
  await page
    .locator("input[type=file]:enabled")
    .setInputFiles({ name: "table.jsonl", mimeType: "application/json", buffer: Buffer.from(record(name, count)) });
  await page.locator("button.open").nth(before).waitFor();
}
async function saved(tap) {
  const [file] = await Promise.all([page.waitForEvent("download"), tap()]);
  return { name: file.suggestedFilename(), text: readFileSync(await file.path(), "utf8") };
}
async function fresh() {
  await page.goto(served.url);
  await button("New table").click();
  await button("Twilight of Venice").click();
  await rules().waitFor();
}
const overlays = [errors];

await journey("exports", {
  async "what a group always plays with is kept under a name"() {
    await fresh();
    await rules().locator('[aria-pressed="true"]', { hasText: "By the rulebook" }).waitFor();
    await button("Always allow…").click();
    const sheet = page.getByRole("dialog", { name: "Always allow…" });
    await sheet.getByRole("checkbox", { name: /PLAY-4/ }).check();
    await accessible(page, "always allowed");
    await whole(page, "always allowed");
    await shot(page, "waived");
    await page.keyboard.press("Escape");
    await page.getByText("Always allowed at this table:").waitFor();
    await page.getByLabel("Name of these house rules").fill("Our evening");
    await button("Keep for next time").click();
    await rules().locator('[aria-pressed="true"]', { hasText: "Our evening" }).waitFor();
    await whole(page, "house rules");
    await accessible(page, "house rules");
    await shot(page, "presets");
  },
  async "the next table has it with one touch, shows it and records it"() {
    await fresh();
    await rules().getByRole("button", { name: "Our evening" }).click();
    await button("Start").click();
    await page.locator(".undo").waitFor();
    await button("Menu").click();
    const menu = page.getByRole("dialog", { name: "Menu" });
    await menu.getByText("PLAY-4").waitFor();
    await whole(page, "the menu");
    await shot(page, "menu");
    // Taken back in the middle of the game: the record says so.
    await menu.getByRole("button", { name: "Always allow…" }).click();
    await entered(page, () =>
      page
        .getByRole("dialog", { name: "Always allow…" })
        .getByRole("checkbox", { name: /PLAY-4/ })
        .uncheck(),
    );
    const { state } = await ask({ type: "open", table: 1, viewer: "table" });
    assert.deepEqual(state.settings.waivers ?? [], []);
  },
  async "plays leave for a spreadsheet, for BoardGameGeek and for whatever reads JSON"() {
    await bring("twilight/house-rules");
    await button("For other programs").click();
    const sheet = page.getByRole("dialog", { name: "For other programs" });
    const csv = await saved(() => sheet.getByRole("button", { name: "Spreadsheet (CSV)" }).click());
    assert.match(csv.name, /^bucintoro-plays-\d{4}-\d\d-\d\d\.csv$/);
    assert.match(csv.text, /^\ufefftable,play,game,/);
    assert.equal(csv.text.trim().split("\r\n").length, 5);
    const json = await saved(() => sheet.getByRole("button", { name: "Everything (JSON)" }).click());
    assert.equal(JSON.parse(json.text).tables.length, 2);
    await sheet.getByText("BoardGameGeek", { exact: true }).click();
    await sheet.getByLabel("Number of Twilight of Venice at BoardGameGeek").fill("4711");
    await whole(page, "other programs");
    await accessible(page, "other programs");
    await shot(page, "exports");
    const xml = await saved(() => sheet.getByRole("button", { name: "BoardGameGeek (XML)" }).click());
    assert.match(xml.text, /<item name="Twilight of Venice" objecttype="thing" objectid="4711">/);
  },
  async "the next evening leaves for the calendar"() {
    const sheet = page.getByRole("dialog", { name: "For other programs" });
    await sheet.getByLabel("Where").fill("Upstairs, at Ana’s");
    const file = await saved(() => sheet.getByRole("button", { name: "Save for the calendar" }).click());
    assert.match(file.name, /\.ics$/);
    assert.match(file.text, /SUMMARY:Game night\r\n/);
    assert.match(file.text, /LOCATION:Upstairs\\, at Ana’s\r\n/);
    await page.keyboard.press("Escape");
  },
  async "a finished game goes to BG Stats by a link"() {
    await page.locator("button.open", { hasText: "Twilight" }).first().click();
    await button("Share").click();
    await page.getByRole("dialog", { name: "Share the result" }).waitFor();
    await page.evaluate(() => (window.open = (url) => (window.opened = url)));
    await button("To BG Stats").click();
    await page.waitForFunction(() => window.opened);
    const url = new URL(await page.evaluate(() => window.opened));
    assert.equal(url.origin + url.pathname, "https://app.bgstats.com/createPlay.html");
    const play = JSON.parse(url.searchParams.get("data"));
    assert.deepEqual([play.sourceName, play.game.name, play.players.length], ["Bucintoro", "Twilight of Venice", 2]);
    await whole(page, "what is shared");
  },
  async "a stream has an address: the table on a transparent ground"() {
    await bring("serenissima-2e/four-players", 60);
    await page.locator("button.open", { hasText: "Serenissima" }).first().click();
    await page.locator(".undo").waitFor();
    await button("Menu").click();
    await button("Phones at the table").click();
    await button("Open this table to phones").click();
    await page.getByRole("tab", { name: /Watching/i }).click();
    await page.getByText("For a stream").click();
    const address = new URL(await page.getByLabel("Address for the stream").inputValue());
    assert.equal(address.hash, (await linkOf(ask, "spectator")).replace("&name=", "&name=Stream&overlay"));
    await whole(page, "the address for a stream");
    await shot(page, "stream-address");
    const stream = await device(chromium, { viewport: { width: 1280, height: 720 } });
    overlays.push(stream.errors);
    await stream.page.goto(`http://127.0.0.1:${address.port}/${address.hash}`);
    await stream.page.locator(".overlay li").nth(3).waitFor();
    const grounds = await stream.page.evaluate(() =>
      [document.documentElement, document.body].map((one) => getComputedStyle(one).backgroundColor),
    );
    assert.deepEqual(grounds, ["rgba(0, 0, 0, 0)", "rgba(0, 0, 0, 0)"]);
    const { table } = (await ask({ type: "hosting" })).hosting;
    const { state } = await ask({ type: "open", table, viewer: "table" });
    const [[{ seat }]] = state.asks;
    assert.match(await stream.page.getByRole("status").innerText(), new RegExp(state.settings.seating[seat].name));
    assert.match(
      await stream.page.locator(".overlay .awaited").innerText(),
      new RegExp(state.settings.seating[seat].name),
    );
    await shot(stream.page, "overlay");
    // A page that loads itself anew is laid over the stream still.
    await stream.page.reload();
    await stream.page.locator(".overlay li").nth(3).waitFor();
    await stream.page.setViewportSize({ width: 390, height: 844 });
    await shot(stream.page, "overlay-narrow");
    assert.equal(await stream.page.evaluate(() => document.documentElement.scrollWidth > innerWidth), false);
  },
  async "nothing went wrong on the way"() {
    assert.deepEqual(overlays.flat(), []);
  },
});
