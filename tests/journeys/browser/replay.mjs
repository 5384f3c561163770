// The story of a table, gone along while somebody looks back: by a finger, by steps, by itself; every moment comes
// again in the order of truth; and there is always a way out, with nothing moved.

import assert from "node:assert/strict";
import path from "node:path";
import { accessible, browser, device, host, journey } from "../helper.mjs";
import { asker } from "../phones.mjs";

const chromium = await browser();
const errors = [];
let served;
let page;
let ask;
let line;
const records = path.resolve(import.meta.dirname, "../../records");
const RECORDS = [
  "serenissima-2e/waived-and-corrected",
  "serenissima-1996/four-nations",
  "twilight/waived-and-corrected",
  "libertalia/six-players",
];

const button = (name) => page.getByRole("button", { name, exact: true });
const at = async () => Number(await line.inputValue());
/** The page shows the entry at this place of the line. */
/** The line lies at the foot of the panel, or of the page where a game that is over has none, and covers nothing. */
const atTheFoot = () =>
  page.waitForFunction(() => {
    const panel = document.querySelector("[data-panel]") ?? document.querySelector("main");
    const [line, whole, told] = [document.querySelector(".replay"), panel, panel.firstElementChild].map((element) =>
      element.getBoundingClientRect(),
    );
    return (
      Math.abs(line.bottom - whole.bottom) < 1 &&
      Math.abs(line.width - whole.width) < 1 &&
      told.bottom <= line.top &&
      whole.bottom <= innerHeight
    );
  });
const rests = (place) =>
  page.waitForFunction((wanted) => document.querySelector(".replay input")?.value === String(wanted), place);

/** The table of a record, on a host of its own. */
async function opened(record) {
  await page?.context().close();
  served?.stop();
  served = await host();
  const fresh = await device(chromium, { reducedMotion: "no-preference" });
  errors.push(fresh.errors);
  page = fresh.page;
  line = page.locator(".replay input");
  ask = asker(page, served.url);
  await page.goto(served.url);
  await page.locator("input[type=file]").setInputFiles(path.join(records, `${record}.jsonl`));
  await page.locator("button.open").click();
  await page.locator("[data-moments]").waitFor({ state: "attached" });
}
const state = async () => (await ask({ type: "open", table: 1, viewer: "table" })).state;
async function again() {
  await page.locator("[data-tool=menu]").click();
  await button("Watch it again").click();
  await line.waitFor();
}

