// A tablet that lies flat: the screen turns to whoever is asked, or each side is told at its edge. Everything
// is touched where it is seen.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import path from "node:path";
import { accessible, browser, device, host, journey, takesBackOther } from "../helper.mjs";
import { drawn, faultsOf } from "../whole.mjs";

const served = await host();
const chromium = await browser();
const { page, errors } = await device(chromium, { hasTouch: true });
const records = path.resolve(import.meta.dirname, "../../records");
const lines = (file, count) =>
  `${readFileSync(path.join(records, file), "utf8").split("\n").slice(0, count).join("\n")}\n`;

const inner = page.frameLocator("iframe");
/** The screen, in the frame or without it. */
const screen = async () => ((await page.locator("iframe").count()) ? inner : page);
const button = (within, name) => within.getByRole("button", { name, exact: true }).first();
const strip = (side) => page.locator(`.strip.${side}`);
/** The screen faces this side, and listens again. */
const faces = (side) => page.locator(`.middle.${side} iframe:not(.deaf)`).waitFor();
const window = async () => await (await page.locator("iframe").elementHandle()).contentFrame();

const STAYS = "The screen stays";
/** Faces people in another way, from the menu. */
async function way(name) {
  const now = await screen();
  await button(now, "Menu").click();
  const loaded = page.waitForEvent("load");
  await now.getByRole("group", { name: "When the tablet lies flat" }).getByRole("button", { name }).click();
  await loaded;
  // It is put into its frame a little later.
  if (name !== STAYS) await page.locator("iframe").waitFor();
  await (await screen()).locator("main").waitFor();
  // Until the screen has said whom it faces, the frame may turn yet; it looks as the screen does from then on.
  if (name !== STAYS) await page.locator("html[data-theme]").waitFor({ state: "attached" });
  // A frame that has just come does not listen at once.
  await page.locator("iframe.deaf").waitFor({ state: "detached" });
}
/** What a move does to the screen is waited for. */
async function moved(tap) {
  const now = await screen();
  const before = await now.locator(".undo").getAttribute("title");
  await tap(before);
  await takesBackOther(now, before).waitFor();
}
/** A touch in the middle of what is seen, wherever that is on the tablet. */
async function touch(target) {
  const box = await target.boundingBox();
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}
/** What is wrong with the screen, once its sizes have settled. */
async function faults() {
  const screen = await window();
  await drawn(screen, 100);
  return faultsOf(screen);
}
/** The side that the screen faces. */
const sideNow = async () =>
  (await page.locator(".middle").getAttribute("class"))
    .split(" ")
    .find((name) => ["north", "south", "west", "east"].includes(name));

/** Hands the galley on: the main button, and the card that may ask once more, by touch where they are seen. */
const handOn = () =>
  moved(async (before) => {
    await inner.locator("button.next:not(.deaf)").waitFor();
    await page.locator("iframe:not(.deaf)").waitFor();
    await touch(inner.locator("button.next"));
    const again = inner.locator(".card.at .act button:not(.deaf)");
    await again.or(takesBackOther(inner, before)).first().waitFor();
    if (await again.count()) await touch(again);
  });

