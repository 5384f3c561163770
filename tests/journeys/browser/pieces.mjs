// What to do with the pieces, over whole recorded games: what is told makes of one position the next one and
// of that the first one again, for whoever looks; and what is told is on the screen.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import path from "node:path";
import { browser, device, host, journey, require } from "../helper.mjs";
import { asker } from "../phones.mjs";

const root = path.resolve(import.meta.dirname, "../../..");
const ts = require("typescript");
/** A module of the screen that imports nothing but types. */
function module(file) {
  const source = readFileSync(path.join(root, "ui/src", file), "utf8");
  const { outputText } = ts.transpileModule(source, { compilerOptions: { module: "esnext", target: "es2022" } });
  return import(`data:text/javascript,${encodeURIComponent(outputText)}`);
}
const { applied, comparable, difference, sorted } = await module("table/pieces.ts");
const { patched } = await module("table/patch.ts");
const { wayTo } = await module("table/story.ts");
const GAMES = {
  "serenissima-2e": {
    ...(await module("games/serenissima-2e/pieces/piles.ts")),
    records: ["fought-and-built", "waived-and-corrected", "two-players"],
  },
  twilight: {
    ...(await module("games/twilight/pieces/piles.ts")),
    records: ["dealt", "waived-and-corrected", "third-deal-level"],
  },
  libertalia: {
    ...(await module("games/libertalia/pieces/piles.ts")),
    records: ["four-players", "waived-and-corrected", "covered"],
  },
};

const served = await host();
const chromium = await browser();
const { page, errors } = await device(chromium);
await page.goto(served.url);
await page.locator("input[type=file]").waitFor({ state: "attached" });
const ask = asker(page, served.url);

/** Opens a record, from the file of a golden one, and gives its table. */
async function opened(game, record, lines = Infinity) {
  const all = readFileSync(path.join(root, "tests/records", game, `${record}.jsonl`), "utf8")
    .trim()
    .split("\n");
  const text = `${all.slice(0, lines).join("\n")}\n`;
  const before = (await ask({ type: "tables" })).tables.map(({ table }) => table);
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "game.jsonl", mimeType: "application/json", buffer: Buffer.from(text) });
  for (;;) {
    const fresh = (await ask({ type: "tables" })).tables.find(({ table }) => !before.includes(table));
    if (fresh) return fresh.table;
    await page.waitForTimeout(30);
  }
}

/** Every position of a table, through somebody's eyes, in the order of the record; the set-up is the first. */
async function positions(table, viewer) {
  const { state } = await ask({ type: "open", table, viewer });
  const entries = [
    0,
    ...state.told
      .filter(
        ({ head, settings, seed, events }) => head === null && settings === null && seed === null && events.length,
      )
      .map(({ n }) => n),
  ];
  const all = [];
  for (let from = 0; from < entries.length; from += 256) {
    const wanted = entries.slice(from, from + 256);
    const { patches } = await ask({ type: "timeline", table, entries: wanted, viewer });
    let view = null;
    for (const [index, patch] of patches.entries()) {
      view = patched(view, patch);
      all.push({ state: { ...state, view }, story: wayTo(state.told, wanted[index]) });
    }
  }
  return all;
}

const ordered = (piles) =>
  JSON.stringify(
    sorted(piles.map(({ piece, place, count }) => ({ piece, place, count })))
      .map((pile) => JSON.stringify(pile))
      .sort(),
  );

/** The law, from each position to the one some entries on, and back. */
function holds({ piles, followed }, all, far) {
  let shifts = 0;
  for (let at = 0; at + far < all.length; at += 1) {
    const [before, after] = [all[at], all[at + far]];
    for (const [one, other] of [
      [before, after],
      [after, before],
    ]) {
      const [old, fresh] = comparable(piles(one), piles(other));
      const told = difference(old, fresh, followed?.(one.state, other.state) ?? true);
      assert.equal(ordered(applied(old, told)), ordered(fresh));
      shifts += told.length;
    }
  }
  return shifts;
}

