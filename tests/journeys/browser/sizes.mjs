// A galley's turn by touch on a tablet lying and standing and on a phone: the same table, nothing
// wider than the screen, every target large enough for a finger.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import path from "node:path";
import { browser, entered, host, journey, LATE, stirred } from "../helper.mjs";

const served = await host();
const chromium = await browser();
const record = readFileSync(
  path.resolve(import.meta.dirname, "../../records/serenissima-2e/older/four-players.jsonl"),
  "utf8",
);
const game = record.split("\n").slice(0, 60).join("\n") + "\n";
const errors = [];
let first = true;

/** The table, as a finger finds it on a screen of this size. */
async function opened(width, height, prepared = async () => undefined) {
  const context = await chromium.newContext({
    viewport: { width, height },
    locale: "en",
    hasTouch: true,
    reducedMotion: "reduce",
  });
  await stirred(context);
  const page = await context.newPage();
  page.on("pageerror", (error) => errors.push(String(error)));
  await prepared(page);
  await page.goto(served.url);
  if (first)
    await page
      .locator("input[type=file]")
      .setInputFiles({ name: "game.jsonl", mimeType: "application/json", buffer: Buffer.from(game) });
  first = false;
  await page.locator("button.open").first().tap();
  await page.locator(".map .ship").first().waitFor();
  return page;
}

/** Nothing hangs over the edge, and what is tapped is as large as a finger. */
async function fits(page) {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert.ok(wide <= 0, `${wide} pixels hang over the edge`);
  const small = await page.evaluate(() =>
    [...document.querySelectorAll(".panel .btn, .bar .btn")]
      .map((button) => ({ text: button.textContent.trim(), box: button.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && (box.height < 47.5 || box.width < 47.5))
      .map(({ text, box }) => `${text} ${box.width.toFixed(0)}x${box.height.toFixed(0)}`),
  );
  assert.deepEqual(small, []);
}

/** Loads the free good, sails, and hands on; then takes all of it back. */
async function turn(page) {
  const undo = page.locator(".undo");
  const begun = await undo.getAttribute("title");
  const moved = (tap) => entered(page, tap);
  let taps = 0;
  const tap = (target) => moved(async () => ((taps += 1), await target.tap()));
  await tap(page.getByRole("button", { name: /^Load .* free/ }));
  const plate = page.locator('.plate[data-zone="cirene"] .body');
  await plate.scrollIntoViewIfNeeded();
  await moved(async () => {
    taps += 1;
    const box = await plate.boundingBox();
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  });
  await page.locator(".panel button.next:not(.deaf)").waitFor();
  // With a cube left to sell, handing on takes a second touch.
  await moved(async () => {
    taps += 2;
    await page.getByRole("button", { name: "Next galley", exact: true }).tap();
    await page.locator(".at .act button:not(.deaf)").tap();
  });
  await page.getByText("Bruno: galley 10").first().waitFor();
  for (let times = 0; times < 8 && (await undo.getAttribute("title")) !== begun; times += 1)
    await moved(() => undo.tap());
  assert.equal(await undo.getAttribute("title"), begun);
  assert.ok(taps <= 6);
}

const checks = {};
for (const [name, width, height] of [
  ["lying", 1280, 800],
  ["standing", 800, 1280],
  ["a phone", 390, 844],
]) {
  checks[`a turn by touch: ${name}, ${width}x${height}`] = async () => {
    const page = await opened(width, height);
    await fits(page);
    await turn(page);
    await page.context().close();
  };
}
for (const [name, width, height, insets] of [
  ["a tablet", 1180, 820, { top: 24, right: 0, bottom: 20, left: 0 }],
  ["a phone lying", 844, 390, { top: 0, right: 59, bottom: 21, left: 59 }],
  ["a phone standing", 390, 844, { top: 59, right: 0, bottom: 34, left: 0 }],
]) {
  checks[`nothing lies where the device keeps its edges to itself: ${name}`] = async () => {
    const page = await opened(width, height, async (page) => {
      const session = await page.context().newCDPSession(page);
      await session.send("Emulation.setSafeAreaInsetsOverride", { insets });
    });
    /** How far these stand over the room between the edges, at most. */
    const over = (selector) =>
      page
        .evaluate(
          ([selector, { top, right, bottom, left }]) =>
            [...document.querySelectorAll(selector)]
              .map((element) => element.getBoundingClientRect())
              .filter((box) => box.width > 0)
              .map((box) =>
                Math.max(
                  left - box.left,
                  box.right - innerWidth + right,
                  top - box.top,
                  box.bottom - innerHeight + bottom,
                ),
              ),
          [selector, insets],
        )
        .then((all) => {
          assert.ok(all.length, selector);
          return Math.round(Math.max(...all));
        });
    const whole = await page.evaluate(() => !document.documentElement.classList.contains("stacked"));
    await fits(page);
    if (whole) assert.equal(await over(".page"), 0);
    else
      for (const pinned of [".bar > :first-child", ".panel button.next"]) assert.ok((await over(pinned)) <= 0, pinned);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    // What is pinned stays below the upper edge, and what comes last ends above the lower one.
    assert.ok((await over(whole ? ".page" : ".undo")) <= 0);
    assert.ok(
      await page.evaluate(
        (lower) => document.querySelector(".page").getBoundingClientRect().bottom <= innerHeight - lower + 0.5,
        insets.bottom,
      ),
    );
    await page.locator(".bar > .btn").last().tap();
    await page.locator("dialog .inner").waitFor();
    assert.ok((await over("dialog")) <= 0);
    await page.context().close();
  };
}
checks["two who tap at once: one is played, the other is told"] = async () => {
  // Nothing was done yet: handing on takes a second touch.
  const ready = async (page) => {
    await page.getByRole("button", { name: "Next galley", exact: true }).click();
    const again = page.locator(".at .act button:not(.deaf)");
    await again.waitFor();
    return again;
  };
  const one = await opened(1280, 800);
  // The other screen hears nothing until it has tapped on what it still shows.
  let held = null;
  let hear;
  const other = await opened(800, 1280, (page) =>
    page.routeWebSocket(/ws/, (socket) => {
      const server = socket.connectToServer();
      socket.onMessage((message) => server.send(message));
      hear = (message) => socket.send(message);
      server.onMessage((message) => (held ? held.push(message) : hear(message)));
    }),
  );
  held = [];
  const both = [await ready(one), await ready(other)];
  for (const again of both) await again.click();
  await one.getByText("Bruno: galley 10").first().waitFor();
  for (const message of held.splice(0)) hear(message);
  held = null;
  await other.getByText(LATE).waitFor();
  await other.getByText("Bruno: galley 10").first().waitFor();
  assert.equal(await one.getByText(LATE).count(), 0);
};
checks["nothing went wrong on the way"] = async () => {
  assert.deepEqual(errors, []);
  await chromium.close();
  served.stop();
};

await journey("sizes", checks);
