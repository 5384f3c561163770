// Serenissima, first edition, through the screen: one tablet that is passed round for three whole rounds, with secret
// bids, a purchase, a voyage and whatever can be taken or sold in each; the page is whole in every state on the way, and
// no player needs more than fifteen touches a round. A battle has its stage over the chart, and the end its count.

import assert from "node:assert/strict";
import { SECOND, accessible, browser, cameOf, device, entered, host, journey } from "../helper.mjs";
import { asker } from "../phones.mjs";
import { whole } from "../whole.mjs";

const NAMES = ["Anna", "Bruno", "Clara", "Dora"];
const ROUNDS = 3;
const MOST_TOUCHES = 15;
const served = await host();
const chromium = await browser();
const { page, errors } = await device(chromium);
const ask = asker(page, served.url);

const button = (name) => page.getByRole("button", { name, exact: true }).first();
const question = () => page.locator(".panel h2").first().innerText();
const round = async () => Number(/\d+/.exec(await page.locator(".round").innerText())?.[0] ?? 0);
/** States in which the law of the page has been held. */
const seen = new Set();
async function held(what) {
  if (seen.has(what)) return;
  seen.add(what);
  await whole(page, what);
  await accessible(page, what);
}

/** Touches of each player in each round. */
const touches = new Map();
async function touch(target, who = null) {
  await target.click();
  const key = `${await round()} ${who}`;
  if (who) touches.set(key, (touches.get(key) ?? 0) + 1);
}
/** A touch that becomes an entry, with the second one where it is asked for. */
async function say(target, who) {
  const before = Number(await page.locator("nav.bar").getAttribute("data-length"));
  await touch(target, who);
  if ((await cameOf(page, before)) === "again") await touch(page.locator(SECOND), who);
  await page.waitForFunction((old) => Number(document.querySelector("nav.bar").dataset.length) > old, before);
}
const done = () => page.locator(".panel footer button.next:not(.deaf)");

/** The first thing of this kind that can be done, else the phase is done with. */
async function first(choices, who) {
  await page.locator(`${choices}, .panel footer button.next`).first().waitFor();
  const all = page.locator(choices);
  await say((await all.count()) ? all.first() : done(), who);
}

/** What was reached from the chart. */
const reached = new Set();
/** A port where something can be done is touched on the chart, by its button for the keys: what can be done there is
 * under them next. */
async function fromChart(what) {
  const sea = page.locator(".zone.pick").first();
  if (reached.has(what) || !(await sea.count())) return;
  assert.match(await sea.getAttribute("aria-label"), new RegExp(`you can ${what} here`));
  await sea.press("Enter");
  await page.waitForFunction(() => document.activeElement.closest(".landing, .market"));
  reached.add(what);
  await held(`${what} from the chart`);
}

/** Says one thing to what is asked. */
async function answer(asked, bought) {
  const who = /^\w+/.exec(asked)?.[0];
  if (/secret/.test(asked)) {
    const name = await page.locator(".panel .cover b").innerText();
    const owner = NAMES.find((one) => name.includes(one));
    await touch(page.locator(".panel .cover"), owner);
    await held("a bid");
    if (owner !== NAMES[0]) await touch(page.locator(".ducats .btn").nth(2), owner);
    await say(page.locator(".panel .btn.tall:not(.deaf)"), owner);
  } else if (/place your/.test(asked)) await say(button("Place the sailors so"), who);
  else if (/pick a place/.test(asked)) await say(page.locator(".places button:not(.deaf)").first(), who);
  else if (/trade/.test(asked) && !bought.has(who)) {
    bought.add(who);
    const more = page.locator('.deed[data-rule^="BUY"] .step[aria-label="more"]:not([aria-disabled="true"])');
    if (!(await more.count())) return;
    await touch(more.first(), who);
    // What was counted is said when the stepper is left.
    await say(page.getByRole("tab", { name: "Holds" }), who);
    await page.getByRole("tab", { name: "Holds", selected: true }).waitFor();
    await page.getByRole("tabpanel", { name: "Holds" }).locator("> *").first().waitFor();
    await held("what lies where");
    await touch(page.getByRole("tab", { name: "Ports" }), who);
  } else if (/trade/.test(asked)) await say(done(), who);
  else if (/move/.test(asked)) await first(".zones button:not(.dim):not(.deaf)", who);
  else if (/attack/.test(asked)) await say(done(), who);
  else if (/land/.test(asked)) {
    await page.locator(".landing").first().waitFor();
    await fromChart("land");
    await first(".landing .say:not(.dim):not(.deaf)", who);
  } else if (/sell/.test(asked)) {
    await page.locator(".market").first().waitFor();
    await fromChart("sell");
    await first(".sale:not(.dim):not(.deaf)", who);
  } else if (/May galley/.test(asked)) await say(button("Let it pass"), null);
  else throw new Error(`nobody knows what to say to “${asked}”`);
}

