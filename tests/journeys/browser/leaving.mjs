// Somebody leaves in the middle of a turn, somebody else plays on, a latecomer sits down, and all of it is taken
// back: at a table of every game, on the table's screen and on a phone.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import path from "node:path";
import { accessible, browser, device, entered, host, journey, unexpected } from "../helper.mjs";
import { asker, linkOf, phoneAt } from "../phones.mjs";
import { dress, SIZES, whole } from "../whole.mjs";

const APP = { dice: "app", cards: "app", draws: "app" };
const served = await host();
const chromium = await browser();
const tablet = await device(chromium);
const { page } = tablet;
const errors = [tablet.errors];
await page.goto(served.url);
const ask = asker(page, served.url);
const BRUNO = 1;

const button = (name, on = page) =>
  on.getByRole("button", { name, exact: true }).and(on.locator(":not(.deaf)")).first();
const stateOf = async (table) => (await ask({ type: "open", table, viewer: "table" })).state;
const asked = ({ asks }) => asks.map(([actor]) => actor.seat ?? actor);
const isEmpty = ({ settings }, seat) => settings.seating[seat].empty ?? false;
/** What was answered for nobody, by seat. */
const forNobody = ({ told }) => told.filter(({ absent }) => absent).map(({ by }) => by.seat);

/** A table as it stood when so many lines of a record were written, with the app for dice and cards; opened. */
async function opened(record, lines) {
  const all = readFileSync(path.resolve(import.meta.dirname, `../../records/${record}.jsonl`), "utf8").split("\n");
  const parcel = `leaving-${record}`;
  await ask({ type: "send", parcel, part: 0, text: `${all.slice(0, lines).join("\n")}\n` });
  const taken = { type: "take_in", id: parcel, parcel, parts: 1, sound_part: false, own: false };
  let reply = await ask(taken);
  while (reply.type === "working") reply = await ask(taken);
  const { table } = reply;
  const { head, settings } = await stateOf(table);
  await ask({ type: "settings", table, id: `answering-${table}`, head, settings: { ...settings, answering: APP } });
  await page.goto(`${served.url.split("#")[0]}`);
  await page.locator("button.open").first().click();
  await page.locator(`[data-length]`).waitFor();
  return table;
}

/** Two taps from the menu, wherever the table stands. */
async function seats() {
  await button("Menu").click();
  await button("Somebody leaves or comes").click();
  await page.getByRole("heading", { name: "Who is at the table" }).waitFor();
}
const place = (name) => page.getByRole("dialog").getByRole("group", { name, exact: true });
async function closed() {
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
}
async function leaves(name) {
  await seats();
  await place(name).getByRole("button", { name: "Leaves" }).click();
  await place(name).getByText("nobody sits here").waitFor();
  await closed();
}
/** Somebody sits down, at an empty place or instead of who sat there. */
async function sits(before, now) {
  await seats();
  await place(before)
    .getByRole("button", { name: /Sits down|Somebody else plays/ })
    .click();
  await place(before).getByRole("textbox").fill(now);
  await entered(page, () => place(before).getByRole("button", { name: "Sits down" }).click());
  await place(now).waitFor();
  await closed();
}
async function told(...lines) {
  await button("Record").click();
  for (const line of lines) await page.getByRole("dialog").getByText(line).first().waitFor();
  await closed();
}

/** What is written down is compared with the table: a line leads to what corrects it, and what matches goes. */
async function matches() {
  await button("Menu").click();
  await button("Does the table match?").click();
  const sheet = page.getByRole("dialog", { name: "Does the table match?" });
  await sheet.locator(".line").first().click();
  const correct = page.getByRole("dialog", { name: "Correct", exact: true });
  await correct.waitFor();
  await page.keyboard.press("Escape");
  await correct.waitFor({ state: "detached" });
  await accessible(page, "does the table match?");
  for (let parts = await sheet.getByRole("button", { name: "Matches" }).count(); parts > 0; parts -= 1)
    await sheet.getByRole("button", { name: "Matches" }).first().click();
  await sheet.getByText("Everything you checked matches.").waitFor();
  await page.keyboard.press("Escape");
  await sheet.waitFor({ state: "detached" });
  await closed();
}

