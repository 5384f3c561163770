// Every screen by day and by night, at plain and at double text size: axe finds nothing, nothing is
// wider than the screen, and the first load keeps its weight.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { accessible, browser, device, host, journey } from "../helper.mjs";

const served = await host();
const chromium = await browser();
const { page, errors } = await device(chromium, { locale: "en" });

/** Scripts and styles until a table can answer a tap: bytes of gzip. */
const BUDGET = 120_000;
const record = readFileSync(path.resolve(import.meta.dirname, "../../records/serenissima-2e/four-players.jsonl"), "utf8");
const button = (name) => page.getByRole("button", { name, exact: true }).first();
const close = async () => {
  await page.keyboard.press("Escape");
  await page.locator("dialog").waitFor({ state: "detached" });
};

/** What lies on the screen, in all its clothes. */
async function looked(name) {
  for (const theme of ["light", "dark"]) {
    for (const text of ["1", "2"]) {
      await page.evaluate(
        ([shown, size]) => {
          document.documentElement.dataset.theme = shown;
          document.documentElement.style.setProperty("--text", size);
        },
        [theme, text],
      );
      await accessible(page, `${name}, ${theme}, text ${text}`);
    }
  }
  await page.evaluate(() => document.documentElement.style.setProperty("--text", "1"));
}

await journey("access", {
  async "the first load keeps its weight"() {
    await page.goto(served.url);
    const game = record.split("\n").slice(0, 60).join("\n") + "\n";
    await page.locator("input[type=file]").setInputFiles({ name: "game.jsonl", mimeType: "application/json", buffer: Buffer.from(game) });
    await page.locator("button.open").first().waitFor();
    await page.reload();
    await page.locator("button.open").first().click();
    await page.locator(".panel h2").waitFor();
    const loaded = await page.evaluate(async () => {
      const all = performance.getEntriesByType("resource").map((entry) => entry.name);
      const wanted = all.filter((name) => /\.(js|css)$/.test(new URL(name).pathname));
      return Promise.all(wanted.map(async (name) => (await fetch(name)).text()));
    });
    const weight = loaded.reduce((sum, text) => sum + gzipSync(text).length, 0);
    console.log(`     ${loaded.length} files, ${(weight / 1000).toFixed(1)} kB gzip`);
    assert.ok(weight <= BUDGET, `${weight} bytes are more than ${BUDGET}`);
  },
  async "the table and what lies over it"() {
    await looked("table");
    await page.keyboard.press("?");
    await looked("keys");
    await close();
    await page.keyboard.press("r");
    await page.getByText("Turn 2").first().waitFor();
    await looked("record");
    await close();
    await button("Menu").click();
    await looked("menu");
    await button("Lay the table out again").click();
    await page.getByText("laid out").waitFor();
    await looked("resume");
    await close();
    await page.getByRole("button", { name: "Does the table match?" }).first().click();
    await button("It is so").waitFor();
    await looked("check");
    await close();
  },
  async "corrections and the board in play"() {
    await page.locator(".players button").first().click();
    await button("It is so").waitFor();
    await looked("purse");
    await close();
    await page.locator(".map .badge").click();
    await page.locator(".as-shown").waitFor();
    await looked("board in play");
    await close();
  },
  async "tabs of the galley's panel"() {
    for (const tab of ["Sail", "Invest"]) {
      await page.getByRole("tab", { name: tab }).click();
      await looked(tab);
    }
  },
  async "home, settings, rules, boards, a new table"() {
    await button("Back").click();
    await page.locator("button.open").first().waitFor();
    await looked("home");
    for (const screen of ["Settings", "Rules", "Boards", "New table"]) {
      await button(screen).click();
      await page.locator("h1").waitFor();
      await looked(screen);
      await button("Back").click();
    }
  },
  async "Twilight of Venice and what lies over it"() {
    await button("New table").click();
    await button("Twilight of Venice").click();
    await button("Dealt by the app").waitFor();
    await looked("new table of two");
    await button("Start").click();
    await page.locator(".tile").first().waitFor();
    await page.locator(".face").first().click();
    await looked("a turn of two");
    for (const sheet of ["What could win?", "Correct", "Change the hand"]) {
      await button(sheet).click();
      await page.locator("dialog h2").waitFor();
      await looked(sheet);
      await close();
    }
  },
  async "nothing went wrong on the way"() {
    assert.deepEqual(errors, []);
    await chromium.close();
    served.stop();
  },
});
