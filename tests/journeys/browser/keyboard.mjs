// A table by the keyboard alone: where the focus is after each step, tabs by arrows, letters as one likes.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import path from "node:path";
import { browser, device, host, journey } from "../helper.mjs";
import { dress } from "../whole.mjs";
import { asker } from "../phones.mjs";

const served = await host();
const chromium = await browser();
const { page, errors } = await device(chromium);
const record = readFileSync(
  path.resolve(import.meta.dirname, "../../records/serenissima-2e/four-players.jsonl"),
  "utf8",
)
  .split("\n")
  .slice(0, 60)
  .join("\n");

const ask = asker(page, served.url);
/** The table as this device has it. */
const seen = async () => (await ask({ type: "open", table: 1, viewer: "table" })).state;
const button = (name) => page.getByRole("button", { name, exact: true }).first();
const dialog = () => page.getByRole("dialog");
/** What has the focus, as the accessibility tree names it. */
const focused = () =>
  page.evaluate(
    () => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent?.trim() ?? "",
  );
const lost = () => page.evaluate(() => document.activeElement === document.body);
const tab = (name) => page.getByRole("tab", { name, exact: true });
async function letters(way) {
  await button("Back").click();
  await button("Settings").click();
  await page.getByRole("group", { name: "Single-letter keys" }).getByRole("button", { name: way }).click();
  await button("Back").click();
  await page.locator("button.open").first().click();
  await page.getByRole("tablist").waitFor();
}

