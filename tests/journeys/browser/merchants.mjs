// Serenissima, first edition, at a table of four, each with a phone: secret bids at once, three whole rounds on the
// phones alone, a price that is haggled over between two of them, and leave of passage with an answer that stands.

import assert from "node:assert/strict";
import { SECOND, accessible, browser, cameOf, device, host, journey, unexpected } from "../helper.mjs";
import { asker, linkOf, phoneAt } from "../phones.mjs";
import { dress, SIZES, whole } from "../whole.mjs";

const NAMES = ["Anna", "Bruno", "Clara", "Dora"];
const ROUNDS = 3;
const served = await host();
const chromium = await browser();
const tablet = await device(chromium);
const errors = [tablet.errors];
const ask = asker(tablet.page, served.url);
/** By seat. */
const phones = [];
let table;

const stateOf = async () => (await ask({ type: "open", table, viewer: "table" })).state;
const button = ({ page }, name) => page.getByRole("button", { name, exact: true }).first();
const upToDate = ({ page }, { length }) => page.locator(`[data-length="${length}"]`).waitFor();
const done = ({ page }) => page.locator(".panel footer button.next:not(.deaf)");

/** States in which the law of the page has been held on a phone. */
const seen = new Set();
async function held(phone, what) {
  if (seen.has(what)) return;
  seen.add(what);
  await whole(phone.page, `phone: ${what}`, ["phone"]);
  await dress(phone.page, SIZES.phone);
  await accessible(phone.page, `phone: ${what}`);
}

/** A tap that becomes an entry, with the second one where it is asked for. */
async function say(phone, target, { length }) {
  await target.tap();
  if ((await cameOf(phone.page, length)) === "again") await phone.page.locator(SECOND).tap();
  await phone.page.waitForFunction(
    (old) => Number(document.querySelector("[data-length]").dataset.length) > old,
    length,
  );
}
/** The first thing of this kind that can be done, else the phase is done with. */
async function first(phone, choices, state) {
  await phone.page.locator(`${choices}, .panel footer button.next`).first().waitFor();
  const all = phone.page.locator(choices);
  await say(phone, (await all.count()) ? all.first() : done(phone), state);
}

/** Bids, and sees that it was given: a sum is counted up, whatever others say meanwhile. */
async function bids(phone, ducats) {
  const say = button(phone, `Bid ${ducats}`);
  while (!(await say.count())) await phone.page.locator(".ducats .btn").nth(2).tap();
  await say.tap();
  await phone.page.getByText(`You bid ${ducats}.`).waitFor();
}
/** Who is awaited answers on the own phone. */
async function answers(state) {
  const [{ seat }, { ask: asked }] = state.asks[0];
  const phone = phones[seat];
  const { page } = phone;
  await upToDate(phone, state);
  await page.locator(".panel h2").first().waitFor();
  await held(phone, asked);
  switch (asked) {
    case "Place":
      return say(phone, button(phone, "Place the sailors so"), state);
    case "Bid":
      return say(phone, page.locator(".panel .btn.tall:not(.deaf)").first(), state);
    case "Pick":
      return say(phone, page.locator(".places button:not(.deaf)").first(), state);
    case "Move":
      return first(phone, ".zones button:not(.dim):not(.deaf)", state);
    case "Take":
      return first(phone, ".landing .say:not(.dim):not(.deaf)", state);
    case "Sell":
      return first(phone, ".sale:not(.dim):not(.deaf)", state);
    case "Leave":
      return say(phone, button(phone, "Let it pass"), state);
    default:
      return say(phone, done(phone), state);
  }
}
/** Everybody plays until the table stands as it should. */
async function playsOn(stands) {
  for (;;) {
    const state = await stateOf();
    if (stands(state)) return state;
    await answers(state);
  }
}
/** What lies on the table is put otherwise. */
async function put(...fixes) {
  for (const fix of fixes) {
    const { length, head } = await stateOf();
    await ask({
      type: "command",
      table,
      id: `put ${length}`,
      head,
      by: { seat: 0 },
      command: { do: "Correct", fix },
      waive: [],
    });
  }
  return stateOf();
}
const galley = (number, seat, zone, sailors) => ({
  what: "Galley",
  galley: number,
  seat,
  zone,
  sailors,
  goods: [],
  moved: false,
});
const purse = ({ view }, seat) => view.seats[seat].purse;
const seenBy = async (seat) => (await ask({ type: "open", table, viewer: { seat } })).state;