/** What lies on the table is put otherwise. */
async function put(...fixes) {
  const [{ table }] = (await ask({ type: "tables" })).tables;
  for (const fix of fixes) {
    const { state } = await ask({ type: "open", table, viewer: "table" });
    await ask({
      type: "command",
      table,
      id: `put ${state.length}`,
      head: state.head,
      by: { seat: 0 },
      command: { do: "Correct", fix },
      waive: [],
    });
  }
}
const galley = (number, seat, zone, sailors, goods) => ({
  what: "Galley",
  galley: number,
  seat,
  zone,
  sailors,
  goods,
  moved: false,
});
const stage = () => page.locator(".overlay .stage");
/** One attack of those that are listed. */
const attack = (name) => say(page.locator(".panel").getByRole("button", { name }), null);
const numbers = async (what) =>
  (await page.locator(what).allInnerTexts()).map((text) => parseInt(text, 10)).sort((one, other) => one - other);
async function end() {
  await button("Menu").click();
  await button("End the game now").click();
  await button("End and count wealth").click();
}

await journey("serenissima 1996", {
  async "of two games the one that was chosen last is set up, though the other's files come later"() {
    const TWILIGHT = /\/assets\/twilight-.*\.js$/;
    let come;
    const held = new Promise((resolve) => (come = resolve));
    // What a service worker fetches cannot be held back.
    const slow = await device(chromium, { serviceWorkers: "block" });
    const named = (name) => slow.page.locator(".games").getByRole("button", { name });
    const sailors = slow.page.getByText("180 sailors", { exact: true });
    await slow.page.route(TWILIGHT, async (route) => (await held, route.continue()));
    await slow.page.goto(served.url);
    await slow.page.getByRole("button", { name: "New table" }).click();
    const asked = slow.page.waitForRequest(TWILIGHT);
    await named("Twilight of Venice").click();
    await asked;
    await named(/1996/).click();
    await sailors.waitFor();
    const late = slow.page.waitForResponse(TWILIGHT);
    come();
    await (await late).finished();
    // It would be shown at once.
    await slow.page.waitForTimeout(1000);
    assert.ok(await sailors.isVisible());
    await slow.page.getByRole("button", { name: "Start" }).click();
    await slow.page.getByText("place your ten sailors").waitFor();
    errors.push(...slow.errors);
    await slow.context.close();
  },
  async "a table for four"() {
    await page.goto(served.url);
    await button("New table").click();
    await page.locator(".games").getByRole("button", { name: /1996/ }).click();
    await button("4").click();
    for (const [index, name] of NAMES.entries()) {
      await page.getByLabel(`Name of player ${index + 1}`).fill(name);
      if (index < NAMES.length - 1) await page.keyboard.press("Enter");
    }
    await held("new table");
    await button("Start").click();
    await page.getByText("place your ten sailors").waitFor();
  },
  async "three whole rounds, in at most fifteen touches a player and round"() {
    let bought = new Set();
    let now = 0;
    while (now <= ROUNDS) {
      const asked = await question();
      await held(asked.replace(/^\w+:? /, ""));
      await answer(asked, bought);
      if ((await round()) !== now) bought = new Set();
      now = await round();
    }
    const most = Math.max(...touches.values());
    console.log(
      `     ${most} touches at most, ${([...touches.values()].reduce((sum, one) => sum + one, 0) / touches.size).toFixed(1)} on average`,
    );
    assert.ok(most <= MOST_TOUCHES, `somebody needed ${most} touches`);
    assert.ok(reached.size > 0, "nothing was reached from the chart");
  },
  async "a battle has a stage over the chart: both sides, the dice, what they cost, and the prize"() {
    for (let asked = await question(); !/trade/.test(asked); asked = await question()) await answer(asked, new Set());
    await put(
      { what: "Order", seats: [1, 0, 2, 3] },
      galley(20, 1, "ragusa", 5, []),
      galley(21, 2, "ragusa", 1, ["gold", "gems", "cloth"]),
      { what: "Port", port: "ragusa", seat: 0, sailors: 5 },
      { what: "Fortress", port: "ragusa", fortress: true },
      { what: "Turn", step: "fight", seat: 1 },
    );
    await button("Menu").click();
    await entered(page, () =>
      page.getByRole("dialog").getByRole("group", { name: "Dice" }).getByRole("button", { name: "The table" }).click(),
    );
    await page.keyboard.press("Escape");
    await attack(/^galley 20 attacks galley 21/);
    await stage().locator(".pads").waitFor();
    await held("the dice of a battle");
    await stage().getByRole("button", { name: "Bruno rolled 6" }).click();
    await stage().getByRole("button", { name: "Clara rolled 1" }).click();
    await stage().getByText("11 ÷ 3").waitFor();
    await stage().getByText("Expected losses").waitFor();
    await held("a beaten galley");
    await stage().locator(".stack").first().click();
    await held("goods of a beaten galley in hand");
    await say(
      stage()
        .getByRole("button", { name: /^Capture it with/ })
        .and(page.locator(":not(.deaf)")),
      null,
    );
    await say(stage().getByRole("button", { name: "Done" }).and(page.locator(":not(.deaf)")), null);
    await stage().waitFor({ state: "detached" });
    await attack(/^galley 20 attacks Ragusa/);
    await stage().getByText("behind a fortress").waitFor();
    await held("a battle against a fortress");
    await stage().getByRole("button", { name: "Roll in the app" }).click();
    const result = page.locator(".result");
    await result.getByText("÷ 4").waitFor();
    await held("the last dice");
    await result.getByRole("button").click();
    await result.waitFor({ state: "detached" });
  },
  async "the market says what everybody is worth, and the count at the end adds it up"() {
    await button("Market").click();
    await held("the market");
    await button("Close").click();
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await end();
    await button("All at once").click();
    await button("To the result").waitFor();
    await page.keyboard.press("Escape");
    const counted = await numbers(".ceremony strong");
    await button("To the result").click();
    await page.locator(".standings li").first().waitFor();
    assert.equal(await page.locator(".standings li").count(), NAMES.length);
    assert.deepEqual(counted, await numbers(".standings b"));
    await held("the end");
  },
  async "without motion all is counted at once, and who comes back later finds the end"() {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.locator(".undo").click();
    await end();
    await button("To the result").waitFor();
    await page.keyboard.press("Escape");
    await held("the count");
    await page.reload();
    await page.locator("button.open").first().click();
    await page.locator(".standings li").first().waitFor();
    assert.equal(await page.locator(".ceremony").count(), 0);
  },
  async "nothing went wrong on the way"() {
    assert.deepEqual(errors, []);
    await chromium.close();
    served.stop();
  },
});
