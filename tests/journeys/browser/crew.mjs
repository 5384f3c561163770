// A raid of Libertalia at a table of six, each with a phone: everybody chooses at once, one sleeps meanwhile, one
// thinks again at the last moment, three are at the tablet for a day, the time runs out for one; what the table
// drew itself is typed in, and a television looks on.

import assert from "node:assert/strict";
import { accessible, browser, device, host, journey, unexpected } from "../helper.mjs";
import { asker, lineTo, linkOf, phoneAt } from "../phones.mjs";
import { dress, SIZES, whole, wholeAcross } from "../whole.mjs";

const NAMES = ["Alessandra", "Bruno", "Chiara", "Dario", "Elena", "Fosca"];
const COLOURS = ["yellow", "red", "blue", "green", "black", "white"];
const RANKS = [1, 3, 4, 8, 14, 15, 18, 21, 26];
const [FIRST, SLEEPER, LATE] = [0, 2, 1];
const AT_TABLET = [3, 4, 5];

const served = await host();
const chromium = await browser();
const tablet = await device(chromium);
const errors = [tablet.errors];
const ask = asker(tablet.page, served.url);
let table;
let port;
/** By seat; nobody's place is empty but while it is at the tablet. */
const phones = [];
let sleepersLine;

const button = ({ page }, name) => page.getByRole("button", { name, exact: true }).first();
const stateOf = async () => (await ask({ type: "open", table, viewer: "table" })).state;
const picks = ({ page }) => page.locator(".hand .pick");
const isChosen = ({ page }) => page.locator('.hand .pick[aria-pressed="true"]');
const everybody = () => [tablet, ...phones.filter(Boolean)];
/** A device that has heard of everything so far. */
const upToDate = ({ page }, { length }) => page.locator(`[data-length="${length}"]`).waitFor();
/** A device that hears of what comes next. */
const moved = ({ page }, { length }) =>
  page.waitForFunction((old) => document.querySelector("[data-length]").dataset.length !== old, String(length));

/** States in which the law of the page has been held, on the tablet or on a phone. */
const seen = new Set();
async function held(device, what) {
  const on = device === tablet ? "tablet" : "phone";
  if (seen.has(`${on} ${what}`)) return;
  seen.add(`${on} ${what}`);
  await whole(device.page, `${on}: ${what}`, on === "tablet" ? ["lying", "small", "standing"] : ["phone"]);
  if (on === "phone") await dress(device.page, SIZES.phone);
  await accessible(device.page, `${on}: ${what}`);
}

/** A phone that takes its seat, or comes back to it. */
async function seated(seat, options = {}) {
  phones[seat] = await phoneAt(
    chromium,
    seat === SLEEPER ? sleepersLine.port : port,
    options.storageState ? "" : await linkOf(ask, seat),
    { colorScheme: seat % 2 ? "dark" : "light", ...options },
  );
  errors.push(phones[seat].errors);
  await phones[seat].page.locator(".seat", { hasText: NAMES[seat] }).waitFor();
}

/** One who chooses on the own phone; what lies sealed is marked there. */
async function chooses(seat, nth) {
  await picks(phones[seat]).nth(nth).tap();
  await isChosen(phones[seat]).waitFor();
}
/** The last one to choose: with that tap all is shown. */
async function choosesLast(seat, nth) {
  const before = await stateOf();
  assert.deepEqual(
    before.asks.map(([by]) => by),
    [{ seat }],
    "the table waits for one alone",
  );
  await upToDate(phones[seat], before);
  await picks(phones[seat]).nth(nth).tap();
  await shown(before);
}
/** All choices are open: everywhere the same ship, in the same order. */
async function shown(before) {
  const laidIn = ({ told }) =>
    told
      .filter(({ n }) => n >= before.length)
      .flatMap(({ events }) => events)
      .find(({ event }) => event === "Laid");
  let after = await stateOf();
  // Each choice is an entry: those of others may still be on their way.
  while (!laidIn(after)) {
    await moved(tablet, after);
    after = await stateOf();
  }
  await Promise.all(everybody().map((device) => upToDate(device, after)));
  // The tablet shows the table before it until it knows the steps that it walks.
  await tablet.page.locator('.todo[aria-busy="false"]').waitFor();
  const ships = await Promise.all(
    everybody().map(({ page }) =>
      page.locator(".ship .face").evaluateAll((faces) => faces.map((face) => face.ariaLabel)),
    ),
  );
  for (const ship of ships) assert.deepEqual(ship, ships[0]);
  return laidIn(after).cards;
}

