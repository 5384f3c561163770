// Point by point what the table screen promises, on a tablet lying and standing.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import path from "node:path";
import { browser, entered, host, journey, stirred } from "../helper.mjs";

const chromium = await browser();
const errors = [];
const records = path.resolve(import.meta.dirname, "../../records/serenissima-2e");
const lines = (name) =>
  readFileSync(path.join(records, `${name}.jsonl`), "utf8")
    .trim()
    .split("\n");
const game = lines("older/four-players");
/** Entries before which something happens for the first time. */
const before = (event) => game.findIndex((line) => line.includes(`"event":"${event}"`));

let page;
let served;
/** A table with the record up to this line, alone on a host of its own. */
async function at(size, upto, name = "older/four-players") {
  await page?.context().close();
  served?.kill();
  served = await host();
  const context = await chromium.newContext({
    viewport: { width: size[0], height: size[1] },
    locale: "en-GB",
    reducedMotion: "reduce",
  });
  await stirred(context);
  page = await context.newPage();
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  await page.goto(served.url);
  const text = `${lines(name).slice(0, upto).join("\n")}\n`;
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "game.jsonl", mimeType: "application/json", buffer: Buffer.from(text) });
  await page.getByText("Table imported").waitFor();
  await page.locator("button.open").first().click();
  await page.locator(".screen").waitFor();
}
const button = (name) => page.getByRole("button", { name }).first();
const dialog = () => page.getByRole("dialog");
const close = async () => {
  await page.keyboard.press("Escape");
  await dialog().waitFor({ state: "detached" });
};
const moved = (tap) => entered(page, tap);