await journey("replay", {
  async "the whole story of every game is a line: by keys, by turns and by moments, each entry as it was"() {
    for (const record of RECORDS) {
      await opened(record);
      const { chain, told, length } = await state();
      await again();
      const places = [0, ...chain];
      assert.equal(Number(await line.getAttribute("max")), chain.length, record);
      assert.equal(await at(), 0);
      await line.focus();
      for (const [key, place] of [
        ["End", chain.length],
        ["ArrowLeft", chain.length - 1],
        ["Home", 0],
        ["ArrowRight", 1],
        ["ArrowRight", 2],
      ]) {
        await page.keyboard.press(key);
        await rests(place);
        await page.waitForFunction(
          (n) => document.querySelector("nav.bar strong").innerText.includes(n),
          String(places[place]),
        );
        await atTheFoot();
      }
      // From turn to turn, and on the way from one great moment to the next; both end at the end.
      await page.keyboard.press("Home");
      await rests(0);
      const turns = await page.locator(".line [data-kind=turn]").count();
      const moments = await page.locator(".line i:not([data-kind=turn], [data-kind=waived])").count();
      assert.ok(turns > 1 && moments > 1, `${record}: ${turns} turns, ${moments} moments`);
      const on = page.locator(".keys button").nth(3);
      for (let turn = 0; turn < turns; turn += 1) {
        const before = await at();
        await on.click();
        await page.waitForFunction((old) => document.querySelector(".replay input").value !== old, String(before));
      }
      await on.click();
      await rests(chain.length);
      await button("Great moment before").click();
      await page.waitForFunction(
        (last) => document.querySelector(".replay input").value !== last,
        String(chain.length),
      );
      // What a rule was waived for is marked.
      const waived = told.filter((entry) => chain.includes(entry.n) && entry.waived.length).length;
      assert.equal(await page.locator(".line [data-kind=waived]").count(), waived, record);
      // Nothing moved, and there is a way out.
      await page.keyboard.press("Escape");
      await line.waitFor({ state: "detached" });
      assert.equal(Number(await page.locator("nav.bar").getAttribute("data-length")), length, record);
    }
  },
  async "it plays by itself, as fast as one likes; another touch stops it"() {
    await opened("serenissima-2e/older/four-players");
    await again();
    await button("Speed: Normal").click();
    await button("Play").click();
    const from = await at();
    await page.waitForFunction((start) => Number(document.querySelector(".replay input").value) > start + 6, from);
    await button("Pause").click();
    const stopped = await at();
    await page.waitForTimeout(900);
    assert.equal(await at(), stopped);
    await button("Play").click();
    await button("Pause").waitFor();
    await button("One entry back").click();
    await line.focus();
    await page.keyboard.press("End");
    await button("Play").waitFor();
  },
  async "dice roll again, and nothing on the screen knows them before they lie"() {
    const { told, chain } = await state();
    const thrown = told.find(
      ({ n, drawn, events }) => drawn && chain.includes(n) && events.some(({ event }) => event === "RoundFought"),
    );
    const place = chain.indexOf(thrown.n) + 1;
    await line.fill(String(place - 1));
    await rests(place - 1);
    await page.evaluate(() => {
      window.rolled = [];
      new MutationObserver(() => {
        if (document.querySelector(".moment .hands:not(.landed)"))
          window.rolled.push(document.querySelector("nav.bar strong").innerText);
      }).observe(document, { subtree: true, childList: true, attributes: true });
    });
    await button("Speed: Fast").click();
    await button("Speed: Slow").click();
    await button("Play").click();
    await page.waitForFunction((n) => document.querySelector("nav.bar strong").innerText.includes(n), String(thrown.n));
    await button("Pause").click();
    const before = String(chain[place - 2] ?? 0);
    const seen = await page.evaluate(() => window.rolled);
    assert.ok(seen.length > 0, "the dice were seen");
    for (const text of seen) assert.ok(text.endsWith(` ${before}`), `${text}, before ${thrown.n}`);
    await page.locator(".moment").waitFor({ state: "detached" });
  },
  async "galleys sail where they went, and are found where they lie by whoever goes quickly"() {
    const { told, chain } = await state();
    const sailing = () =>
      page.evaluate(() => document.getAnimations().filter(({ effect }) => effect.target?.matches("g.ship")).length);
    const sailed = told.find(({ n, events }) => chain.includes(n) && events.some(({ event }) => event === "Sailed"));
    const place = chain.indexOf(sailed.n) + 1;
    await line.fill(String(place - 1));
    await rests(place - 1);
    await page.waitForTimeout(800);
    assert.equal(await sailing(), 0);
    // It is over soon.
    const sails = page.waitForFunction(() =>
      document.getAnimations().some(({ effect }) => effect.target?.matches("g.ship")),
    );
    await button("One entry on").click();
    await sails;
    await rests(place);
    await line.fill("0");
    await rests(0);
    await line.fill(String(chain.length));
    await rests(chain.length);
    // What was not there before does not come from anywhere.
    assert.equal(await sailing(), 0);
  },
  async "a way that was left is visited, and looks like one"() {
    await opened("serenissima-2e/waived-and-corrected");
    await button("Record").click();
    await page.locator("dialog summary").click();
    await page.locator("dialog details").getByRole("button", { name: "Look" }).first().click();
    await page.locator(".replay .line.left").waitFor();
    const { chain } = await state();
    const looked = Number((await page.locator("nav.bar strong").innerText()).match(/\d+/)?.[0]);
    assert.ok(looked && !chain.includes(looked), `${looked}`);
    await line.focus();
    await page.keyboard.press("Home");
    await page.locator(".replay .line:not(.left)").waitFor();
    assert.equal(Number(await line.getAttribute("max")), chain.length);
    await button("Back to now").click();
    await line.waitFor({ state: "detached" });
  },
  async "it has its room at every size, by day and by night"() {
    await opened("serenissima-2e/waived-and-corrected");
    await again();
    await line.fill("40");
    for (const [width, height] of [
      [1280, 800],
      [1024, 768],
      [800, 1280],
      [390, 844],
    ]) {
      await page.setViewportSize({ width, height });
      // The bar is placed anew a little after the rest.
      await page.waitForFunction(
        (size) =>
          innerWidth === size &&
          [...document.querySelectorAll(".replay :is(button, input)")]
            .map((key) => key.getBoundingClientRect())
            .every(
              ({ left, right, top, bottom }) => left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight,
            ),
        width,
      );
      for (const key of await page.locator(".replay :is(button, input)").all()) {
        const box = await key.boundingBox();
        assert.ok(
          box.x >= 0 && box.x + box.width <= width && box.y + box.height <= height,
          `${width}x${height}: ${JSON.stringify(box)}`,
        );
        assert.ok(box.height >= 44, `${width}x${height}: ${box.height} px high`);
      }
      assert.ok(
        await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
        `${width}x${height}: wider than the screen`,
      );
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    await accessible(page, "replay");
    await page.evaluate(() => (document.documentElement.dataset.theme = "dark"));
    await accessible(page, "replay by night");
    assert.deepEqual(errors.flat(), []);
  },
});
