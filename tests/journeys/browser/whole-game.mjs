// A whole game of four through the screen, to the winner. Dice and cards are entered from the
// table, so that it is the same every time.

import assert from "node:assert/strict";
import { accessible, browser, device, host, journey } from "../helper.mjs";
import { quiet } from "../whole.mjs";

const served = await host();
const chromium = await browser();
const { page, errors } = await device(chromium);

let taps = 0;
const tap = async (target) => {
  taps += 1;
  await target.click();
};
/** Taps a zone: on its port's plate, or in the middle of its water. */
const tapZone = async (zone) => {
  taps += 1;
  const id = await zone.getAttribute("data-zone");
  const plate = page.locator(`.plate[data-zone="${id}"] .body`);
  const spot = (await plate.count()) ? plate : page.locator(`.pool[data-zone="${id}"]`);
  await quiet(page);
  // A person taps what stands still: the chart lays itself out anew when its frame changes.
  let box = await spot.boundingBox();
  for (let before = null; JSON.stringify(before) !== JSON.stringify(box);) {
    before = box;
    await page.waitForTimeout(60);
    box = await spot.boundingBox();
  }
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
};
/** What gives something away is done by a second touch, at the finger. */
let seconds = 0;
async function second(length) {
  const card = page.locator(".at .act button");
  // Either it was done, or the card lies there.
  await page.waitForFunction(
    (length) =>
      document.querySelector("nav.bar").dataset.length !== length || document.querySelector("dialog, .at .act button"),
    length,
  );
  if (!(await card.count())) return;
  seconds += 1;
  await tap(page.locator(".at .act button:not(.deaf)"));
}
const button = (name) => page.getByRole("button", { name }).first();
const panel = page.locator(".panel");

/** The table has answered the last tap; two entries that read the same are told apart by waiting. */
const settled = (before) =>
  page
    .waitForFunction(
      (text) => document.querySelector(".undo")?.title !== text || document.querySelector("dialog"),
      before,
      { timeout: 6000 },
    )
    .catch(() => undefined);

/** One tap of somebody who plays quickly and peacefully. Says whether the game goes on. */
async function play(memory) {
  if (await page.locator(".over").count()) return false;
  const ask = (await panel.locator("h2").innerText()).replace(/\s+/g, " ");
  const before = await page.locator(".undo").getAttribute("title");
  if (/Doge card/.test(ask)) {
    // The arrows bring two steps and a fresh deck: the shortest game.
    memory.turns += 1;
    await tap(panel.getByRole("button", { name: "two hourglasses and arrows" }));
  } else if (/^The end$/.test(ask)) {
    // Nobody has won before everything is counted.
    assert.equal(await page.locator(".winner").count(), 0);
    await tap(button("Paid out"));
    await page.locator(".over .winner").first().waitFor();
    return false;
  } else if (/blockade/i.test(ask)) {
    await tap(panel.getByRole("button", { name: "Let it pass" }));
  } else if (/buy up to two/.test(ask)) {
    await tap(panel.getByRole("button", { name: "Done buying" }));
  } else if (/Roll the dice/.test(ask)) {
    const rows = panel.locator(".row");
    await tap(rows.nth(0).locator("button").nth(1));
    await tap(rows.nth(1).locator("button").nth(0));
  } else {
    await go(memory, ask);
  }
  await settled(before);
  return true;
}

/** An activation: load the free good, sail, sell, capture, next. */
async function go(memory, ask) {
  const length = await page.locator("nav.bar").getAttribute("data-length");
  if (memory.ask !== ask) Object.assign(memory, { ask, loaded: false, sailed: false, from: taps });
  const load = panel.getByRole("button", { name: /free$/ });
  const sell = panel.getByRole("button", { name: /^Sell .* for / });
  const capture = panel.getByRole("button", { name: /^Take .* with 1 sailor/ });
  const reach = page.locator(".zone.reach:not(.risk)");
  if (!memory.loaded && (await load.count())) {
    memory.loaded = true;
    await tap(load.first());
  } else if (!memory.sailed && (await reach.count())) {
    memory.sailed = true;
    await tapZone(reach.nth(memory.turn++ % (await reach.count())));
  } else if (await sell.count()) {
    await tap(sell.first());
    await second(length);
  } else if (memory.turn % 3 === 0 && (await capture.count())) {
    await tap(capture.first());
  } else {
    // A button whose meaning changed under the finger is deaf for a moment.
    await panel.locator("button.next:not(.deaf)").waitFor();
    await tap(panel.getByRole("button", { name: "Next galley" }));
    await second(length);
    memory.spent.push(taps - memory.from);
  }
}

const memory = { ask: "", loaded: false, sailed: false, turn: 0, turns: 0, from: 0, spent: [] };

