// A table by the keyboard alone: where the focus is after each step, tabs by arrows, letters as one likes.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import path from "node:path";
import { browser, device, host, journey } from "../helper.mjs";

const served = await host();
const chromium = await browser();
const { page, errors } = await device(chromium);
const record = readFileSync(path.resolve(import.meta.dirname, "../../records/serenissima-2e/four-players.jsonl"), "utf8").split("\n").slice(0, 60).join("\n");

const button = (name) => page.getByRole("button", { name, exact: true }).first();
const dialog = () => page.getByRole("dialog");
/** What has the focus, as the accessibility tree names it. */
const focused = () => page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent?.trim() ?? "");
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
    await page.locator("input[type=file]").setInputFiles({ name: "game.jsonl", mimeType: "application/json", buffer: Buffer.from(`${record}\n`) });
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
      await page.waitForFunction((old) => document.querySelector(".undo").title !== old || document.querySelector(".card.at"), head);
      if (await page.locator(".card.at").count()) {
        await page.locator(".card.at .act button:not(.deaf)").waitFor();
        await page.keyboard.press("Enter");
      }
      await page.waitForFunction((old) => document.querySelector(".undo").title !== old, head);
      assert.equal(await lost(), false, `after move ${moves}`);
    }
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
  },
  async "nothing went wrong on the way"() {
    assert.deepEqual(errors, []);
    await chromium.close();
    served.stop();
  },
});
