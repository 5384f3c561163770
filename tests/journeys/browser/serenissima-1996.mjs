// Serenissima, first edition, through the screen: one tablet that is passed round for three whole rounds, with secret
// bids, a purchase, a voyage and whatever can be taken or sold in each; the page is whole in every state on the way, and
// no player needs more than fifteen touches a round.

import assert from "node:assert/strict";
import { accessible, browser, device, host, journey } from "../helper.mjs";
import { whole } from "../whole.mjs";

const NAMES = ["Anna", "Bruno", "Clara", "Dora"];
const ROUNDS = 3;
const MOST_TOUCHES = 15;
const served = await host();
const chromium = await browser();
const { page, errors } = await device(chromium);

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
const title = () => page.locator(".undo").getAttribute("title");
/** A touch that becomes an entry, with the second one where it is asked for. */
async function say(target, who) {
  const before = await title();
  await touch(target, who);
  const again = page.locator(".at .act button:not(.deaf)");
  const moved = page.waitForFunction((old) => document.querySelector(".undo").title !== old, before);
  const first = await Promise.race([moved.then(() => "moved"), again.waitFor().then(() => "again", () => "gone")]);
  if (first === "again") await touch(again, who);
  await moved;
}
const done = () => page.locator(".panel footer .next:not(.deaf)");

/** The first thing of this kind that can be done, else the phase is done with. */
async function first(choices, who) {
  await page.locator(`${choices}, .panel footer .next`).first().waitFor();
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
  }
  else if (/May galley/.test(asked)) await say(button("Let it pass"), null);
  else throw new Error(`nobody knows what to say to “${asked}”`);
}

await journey("serenissima 1996", {
  async "a table for four"() {
    await page.goto(served.url);
    await button("New table").click();
    await page.getByRole("button", { name: /1996/ }).click();
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
    console.log(`     ${most} touches at most, ${([...touches.values()].reduce((sum, one) => sum + one, 0) / touches.size).toFixed(1)} on average`);
    assert.ok(most <= MOST_TOUCHES, `somebody needed ${most} touches`);
    assert.ok(reached.size > 0, "nothing was reached from the chart");
  },
  async "the market and the end say what everybody is worth"() {
    await button("Market").click();
    await held("the market");
    await button("Close").click();
    await button("Menu").click();
    await button("End the game now").click();
    await button("End and count wealth").click();
    await page.locator(".standings li").first().waitFor();
    await page.keyboard.press("Escape");
    await held("the end");
    assert.equal(await page.locator(".standings li").count(), NAMES.length);
  },
  async "nothing went wrong on the way"() {
    assert.deepEqual(errors, []);
    await chromium.close();
    served.stop();
  },
});
