// What helps around a table: the page for reference, the box counted and packed, the file for whoever mends the
// program.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import path from "node:path";
import { accessible, browser, device, host, journey } from "../helper.mjs";
import { SIZES, dress, quiet, whole } from "../whole.mjs";

const served = await host();
const chromium = await browser();
const { page, errors } = await device(chromium);
const records = path.resolve(import.meta.dirname, "../../records");
const button = (name) => page.getByRole("button", { name, exact: true }).first();
const sheet = () => page.getByRole("dialog");

/** How many records were brought in. */
let brought = 0;

/** Brings a record in, and opens it: so many of its lines. */
async function open(record, count = Infinity) {
  const lines = readFileSync(path.join(records, `${record}.jsonl`), "utf8").trim().split("\n").slice(0, count);
  // The list comes as a whole: with what was brought in before.
  if (brought) await page.locator("button.open").first().waitFor();
  brought += 1;
  const before = await page.locator("button.open").count();
  await page.locator("input[type=file]:enabled").setInputFiles({ name: "table.jsonl", mimeType: "application/json", buffer: Buffer.from(`${lines.join("\n")}\n`) });
  await page.waitForFunction((count) => document.querySelectorAll("button.open").length > count, before);
  await page.locator("button.open").first().click();
  await page.locator("nav.bar").waitFor();
}

/** The pages of what a screen prints. */
const pages = async () => (await page.pdf({ preferCSSPageSize: true })).toString("latin1").match(/\/Type\s*\/Page\b(?!s)/g).length;

/** Nothing is cut off or hard to use, at the size of a tablet and of a phone. */
async function fits(name) {
  for (const size of [{ width: 390, height: 844 }, { width: 1280, height: 800 }]) {
    await page.setViewportSize(size);
    await whole(page, `${name} at ${size.width}`);
  }
}

/** Where each game is asked what things are: lines of a record. */
const ASKED = [
  ["serenissima-2e/four-players", 60],
  ["serenissima-2e/fought-and-built", 100],
  ["serenissima-1996/four-nations", 120],
  ["twilight/dealt", 40],
  ["twilight/doge-home", Infinity],
  ["libertalia/four-players", 140],
];

/** Asks everything on the screen what it is, one of each kind that was not asked on this page yet: what explains
 * nothing, or does something. Runs in the page. */
async function unexplained() {
  const found = [];
  const seen = (window.asked ??= new Set());
  const later = () => new Promise((done) => setTimeout(done));
  const until = async (what) => {
    for (let turn = 0; turn < 400 && !what(); turn++) await later();
    return what();
  };
  const sheet = () => document.querySelector("dialog[open]");
  const length = () => document.querySelector("nav.bar").dataset.length;
  const before = length();
  const things = ":is(button, a[href], select, summary, input, svg, [role=button], [role=tab], [role=img], [title], [data-rule], [data-tool])";
  for (const thing of document.querySelectorAll(`.page ${things}`)) {
    if (!thing.isConnected || thing.closest("[data-asking], .visually-hidden, [inert]") || !thing.checkVisibility({ visibilityProperty: true })) continue;
    const by = thing.closest("[data-tool], [data-rule], [data-about]");
    const kind = [thing.tagName, by?.dataset.tool, by?.dataset.rule, by?.dataset.about].join();
    if (seen.has(kind)) continue;
    seen.add(kind);
    document.querySelector(".bar [data-asking]").click();
    for (const type of ["pointerdown", "pointerup"]) thing.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true, pointerType: "touch" }));
    if (!thing.matches(":disabled")) thing.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    const told = await until(() => sheet()?.querySelector("article p")?.textContent.trim());
    const text = sheet()?.textContent ?? "";
    if (!told || /tool-|undefined/.test(text) || length() !== before || document.querySelectorAll("dialog[open]").length !== 1) found.push(`${kind}: ${text.slice(0, 80)}`);
    sheet()?.querySelector("header button").click();
    await until(() => !sheet());
  }
  return seen.size > 10 ? found : [...found, `only ${seen.size} kinds of things`];
}