await journey("leaving", {
  async "serenissima: who leaves in the middle of an activation ends it, and the next is asked"() {
    const table = await opened("serenissima-2e/four-players", 69);
    assert.deepEqual(asked(await stateOf(table)), [BRUNO]);
    await seats();
    await whole(page, "who is at the table", ["lying", "standing"]);
    await accessible(page, "who is at the table");
    await closed();
    await leaves("Bruno");
    const left = await stateOf(table);
    assert.ok(isEmpty(left, BRUNO) && forNobody(left).length > 0 && !asked(left).includes(BRUNO));
    await told("Bruno leaves the table.", "Given for nobody: the seat was empty.");
    // Undo goes back to what Bruno himself said last, and waits there.
    await page.locator("button.undo").click();
    await page.getByText("Nobody sits in Bruno’s place.").waitFor();
    await whole(page, "the table waits at an empty place", ["lying", "phone"]);
    await button("Go on").click();
    await page.getByText("Nobody sits in Bruno’s place.").waitFor({ state: "detached" });
    assert.ok(!asked(await stateOf(table)).includes(BRUNO));
    await sits("Bruno", "Carla");
    const late = await stateOf(table);
    assert.deepEqual([late.settings.seating[BRUNO].name, isEmpty(late, BRUNO)], ["Carla", false]);
    await sits("Anna", "Emma");
    await told("Carla sits down at the table.", "Emma plays on for Anna.");
  },
  async "serenissima: a phone’s owner leaves, watches from then on, and is let back in"() {
    const { state } = await ask({ type: "open", table: 1, viewer: "table" });
    const hosted = await ask({ type: "host", table: 1 });
    const own = 2;
    const phone = await phoneAt(chromium, Number(hosted.hosting.address.split(":").at(-1)), await linkOf(ask, own), {
      name: "Chiara",
    });
    errors.push(phone.errors);
    await phone.page.locator(`[data-length="${state.length}"]`).waitFor();
    await button("Menu", phone.page).tap();
    await button("Leave the game", phone.page).tap();
    await dress(phone.page, SIZES.phone);
    await accessible(phone.page, "a phone's owner leaves");
    await button("Leave the game", phone.page).tap();
    await phone.page.getByRole("dialog").waitFor({ state: "detached" });
    const left = await stateOf(1);
    assert.ok(isEmpty(left, own));
    const { hosting } = await ask({ type: "hosting" });
    assert.deepEqual(
      hosting.devices.map(({ role }) => role),
      ["spectator"],
    );
    const [{ id }] = hosting.devices;
    await ask({ type: "change_device", table: 1, device: id, change: { change: "move", role: { seat: own } } });
    await sits("Chiara", "Chiara");
    await phone.page.locator(".seat", { hasText: "Chiara" }).first().waitFor();
    assert.ok(!isEmpty(await stateOf(1), own));
    await phone.context.close();
    await ask({ type: "stop_hosting", table: 1 });
  },
  async "serenissima 1996: an empty seat trades and bids nothing, in secret too"() {
    const table = await opened("serenissima-1996/four-nations", 66);
    assert.deepEqual(asked(await stateOf(table)), [BRUNO]);
    await leaves("Bruno");
    const left = await stateOf(table);
    assert.ok(forNobody(left).every((seat) => seat === BRUNO) && forNobody(left).length > 0);
    assert.ok(!asked(left).includes(BRUNO));
  },
  async "libertalia: chance chooses for who is not there, once the others have chosen"() {
    const table = await opened("libertalia/four-players", 21);
    await matches();
    await leaves("Bruno");
    let state = await stateOf(table);
    assert.deepEqual(asked(state), [0, 2, 3], "nobody waits for an empty seat");
    assert.deepEqual(forNobody(state), []);
    for (const seat of asked(state)) {
      const own = (await ask({ type: "open", table, viewer: { seat } })).state;
      const [by, [command]] = own.legal.find(([actor]) => actor.seat === seat);
      await ask({ type: "command", table, id: `choice-${seat}`, head: own.head, by, command, waive: [] });
    }
    state = await stateOf(table);
    assert.equal(forNobody(state)[0], BRUNO);
    assert.ok(state.told.some(({ events }) => events.some(({ event }) => event === "Laid")));
  },
  async "twilight: who leaves gives up once the other goes on, until that is taken back"() {
    const table = await opened("twilight/doge-home", 12);
    await matches();
    const [leaver] = asked(await stateOf(table));
    const names = (await stateOf(table)).settings.seating.map(({ name }) => name);
    await leaves(names[leaver]);
    const left = await stateOf(table);
    assert.deepEqual([left.progress.over, left.waits, asked(left)], [false, true, [leaver]]);
    await page.getByText(`Nobody sits in ${names[leaver]}’s place. Two play, so whoever leaves gives up`).waitFor();
    await whole(page, "the other may go on", ["lying", "phone"]);
    await accessible(page, "the other may go on");
    await entered(page, () => button("Go on").click());
    const over = await stateOf(table);
    assert.ok(over.progress.over);
    await page.getByText(`No longer at the table: ${names[leaver]}.`).waitFor();
    await whole(page, "given up", ["lying", "phone"]);
    await entered(page, () => page.locator("button.undo").click());
    await entered(page, () => button("Sits down").click());
    const back = await stateOf(table);
    assert.deepEqual([back.progress.over, isEmpty(back, leaver)], [false, false]);
  },
  async "a latecomer’s seat is empty from the start"() {
    await page.goto(served.url.split("#")[0]);
    await button("New table").click();
    await button("Start").waitFor();
    await whole(page, "a new table of four");
    await button("Libertalia").click();
    await page.getByRole("button", { name: "6", exact: true }).click();
    await whole(page, "a new table of six");
    await page.getByRole("button", { name: "3", exact: true }).click();
    await button("Comes later").click();
    await button("Start").click();
    await page.locator("[data-length]").waitFor();
    const { tables } = await ask({ type: "tables" });
    assert.ok(tables[0].seating[0].empty);
  },
  async "nothing went wrong on the way"() {
    assert.deepEqual(unexpected(errors), []);
    await chromium.close();
    served.stop();
  },
});