const points = {
  async "seats: a side is changed"(size) {
    await at(size, 60);
    await button("Menu").click();
    for (let seat = 1; seat <= 4; seat += 1) {
      await dialog()
        .locator(".chair", { has: page.locator(`small:text-is("${seat}")`) })
        .click();
      await dialog().getByRole("button", { name: "far side", exact: true }).click();
    }
    await dialog().getByRole("button", { name: "Save names and sides" }).click();
    await page.waitForFunction(() => document.querySelectorAll("dialog .side.north .chair").length === 4);
    await close();
  },
  async "a hidden purse is covered, passed, and seen only while it is held"(size) {
    await at(size, 60);
    await button("Back").click();
    await button("New table").click();
    await page.getByLabel("Hidden money").check();
    await button("Start").click();
    await page.locator(".players .cover").first().waitFor();
    await page.locator(".players button").first().click();
    const purse = dialog().locator(".cover");
    assert.doesNotMatch(await purse.innerText(), /5/);
    await purse.hover();
    await page.mouse.down();
    await dialog().getByText("5 ducats").waitFor();
    await page.mouse.up();
    await dialog().getByText("5 ducats").waitFor({ state: "detached" });
    await close();
  },
  async "battle: odds before it, dice, go on or stop"(size) {
    await at(size, before("Attacked"));
    await button("Menu").click();
    await entered(page, () =>
      dialog().getByRole("group", { name: "Dice" }).getByRole("button", { name: "The table" }).click(),
    );
    await close();
    await page.getByRole("tab", { name: "Fight" }).click();
    await page.locator("section.panel [data-rule*='FIGHT-2'][role=img]").first().waitFor();
    // The first touch shows what it does, the second one there does it.
    await page.locator("section.panel .attack").first().click();
    const card = page.locator(".at");
    await card.locator("[data-rule*='FIGHT-2'][role=img]").waitFor();
    await moved(() => card.locator(".act button:not(.deaf)").click());
    const stage = page.locator(".stage");
    await stage.locator("[data-rule*='FIGHT-2'][role=img]").first().waitFor();
    // Nobody shows a skull: the attacker is asked again, with new odds.
    const rows = stage.locator(".row");
    await rows.nth(0).locator("button").first().click();
    await rows.nth(1).locator("button").first().click();
    await stage.getByRole("button", { name: /^Fight on/ }).waitFor();
    await moved(() => stage.getByRole("button", { name: "Break off" }).click());
  },
  async "no slip: what sells the last, throws away or leaves something undone shows it, and is done by a second touch there"(
    size,
  ) {
    await at(
      size,
      lines("four-players").findIndex((line) => line.includes('"do":"Sell"')),
      "four-players",
    );
    const length = () => page.locator(".bar").getAttribute("data-length");
    const old = await length();
    const card = page.locator(".at");
    const near = async (target) => {
      await page.locator(".at.placed").waitFor();
      const [finger, act] = [await target.boundingBox(), await card.locator("button").last().boundingBox()];
      const at = [finger.x + finger.width / 2, finger.y + finger.height / 2];
      assert.ok(
        at[0] >= act.x && at[0] <= act.x + act.width && at[1] >= act.y && at[1] <= act.y + act.height,
        "the second touch is where the first was",
      );
    };
    // A double tap is one touch.
    const next = page.locator(".panel .btn.next");
    await next.dblclick();
    await card.getByText(/can still sell/).waitFor();
    await near(next);
    assert.doesNotMatch(await next.getAttribute("class"), /primary/, "the sale that was begun is the main button");
    await page.keyboard.press("Escape");
    await card.waitFor({ state: "detached" });
    await page.keyboard.press("n");
    await card.getByText(/can still sell/).waitFor();
    await near(next);
    await page.keyboard.press("Escape");
    await page.locator(".hull .piece").last().click();
    await card.getByRole("button", { name: /overboard/ }).waitFor();
    const sell = card.getByRole("button", { name: /^Sell .* for \d: That is the last/ });
    await sell.waitFor();
    assert.equal(await length(), old, "nothing was said so far");
    await moved(() => sell.and(page.locator(":not(.deaf)")).click());
    await moved(() => next.and(page.locator(":not(.deaf)")).click());
  },
  async "record: look back, go on from there, the other way is kept"(size) {
    await at(size, 60);
    await button("Record").click();
    await dialog().getByText("Turn 2").first().waitFor();
    await dialog().getByRole("button", { name: "Look" }).nth(5).click();
    await page.getByText("Looking back").waitFor();
    // Nothing moves while looking back, and there is nothing to take back there.
    assert.equal(await page.locator(".undo").count(), 0);
    const length = await page.locator(".bar").getAttribute("data-length");
    await button("Continue from here").click();
    await page.waitForFunction((old) => document.querySelector(".bar").dataset.length !== old, length);
    await button("Record").click();
    await dialog().locator("summary", { hasText: /./ }).first().waitFor();
    await close();
    await moved(() => page.locator(".undo").click());
  },
  async "overrule and correct: the rule, allowed anyway, seen in the record"(size) {
    await at(size, 60);
    await page.getByRole("tab", { name: "Sail" }).click();
    // What is out of reach may be out of the chart's frame too.
    const whole = page.getByRole("button", { name: "Whole chart" });
    if (await whole.count()) await whole.click();
    const far = page.locator(".zone:not(.reach):not(.here)").first();
    const id = await far.getAttribute("data-zone");
    const box = await page.locator(`.plate[data-zone="${id}"] .body`).boundingBox();
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await dialog().getByText("MOVE-1").waitFor();
    await moved(() => dialog().getByRole("button", { name: "Allow anyway" }).click());
    await button("Record").click();
    await dialog().getByText("MOVE-1").first().waitFor();
    await close();
    await page.locator(".players button").first().click();
    await dialog().getByRole("button", { name: "+10" }).click();
    await moved(() => dialog().getByRole("button", { name: "Save" }).click());
  },
  async "a draw that was come back to waits for the tap that makes it"(size) {
    const drawn = game
      .slice(1, 60)
      .map((line) => JSON.parse(line))
      .find((entry) => entry.deed.command?.drawn && entry.after > 0);
    await at(size, 60);
    await button("Record").click();
    const line = dialog().locator("li", { has: page.locator(`.n:text-is("${drawn.after}")`) });
    await line.getByRole("button", { name: "Look" }).first().click();
    await button("Continue from here").click();
    await page.getByText("You came back to this draw. It waits for a tap.").waitFor();
    await page.locator("section.panel .who .primary").click();
    await page.getByText("You came back to this draw").waitFor({ state: "detached" });
  },
  async "the seeds are shown at the end, and draws to come have another one"(size) {
    await at(size, 60);
    await button("Menu").click();
    const committed = await dialog().locator(".seed code").innerText();
    assert.equal(await dialog().getByRole("button", { name: "Show the seed" }).count(), 0);
    await dialog().getByRole("button", { name: "End the game now" }).click();
    await dialog().locator(".btn.danger").last().click();
    await page.locator(".over").first().waitFor();
    await button("Menu").click();
    await dialog().getByRole("button", { name: "Show the seed" }).click();
    // The seed of what was played elsewhere never came here.
    await dialog().getByText("this device does not have the seed").waitFor();
    await dialog().getByText("Draws from here on come from a new seed.").waitFor();
    assert.equal(await dialog().locator(".seed code").first().innerText(), committed, "nothing was drawn with it");
    await close();
    await button("Record").click();
    await dialog().getByText(`committed to by ${committed}`).waitFor();
    await close();
  },
  async "does the table match: asked, answered, done"(size) {
    await at(size, 60);
    await page.getByRole("button", { name: "Does the table match?" }).first().click();
    const yes = dialog().getByRole("button", { name: "Matches" });
    await yes.first().waitFor();
    // At most three parts are asked about.
    for (let asked = 0; asked < 3 && (await yes.count()); asked += 1) await yes.first().click();
    await dialog().getByText("Everything you checked matches").waitFor();
    await close();
  },
  async "resume: heap by heap, ticked"(size) {
    await at(size, 60);
    await button("Menu").click();
    await button("Set the table up again").click();
    await dialog().getByRole("checkbox").first().check();
    await dialog().getByText(/^1 of/).waitFor();
    await dialog().getByRole("button", { name: "Print" }).waitFor();
    await close();
  },
  async "scoring before everyone's eyes, and the end with its charts"(size) {
    const scored = before("ScoringBegan");
    await at(size, scored);
    // An imported table waits for its open draw: the table says which card came.
    await page.locator("section.panel .who .quiet").click();
    await page
      .locator("section.panel")
      .getByRole("button", { name: /hourglass/ })
      .last()
      .click();
    await page.locator(".ceremony").waitFor();
    await button("Paid out").click();
    await at(size, game.length);
    await page.locator(".over .winner").first().waitFor();
    await button("The story of this game").click();
    await page.locator("[data-section=worth] svg .line").first().waitFor();
  },
  async "five languages at a tap"(size) {
    await at(size, 60);
    await button("Menu").click();
    for (const [name, word] of [
      ["Русский", "Журнал"],
      ["Español", "Registro"],
      ["Français", "Journal"],
      ["Deutsch", "Protokoll"],
      ["English", "Record"],
    ]) {
      await dialog().getByRole("button", { name }).click();
      await page.waitForFunction(
        ([wanted]) => [...document.querySelectorAll(".bar .btn")].some((found) => found.textContent.trim() === wanted),
        [word],
      );
    }
    await close();
  },
  async "what is this: any icon, number or button tells its rule"(size) {
    await at(size, 60);
    for (const what of [".wheel button", ".track button", ".players .fact", ".panel .slots", ".panel .hull"]) {
      await page.locator(".bar [data-asking]").click();
      await page
        .locator(what)
        .first()
        .click({ position: { x: 4, y: 4 } });
      await dialog().locator("article").first().waitFor();
      await close();
    }
    // What does nothing else explains itself at any tap.
    await page.locator(".panel .slots").first().click();
    await dialog().getByText("SELL-1").waitFor();
    await close();
    await button("Menu").click();
    await dialog().getByRole("button", { name: "Rules", exact: true }).click();
    await page.getByRole("searchbox").fill("blockade");
    await page.getByText("MOVE-3").first().waitFor();
  },
};

const checks = {};
for (const [name, size] of [
  ["lying", [1280, 800]],
  ["standing", [800, 1280]],
]) {
  for (const [point, check] of Object.entries(points)) checks[`${name}, ${point}`] = () => check(size);
}
checks["nothing went wrong on the way"] = async () => {
  assert.deepEqual(errors, []);
  await chromium.close();
  served.kill();
};
await journey("points", checks);
