// What helps around a table: the page for reference, the box counted and packed, the file for whoever mends the
// program.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import path from "node:path";
import { accessible, browser, device, folder, host, journey } from "../helper.mjs";
import { PHONE, asker, linkOf } from "../phones.mjs";
import { SIZES, dress, faultsOf, quiet, whole } from "../whole.mjs";

const served = await host();
const chromium = await browser();
const { page, errors } = await device(chromium);
const records = path.resolve(import.meta.dirname, "../../records");
const button = (name) => page.getByRole("button", { name, exact: true }).first();
const sheet = (on = page) => on.getByRole("dialog");

/** How many records were brought in. */
let brought = 0;

/** So many lines of a record. */
const linesOf = (record, count) =>
  `${readFileSync(path.join(records, `${record}.jsonl`), "utf8")
    .trim()
    .split("\n")
    .slice(0, count)
    .join("\n")}\n`;

/** Brings a record in, and opens it: so many of its lines. */
async function open(record, count = Infinity) {
  // The list comes as a whole: with what was brought in before.
  if (brought) await page.locator("button.open").first().waitFor();
  brought += 1;
  const before = await page.locator("button.open").count();
  await page
    .locator("input[type=file]:enabled")
    .setInputFiles({ name: "table.jsonl", mimeType: "application/json", buffer: Buffer.from(linesOf(record, count)) });
  await page.waitForFunction((count) => document.querySelectorAll("button.open").length > count, before);
  await page.locator("button.open").first().click();
  await page.locator("nav.bar").waitFor();
}

/** The pages of what a screen prints. */
const pages = async () =>
  (await page.pdf({ preferCSSPageSize: true })).toString("latin1").match(/\/Type\s*\/Page\b(?!s)/g).length;

/** Nothing is cut off or hard to use, at the size of a tablet and of a phone. */
async function fits(name) {
  for (const size of [
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ]) {
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
    for (const end = performance.now() + 20_000; performance.now() < end && !what();) await later();
    return what();
  };
  const sheet = () => document.querySelector("dialog[open]");
  const length = () => document.querySelector("nav.bar").dataset.length;
  const before = length();
  const things =
    ":is(button, a[href], select, summary, input, svg, [role=button], [role=tab], [role=img], [title], [data-rule], [data-tool])";
  for (const thing of document.querySelectorAll(`.page ${things}`)) {
    if (
      !thing.isConnected ||
      thing.closest("[data-asking], .visually-hidden, [inert]") ||
      !thing.checkVisibility({ visibilityProperty: true })
    )
      continue;
    const by = thing.closest("[data-tool], [data-rule], [data-about]");
    const kind = [thing.tagName, by?.dataset.tool, by?.dataset.rule, by?.dataset.about].join();
    if (seen.has(kind)) continue;
    seen.add(kind);
    document.querySelector(".bar [data-asking]").click();
    for (const type of ["pointerdown", "pointerup"])
      thing.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true, pointerType: "touch" }));
    if (!thing.matches(":disabled")) thing.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    const told = await until(() => sheet()?.querySelector("article p")?.textContent.trim());
    const text = sheet()?.textContent ?? "";
    if (
      !told ||
      /tool-|undefined/.test(text) ||
      length() !== before ||
      document.querySelectorAll("dialog[open]").length !== 1
    )
      found.push(`${kind}: ${text.slice(0, 80)}`);
    sheet()?.querySelector("header button").click();
    await until(() => !sheet());
  }
  return seen.size > 10 ? found : [...found, `only ${seen.size} kinds of things`];
}

/** The note of a tool at its first use, where it lies. */
const first = ".first.placed";

/** Where nobody knows any tool yet. */
const fresh = await host(folder(), null, ["--lan-port", "0"]);

/** Has a record taken in there: so many of its lines; gives its table. */
async function taken(ask, record, count) {
  await ask({ type: "send", parcel: record, part: 0, text: linesOf(record, count) });
  let reply;
  do reply = await ask({ type: "take_in", id: record, parcel: record, parts: 1, sound_part: false, own: false });
  while (reply.type === "working");
  return reply.table;
}

