// Demos: each is led from its first step to its last by doing what it says, left halfway and taken up in another
// language; whoever goes another way is told so, and led back.

import assert from "node:assert/strict";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { accessible, browser, device, host, journey } from "../helper.mjs";
import { SIZES, wholeIn } from "../whole.mjs";

const games = path.resolve(import.meta.dirname, "../../../ui/src/games");
const stepsOf = (game) => JSON.parse(readFileSync(path.join(games, game, "demo.json"), "utf8")).steps;

/** In which order the boxes stand, and in which languages each demo is led. */
const LED = [
  ["serenissima-2e", "de", "ru"],
  ["twilight", "fr", "en"],
  ["libertalia", "es", "de"],
  ["serenissima-1996", "ru", "fr"],
];
const ORDER = ["serenissima-2e", "twilight", "serenissima-1996", "libertalia"];

const served = await host();
const chromium = await browser();
const devices = {};
async function speaking(locale) {
  const fresh = !devices[locale];
  devices[locale] ??= await device(chromium, { locale });
  const { page } = devices[locale];
  // What another screen has remembered is read when a page begins.
  await (fresh ? page.goto(served.url) : page.reload());
  return page;
}
/** The demo is left as any table. */
const leave = (page) => page.locator("nav.bar .btn").first().click();

/** The demo of a game, begun or taken up from its box. */
async function open(page, game) {
  await page.locator(".shelf button").nth(ORDER.indexOf(game)).click();
  await page.locator("dialog .column .btn").nth(1).click();
  await page.locator(".demo.placed").waitFor();
}
const stepOf = async (page) => Number(await page.locator(".demo").getAttribute("data-step"));
const at = (page, step) =>
  page.waitForFunction((step) => document.querySelector(".demo.placed")?.dataset.step === `${step}`, step);

/** The ring follows what it is around with such a delay at most, and a little more: milliseconds. */
const REST = 150;

/** Does what a step says: touches what the ring is around, until the step is done. */
async function follow(page, { says, taps }, step) {
  await at(page, step);
  const text = await page.locator(".demo .words").innerText();
  assert.ok(text.length > 20 && !text.includes("demo-"), `${says}: ${text}`);
  if (!taps) return page.locator(".demo footer .btn:not([aria-disabled])").first().click();
  let [touched, before] = ["", ""];
  for (let tries = 0; tries < 12; tries += 1) {
    // What is shown rests, and is not what was touched before: a touch that came to nothing is soon made again, one
    // that became an entry may have others follow first.
    const next = await page
      .waitForFunction(
        ([step, touched, before, since, rest]) => {
          if (document.querySelector(".demo")?.dataset.step !== step) return "done";
          const ring = document.querySelector("i.ring")?.getBoundingClientRect();
          const seen = ring && JSON.stringify([ring.x + ring.width / 2, ring.y + ring.height / 2]);
          if (window.rested?.seen !== seen) window.rested = { seen, since: performance.now() };
          const rests = seen && performance.now() - window.rested.since > rest;
          const pause = document.querySelector("nav.bar").dataset.length === before ? 10_000 : 15_000;
          return rests && (seen !== touched || performance.now() > since + pause) ? seen : null;
        },
        [`${step}`, touched, before, await page.evaluate(() => performance.now()), REST],
        { polling: 60 },
      )
      .catch((error) => assert.fail(`${says}: ${error}`));
    touched = await next.jsonValue();
    if (touched === "done") return;
    before = await page.locator("nav.bar").getAttribute("data-length");
    await page.mouse.click(...JSON.parse(touched));
  }
  assert.fail(`${says}: what is shown does not do it`);
}

/** Leads from one step to another, and does not do that one. */
async function lead(page, game, from, to) {
  const steps = stepsOf(game);
  for (let step = from; step < to; step += 1) await follow(page, steps[step - 1], step);
  await at(page, to);
}

const checks = {};
for (const [game, first, second] of LED) {
  checks[`${game} is led, left, taken up in another language and led to its end`] = async () => {
    const { length } = stepsOf(game);
    const half = Math.ceil(length / 2);
    const page = await speaking(first);
    await open(page, game);
    await wholeIn(page, `${game} begins`, [
      [SIZES.lying, "1", "light"],
      [SIZES.phone, "1", "dark"],
    ]);
    await accessible(page, game);
    await lead(page, game, 1, half);
    await leave(page);
    await page.locator("li.card", { hasText: `${half}/${length}` }).waitFor();
    const other = await speaking(second);
    await open(other, game);
    assert.equal(await stepOf(other), half);
    await lead(other, game, half, length);
    await other.locator(".demo footer .btn").first().click();
    // It was led to its end: the box begins it anew.
    await open(other, game);
    assert.equal(await stepOf(other), 1);
    await leave(other);
    await other.locator("li.card", { hasText: `1/${length}` }).waitFor();
    assert.equal(await other.locator("li.card").count(), 1);
    await other.locator("li.card .btn").last().click();
    await other.locator("dialog .btn.danger").click();
    await other.locator("li.card").waitFor({ state: "detached" });
  };
}

checks["whoever goes another way is told so, led back, or plays on freely"] = async () => {
  const page = await speaking("en");
  await open(page, "serenissima-2e");
  await lead(page, "serenissima-2e", 1, 5);
  // A sailor instead of the wood: allowed, and not what was asked.
  await page.locator(".panel .line .piece").click();
  await page.getByText("That is allowed too").waitFor();
  await page.getByRole("button", { name: "Take it back" }).click();
  await page.waitForFunction(() => !document.querySelector(".demo").innerText.includes("allowed too"));
  await follow(page, stepsOf("serenissima-2e")[4], 5);
  await at(page, 6);
  // An undo leads back a step.
  await page.locator("button.undo").click();
  await at(page, 5);
  // By keyboard: what is asked for takes the focus.
  await page.locator(".demo footer .btn:not([aria-disabled])").focus();
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.activeElement.matches(".panel .line .primary"));
  await page.keyboard.press("Enter");
  await at(page, 6);
  // A demo has no phones; whoever plays on has a table like any other.
  await page.getByRole("button", { name: "Menu" }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: "Record" })
    .or(page.getByRole("dialog").locator(".btn"))
    .first()
    .waitFor();
  assert.equal(await page.getByRole("dialog").getByRole("button", { name: "Phones" }).count(), 0);
  await page.keyboard.press("Escape");
  await follow(page, stepsOf("serenissima-2e")[5], 6);
  await at(page, 7);
  await page.locator(".tabs [data-rule^='MOVE-1']").click();
  await page.locator(".ways .btn").first().click();
  await page.getByRole("button", { name: "Play on freely" }).click();
  await page.locator(".demo").waitFor({ state: "detached" });
  await leave(page);
  await page.locator("li.card").first().waitFor();
  assert.equal(await page.locator("li.card", { hasText: "Demo" }).count(), 0);
  // Nobody of a demo is remembered.
  await page.getByRole("button", { name: "New table" }).click();
  await page.locator("input").first().waitFor();
  assert.notEqual(await page.locator("input").first().inputValue(), "Anna");
};
checks["every game on the shelf has its demo, and nothing went wrong"] = () => {
  const demos = readdirSync(games).filter((game) => existsSync(path.join(games, game, "demo.json")));
  assert.deepEqual(demos.toSorted(), LED.map(([game]) => game).toSorted());
  assert.deepEqual(
    Object.values(devices).flatMap(({ errors }) => errors),
    [],
  );
};

await journey("demos", checks);