await journey("keyboard", {
  async "arrows walk through the tabs, and Tab leaves them"() {
    await page.goto(served.url);
    await page
      .locator("input[type=file]")
      .setInputFiles({ name: "game.jsonl", mimeType: "application/json", buffer: Buffer.from(`${record}\n`) });
    await page.locator("button.open").first().click();
    await page.getByRole("tablist").waitFor();
    await page.locator("[role=tab][aria-selected=true]").focus();
    await page.keyboard.press("Home");
    await page.keyboard.press("ArrowRight");
    assert.equal(await tab("Sail").getAttribute("aria-selected"), "true");
    assert.equal(await focused(), "Sail");
    await page.keyboard.press("End");
    assert.equal(await focused(), "Invest");
    await page.keyboard.press("Tab");
    assert.equal(await page.evaluate(() => document.activeElement?.role), null);
    assert.equal(await lost(), false);
  },
  async "a sheet gives the focus back"() {
    await button("Record").focus();
    const before = await focused();
    await page.keyboard.press("Enter");
    await dialog().waitFor();
    await page.keyboard.press("Escape");
    await dialog().waitFor({ state: "detached" });
    assert.equal(await focused(), before);
  },
  async "after a move the focus is near where it was"() {
    for (let moves = 0; moves < 3; moves += 1) {
      const head = await page.locator(".undo").getAttribute("title");
      await page.locator("button.next:not(.deaf)").focus();
      await page.keyboard.press("Enter");
      // A galley that has done nothing is asked once more.
      await page.waitForFunction(
        (old) => document.querySelector(".undo").title !== old || document.querySelector(".card.at"),
        head,
      );
      if (await page.locator(".card.at").count()) {
        await page.locator(".card.at .act button:not(.deaf)").waitFor();
        await page.keyboard.press("Enter");
      }
      await page.waitForFunction((old) => document.querySelector(".undo").title !== old, head);
      assert.equal(await lost(), false, `after move ${moves}`);
    }
  },
  async "a key that is held down touches once: it ends no turn after the other, and makes no second touch"() {
    const length = () => page.locator(".bar").getAttribute("data-length");
    for (const key of ["Enter", "Space"]) {
      const before = await length();
      await page.locator("button.next:not(.deaf)").focus();
      await page.keyboard.down(key);
      // Longer than anything is deaf that has changed under the finger.
      for (let times = 0; times < 20; times += 1) {
        await page.waitForTimeout(40);
        await page.keyboard.down(key);
      }
      await page.keyboard.up(key);
      await page.waitForTimeout(100);
      // The galley has done nothing: that is asked once more, and nothing was said.
      assert.deepEqual([key, await page.locator(".card.at").count(), await length()], [key, 1, before]);
      await page.keyboard.press("Escape");
      await page.locator(".card.at").waitFor({ state: "detached" });
    }
  },
  async "what waits for a second touch goes when a sheet opens or the focus leaves it, and takes no focus along"() {
    const card = page.locator(".card.at");
    const weigh = async () => {
      await page.locator("button.next:not(.deaf)").focus();
      await page.keyboard.press("Enter");
      await card.locator(".act button:not(.deaf)").waitFor();
    };
    await weigh();
    await page.keyboard.press("r");
    await dialog().and(page.locator("dialog")).waitFor();
    assert.equal(await card.count(), 0);
    await page.keyboard.press("Escape");
    await dialog().waitFor({ state: "detached" });
    assert.match(await focused(), /^Next galley/);
    await weigh();
    await page.keyboard.press("Shift+Tab");
    await card.waitFor({ state: "detached" });
    assert.equal(await lost(), false);
    assert.doesNotMatch(await focused(), /^Next galley/);
  },
  async "letters act alone, with Alt, or not at all"() {
    await letters("Off");
    await page.keyboard.press("r");
    await page.keyboard.press("Alt+r");
    assert.equal(await dialog().count(), 0);
    await letters("With Alt");
    await page.keyboard.press("r");
    assert.equal(await dialog().count(), 0);
    await page.keyboard.press("Alt+r");
    await dialog().waitFor();
    await page.keyboard.press("Escape");
    await letters("On");
    await page.keyboard.press("r");
    await dialog().waitFor();
    await page.keyboard.press("Escape");
    await dialog().waitFor({ state: "detached" });
  },
  async "the map tells what the eye sees: whose, garrison, goods, room, crew and cargo"() {
    const { view } = await seen();
    const { ports } = view.board;
    const { seating } = (await seen()).settings;
    const chart = page.getByRole("group", { name: "Chart of the Mediterranean" });
    const port =
      view.ports.find(({ owner, slots }) => owner !== null && slots.some((slot) => slot !== null)) ??
      view.ports.find(({ owner }) => owner !== null);
    const printed = ports.find(({ id }) => id === port.id);
    const stored = port.slots.filter((slot) => slot !== null);
    const zone = await chart
      .getByRole("button", { name: new RegExp(`^${printed.name.value},`) })
      .first()
      .getAttribute("aria-label");
    for (const part of [
      `held by ${seating[port.owner].name} with ${port.sailors}`,
      `produces ${printed.good.value}`,
      `free slots: ${port.slots.length - stored.length}`,
      ...stored.map((good) => good),
    ])
      assert.ok(zone.includes(part), `${zone}: ${part}`);
    const alone = view.galleys.filter(({ zone: at }) => view.galleys.filter((other) => other.zone === at).length === 1);
    for (const { galley, owner, sailors, goods } of alone) {
      const name = await chart
        .getByRole("button", { name: new RegExp(`^galley ${galley} of `) })
        .getAttribute("aria-label");
      for (const part of [
        `of ${seating[owner].name}`,
        `sailors: ${sailors}`,
        `free spaces: ${5 - sailors - goods.length}`,
        ...goods,
      ])
        assert.ok(name.includes(part), `${name}: ${part}`);
    }
    assert.ok(alone.length > 0);
  },
  async "the browser's title says whose turn it is"() {
    const { asks, settings } = await seen();
    assert.equal(await page.title(), `${settings.seating[asks[0][0].seat].name} – Bucintoro`);
  },
  async "with the system's own colours, what is chosen and whose turn it is stay to be seen"() {
    await page.emulateMedia({ forcedColors: "active" });
    const looks = (what) =>
      page
        .locator(what)
        .first()
        .evaluate((element) => ({
          back: getComputedStyle(element).backgroundColor,
          ring: getComputedStyle(element).outlineStyle,
        }));
    assert.notEqual(
      (await looks("[role=tab][aria-selected=true]")).back,
      (await looks("[role=tab][aria-selected=false]")).back,
    );
    assert.equal((await looks(".players .awaited")).ring, "solid");
    assert.equal((await looks(".players .card:not(.awaited)")).ring, "none");
    await page.emulateMedia({ forcedColors: "none" });
  },
  async "a screen of 320 pixels scrolls down alone"() {
    await dress(page, [320, 640]);
    const wide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok((await wide()) <= 0, `the table by ${await wide()}`);
    for (const sheet of ["Menu", "Record"]) {
      await button(sheet).click();
      await dialog().waitFor();
      assert.ok((await wide()) <= 0, `${sheet} by ${await wide()}`);
      assert.ok((await dialog().evaluate((open) => open.scrollWidth - open.clientWidth)) <= 0, `${sheet} is cut`);
      await page.keyboard.press("Escape");
      await dialog().waitFor({ state: "detached" });
    }
    await button("Back").click();
    for (const place of ["New table", "Settings", "Rules"]) {
      await button(place).click();
      await page.getByRole("heading", { level: 1 }).first().waitFor();
      await page.locator("button", { hasText: place }).first().waitFor({ state: "detached" });
      assert.ok((await wide()) <= 0, `${place} by ${await wide()}`);
      await button(place === "Rules" ? /^(Back|Close)$/ : "Back").click();
    }
  },
  async "without a keyboard the device's way back closes what lies uppermost, then leads from page to page"() {
    // The browser takes Escape for it.
    const context = await chromium.newContext({
      viewport: { width: 390, height: 844 },
      locale: "en-GB",
      hasTouch: true,
      isMobile: true,
      storageState: await page.context().storageState(),
    });
    const tablet = await context.newPage();
    tablet.on("pageerror", ({ message }) => errors.push(message));
    const tap = (name) => tablet.getByRole("button", { name, exact: true }).first().tap();
    const back = () => tablet.keyboard.press("Escape");
    const headed = (name) => tablet.getByRole("heading", { level: 1, name }).waitFor();
    const menu = tablet.getByRole("dialog", { name: "Menu" });
    await tablet.goto(served.url);
    await tap("Settings");
    await headed("Settings");
    await back();
    await tablet.locator("button.open").first().tap();
    await tablet.getByRole("tablist").waitFor();
    // From a table a slip of the hand leads nowhere else.
    await back();
    await menu.waitFor();
    await back();
    await menu.waitFor({ state: "detached" });
    await tap("Menu");
    await menu.getByRole("button", { name: "Rules", exact: true }).tap();
    await headed("Rules");
    await back();
    await tablet.getByRole("tablist").waitFor();
    assert.equal(await menu.count(), 0);
    await context.close();
  },
  async "nothing went wrong on the way"() {
    assert.deepEqual(errors, []);
    await chromium.close();
    served.stop();
  },
});