await journey("merchants", {
  async "four phones take their seats"() {
    await tablet.page.goto(served.url);
    const { setup } = await ask({ type: "default_setup", game: "serenissima-1996", seats: NAMES.length });
    const seating = NAMES.map((name) => ({ name, side: "south" }));
    ({ table } = await ask({
      type: "new_table",
      game: "serenissima-1996",
      seating,
      answering: { dice: "app", cards: "app", draws: "app" },
      setup,
    }));
    await ask({ type: "host", table });
    const { hosting } = await ask({ type: "hosting" });
    const port = Number(hosting.address.split(":").at(-1));
    for (const seat of NAMES.keys()) {
      phones[seat] = await phoneAt(chromium, port, await linkOf(ask, seat), {
        name: NAMES[seat],
        colorScheme: seat % 2 ? "dark" : "light",
      });
      errors.push(phones[seat].errors);
      await phones[seat].page.locator(".panel h2").waitFor();
    }
  },

  async "all bid at once, each may bid again until the last has, and all is shown together"() {
    const before = await playsOn(({ view }) => view.stage.stage === "bidding");
    await Promise.all(phones.map((phone) => upToDate(phone, before)));
    await Promise.all([1, 2, 3].map((seat) => bids(phones[seat], 100 * seat)));
    await held(phones[3], "a bid that was given");
    const sealed = await stateOf();
    assert.deepEqual(
      sealed.asks.map(([by]) => by),
      [{ seat: 0 }],
    );
    assert.deepEqual(
      sealed.view.stage.bids.map(({ given, ducats }) => [given, ducats]),
      [
        [false, null],
        [true, null],
        [true, null],
        [true, null],
      ],
    );
    await upToDate(phones[1], sealed);
    await bids(phones[1], 500);
    await answers(await stateOf());
    const { view } = await stateOf();
    assert.equal(view.stage.stage, "picking");
    assert.deepEqual([view.stage.bids, view.stage.seat], [[0, 500, 200, 300], 1]);
    // All are paid, and each phone knows its own purse alone.
    for (const [seat, bid] of view.stage.bids.entries()) {
      const own = await seenBy(seat);
      assert.deepEqual(
        view.seats.map((_, other) => purse(own, other)),
        NAMES.map((_, other) => (other === seat ? 2000 - bid : null)),
      );
    }
  },

  async "a price is named, countered and taken, on two phones"() {
    await playsOn(({ view }) => view.stage.stage === "trade");
    await put(
      { what: "Order", seats: [1, 0, 2, 3] },
      { what: "Turn", step: "trade", seat: 1 },
      { what: "Port", port: "ragusa", seat: 0, sailors: 2 },
      galley(20, 1, "ragusa", 2),
    );
    const [owner, buyer] = phones;
    const before = await stateOf();
    await upToDate(buyer, before);
    await buyer.page.locator(".panel").getByRole("button", { name: "Ragusa" }).tap();
    const asking = buyer.page.getByRole("button", { name: /^Ask the price: 1/ });
    await asking.waitFor();
    await held(buyer, "a port of another");
    await say(buyer, asking, before);
    await owner.page
      .getByText(/wants 1 × wood from Ragusa/)
      .first()
      .waitFor();
    await held(owner, "a price to name");
    let state = await stateOf();
    await say(owner, owner.page.getByRole("button", { name: "300 for a piece" }), state);
    await buyer.page.getByRole("button", { name: /^Take it: 300/ }).waitFor();
    await held(buyer, "a price to answer");
    state = await stateOf();
    await say(buyer, buyer.page.getByRole("button", { name: "200 for a piece" }), state);
    await button(owner, "Accept").waitFor();
    await held(owner, "a counter-offer");
    state = await stateOf();
    const [paid, got] = [purse(await seenBy(1), 1), purse(await seenBy(0), 0)];
    await say(owner, button(owner, "Accept"), state);
    assert.deepEqual([purse(await seenBy(1), 1), purse(await seenBy(0), 0)], [paid - 200, got + 200]);
  },

  async "leave of passage is asked on the phones concerned, and an answer can stand"() {
    await playsOn(({ view }) => view.stage.stage === "move");
    const [zone, next] = ["ragusa", "durazzo"];
    await put(
      galley(21, 2, zone, 2),
      galley(22, 3, zone, 2),
      { what: "Turn", step: "move", seat: 1 },
      galley(20, 1, "venezia", 5),
    );
    let state = await stateOf();
    const [, mover, second, third] = phones;
    await Promise.all(phones.map((phone) => upToDate(phone, state)));
    await third.page
      .locator(".standing button", { hasText: /everybody/i })
      .first()
      .tap();
    await third.page.locator('.standing [aria-pressed="true"]', { hasText: /everybody/i }).waitFor();
    await held(third, "an answer that stands");
    const { view } = await seenBy(1);
    const way = view.stage.sailing.galleys
      .find((one) => one.galley === 20)
      .reach.find(
        (one) => one.path.includes(zone) && one.zone !== zone && one.leaves.some((pass) => pass.zone === zone),
      );
    assert.ok(way, `a way through ${zone} to ${next}`);
    state = await stateOf();
    await ask({
      type: "command",
      table,
      id: "sails",
      head: state.head,
      by: { seat: 1 },
      command: { do: "Sail", galley: 20, path: way.path.slice(0, way.path.indexOf(zone) + 1), stay: false },
      waive: [],
    });
    await button(second, "Stop it").waitFor();
    await held(second, "leave of passage");
    assert.equal(
      await third.page.getByRole("button", { name: "Stop it" }).count(),
      0,
      "who always lets everybody pass is not asked",
    );
    state = await stateOf();
    assert.deepEqual(
      state.asks.map(([by]) => by),
      [{ seat: 2 }],
    );
    await upToDate(second, state);
    await say(second, button(second, "Stop it"), state);
    await upToDate(mover, await stateOf());
    const after = await stateOf();
    assert.equal(after.view.galleys.find((one) => one.galley === 20).zone, zone);
    assert.ok(after.view.galleys.find((one) => one.galley === 20).moved, "refused once, its move is over");
  },

  async "three whole rounds on the phones alone"() {
    await playsOn(({ view }) => view.round > ROUNDS);
  },

  async "wealth is counted on every phone, and the end is the same on all"() {
    const { head, length } = await stateOf();
    await ask({
      type: "command",
      table,
      id: "end",
      head,
      by: { seat: 0 },
      command: { do: "EndEarly", score: true },
      waive: [],
    });
    for (const phone of phones) {
      await phone.page.waitForFunction(
        (old) => Number(document.querySelector("[data-length]").dataset.length) > old,
        length,
      );
      await held(phone, "the count");
      await button(phone, "To the result").tap();
      await phone.page
        .locator(".standings li")
        .nth(NAMES.length - 1)
        .waitFor();
    }
    const texts = await Promise.all(phones.map(({ page }) => page.locator(".standings").first().innerText()));
    for (const text of texts) assert.equal(text, texts[0]);
    await held(phones[0], "the end");
  },

  async "nothing went wrong on the way"() {
    assert.deepEqual(unexpected(errors), []);
    await chromium.close();
    served.stop();
  },
});