/** Somebody answers what the day asks, the first way there is, on the device where it is asked. */
async function answers(state) {
  const [[by, question]] = state.asks;
  const where = by === "chance" ? tablet : (phones[by.seat] ?? tablet);
  await upToDate(where, state);
  const { page } = where;
  if (by === "chance") await button(where, "The app draws").click();
  else {
    // The Waitress is asked also without a map: that tells nothing.
    const way = question.ask === "Sell" ? button(where, "Not tonight") : page.locator(".ways button").first();
    await page.locator(".panel .cover").or(way).first().waitFor();
    if (await page.locator(".panel .cover").count()) await page.locator(".panel .cover").click();
    await way.waitFor();
    await held(where, question.ask);
    await way.click();
  }
  await moved(where, state);
}
/** The day goes on until everybody chooses again, or the raid is over. */
async function goesOn() {
  for (;;) {
    const state = await stateOf();
    if (!["day", "dusk", "night"].includes(state.view.stage)) return state;
    await answers(state);
  }
}
const steps = tablet.page.locator(".todo .on");
async function stepsKnown() {
  await upToDate(tablet, await stateOf());
  await tablet.page.locator('.todo[aria-busy="false"]').waitFor();
}
/** Whatever the tablet tells step by step it tells at once. */
async function atOnce() {
  await stepsKnown();
  if (!(await steps.count())) return;
  await tablet.page.locator(".todo button").last().click();
  await steps.waitFor({ state: "detached" });
}
const doubloons = async () => (await tablet.page.locator(".den .coins b").allInnerTexts()).map(Number);
/** The next day dawns on every device. */
async function dawns(day) {
  const state = await goesOn();
  await atOnce();
  assert.deepEqual([state.view.stage, state.view.day], ["dawn", day]);
  await Promise.all(everybody().map((device) => upToDate(device, state)));
  return state;
}