await journey("around", {
  async "the screen turns to the side of whoever is asked"() {
    await page.goto(served.url);
    await page.locator("input[type=file]").setInputFiles({
      name: "game.jsonl",
      mimeType: "application/json",
      buffer: Buffer.from(lines("serenissima-2e/four-players.jsonl", 60)),
    });
    await page.locator("button.open").first().click();
    await button(page, "Menu").click();
    const sides = ["near side", "left side", "far side", "right side"];
    for (const [index, side] of sides.entries()) {
      await page.locator("dialog .chair", { has: page.locator(`small:text-is("${index + 1}")`) }).click();
      await page.locator("dialog").getByRole("button", { name: side, exact: true }).click();
    }
    await page.locator("dialog").getByRole("button", { name: "Save names and sides" }).click();
    await page.waitForFunction(() => document.querySelectorAll("dialog .side .chair").length === 4);
    await page.keyboard.press("Escape");
    await way("It turns to whoever is asked");
    const seen = new Set();
    for (let turns = 0; turns < 5; turns += 1) {
      const side = await sideNow();
      seen.add(side);
      const [width, height] = await (await window()).evaluate(() => [innerWidth, innerHeight]);
      assert.deepEqual([width, height], ["north", "south"].includes(side) ? [1280, 800] : [800, 1280], side);
      assert.deepEqual(await faults(), [], side);
      await handOn();
    }
    assert.ok(seen.size > 2, [...seen].join(" "));
  },
  async "a zone is sailed to by touch on a map that lies on its side"() {
    for (let turns = 0; turns < 6 && !["west", "east"].includes(await sideNow()); turns += 1) await handOn();
    assert.ok(["west", "east"].includes(await sideNow()));
    const [width, height] = await (await window()).evaluate(() => [innerWidth, innerHeight]);
    assert.deepEqual([width, height], [800, 1280]);
    const undo = inner.locator(".undo");
    const before = await undo.getAttribute("title");
    // Whatever lies over a plate is no way to sail there.
    for (const zone of await inner.locator(".plate.reach, .sea.reach, [data-zone].reach").all()) {
      await touch(zone);
      await takesBackOther(inner, before)
        .waitFor({ timeout: 3000 })
        .catch(() => undefined);
      if ((await undo.getAttribute("title")) !== before) break;
    }
    assert.notEqual(await undo.getAttribute("title"), before);
    await moved(() => touch(undo));
  },
  async "a sheet lies as the screen does, and nothing turns while it is open"() {
    const side = await sideNow();
    await touch(button(inner, "Record"));
    await inner.locator("dialog").waitFor();
    assert.deepEqual(await faults(), []);
    await accessible(page, "turned", inner);
    await page.keyboard.press("Escape");
    await inner.locator("dialog").waitFor({ state: "detached" });
    assert.equal(await sideNow(), side);
  },
  async "away from the table the screen lies as it stands"() {
    const side = await sideNow();
    await button(inner, "Back").click();
    await faces("south");
    await inner.locator("button.open").first().click();
    await inner.locator(".undo").waitFor();
    await faces(side);
  },
  async "it only turns over, if that is what people want"() {
    await way("It turns over to the far side");
    const seen = new Set();
    for (let turns = 0; turns < 6; turns += 1) {
      seen.add(await sideNow());
      await handOn();
    }
    assert.deepEqual([...seen].sort(), ["north", "south"]);
  },
  async "each side is told at its edge, and a touch there turns the screen"() {
    await way("It stays and tells each side at its edge");
    await strip("north").waitFor();
    assert.equal(await page.locator(".strip").count(), 4);
    const question = await inner.locator(".panel h2").innerText();
    assert.equal(await page.locator(".strip.asked").count(), 1);
    assert.equal(await page.locator(".strip.asked").innerText(), question);
    // A strip is read along its edge, in letters that are read at a glance.
    for (const side of ["north", "south", "west", "east"]) {
      const { width, height } = await strip(side).locator(".text").boundingBox();
      assert.ok(["north", "south"].includes(side) ? width > height : height > width, side);
      const size = await strip(side)
        .locator(".text")
        .evaluate((text) => Number.parseFloat(getComputedStyle(text).fontSize));
      assert.ok(size >= 36, `${side}: ${size}`);
    }
    assert.deepEqual(await faults(), []);
    await accessible(page, "edges", inner);
    // On a small tablet the chart keeps its place beside the question.
    await page.setViewportSize({ width: 1024, height: 768 });
    assert.deepEqual(await faults(), []);
    const chart = await inner.locator("[data-frame], .map").first().boundingBox();
    assert.ok(chart.width > 400 && chart.y + 300 < 768 && chart.height > 300, JSON.stringify(chart));
    await page.setViewportSize({ width: 1280, height: 800 });
    await faults();
    await strip("east").tap();
    await faces("east");
    await handOn();
    await faces("south");
    assert.equal(await page.locator(".strip.asked").innerText(), await inner.locator(".panel h2").innerText());
  },
  async "keys go to the screen, and the browser's title is the screen's"() {
    await page.keyboard.press("PageUp");
    await inner.locator(".bar.looking").waitFor();
    await page.keyboard.press("Escape");
    await inner.locator(".bar.looking").waitFor({ state: "detached" });
    const name = (await inner.locator(".panel h2").innerText()).split(":")[0];
    assert.equal(await page.title(), `${name} – Bucintoro`);
  },
  async "it stays as before when nobody wants it turned"() {
    await way(STAYS);
    assert.equal(await page.locator("iframe").count(), 0);
    assert.equal(await page.evaluate(() => document.querySelector(".undo") !== null), true);
  },
  async "a track stands between its two players, each half at its player, whichever way the screen faces"() {
    await way("It turns over to the far side");
    await button(inner, "Back").click();
    await inner.locator("input[type=file]").setInputFiles({
      name: "two.jsonl",
      mimeType: "application/json",
      buffer: Buffer.from(lines("twilight/waived-and-corrected.jsonl", 40)),
    });
    await inner.locator("button.open", { hasText: "Twilight" }).click();
    await inner.locator(".track .pawn").first().waitFor();
    // Across, the first player's half is on the left.
    const ends = async () => {
      const [own, other] = await Promise.all(
        ["blue", "red"].map((seat) => inner.locator(`rect.cell:not(.small)[data-seat=${seat}]`).first().boundingBox()),
      );
      return { right: other.x - own.x, down: other.y - own.y };
    };
    assert.ok((await ends()).right > 600);
    await button(inner, "Menu").click();
    await inner.locator("dialog .chair", { has: page.locator('small:text-is("2")') }).click();
    await inner.locator("dialog").getByRole("button", { name: "far side", exact: true }).click();
    await inner.locator("dialog").getByRole("button", { name: "Save names and sides" }).click();
    await inner.locator("dialog .side.north .chair").waitFor();
    await inner.getByRole("button", { name: "The track stands upright between the players" }).click();
    await page.keyboard.press("Escape");
    await inner.locator(".board.upright").waitFor();
    for (const [player, side] of [
      ["Anna", "south"],
      ["Bruno", "north"],
    ]) {
      await inner.locator(".panel h2", { hasText: `${player}’s turn` }).waitFor();
      await faces(side);
      await page.waitForTimeout(100);
      assert.ok((await ends()).down < -500, `${player}: ${JSON.stringify(await ends())}`);
      // A Guard is called by its player, and every number is there for each of them.
      await inner.getByRole("img", { name: /^Guard towards Bruno: \d of/ }).waitFor();
      assert.deepEqual(
        await inner
          .locator("text.number")
          .evaluateAll((all) => [
            all.length,
            all.filter((one) => one.getAttribute("transform").includes("rotate(180)")).length,
          ]),
        [68, 34],
      );
      assert.deepEqual(await faults(), []);
      if (side === "south") await handOn();
    }
    await accessible(page, "upright", inner);
    // Lying still, whoever acts at the far end reads the pawns without turning the head.
    await way(STAYS);
    await page.locator(".board.upright .pawn").first().waitFor();
    assert.ok(
      (await page.locator(".pawn > g").evaluateAll((all) => all.map((one) => one.getAttribute("transform")))).every(
        (turned) => turned === "rotate(180)",
      ),
    );
    await button(page, "Menu").click();
    await page.getByRole("button", { name: "The track stands upright between the players" }).click();
    await page.keyboard.press("Escape");
    await page.locator(".board:not(.upright)").waitFor();
  },
  async "nothing went wrong on the way"() {
    assert.deepEqual(errors, []);
    await chromium.close();
    served.stop();
  },
});
