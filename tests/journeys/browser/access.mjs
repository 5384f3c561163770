// Every screen by day and by night, at plain and at double text size: axe finds nothing, and nothing is
// wider than the screen.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import path from "node:path";
import { accessible, browser, device, host, journey } from "../helper.mjs";

const served = await host();
const chromium = await browser();
const { page, errors } = await device(chromium, { locale: "en" });

const record = readFileSync(
  path.resolve(import.meta.dirname, "../../records/serenissima-2e/four-players.jsonl"),
  "utf8",
);
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
  async "a table that is taken in"() {
    await page.goto(served.url);
    const game = record.split("\n").slice(0, 60).join("\n") + "\n";
    await page
      .locator("input[type=file]")
      .setInputFiles({ name: "game.jsonl", mimeType: "application/json", buffer: Buffer.from(game) });
    await page.locator("button.open").first().waitFor();
    await page.locator("button.open").first().click();
    await page.locator(".panel h2").waitFor();
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
    await button("Set the table up again").click();
    await page.getByText(/of \d+ set up/).waitFor();
    await looked("resume");
    await close();
    await page.getByRole("button", { name: "Does the table match?" }).first().click();
    await button("Matches").waitFor();
    await looked("check");
    await close();
  },
  async "corrections and the board in play"() {
    await page.locator(".players button").first().click();
    await button("Save").waitFor();
    await looked("purse");
    await close();
    // How much is assumed stands beside the whole chart; nothing lies over what is framed.
    if (await button("Whole chart").count()) await button("Whole chart").click();
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
      if (screen === "Boards") await page.locator(".shelf button").first().click();
      await button(screen).click();
      await button("Back").waitFor();
      await looked(screen);
      await button("Back").click();
    }
  },
  async "a page lies on the screen until the next one is here"() {
    let release;
    const held = new Promise((resolve) => (release = resolve));
    const slow = await device(chromium, { locale: "en", serviceWorkers: "block" });
    await slow.page.route("**/Settings*.js", (route) => held.then(() => route.continue()));
    await slow.page.goto(served.url);
    await slow.page.getByRole("button", { name: "Settings" }).click();
    await slow.page.getByRole("button", { name: "New table" }).click({ trial: true });
    assert.equal(await slow.page.locator("main").count(), 1);
    release();
    await slow.page.getByRole("heading", { name: "Settings" }).waitFor();
    assert.deepEqual(slow.errors, []);
    await slow.context.close();
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