/** A device on which time passes without a touch, whenever that is wanted. */
async function hesitant(options = {}) {
  const joined = await device(chromium, { ...options, hesitates: true });
  await joined.page.clock.install();
  return { ...joined, heard: [] };
}
/** What is told when nobody touches anything for a while. */
async function told({ page }) {
  const note = page.locator(first);
  // What has to be loaded comes in its own time, on a busy machine too.
  const late = Date.now() + 30_000;
  while (Date.now() < late && !(await note.count())) {
    // On a phone the panel leaves no room: past it lies the rest of the table.
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await hesitate(page);
  }
  return note.innerText({ timeout: 1000 });
}
/** Nothing is told, however long nobody touches anything. */
async function silent({ page }) {
  for (let tries = 0; tries < 4; tries++) await hesitate(page);
  assert.equal(await page.locator(first).count(), 0);
}
async function hesitate(page) {
  // Whoever asks the host whether it is still there hears of it in between.
  for (let step = 0; step < 13; step++) {
    await page.clock.runFor(500);
    await page.waitForTimeout(50);
  }
  await page.waitForTimeout(150);
}
/** Upon what such a note lies that is asked or answers, or upon what it tells of. Runs in the page. */
function covered() {
  const note = document.querySelector(".first.placed").getBoundingClientRect();
  const under = ({ left, right, top, bottom }) =>
    left < note.right - 1 && right > note.left + 1 && top < note.bottom - 1 && bottom > note.top + 1;
  const kept = [...document.querySelectorAll(".bar button, .panel, h2, .at, [data-asked], i.ring")].filter((one) =>
    one.checkVisibility({ visibilityProperty: true }),
  );
  return kept.filter((one) => under(one.getBoundingClientRect())).map((one) => one.outerHTML.slice(0, 80));
}
const slow = await hesitant();