await journey("whole game", {
  async "a table of four is set up, chance at the table"() {
    await page.goto(served.url);
    await tap(button("New table"));
    for (const [index, name] of ["Anna", "Зоя 🦁", "Chiara", "עומר"].entries()) {
      await page.getByLabel(`Name of player ${index + 1}`).fill(name);
      await page.keyboard.press("Enter");
    }
    for (const group of ["Dice", "Doge cards", "Other draws"]) {
      await tap(page.getByRole("group", { name: group }).getByRole("button", { name: "The table" }));
    }
    await accessible(page, "new table");
    await tap(button("Start"));
    await panel.getByRole("button", { name: "Anna" }).waitFor();
    const before = await page.locator(".undo").getAttribute("title");
    await tap(panel.getByRole("button", { name: "Anna" }));
    await settled(before);
  },
  async "the draft is picked on map and panel"() {
    for (const port of ["Valencia", "Genova", "Venezia", "Constantinople"]) {
      const before = await page.locator(".undo").getAttribute("title");
      const free = panel.locator(".numbers button:not([disabled])").first();
      // The chart may still be settling into its place.
      for (let tries = 0; tries < 5 && !(await free.count()); tries += 1) {
        await tapZone(page.locator(`.zone[aria-label^="${port}"]`));
        await free.waitFor({ timeout: 6000 }).catch(() => undefined);
      }
      await tap(panel.locator(".numbers button").first());
      await settled(before);
    }
    for (let pick = 0; pick < 4; pick += 1) {
      const before = await page.locator(".undo").getAttribute("title");
      await tap(panel.locator(".numbers button").first());
      await settled(before);
    }
    await panel.getByText(/Anna: galley 1/).waitFor();
    await accessible(page, "table");
  },
  async "what cannot be done says why, and can be allowed"() {
    await tapZone(page.locator('.zone[aria-label^="Alexandria"]'));
    const dialog = page.getByRole("dialog");
    await dialog.getByText("MOVE-1").waitFor();
    await dialog.getByRole("button", { name: "Allow anyway" }).waitFor();
    await accessible(page, "refusal");
    await tap(dialog.getByRole("button", { name: "Close" }));
  },
  async "a purse is corrected, undone, redone, and read in the record"() {
    await tap(page.locator(".players button").first());
    const dialog = page.getByRole("dialog");
    await tap(dialog.getByRole("button", { name: "+10" }));
    await tap(dialog.getByRole("button", { name: "Save" }));
    const purse = page.locator(".players .purse").first();
    await page.waitForFunction(() => document.querySelector(".players .purse")?.textContent?.includes("15"));
    await tap(page.locator(".undo"));
    await page.waitForFunction(() => document.querySelector(".players .purse")?.textContent?.trim().startsWith("5"));
    await page.keyboard.press("Control+y");
    await page.waitForFunction(() => document.querySelector(".players .purse")?.textContent?.includes("15"));
    await page.keyboard.press("Control+z");
    await page.waitForFunction(() => document.querySelector(".players .purse")?.textContent?.trim().startsWith("5"));
    assert.match(await purse.innerText(), /^5/);
    await tap(button("Record"));
    await page.getByText("on another branch").waitFor();
    await accessible(page, "record");
    await tap(page.getByRole("dialog").getByRole("button", { name: "Look" }).last());
    await page.getByText(/Looking back/).waitFor();
    await tap(button("Back to now"));
  },
  async "the game is played to the winner"() {
    const began = taps;
    for (let step = 0; step < 1500 && (await play(memory)); step += 1);
    await page.locator(".over .winner").first().waitFor();
    assert.equal(await page.locator(".over li").count(), 4);
    const mean = memory.spent.reduce((sum, spent) => sum + spent, 0) / memory.spent.length;
    console.log(
      `     ${memory.spent.length} activations, ${mean.toFixed(2)} taps each on average, at most ${Math.max(...memory.spent)}; ${seconds} of them second touches`,
    );
    const rounds = 4 * memory.turns;
    console.log(
      `     ${memory.turns} turns of four players: ${((taps - began) / rounds).toFixed(2)} taps a player-round on average`,
    );
    assert.ok((taps - began) / rounds <= 12, "a player-round takes at most 12 taps on average");
    assert.ok(Math.max(...memory.spent) <= 6, "a usual galley turn takes at most 6 taps");
    await accessible(page, "the end");
  },
  async "Russian, night, and a reload find it as it was"() {
    await tap(button("Menu"));
    await tap(page.getByRole("dialog").getByRole("button", { name: "Русский" }));
    await page.getByRole("dialog").getByRole("button", { name: "Ночь" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Закрыть" }).click();
    await page.getByText("Конец партии").waitFor();
    await accessible(page, "the end by night");
    await page.reload();
    await page.getByRole("button", { name: /Anna.*окончена/s }).click();
    await page.getByText("Конец партии").waitFor();
    assert.equal(await page.evaluate(() => document.documentElement.dataset.theme), "dark");
  },
  async "nothing went wrong on the way"() {
    assert.deepEqual(errors, []);
    await chromium.close();
    served.stop();
  },
});