await journey("crew", {
  async "what the table drew itself is typed in; the app draws the rest"() {
    await tablet.page.goto(served.url);
    const { setup } = await ask({ type: "default_setup", game: "libertalia", seats: NAMES.length });
    const seating = NAMES.map((name) => ({ name, side: "south" }));
    ({ table } = await ask({
      type: "new_table",
      game: "libertalia",
      seating,
      answering: { dice: "table", cards: "table", draws: "table" },
      setup,
    }));
    await tablet.page.reload();
    await tablet.page.locator("button.open").first().click();
    for (const [seat, colour] of COLOURS.entries()) {
      await tablet.page.getByText(`What did ${NAMES[seat]} draw?`).waitFor();
      if (seat === 1) await held(tablet, "colours");
      await button(tablet, colour).click();
    }
    for (const [drawn, rank] of RANKS.entries()) {
      await tablet.page.getByText(`${drawn} of ${RANKS.length}`).waitFor();
      if (drawn === 1) await held(tablet, "ranks");
      await tablet.page.getByRole("button", { name: new RegExp(`^${rank} `) }).click();
    }
    await tablet.page.locator(".panel .cells").waitFor();
    await held(tablet, "booty");
    await button(tablet, "The app draws").click();
    await tablet.page.getByText("Pass the tablet to Alessandra").waitFor();
    const { view } = await stateOf();
    assert.deepEqual(
      view.players.map(({ colour }) => colour),
      COLOURS,
    );
    assert.deepEqual(view.drawn, RANKS);
  },

  async "six phones take their seats, and the tablet asks nobody any more"() {
    await button(tablet, "Menu").click();
    await button(tablet, "Phones at the table").click();
    await button(tablet, "Open this table to phones").click();
    await tablet.page.getByRole("img", { name: /QR code: http:/ }).waitFor();
    const { hosting } = await ask({ type: "hosting" });
    port = Number(hosting.address.split(":").at(-1));
    sleepersLine = await lineTo(port);
    for (const seat of NAMES.keys()) await seated(seat);
    await button(tablet, "Close").click();
    for (const phone of phones) {
      await picks(phone).first().waitFor();
      assert.equal(await picks(phone).count(), RANKS.length);
    }
    await tablet.page.locator(".panel .cover").waitFor({ state: "detached" });
    await held(tablet, "everybody chooses elsewhere");
    await held(phones[1], "a hand");
  },

  async "all choose in the same moment, and everybody sees the same ship"() {
    const before = await stateOf();
    await Promise.all(phones.map((phone, seat) => picks(phone).nth(seat).tap()));
    const cards = await shown(before);
    assert.deepEqual(
      cards.map(({ rank }) => rank).sort((one, other) => one - other),
      RANKS.slice(0, 6),
    );
    await held(tablet, "a day");
  },

  async "what a day does is told step by step, at the pace of the hands, and holds nobody up"() {
    const before = await stateOf();
    assert.equal(before.asks[0][1].ask, "Replacement");
    const owned = before.view.players.map(({ purse }) => purse);
    await answers(before);
    await stepsKnown();
    const said = await tablet.page.locator(".todo [role=status]").textContent();
    assert.match(said, /Parrot/);
    assert.match(await steps.innerText(), /^1\/[3-9]/);
    assert.deepEqual(await doubloons(), owned, "the board lies as after the first step");
    await held(tablet, "step by step");
    const all = Number(/\/(\d+)/.exec(await steps.innerText())[1]);
    for (let step = 2; step < all; step += 1) {
      await steps.click();
      await tablet.page.getByText(`${step}/${all}`).waitFor();
      assert.notEqual(await tablet.page.locator(".todo [role=status]").textContent(), said);
    }
    // Somebody answers before the hands are done: what is left comes first.
    const asked = await stateOf();
    await answers(asked);
    await stepsKnown();
    await tablet.page.getByText(/^1\/\d+/).waitFor();
    assert.deepEqual(
      await doubloons(),
      asked.view.players.map(({ purse }) => purse),
    );
    await atOnce();
    const { view } = await stateOf();
    assert.deepEqual(
      await doubloons(),
      view.players.map(({ purse }) => purse),
    );
    await dawns(2);
  },

  async "one phone sleeps: the others choose, nobody is told what, and the table waits"() {
    sleepersLine.sleep();
    for (const seat of NAMES.keys()) if (seat !== SLEEPER) await chooses(seat, seat);
    const waiting = await stateOf();
    assert.deepEqual(
      waiting.asks.map(([by]) => by),
      [{ seat: SLEEPER }],
    );
    assert.deepEqual(
      waiting.view.players.map(({ chosen }) => chosen),
      NAMES.map((_, seat) => (seat === SLEEPER ? null : "sealed")),
    );
    for (const device of everybody().filter((one) => one !== phones[SLEEPER])) {
      await device.page.locator(".ship .laid").nth(4).waitFor();
      assert.deepEqual(
        [await device.page.locator(".ship .laid").count(), await device.page.locator(".ship .face").count()],
        [5, 0],
      );
      await device.page.getByText(NAMES[SLEEPER]).first().waitFor();
    }
    // What one's own phone shows is one's own card alone.
    for (const [seat, phone] of phones.entries()) assert.equal(await isChosen(phone).count(), seat === SLEEPER ? 0 : 1);
    await held(phones[FIRST], "others are still thinking");
    await held(tablet, "one is still thinking");
    assert.equal(await phones[SLEEPER].page.locator(".ship .laid").count(), 0, "it has heard of nothing");
    sleepersLine.wake();
    await phones[SLEEPER].page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await upToDate(phones[SLEEPER], waiting);
    await choosesLast(SLEEPER, 0);
    await dawns(3);
  },

  async "one thinks again at the last moment, and that is what counts"() {
    for (const seat of NAMES.keys()) if (seat !== 1) await chooses(seat, 0);
    const sealed = await stateOf();
    await upToDate(phones[FIRST], sealed);
    const [first, second] = await Promise.all(
      [0, 2].map((nth) => picks(phones[FIRST]).nth(nth).locator("b").innerText()),
    );
    await picks(phones[FIRST]).nth(2).tap();
    await moved(phones[FIRST], sealed);
    await isChosen(phones[FIRST]).getByText(second, { exact: true }).waitFor();
    assert.equal(await isChosen(phones[FIRST]).count(), 1);
    const before = await stateOf();
    await upToDate(phones[1], before);
    await picks(phones[1]).nth(1).tap();
    const cards = await shown(before);
    const own = cards.find(({ seat }) => seat === FIRST).rank;
    assert.deepEqual([own, own === Number(first)], [Number(second), false]);
    await dawns(4);
  },

  async "three phones and three at the tablet: it goes round among those alone"() {
    const kept = [];
    for (const seat of AT_TABLET) {
      kept[seat] = await phones[seat].context.storageState();
      await phones[seat].context.close();
      phones[seat] = undefined;
    }
    await button(tablet, "Phones at the table").getByText("3").waitFor();
    for (const seat of AT_TABLET) {
      await tablet.page.locator(".panel .cover").getByText(`Pass the tablet to ${NAMES[seat]}`).waitFor();
      if (seat === AT_TABLET[0]) await held(tablet, "covered");
      await tablet.page.locator(".panel .cover").click();
      await picks(tablet).first().waitFor();
      if (seat === AT_TABLET[0]) await held(tablet, "a hand at the tablet");
      await picks(tablet).nth(1).click();
      await tablet.page
        .locator(".ship .laid")
        .nth(seat - AT_TABLET[0])
        .waitFor();
    }
    await held(tablet, "phones are still thinking");
    await chooses(0, 2);
    await chooses(1, 2);
    await choosesLast(2, 2);
    await dawns(5);
    for (const seat of AT_TABLET) await seated(seat, { storageState: kept[seat] });
    await button(tablet, "Phones at the table").getByText("6").waitFor();
  },

  async "the time that the table sets runs out for one: the app draws a card"() {
    for (const seat of NAMES.keys()) if (seat !== LATE) await chooses(seat, 0);
    await button(tablet, "Correct").click();
    const sheet = tablet.page.getByRole("dialog", { name: "Correct" });
    await sheet.getByText("Table rules").click();
    await sheet.getByRole("button", { name: "0:30" }).click();
    await sheet.locator('[aria-pressed="true"]', { hasText: "0:30" }).waitFor();
    const before = await stateOf();
    await tablet.page.keyboard.press("Escape");
    await tablet.page.getByRole("timer").waitFor();
    await phones[LATE].page.getByRole("timer").waitFor();
    await held(phones[LATE], "the time runs");
    const cards = await shown(before);
    const after = await stateOf();
    const since = after.told.filter(({ n }) => n >= before.length);
    assert.equal(since[0].events[0].event, "TimeUp");
    assert.ok(since.some(({ by, drawn }) => by === "chance" && drawn));
    assert.ok(
      cards.some(({ seat }) => seat === LATE),
      "nobody is left out",
    );
    // No more haste.
    await button(tablet, "Correct").click();
    await sheet.getByText("Table rules").click();
    await sheet.getByRole("button", { name: "none", exact: true }).click();
    await tablet.page.getByRole("button", { name: "0:30", pressed: true }).waitFor({ state: "detached" });
    await tablet.page.keyboard.press("Escape");
    await dawns(6);
  },

  async "a television shows the ship and the booty, and all of it is whole"() {
    const screen = await phoneAt(chromium, port, await linkOf(ask, "spectator"), {
      viewport: { width: 1920, height: 1080 },
      hasTouch: false,
    });
    errors.push(screen.errors);
    const television = screen.page.locator(".television");
    await television.locator(".ship .back").nth(5).waitFor();
    for (const size of [
      [1080, 1920],
      [1920, 1080],
    ])
      await wholeAcross(screen.page, size);
    for (const seat of NAMES.keys()) if (seat !== 3) await chooses(seat, 0);
    await television.locator(".ship .laid").nth(4).waitFor();
    assert.equal(await television.locator(".ship .face").count(), 0, "a room is told no more than who has chosen");
    const before = await stateOf();
    await choosesLast(3, 0);
    await moved(tablet, before);
    await television.locator(".ship .face, .events li").first().waitFor();
    await wholeAcross(screen.page, [1920, 1080]);
    await accessible(screen.page, "a television");
    await screen.context.close();
  },

  async "the raid is scored, the same on every device"() {
    const { view, length } = await goesOn();
    assert.equal(view.stage, "between");
    for (const device of everybody()) {
      await upToDate(device, { length });
      await device.page.getByText("Raid 1 is over").waitFor();
      const sums = (await device.page.locator(".ended .sum").allInnerTexts())
        .map(Number)
        .sort((one, other) => one - other);
      assert.deepEqual(
        sums,
        view.players.map(({ score }) => score).sort((one, other) => one - other),
      );
    }
    await held(tablet, "a raid's score");
    await held(phones[0], "a raid's score");
  },

  async "nothing went wrong on the way"() {
    assert.deepEqual(unexpected(errors), []);
    await chromium.close();
    served.stop();
  },
});