await journey("tools", {
  async "each game has a page for reference, and it is printed on one side"() {
    await page.goto(served.url);
    for (const [language, title, box, back] of [["English", "One-page reference", "Games on the shelf", "Back"], ["Deutsch", "Übersicht auf einer Seite", "Spiele im Regal", "Zurück"]]) {
      await button(language).click();
      const boxes = page.getByRole("group", { name: box }).getByRole("button");
      await boxes.first().waitFor();
      assert.equal(await boxes.count(), 4);
      for (let nth = 0; nth < 4; nth++) {
        await boxes.nth(nth).click();
        await sheet().getByRole("button", { name: title }).click();
        await page.locator(".reference section").nth(3).waitFor();
        assert.equal(await pages(), 1);
        if (language === "English" && nth % 3 === 0) await fits(`reference ${nth}`);
        if (nth === 0) await accessible(page, "reference");
        await button(back).click();
      }
    }
    await button("English").click();
  },
  async "the numbers are those of so many players"() {
    await page.getByRole("group", { name: "Games on the shelf" }).getByRole("button", { name: /^Serenissima(?!, first)/ }).click();
    await sheet().getByRole("button", { name: "One-page reference" }).click();
    await page.getByText("sailors 22, galleys 2").waitFor();
    await page.getByRole("group", { name: "Players" }).getByRole("button", { name: "2" }).click();
    await page.getByText("sailors 30, galleys 3").waitFor();
    await button("Back").click();
  },
  async "the box is counted: what so many players need, from the shelf and from a new table"() {
    const shelf = page.getByRole("group", { name: "Games on the shelf" }).getByRole("button");
    for (let nth = 0; nth < 4; nth++) {
      await shelf.nth(nth).click();
      await sheet().getByRole("button", { name: "Check the box" }).click();
      const box = page.getByRole("dialog", { name: "Check the box" });
      const pieces = box.locator(".pieces label");
      await pieces.first().click();
      await box.getByText(`1 of ${await pieces.count()} there.`).waitFor();
      if (nth === 0) {
        await box.locator("label", { hasText: "Sailors" }).getByText("22 of 30", { exact: true }).waitFor();
        await box.getByRole("button", { name: "2", exact: true }).click();
        await box.locator("label", { hasText: "Galleys" }).getByText("12 of 15", { exact: true }).waitFor();
        await accessible(page, "the box");
      }
      if (nth === 0) await fits("the box");
      await page.keyboard.press("Escape");
      await page.keyboard.press("Escape");
    }
    await button("New table").click();
    await page.getByRole("group", { name: "Players", exact: true }).getByRole("button", { name: "3" }).click();
    await button("Check the box").click();
    await sheet().locator("label", { hasText: "Sailors" }).getByText("26 of 30", { exact: true }).waitFor();
    await page.keyboard.press("Escape");
    await button("Back").click();
  },
  async "at the end everything is packed up: what each gives back, the board, the decks"() {
    for (const [record, last] of [["serenissima-2e/fought-and-built", "Doge cards, face down"], ["serenissima-1996/four-nations", "On the board"], ["twilight/doge-home", "Discards"], ["libertalia/four-players", "Dario"]]) {
      await open(record);
      await button("Pack up").click();
      const heaps = sheet().locator(".heaps label");
      await heaps.first().waitFor();
      assert.equal(await heaps.last().locator("b").innerText(), last, record);
      if (record.startsWith("serenissima-2e")) await fits("packing");
      const all = await heaps.count();
      for (let nth = 0; nth < all; nth++) await heaps.nth(nth).click();
      await sheet().getByText("The table is clear.").waitFor();
      await sheet().getByRole("button", { name: "Count what is in the box" }).click();
      await sheet().getByText(/^0 of \d+ there/).waitFor();
      await page.keyboard.press("Escape");
      if (record.startsWith("serenissima-2e")) await accessible(page, "packing");
      await page.keyboard.press("Escape");
      await button("Back").click();
    }
  },
  async "the file for whoever mends the program is saved, and tells no hand"() {
    await open("twilight/dealt", 40);
    await button("Menu").click();
    const [saved] = await Promise.all([page.waitForEvent("download"), sheet().getByRole("button", { name: "Report a problem" }).click()]);
    assert.match(saved.suggestedFilename(), /^bucintoro-report-\d{4}-\d\d-\d\d\.json$/);
    const report = JSON.parse(readFileSync(await saved.path(), "utf8"));
    assert.equal(report.table.game, "twilight");
    assert.ok(report.table.told.length > 10 && report.version && report.screen.width === 1280);
    assert.ok(report.table.view.hands.every(({ cards }) => cards === null));
    assert.ok(!report.table.told.some(({ events }) => events?.some(({ event, cards }) => event === "Drew" && cards)));
    await sheet().getByText("Saved.").waitFor();
    await fits("menu with a report");
    // The table's own number of players is the page's.
    await sheet().getByRole("button", { name: "One-page reference" }).click();
    await page.getByText("Players: 2.").waitFor();
    await button("Back").click();
    await page.locator("nav.bar").waitFor();
    await button("Back").click();
  },
  async "whatever is touched while asking explains itself and does nothing else, in every game, on phones too"() {
    for (const [record, count] of ASKED) {
      await open(record, count);
      await page.evaluate(() => delete window.asked);
      for (const size of [SIZES.lying, SIZES.phone]) {
        await dress(page, size);
        await quiet(page);
        assert.deepEqual(await page.evaluate(unexplained), [], `${record} at ${size}`);
      }
      await dress(page, SIZES.lying);
      await button("Back").click();
    }
    // What is disabled is explained, too.
    await open("twilight/dealt", 3);
    await page.locator(".bar [data-asking]").click();
    await page.locator(".redo").click({ force: true });
    await sheet().getByText("Does again what was taken back.").waitFor();
    await accessible(page, "an explanation");
    assert.deepEqual(errors, []);
  },
});
