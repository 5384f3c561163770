// The first page: the language, the boxes on the shelf, the last table with its picture, and the others, filed
// and found again.

import assert from "node:assert/strict";
import { readFileSync, renameSync } from "node:fs";
import path from "node:path";
import { accessible, browser, device, host, journey } from "../helper.mjs";
import { whole } from "../whole.mjs";

const served = await host();
const chromium = await browser();
const { page, errors } = await device(chromium, { locale: "de" });
const records = path.resolve(import.meta.dirname, "../../records");
const button = (name) => page.getByRole("button", { name, exact: true }).first();
const cards = () => page.locator("button.open");

/** Brings a record in: so many of its lines. */
async function bring(record, count = Infinity) {
  const before = await cards().count();
  const lines = readFileSync(path.join(records, `${record}.jsonl`), "utf8")
    .trim()
    .split("\n")
    .slice(0, count);
  await page
    .locator("input[type=file]:enabled")
    .setInputFiles({ name: "table.jsonl", mimeType: "application/json", buffer: Buffer.from(`${lines.join("\n")}\n`) });
  await page.waitForFunction((count) => document.querySelectorAll("button.open").length > count, before);
}

await journey("home", {
  async "at the first start it is asked which language is spoken, and what is chosen is kept"() {
    await page.goto(served.url);
    await button("Neue Partie").waitFor();
    await button("English").click();
    await page.getByText("No tables yet.").waitFor();
    await page.reload();
    await button("New table").waitFor();
    // The first daily backup is made a minute after the start.
    await button("Settings").click();
    await page.getByText("No backup yet.").waitFor();
    await button("Back").click();
    await button("New table").waitFor();
    await whole(page, "first start");
    await accessible(page, "first start");
  },
  async "a box is taken from the shelf: who plays it, its rules, its boards, a new table of it"() {
    const boxes = page.getByRole("group", { name: "Games on the shelf" }).getByRole("button");
    assert.equal(await boxes.count(), 4);
    for (const [box, players, boards] of [
      [/^Libertalia/, "2–6", 0],
      [/^Serenissima, first/, "2–4", 1],
    ]) {
      await boxes.filter({ hasText: box }).click();
      const sheet = page.getByRole("dialog");
      await sheet.getByText(`Players: ${players}.`).waitFor();
      assert.equal(await sheet.getByRole("button", { name: "Boards" }).count(), boards);
      await whole(page, "a box");
      if (boards) break;
      await page.keyboard.press("Escape");
    }
    await accessible(page, "a box");
    await page.getByRole("dialog").getByRole("button", { name: "Rules" }).click();
    await page.locator('.row [aria-pressed="true"]', { hasText: "1996" }).waitFor();
    // What the game is stands first, and another word for what is printed finds it.
    await page.getByText("The older box:").waitFor();
    // In chapters, in the order of play: the goal is first, and open.
    await page.locator("details[open]", { hasText: "1. The goal" }).getByText("Who wins").waitFor();
    await page.getByText("6. Phase 3: sailing").click();
    await page.getByRole("heading", { name: "How far a galley sails" }).waitFor();
    await whole(page, "a chapter");
    await page.getByRole("searchbox").fill("goal");
    await page
      .locator("article", { hasText: /wealth/i })
      .first()
      .waitFor();
    assert.equal(await page.locator("article", { hasText: /goal/i }).count(), 0);
    await whole(page, "rules");
    await button("Back").click();
    await boxes.filter({ hasText: "Twilight" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "New table" }).click();
    await page.locator('.games [aria-pressed="true"]', { hasText: "Twilight of Venice" }).waitFor();
    await button("Back").click();
  },
  async "the last table is large: who is waited for, and what lies on it, of every game"() {
    for (const [record, lines, waits] of [
      ["libertalia/six-players", 100, /Waiting for Elena/],
      ["twilight/waived-and-corrected", 40, /Waiting for Anna/],
      ["serenissima-1996/spain-and-turks", 80, /Waiting for/],
      ["serenissima-2e/four-players", 120, /Waiting for Anna/],
    ]) {
      await bring(record, lines);
      const last = cards().first();
      await last.filter({ hasText: waits }).waitFor();
      const board = last.locator(".picture .board > *").first();
      await board.waitFor({ timeout: 60_000 });
      const [drawn, frame] = [await board.boundingBox(), await last.locator(".picture").boundingBox()];
      assert.ok(
        drawn.width > frame.width / 3 && drawn.width <= frame.width + 1,
        `${record}: ${JSON.stringify([drawn, frame])}`,
      );
    }
    await whole(page, "tables");
    await accessible(page, "tables");
    // It is a picture: nothing of it can be reached.
    assert.equal(await page.locator(".picture :focus-visible").count(), 0);
    assert.equal(await page.locator(".picture [inert]").count(), 1);
  },
  async "a finished table says who won"() {
    await bring("serenissima-1996/four-nations");
    await cards().first().filter({ hasText: "Winner: Bruno" }).waitFor();
    await cards().first().filter({ hasText: "Look at it" }).waitFor();
    await bring("libertalia/tie-shared");
    await cards()
      .first()
      .filter({ hasText: /Winner: .+ and .+/ })
      .waitFor();
  },
  async "of many tables those that are finished are filed away, and any of them is found"() {
    for (const record of ["serenissima-2e/three-players", "serenissima-1996/three-nations"]) await bring(record);
    await page.reload();
    await cards().first().waitFor();
    const filed = page.locator("details");
    await filed.getByText("Filed away (3)").waitFor();
    assert.equal(await filed.locator("button.open").first().isVisible(), false);
    await whole(page, "many tables");
    await page.getByRole("searchbox").fill("libertalia fab");
    await page.waitForFunction(() => document.querySelectorAll("section button.open").length === 1);
    assert.match(await page.locator("section button.open").innerText(), /Libertalia/);
    await page.getByRole("searchbox").fill("nobody");
    await page.getByText("No table found.").waitFor();
    await accessible(page, "many tables");
  },
  async "a table is given a name of its own, is filed away by hand, and taken out again"() {
    const searched = page.getByRole("searchbox");
    await searched.fill("");
    const written = async (name, then) => {
      await page.locator(".latest").getByRole("button", { name: "Name, file" }).click();
      await page.getByRole("dialog").getByRole("textbox").fill(name);
      await page.getByRole("dialog").getByRole("button", { name: then }).click();
      await page.getByRole("dialog").waitFor({ state: "detached" });
    };
    await written("Christmas 🎄 at Aunt Ada's", "Save");
    await page.locator(".latest").getByText("Christmas 🎄 at Aunt Ada's").waitFor();
    const players = await page.locator(".latest .words").innerText();
    await whole(page, "a table with a name");
    await written("Christmas", "File away");
    await page.locator(".latest").getByText("Christmas").waitFor({ state: "detached" });
    await searched.fill("christmas");
    const card = page.locator("details li");
    assert.equal(await card.count(), 1);
    assert.ok(players.includes((await card.locator(".words span").first().innerText()).split(",")[0]));
    await card.getByRole("button", { name: "Name, file" }).click();
    await accessible(page, "a table's name");
    await page.getByRole("button", { name: "Back to the list" }).click();
    await page.locator(".latest").getByText("Christmas").waitFor();
  },
  async "what was deleted comes back from a daily backup by two taps, and a folder that is gone is told"() {
    const [stick, gone] = ["stick", "pulled out"].map((name) => path.join(served.data, name));
    const use = async (folder) => {
      await page.getByRole("textbox").fill(folder);
      await button("Use this folder").click();
    };
    await button("Settings").click();
    await page.getByRole("group", { name: "Daily backups" }).waitFor();
    await button("Choose a folder").click();
    await use("stick");
    await page.getByText("That is not a full path.").waitFor();
    await page.getByRole("alert").getByRole("button").click();
    await use(stick);
    await page.getByText(stick, { exact: true }).waitFor();
    await page.getByText(/^\d tables, /).waitFor();
    await whole(page, "daily backups");
    await accessible(page, "daily backups");
    await button("Back").click();
    await cards().first().waitFor();
    const all = await cards().count();
    await page.locator(".latest").getByRole("button", { name: "Delete" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Delete for good" }).click();
    await page.waitForFunction((all) => document.querySelectorAll("button.open").length < all, all);
    await button("Settings").click();
    await page.getByRole("button", { name: /^Restore from/ }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Restore" }).click();
    await page.getByText(`1 imported, ${all - 1} already here.`).waitFor();
    await button("Back").click();
    await page.waitForFunction((all) => document.querySelectorAll("button.open").length === all, all);
    renameSync(stick, gone);
    await page.reload();
    await page.getByText("The daily backup could not be made. The folder is not there.").waitFor();
    await whole(page, "no daily backup");
    await accessible(page, "no daily backup");
    await page.getByRole("status").getByRole("button", { name: "Settings" }).click();
    const again = button("Try again");
    await again.waitFor();
    await whole(page, "no folder");
    renameSync(gone, stick);
    await again.click();
    await again.waitFor({ state: "detached" });
    await button("Back").click();
    await cards().first().waitFor();
  },
  async "a device joins a table of another: what leads nowhere is told, an address leads there"() {
    const other = await host();
    await page.getByRole("button", { name: "Join a table" }).click();
    const link = page.getByRole("dialog").getByRole("textbox");
    await link.fill("ABCD-EFGH");
    await page.getByRole("button", { name: "Go there" }).click();
    await page.getByText("That is no address of a table.").waitFor();
    await accessible(page, "join");
    await whole(page, "join");
    await link.fill(other.url);
    await page.getByRole("button", { name: "Go there" }).click();
    await page.waitForURL((url) => url.origin === new URL(other.url).origin);
    await page.locator(".new").waitFor();
    other.stop();
  },
  async "nothing went wrong on the way"() {
    assert.deepEqual(errors, []);
  },
});

await chromium.close();
served.stop();