const button = (name) => page.getByRole("button", { name, exact: true }).first();
const items = async () => (await page.locator(".todo [role=status]").textContent()).split(". ").filter(Boolean);
const length = () => page.locator(".bar").getAttribute("data-length");
/** Does something, and waits until the table has moved. */
async function moved(act) {
  const before = await length();
  await act();
  await page.waitForFunction((old) => document.querySelector(".bar").dataset.length !== old, before);
}

await journey("pieces", {
  async "what is told makes the next position of each, and the one before, in whole games of every game"() {
    for (const [game, { records, ...rules }] of Object.entries(GAMES)) {
      for (const record of records) {
        const all = await positions(await opened(game, record), "table");
        const shifts = [1, 7].map((far) => holds(rules, all, far));
        assert.ok(all.length > 4 && shifts.every((count) => count > 0), `${game}, ${record}`);
        console.log(`     ${game}, ${record}: ${all.length} positions, ${shifts.join(" and ")} shifts`);
      }
    }
  },
  async "a payment from a covered purse is told as from an open one, and its contents are in nothing"() {
    const open = await positions(await opened("serenissima-2e", "fought-and-built"), "table");
    const { piles } = GAMES["serenissima-2e"];
    let paid = 0;
    for (const [index, after] of open.entries()) {
      const before = open[index - 1];
      if (!before || after.story.at(-1).after !== (before.story.at(-1)?.n ?? 0)) continue;
      // The same two positions as somebody sees them who sees no purse.
      const covered = [before, after].map(({ state, story }) => ({
        story,
        state: { ...state, view: { ...state.view, seats: state.view.seats.map((seat) => ({ ...seat, purse: null })) } },
      }));
      const ducats = (one, other) =>
        JSON.stringify(
          difference(...comparable(piles(one), piles(other))).filter(({ from, to }) => (from ?? to).piece === "ducat"),
        );
      if (after.story.at(-1).events.some(({ event }) => event === "Corrected")) continue;
      assert.equal(ducats(...covered), ducats(before, after), JSON.stringify(after.story.at(-1).events));
      paid += ducats(before, after) === "[]" ? 0 : 1;
    }
    assert.ok(paid > 5, `${paid} payments`);
  },
  async "undo, redo and going on from an earlier entry say what goes back on the board"() {
    await opened("serenissima-2e", "four-players", 60);
    await page.reload();
    await page.locator("button.open").first().click();
    await page.locator(".todo button").first().waitFor();
    await moved(() => button(/^Load .* free/).click());
    assert.deepEqual(await items(), ["Wine → galley 13"]);
    await moved(() => page.locator(".undo").click());
    assert.deepEqual(await items(), ["Wine: galley 13 → bank"]);
    await moved(() => page.keyboard.press("Control+y"));
    assert.deepEqual(await items(), ["Wine → galley 13"]);
    const where = () => page.evaluate(() => document.querySelector(".bar strong")?.textContent ?? "");
    for (let step = 0; step < 5; step += 1) {
      const here = await where();
      await page.keyboard.press("PageUp");
      await page.waitForFunction((old) => (document.querySelector(".bar strong")?.textContent ?? "") !== old, here);
    }
    await page.locator(".todo button").first().click();
    const onward = page.getByRole("dialog").locator("details");
    await onward.locator("summary").click();
    const wanted = await onward.locator("li").allInnerTexts();
    await page.keyboard.press("Escape");
    await moved(() => button("Continue from here").click());
    assert.deepEqual(
      await items(),
      wanted.map((text) => text.trim()),
    );
    assert.ok(wanted.length > 1);
  },
  async "a screen that has just come to the table is told on a tap"() {
    const before = await items();
    await page.reload();
    await page.locator("button.open").first().click();
    await page.locator(".todo button").first().click();
    await page.getByRole("dialog").getByRole("checkbox").first().waitFor();
    assert.notDeepEqual(before, []);
    await page.getByRole("dialog").getByRole("button", { name: "All done" }).click();
    await page.getByRole("dialog").waitFor({ state: "detached" });
    assert.deepEqual(await items(), []);
  },
  async "nothing went wrong on the way"() {
    assert.deepEqual(errors, []);
    await chromium.close();
    served.stop();
  },
});