await journey("tools", {
  async "each game has a page for reference, and it is printed on one side"() {
    await page.goto(served.url);
    for (const [language, title, box, back] of [
      ["English", "One-page reference", "Games on the shelf", "Back"],
      ["Deutsch", "Übersicht auf einer Seite", "Spiele im Regal", "Zurück"],
    ]) {
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
    await page
      .getByRole("group", { name: "Games on the shelf" })
      .getByRole("button", { name: /^Serenissima(?!, first)/ })
      .click();
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
    for (const [record, last] of [
      ["serenissima-2e/fought-and-built", "Doge cards, face down"],
      ["serenissima-1996/four-nations", "On the board"],
      ["twilight/doge-home", "Discards"],
      ["libertalia/four-players", "Dario"],
    ]) {
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
      await sheet()
        .getByText(/^0 of \d+ there/)
        .waitFor();
      await page.keyboard.press("Escape");
      if (record.startsWith("serenissima-2e")) await accessible(page, "packing");
      await page.keyboard.press("Escape");
      await button("Back").click();
    }
  },
  async "the file for whoever mends the program is saved, and tells no hand"() {
    await open("twilight/dealt", 40);
    await button("Menu").click();
    const [saved] = await Promise.all([
      page.waitForEvent("download"),
      sheet().getByRole("button", { name: "Report a problem" }).click(),
    ]);
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
    await page.keyboard.press("Escape");
  },
  async "whoever hesitates is told what a tool is for: once, beside it, never upon what is asked, in large letters too"() {
    await slow.page.goto(fresh.url);
    await taken(asker(slow.page, fresh.url), "serenissima-2e/four-players", 60);
    await slow.page.reload();
    await slow.page.locator("button.open").first().click();
    await slow.page.locator("nav.bar").waitFor();
    const dresses = [
      [SIZES.phone, "1", "dark"],
      [SIZES.phone, "1.3", "light"],
      [SIZES.lying, "1", "light"],
      [SIZES.standing, "1", "dark"],
      [SIZES.small, "1.3", "dark"],
    ];
    for (const [size, text, theme] of dresses) {
      await dress(slow.page, size, text, theme);
      const says = await told(slow);
      assert.ok(!slow.heard.includes(says), `${size} ${text}: ${says}`);
      slow.heard.push(says);
      assert.deepEqual(await slow.page.evaluate(covered), [], `${says} at ${size}`);
      // Other things may lie under it until the next touch.
      assert.deepEqual(
        (await faultsOf(slow.page)).filter((fault) => !fault.startsWith("under p.card.first")),
        [],
        `${says} at ${size}`,
      );
      assert.ok((await slow.page.getByRole("status").allInnerTexts()).some((said) => said.endsWith(says)));
      await slow.page.clock.runFor(2000);
      await slow.page.keyboard.press("Escape");
    }
    await dress(slow.page, SIZES.lying);
    slow.heard.push(await told(slow));
    await accessible(slow.page, "a tool at its first use");
  },
  async "the next touch does what it always does, and the note is gone; a touch upon it does no more than that"() {
    const { page } = slow;
    const length = await page.locator("nav.bar").getAttribute("data-length");
    await page.locator(first).click();
    assert.deepEqual(
      [
        await page.locator(first).count(),
        await sheet(page).count(),
        await page.locator("nav.bar").getAttribute("data-length"),
      ],
      [0, 0, length],
    );
    slow.heard.push(await told(slow));
    await page.keyboard.press("r");
    await sheet(page).waitFor();
    await silent(slow);
    await page.keyboard.press("Escape");
    // What it says has been read, and the page is loaded anew.
    await page.reload();
    await page.locator("button.open").first().click();
    const next = await told(slow);
    assert.ok(!slow.heard.slice(0, -1).includes(next), next);
    await page.locator(".panel button.next:not(.deaf)").click();
    await page.locator(".at .act").waitFor();
    assert.match(await told(slow), /^This costs something/);
    assert.deepEqual(await page.evaluate(covered), []);
    await page.keyboard.press("Escape");
    await page.locator(".bar [data-asking]").click();
    await silent(slow);
    await page.keyboard.press("Escape");
  },
  async "it is switched off, and begins anew, in the menu; a demo has its own words"() {
    const { page } = slow;
    const choose = async (pressed) => {
      await page.getByRole("button", { name: "Menu" }).click();
      const choice = sheet(page).getByRole("button", { name: "Say what a tool is for at its first use" });
      await choice.click();
      assert.equal(await choice.getAttribute("aria-pressed"), pressed);
      await page.keyboard.press("Escape");
    };
    await choose("false");
    await silent(slow);
    await choose("true");
    // What was told before comes again, and nothing else makes it: which is the first depends on what has room beside it.
    assert.ok(slow.heard.includes(await told(slow)));
    await page.getByRole("button", { name: "Back" }).first().click();
    await page.locator(".shelf button").first().click();
    await sheet(page).locator(".column .btn").nth(1).click();
    await page.locator(".demo.placed").waitFor();
    await silent(slow);
    await page.getByRole("button", { name: "Back" }).first().click();
    await page.locator("button.open").first().waitFor();
  },
  async "who plays on a phone is told there, who watches is not"() {
    const ask = asker(slow.page, fresh.url);
    await ask({ type: "host", table: await taken(ask, "libertalia/four-players", 140) });
    const { hosting } = await ask({ type: "hosting" });
    for (const seat of ["spectator", 0]) {
      const guest = await hesitant({ ...PHONE, viewport: seat === 0 ? PHONE.viewport : { width: 1280, height: 800 } });
      await guest.page.goto(`http://${hosting.address}/${await linkOf(ask, seat)}`);
      if (seat === 0) {
        await guest.page.getByLabel("Your name").fill("Anna");
        await guest.page.getByRole("button", { name: "Join" }).click();
      }
      await guest.page.locator(".panel").first().waitFor();
      if (seat === "spectator") await silent(guest);
      else await told(guest);
      assert.deepEqual(guest.errors, []);
    }
    assert.deepEqual([errors, slow.errors], [[], []]);
  },
});
