// Every state that a game comes through, at the sizes that count, in plain and large letters, by day
// and by night: nothing is cut, lies outside or upon another thing, or is too small for a finger.
// What comes and goes moves nothing; what costs something is done by a second touch; what went wrong
// is seen and closed over whatever lies open; a look back has its way out.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import path from "node:path";
import { browser, device, entered, host, journey, LATE } from "../helper.mjs";
import { ALL, dress, SIZES, whole, wholeIn } from "../whole.mjs";

let served;
const chromium = await browser();
const records = path.resolve(import.meta.dirname, "../../records");
const lines = (game, name) =>
  readFileSync(path.join(records, game, `${name}.jsonl`), "utf8")
    .trim()
    .split("\n");
const four = lines("serenissima-2e", "four-players");
/** A game with a battle in it. */
const fought = lines("serenissima-2e", "older/four-players");
const three = lines("serenissima-2e", "three-players");
/** So many lines of a record: all before something happens for the first time. */
const until = (all, event) =>
  all.slice(
    0,
    all.findIndex((line) => line.includes(`"event":"${event}"`)),
  );

let page;
const errors = [];
/** The only table of a host: this record, on a device of its own. */
async function at(record, options = {}) {
  await page?.context().close();
  served?.stop();
  served = await host();
  const fresh = await device(chromium, options);
  page = fresh.page;
  page.on("pageerror", (error) => errors.push(error.message));
  await page.goto(served.url);
  await page.locator(".new, main button").first().waitFor();
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "game.jsonl", mimeType: "application/json", buffer: Buffer.from(`${record.join("\n")}\n`) });
  await page.locator("button.open").click();
  await page.locator(".screen").waitFor();
}
const button = (name) => page.getByRole("button", { name }).first();
const tab = (name) => page.getByRole("tab", { name }).first().click();
const card = () => page.locator(".at");
const bar = () => page.locator("nav.bar");
const length = () => bar().getAttribute("data-length");
const moved = (old) => page.waitForFunction((before) => document.querySelector(".bar").dataset.length !== before, old);
const box = (what) => page.locator(what).first().boundingBox();

await journey("whole screens", {
  async "the draft: ports that are closed, ports and numbers that are picked"() {
    await at(until(three, "PortClosed"));
    await whole(page, "closing");
    await at(until(three, "StartPicked"));
    await whole(page, "picking of three");
    await at(until(four, "StartPicked"));
    await whole(page, "picking");
    await at(until(four, "GalleyPicked"));
    await whole(page, "picking a number");
  },
  async "an activation: every tab, and a galley that is bought"() {
    await at(four.slice(0, 60));
    await whole(page, "load");
    for (const name of ["Sail", "Port", "Fight", "Invest"]) {
      await tab(name);
      await whole(page, name);
    }
    await page.locator(".panel .btn.wide").click();
    await whole(page, "buying");
  },
  async "the Doge card, and a battle with the table's own dice, whose second round shows no old faces"() {
    await at(until(four, "DogeTurned"));
    await whole(page, "Doge card");
    await at(until(fought, "Attacked"));
    await button("Menu").click();
    await entered(page, () =>
      page.getByRole("dialog").getByRole("group", { name: "Dice" }).getByRole("button", { name: "The table" }).click(),
    );
    await page.keyboard.press("Escape");
    await tab("Fight");
    await page.locator(".panel .attack").first().click();
    await card().locator(".act button:not(.deaf)").click();
    await page.locator(".stage .pads").waitFor();
    await whole(page, "dice of the first round");
    // No skull on either side, and on: the pad is there again, and nothing of the last throw.
    for (const row of [0, 1]) await page.locator(".pads .row").nth(row).locator("button").first().click();
    await whole(page, "between two rounds");
    await page
      .locator(".stage")
      .getByRole("button", { name: /^Fight on/ })
      .and(page.locator(":not(.deaf)"))
      .click();
    await page.locator(".stage .pads").waitFor();
    assert.equal(await page.locator(".stage .dice").count(), 0);
    await whole(page, "dice of the second round");
  },
  async "the end, and the map as it was left"() {
    await at(four);
    await page.locator(".over .winner").first().waitFor();
    await whole(page, "the end");
    // The map stays beside the result, and nothing lies on it.
    for (const size of Object.values(SIZES)) {
      await dress(page, size);
      const ship = page.locator(".map .ship").first();
      await ship.scrollIntoViewIfNeeded();
      assert.ok(await ship.isVisible());
    }
    await dress(page, SIZES.lying);
  },
  async "two at the tracks: a turn, a covered hand, the end of a round"() {
    for (const [name, count] of [
      ["waived-and-corrected", 40],
      ["dealt", 60],
      ["doge-home", 99],
      ["drawn-match", 99],
    ]) {
      await at(lines("twilight", name).slice(0, count));
      await whole(page, `Twilight, ${name}`);
    }
  },
  ...Object.fromEntries(
    ["en", "de", "fr", "es", "ru"].map((locale, l) => [
      `in ${locale}, by day and by night, at every size, in letters up to twice as large`,
      async () => {
        const states = {
          load: four.slice(0, 60),
          fight: until(fought, "Attacked"),
          number: until(four, "GalleyPicked"),
          hand: lines("twilight", "dealt").slice(0, 60),
        };
        // Each size in two languages for each state, spread so that every language meets large and small ones.
        for (const [s, [what, record]] of Object.entries(states).entries()) {
          await at(record, { locale });
          const sizes = ALL.filter((_, k) => (k + l + s) % 5 < 2);
          const large = ["1.3", "1.5", "2"][(l + s) % 3];
          await wholeIn(
            page,
            `${locale}, ${what}`,
            sizes.flatMap((size, k) => [
              [size, "1", (k + l) % 2 ? "dark" : "light"],
              ...(size[0] < 390 ? [] : [[size, large, k % 2 ? "light" : "dark"]]),
            ]),
          );
        }
      },
    ]),
  ),
  async "looking back: its way out is there at every size, and nothing later is told"() {
    for (const record of [four.slice(0, 60), lines("twilight", "waived-and-corrected").slice(0, 40)]) {
      await at(record);
      const undone = await page.locator(".undo").getAttribute("title");
      await page.keyboard.press("PageUp");
      await page.keyboard.press("PageUp");
      await page.keyboard.press("PageUp");
      await page.getByText("Looking back").waitFor();
      await whole(page, "looking back");
      // The last deed was not done yet: neither the bar nor the panel speaks of it.
      assert.ok(undone && !(await page.locator(".page").innerText()).includes(undone), undone);
      for (const size of Object.values(SIZES)) {
        await dress(page, size);
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
        const now = await button("Back to now").boundingBox();
        assert.ok(
          now && now.x >= 0 && now.x + now.width <= size[0] && now.y + now.height <= size[1],
          `no way out at ${size}`,
        );
      }
      // What is touched meanwhile does nothing.
      const before = await length();
      await page.locator(".map, .board").first().click();
      // At most a rule is explained.
      assert.equal(await page.getByRole("dialog").getByRole("button", { name: "Save" }).count(), 0);
      await page.keyboard.press("Escape");
      if (await page.getByText("Looking back").count()) await button("Back to now").click();
      await page.getByText("Looking back").waitFor({ state: "detached" });
      assert.equal(await length(), before);
    }
  },
  async "what is asked of the hands comes and goes, and nothing moves"() {
    await at(four.slice(0, 60));
    for (const size of Object.values(SIZES)) {
      await dress(page, size);
      // On a phone everything lies under the panel, which is as long as what can be done.
      const marked = size === SIZES.phone ? ["nav.bar"] : ["nav.bar", ".players", ".chart", ".panel"];
      const places = async () => JSON.stringify(await Promise.all(marked.map(box)));
      await page.evaluate(() => scrollTo(0, 0));
      const before = await places();
      const old = await length();
      await button(/^Load .* free/).click();
      await moved(old);
      const told = page.locator(".todo .item");
      await told.filter({ hasText: /Wine → galley/ }).waitFor();
      assert.equal(await places(), before);
      // Ticked off it is gone, and a tap shows it again.
      await button("All done").click();
      await told.filter({ hasText: "Show again" }).click();
      await page.getByRole("dialog").getByRole("checkbox", { checked: true }).waitFor();
      await page.keyboard.press("Escape");
      assert.equal(await places(), before);
      const loaded = await length();
      await page.locator(".undo").click();
      await moved(loaded);
      // What was put there is to be taken away again.
      await told.filter({ hasText: /Wine: galley .* → bank/ }).waitFor();
      assert.equal(await places(), before);
    }
    await dress(page, SIZES.lying);
  },
  async "over a whole recorded game the bar, the players and the chart stay where they are"() {
    for (const size of [SIZES.lying, SIZES.standing]) {
      await at(four);
      await dress(page, size);
      await page.locator(".over .winner").first().waitFor();
      // Each position is drawn before the next is asked for.
      const seen = await page.evaluate(async () => {
        const frame = () => new Promise((done) => requestAnimationFrame(done));
        const place = (what) => {
          const { x, y, width, height } = document.querySelector(what).getBoundingClientRect();
          return [x, y, width, height].map(Math.round).join();
        };
        const places = { "nav.bar": new Set(), ".players": new Set(), ".chart": new Set(), ".panel": new Set() };
        const told = new Set();
        for (let step = 0; step < 400; step += 1) {
          for (const [what, all] of Object.entries(places)) all.add(place(what));
          const before = document.querySelector(".bar strong")?.textContent;
          told.add(before);
          window.dispatchEvent(new KeyboardEvent("keydown", { key: "PageUp", code: "PageUp", bubbles: true }));
          const first = () => document.querySelector(".step[data-tool=past]")?.disabled;
          for (
            let wait = 0;
            wait < 600 && !first() && document.querySelector(".bar strong")?.textContent === before;
            wait += 1
          )
            await frame();
          if (first()) break;
        }
        return {
          steps: told.size,
          places: Object.fromEntries(Object.entries(places).map(([what, all]) => [what, [...all]])),
        };
      });
      assert.ok(seen.steps > 60, `${seen.steps} entries`);
      for (const what of ["nav.bar", ".players", ".chart"])
        assert.equal(seen.places[what].length, 1, `${what} at ${seen.places[what].join(" and ")}`);
      // The draft has the wheel's room as well.
      assert.ok(seen.places[".panel"].length <= 2, seen.places[".panel"].join(" and "));
    }
  },
  async "a first touch on a crowd opens it, a second shows the odds, a third attacks; by finger and by keys"() {
    await at(until(fought, "Attacked"), { hasTouch: true });
    const old = await length();
    for (const size of Object.values(SIZES)) {
      await dress(page, size);
      const crowd = page.locator(".ship.crowd", { has: page.locator("text", { hasText: "11" }) });
      await crowd.scrollIntoViewIfNeeded();
      const spot = await crowd.boundingBox();
      await page.touchscreen.tap(spot.x + spot.width / 2, spot.y + spot.height / 2);
      const chip = page.locator(".fan button").first();
      await chip.waitFor();
      const { width, height } = await chip.boundingBox();
      assert.ok(width >= 48 && height >= 48);
      const where = await chip.boundingBox();
      await chip.tap();
      await card().locator("[data-rule*='FIGHT-2'][role=img]").waitFor();
      await page.locator(".at.placed").waitFor();
      // What does it lies where the finger was.
      const act = await card().locator(".act button").boundingBox();
      const finger = { x: where.x + where.width / 2, y: where.y + where.height / 2 };
      assert.ok(
        finger.x >= act.x && finger.x <= act.x + act.width && finger.y >= act.y && finger.y <= act.y + act.height,
        JSON.stringify({ finger, act }),
      );
      await page.keyboard.press("Escape");
      await card().waitFor({ state: "detached" });
    }
    assert.equal(await length(), old, "nothing was attacked yet");
    await dress(page, SIZES.lying);
    await page.locator(".ship.crowd").first().focus();
    await page.keyboard.press("Enter");
    await page.locator(".fan button").first().waitFor();
    await page.keyboard.press("Enter");
    await card().locator(".act button:not(.deaf)").waitFor();
    await page.keyboard.press("Enter");
    await moved(old);
  },
  async "what went wrong is seen over a sheet, and Escape closes it before the sheet"() {
    await at(four.slice(0, 60), { hasTouch: true });
    const sheet = page.getByRole("dialog");
    await page.locator(".players button").first().click();
    await sheet.getByRole("button", { name: "+10" }).click();
    // Another screen moves on; this one hears of it too late.
    const other = await page.context().newPage();
    await other.goto(served.url);
    await other.locator("button.open").first().click();
    await other
      .locator(".panel")
      .getByRole("button", { name: /^Load .* free/ })
      .waitFor();
    let late = true;
    await page.exposeFunction("isLate", () => late);
    await sheet.getByRole("button", { name: "Save" }).waitFor();
    await page.evaluate(() => {
      // What the sheet says goes out with a head that is past.
      const send = WebSocket.prototype.send;
      WebSocket.prototype.send = function (data) {
        const stale = typeof data === "string" && data.includes('"type":"command"');
        return send.call(this, stale ? data.replace(/"head":\d+/, '"head":1') : data);
      };
    });
    await sheet.getByRole("button", { name: "Save" }).click();
    const note = page.getByRole("alert").filter({ hasText: LATE });
    await note.waitFor();
    const top = await note.evaluate((element) => {
      const at = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(at.x + at.width / 2, at.y + at.height / 2));
    });
    assert.ok(top, "the note lies over the sheet");
    await page.keyboard.press("Escape");
    await note.waitFor({ state: "detached" });
    assert.equal(await page.locator("dialog[open]").count(), 1, "the sheet is still open");
    await sheet.getByRole("button", { name: "Save" }).click();
    await note.getByRole("button", { name: "Close" }).click();
    await note.waitFor({ state: "detached" });
    late = false;
    await other.close();
  },
  async "a correction within the check leaves the check open"() {
    await at(four.slice(0, 60));
    await page.getByRole("button", { name: "Does the table match?" }).first().click();
    await page.locator("dialog .line").first().click();
    await page.waitForFunction(() => document.querySelectorAll("dialog[open]").length === 2);
    await page.getByRole("dialog").last().getByRole("button", { name: "Save" }).click();
    await page.waitForFunction(() => document.querySelectorAll("dialog[open]").length === 1);
    await page.getByRole("dialog").getByRole("button", { name: "Matches" }).first().waitFor();
  },
  async "nothing went wrong on the way"() {
    assert.deepEqual(errors, []);
    await chromium.close();
    served.stop();
  },
});
