// One host and eight devices around a table of four with hidden money: joining, playing on the own
// phone, secrets, devices that are killed, asleep and slow, what the host can do with them, a host
// that dies, and a table that is handed over.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { accessible, browser, device, folder, host, journey, LATE, unexpected } from "../helper.mjs";
import { asker, lineTo, linkOf as wayOf, phoneAt, playUntil } from "../phones.mjs";

const data = folder();
let served = await host(data);
const chromium = await browser();
const tablet = await device(chromium);
const errors = [tablet.errors];
let ask = asker(tablet.page, served.url);
const COVERED = "✦✦";
let table = 0;
let hosting;
let port = 0;
const phones = [];

/** A phone that opens an address of the host. */
async function phone(fragment, { at = port, ...options } = {}) {
  const joined = await phoneAt(chromium, at, fragment, options);
  errors.push(joined.errors);
  return joined;
}
const linkOf = (seat) => wayOf(ask, seat);
const stateOf = async () => (await ask({ type: "open", table, viewer: "table" })).state;
const awaited = ({ asks }) => (asks[0][0] === "chance" ? null : asks[0][0].seat);
const atTable = ({ page }) => page.locator("section.panel").waitFor();
const waits = ({ page }) => page.getByText("decides, on another device").first();

/** The table moves on, from the host's side. */
async function moveOn() {
  const state = await stateOf();
  const [by, commands] = state.legal[0];
  const command = commands.find(({ do: what }) => what === "EndActivation") ?? commands[0];
  await ask({ type: "command", table, id: `on-${state.length}`, head: state.head, by, command, waive: [] });
}
/** The same length of record everywhere: nobody has missed anything. */
async function agree(devices) {
  const { length } = await stateOf();
  for (const { page } of devices) await page.locator(`[data-length="${length}"]`).waitFor();
}

/** The first touch on "Next galley" of a galley that has done nothing; gives what is touched next. */
async function passing(page) {
  await page.locator(".panel button.next:not(.deaf)").tap();
  const again = page.locator(".at .act button:not(.deaf)");
  await again.waitFor();
  return again;
}

await journey("phones", {
  "a table is opened to phones with two taps, and shows the ways in": async () => {
    await tablet.page.goto(served.url);
    const { setup } = await ask({ type: "default_setup", game: "serenissima-2e", seats: 4 });
    setup.options.hidden_money = true;
    const seating = ["Anna", "Bruno", "Chiara", "Dario"].map((name) => ({ name, side: "south" }));
    const answering = { dice: "app", cards: "app", draws: "app" };
    ({ table } = await ask({ type: "new_table", game: "serenissima-2e", seating, answering, setup }));
    await playUntil(ask, table, (state) => state.view.stage.stage === "activation");
    await tablet.page.reload();
    await tablet.page.locator("button.open").first().click();
    await tablet.page.getByRole("button", { name: "Menu" }).click();
    await tablet.page.getByRole("button", { name: "Phones at the table" }).click();
    await tablet.page.getByRole("button", { name: "Open this table to phones" }).click();
    await tablet.page.getByRole("img", { name: /QR code: http:/ }).waitFor();
    await accessible(tablet.page, "the ways in");
    ({ hosting } = await ask({ type: "hosting" }));
    port = Number(hosting.address.split(":").at(-1));
  },

  "four phones come in by their seats' codes, a television by its own": async () => {
    for (let seat = 0; seat < 4; seat += 1) {
      phones.push(await phone(await linkOf(seat), { colorScheme: seat % 2 ? "dark" : "light" }));
      await atTable(phones[seat]);
      // The host's screen shows the next one's code by itself.
      if (seat < 3)
        await tablet.page.getByRole("tab", { name: ["Bruno", "Chiara", "Dario"][seat], selected: true }).waitFor();
    }
    assert.equal(await phones[1].page.locator(".seat bdi").innerText(), "Bruno");
    const television = await phone(await linkOf("spectator"), { viewport: { width: 1920, height: 1080 } });
    await television.page.locator(".television").waitFor();
    await television.context.close();
    phones.push(await phone(await linkOf("spectator"), { viewport: { width: 1280, height: 800 } }));
    await atTable(phones[4]);
    await tablet.page.getByRole("button", { name: "Close", exact: true }).click();
    await tablet.page.getByRole("button", { name: "Phones at the table" }).getByText("5").waitFor();
    // The code was good for one phone.
    const late = await phone("");
    await late.page.getByRole("textbox", { name: "Your name" }).fill("Late");
    await late.page.getByRole("textbox", { name: "Code" }).fill("abcd efgh");
    await late.page.getByRole("button", { name: "Join" }).click();
    await late.page.getByText("This code is not valid").waitFor();
    await accessible(late.page, "joining");
    await late.context.close();
  },

  "one who has no code asks, and the host gives a place": async () => {
    const guest = await phone("");
    const send = guest.page.getByRole("button", { name: "Ask to be let in" });
    await guest.page.getByRole("textbox", { name: "Your name" }).fill("Elena");
    await send.click();
    await guest.page.getByText("The host lets nobody in without a code").waitFor();
    await tablet.page.getByRole("button", { name: "Phones at the table" }).click();
    await tablet.page.getByRole("tab", { name: "Without a code" }).click();
    await tablet.page.getByRole("checkbox", { name: /Let devices ask/ }).click();
    while (!(await ask({ type: "hosting" })).hosting.open) await tablet.page.waitForTimeout(50);
    await send.click();
    await guest.page.getByText("The host has been asked").waitFor();
    const asks = tablet.page.locator(".asks");
    await asks.getByText("Elena asks to join").waitFor();
    await asks.getByRole("button", { name: "Watching" }).click();
    await atTable(guest);
    phones.push(guest);
    // Two more who watch: eight devices with the tablet's own not counted.
    phones.push(await phone(await linkOf("spectator")), await phone(await linkOf("spectator")));
    for (const joined of phones.slice(5)) await atTable(joined);
    ({ hosting } = await ask({ type: "hosting" }));
    assert.equal(hosting.devices.filter(({ connected }) => connected).length, 8);
    await tablet.page.getByRole("button", { name: "Close", exact: true }).click();
  },

  "each phone shows its own purse alone": async () => {
    for (const [at, { page }] of phones.entries()) {
      const covers = await page.locator(".purse .cover").count();
      assert.equal(covers, at < 4 ? 3 : 4, `device ${at}`);
      if (at < 4) assert.ok(!(await page.locator(".own .purse").innerText()).includes(COVERED));
    }
    for (const joined of [phones[0], phones[4]]) await accessible(joined.page, "a guest's table");
  },

  "what a player holds, whose turn it is and the way back stay in sight on a phone": async () => {
    const up = awaited(await stateOf());
    for (const [at, { page }] of phones.slice(0, 4).entries()) {
      const head = page.locator(".head");
      assert.match(await head.locator(".held").innerText(), /^\d+ ducats?$/);
      assert.match(await head.locator(".turn").innerText(), at === up ? /Your turn/ : /^Deciding: /);
      assert.equal(await page.locator("kbd:visible").count(), 0, "no keyboard, no letters");
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      const places = await page.evaluate(() =>
        [".head", ".undo"]
          .map((what) => document.querySelector(what).getBoundingClientRect())
          .map(({ top, bottom }) => top >= 0 && bottom < 180),
      );
      assert.deepEqual(places, [true, true]);
      await head.locator(".turn").click();
      const panel = await page.locator("section.panel").boundingBox();
      assert.ok(panel.y >= 0 && panel.y < 400, `what is asked is a tap away: ${panel.y}`);
    }
  },

  "who is awaited acts on the own phone, and everybody sees it": async () => {
    for (let turns = 0; turns < 3; turns += 1) {
      await playUntil(ask, table, (state) => state.view.stage.stage === "activation" && !state.view.stage.go.acted);
      const before = await stateOf();
      const up = awaited(before);
      for (const [at, joined] of phones.entries()) {
        if (at === up) await joined.page.locator(".panel button.next:not(.deaf)").waitFor();
        else await waits(joined).waitFor();
      }
      await (await passing(phones[up].page)).tap();
      await phones[up].page.waitForFunction(
        (length) => document.querySelector("[data-length]").dataset.length !== length,
        String(before.length),
      );
      const after = await stateOf();
      assert.deepEqual(after.told.find(({ n }) => n === before.length)?.by, { seat: up });
      for (const joined of phones) await joined.page.locator(`[data-length="${after.length}"]`).waitFor();
    }
  },

  "a blockade is answered on the phone of who is asked": async () => {
    const state = await playUntil(ask, table, ({ asks }) => asks[0][1].ask === "Blockade");
    const up = awaited(state);
    const pass = phones[up].page.getByRole("button", { name: "Let it pass" });
    await pass.waitFor();
    for (const [at, joined] of phones.entries())
      if (at !== up) assert.equal(await joined.page.getByRole("button", { name: "Let it pass" }).count(), 0);
    await phones[up].page.screenshot();
    await pass.tap();
    await phones[up].page.waitForFunction(
      (length) => document.querySelector("[data-length]").dataset.length !== length,
      String(state.length),
    );
    const { by } = (await stateOf()).told.find(({ n }) => n === state.length);
    assert.deepEqual(by, { seat: up });
  },

  "a phone that was killed comes back to its seat": async () => {
    const kept = await phones[2].context.storageState();
    await phones[2].context.close();
    await tablet.page.getByRole("button", { name: "Phones at the table" }).getByText("7").waitFor();
    await moveOn();
    phones[2] = await phone("", { storageState: kept });
    await atTable(phones[2]);
    assert.equal(await phones[2].page.locator(".seat bdi").innerText(), "Chiara");
    await agree([phones[2]]);
  },

  "a phone that slept is back within two seconds, and its tap counts once or is refused": async () => {
    const line = await lineTo(port);
    const sleeper = await phone(await linkOf(3), { at: line.port });
    await atTable(sleeper);
    for (const moved of [false, true]) {
      const begun = await playUntil(
        ask,
        table,
        (state) => awaited(state) === 3 && state.view.stage.stage === "activation" && !state.view.stage.go.acted,
      );
      await sleeper.page.locator(`[data-length="${begun.length}"]`).waitFor();
      const pass = await passing(sleeper.page);
      line.sleep();
      // A tap into the dead line; meanwhile the table goes on without it, or not.
      await pass.tap();
      if (moved) await moveOn();
      line.wake();
      const woken = Date.now();
      await sleeper.page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
      const answered = moved
        ? sleeper.page.getByText(LATE)
        : sleeper.page.locator(`[data-length]:not([data-length="${begun.length}"])`);
      await sleeper.page.waitForFunction(
        (length) => document.querySelector("[data-length]").dataset.length !== length,
        String(begun.length),
      );
      const back = Date.now() - woken;
      console.log(`     back after ${back} ms`);
      // Without having been woken it would look for an answer only after so long.
      assert.ok(back < 6000, `back after ${back} ms`);
      await answered.first().waitFor();
      // Said once, by whoever said it first.
      const after = await stateOf();
      const said = after.told.filter(
        ({ n, events }) => n >= begun.length && events.some(({ event }) => event === "ActivationEnded"),
      );
      assert.equal(said.length, 1);
      await sleeper.page
        .getByRole("button", { name: "Close", exact: true })
        .click({ timeout: 500 })
        .catch(() => undefined);
    }
    await sleeper.context.close();
    line.close();
  },

  "a slow phone holds nobody up": async () => {
    const line = await lineTo(port);
    const slow = await phone(await linkOf("spectator"), { at: line.port });
    await atTable(slow);
    await playUntil(ask, table, (state) => state.view.stage.stage === "activation");
    const { length } = await stateOf();
    await phones[0].page.locator(`[data-length="${length}"]`).waitFor();
    await slow.page.locator(`[data-length="${length}"]`).waitFor();
    line.hold();
    await moveOn();
    await phones[0].page.waitForFunction(
      (before) => document.querySelector("[data-length]").dataset.length !== before,
      String(length),
    );
    assert.equal(await slow.page.locator("[data-length]").first().getAttribute("data-length"), String(length));
    line.release();
    await slow.page.locator(`[data-length="${(await stateOf()).length}"]`).waitFor();
    await slow.context.close();
    line.close();
  },

  "of two taps in the same instant one counts, and the other is told": async () => {
    await ask({ type: "host_options", table: hosting.table, open: true, trusting: true, address: hosting.address });
    const begun = await playUntil(
      ask,
      table,
      (state) => state.view.stage.stage === "activation" && !state.view.stage.go.acted,
    );
    const line = await lineTo(port);
    const [one, other] = [
      await phone(await linkOf(0), { at: line.port }),
      await phone(await linkOf(1), { at: line.port }),
    ];
    for (const { page } of [one, other]) {
      await page.locator(`[data-length="${begun.length}"]`).waitFor();
    }
    // Who acts for somebody else sees for whom.
    const acts = awaited(begun);
    for (const [seat, { page }] of [one, other].entries()) {
      const said = await page.locator(".head .turn").innerText();
      assert.match(
        said,
        seat === acts ? /Your turn/ : new RegExp(`^For ${["Anna", "Bruno", "Chiara", "Dario"][acts]}`),
      );
    }
    const both = [await passing(one.page), await passing(other.page)];
    // Both taps are on their way before either is answered.
    line.hold();
    await Promise.all(both.map((pass) => pass.tap()));
    line.release();
    await Promise.any([one, other].map(({ page }) => page.getByText(LATE).waitFor()));
    const ended = (await stateOf()).told.filter(
      ({ n, events }) => n >= begun.length && events.some(({ event }) => event === "ActivationEnded"),
    );
    assert.equal(ended.length, 1);
    for (const { context } of [one, other]) await context.close();
    line.close();
    await ask({ type: "host_options", table: hosting.table, open: true, trusting: false, address: hosting.address });
  },

  "the host moves, mutes and removes a device": async () => {
    ({ hosting } = await ask({ type: "hosting" }));
    const elena = hosting.devices.find(({ name }) => name === "Elena").id;
    await tablet.page.getByRole("button", { name: "Phones at the table" }).click();
    let line = tablet.page.getByRole("group", { name: "Elena" });
    await line.getByRole("combobox").selectOption({ label: "Anna" });
    await phones[5].page.locator(".seat", { hasText: "Anna" }).waitFor();
    // What the seat may see comes a moment after the seat itself.
    await phones[5].page.locator(".purse .cover").nth(3).waitFor({ state: "detached" });
    assert.equal(await phones[5].page.locator(".purse .cover").count(), 3);
    await line.getByRole("button", { name: "Look only" }).click();
    await phones[5].page.getByText("may only look").waitFor();
    // A device that sleeps hears of it when it wakes.
    const wire = await lineTo(port);
    const sleeper = await phone(await linkOf(0), { at: wire.port });
    await atTable(sleeper);
    ({ hosting } = await ask({ type: "hosting" }));
    wire.sleep();
    await ask({
      type: "change_device",
      table: hosting.table,
      device: hosting.devices.at(-1).id,
      change: { change: "move", role: { seat: 2 } },
    });
    wire.wake();
    await sleeper.page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await sleeper.page.locator(".seat", { hasText: "Chiara" }).waitFor();
    await moveOn();
    await agree([sleeper]);
    await sleeper.context.close();
    wire.close();
    // A name is a name, and each row says whose it is.
    const named = (name) => tablet.page.getByRole("textbox", { name: `Name of ${name}`, exact: true });
    await named("Elena").fill(" ");
    await named("Elena").press("Enter");
    const note = tablet.page.getByRole("alert");
    await note.getByText("A name is needed").waitFor();
    await note.getByRole("button", { name: "Close" }).click();
    await tablet.page.waitForFunction(
      (name) => [...document.querySelectorAll(".device input")].some(({ value }) => value === name),
      "Elena",
    );
    await named("Elena").fill("Elena 🦁");
    await named("Elena").press("Enter");
    await named("Elena 🦁").waitFor();
    await accessible(tablet.page, "the devices");
    assert.equal((await ask({ type: "hosting" })).hosting.devices.find(({ id }) => id === elena).name, "Elena 🦁");
    line = tablet.page.getByRole("group", { name: "Elena 🦁" });
    await tablet.page.getByRole("button", { name: "Remove Elena 🦁" }).click();
    await line.getByText(/^Remove Elena 🦁\?/).waitFor();
    await line.getByRole("button", { name: "Cancel" }).click();
    await tablet.page.getByRole("button", { name: "Remove Elena 🦁" }).click();
    await line.getByRole("button", { name: "Yes, remove" }).click();
    await phones[5].page.getByText("The host has removed this device").waitFor();
    await tablet.page.getByRole("button", { name: "Close", exact: true }).click();
  },

  "a phone gives up its place, and asks for another": async () => {
    const { context, page } = await phone(await linkOf(0), { name: "Gaia" });
    await page.locator(".seat", { hasText: "Anna" }).waitFor();
    ({ hosting } = await ask({ type: "hosting" }));
    assert.equal(hosting.devices.at(-1).name, "Gaia");
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("button", { name: "Leave this place" }).click();
    await accessible(page, "leaving");
    await page.getByRole("button", { name: "Leave", exact: true }).click();
    await page.getByLabel("Your name").waitFor();
    assert.equal(await page.getByLabel("Your name").inputValue(), "Gaia");
    assert.equal(await page.getByRole("alert").count(), 0, "nobody was sent away");
    ({ hosting } = await ask({ type: "hosting" }));
    assert.ok(!hosting.devices.some(({ name }) => name === "Gaia"));
    await context.close();
  },

  "another table shows none of these phones, and they come along when it is opened instead": async () => {
    const seating = ["Fosca", "Bruno"].map((name) => ({ name, side: "south" }));
    const { setup } = await ask({ type: "default_setup", game: "serenissima-2e", seats: 2 });
    const answering = { dice: "app", cards: "app", draws: "app" };
    await ask({ type: "new_table", game: "serenissima-2e", seating, answering, setup });
    // Lines that died without a word are missed once they have been silent long enough.
    const there = async () =>
      (await ask({ type: "hosting" })).hosting.devices.filter(({ connected }) => connected).length;
    for (const begun = Date.now(); (await there()) !== 7 && Date.now() - begun < 60_000;)
      await tablet.page.waitForTimeout(500);
    assert.equal(await there(), 7);
    await tablet.page.getByRole("button", { name: "Back" }).click();
    await tablet.page.locator("button.open", { hasText: "Fosca" }).click();
    await tablet.page.getByRole("button", { name: "Menu" }).click();
    await tablet.page.getByRole("dialog").waitFor();
    // In the bar behind the menu there is no count; the menu's own button is the only one.
    assert.equal(
      await tablet.page
        .locator("nav.bar")
        .getByRole("button", { name: "Phones at the table", includeHidden: true })
        .count(),
      0,
    );
    await tablet.page.getByRole("dialog").getByRole("button", { name: "Phones at the table" }).click();
    await tablet.page.getByText("Another table is open to phones; 7 are connected now.").waitFor();
    await accessible(tablet.page, "another table is open");
    await tablet.page.getByRole("button", { name: "Open this table instead" }).click();
    // Each to the seat of its name, the others to watch.
    await phones[1].page.locator(".bar[data-length='1'], .bar[data-length='2']").waitFor();
    await phones[1].page.locator(".seat", { hasText: "Bruno" }).waitFor();
    await phones[0].page.locator(".seat", { hasText: "Watching" }).waitFor();
    const places = hosting.devices.map(({ id, role }) => [id, role]);
    ({ hosting } = await ask({ type: "hosting" }));
    ({ hosting } = await ask({ type: "host_instead", from: hosting.table, table }));
    for (const [id, role] of places)
      if (hosting.devices.some((known) => known.id === id))
        await ask({ type: "change_device", table, device: id, change: { change: "move", role } });
    await phones[0].page.locator(".seat", { hasText: "Anna" }).waitFor();
    await tablet.page.getByRole("button", { name: "Go to that table" }).click();
    await tablet.page.locator("nav.bar").getByRole("button", { name: "Phones at the table" }).getByText("7").waitFor();
    await moveOn();
    await agree(phones.slice(0, 4));
  },

  "a host that dies is missed, tried again, and found again": async () => {
    served.kill();
    for (const { page } of phones.slice(0, 2)) await page.getByText("Host not reachable, trying again").waitFor();
    assert.ok(await phones[0].page.locator("section.panel").isVisible(), "the table stays in sight");
    served = await host(data);
    await tablet.page.goto("about:blank");
    await tablet.page.goto(served.url);
    ask = asker(tablet.page, served.url);
    ({ hosting } = await ask({ type: "host", table }));
    assert.equal(Number(hosting.address.split(":").at(-1)), port);
    for (const { page } of phones.slice(0, 2))
      await page.getByText("Host not reachable, trying again").waitFor({ state: "detached" });
    await moveOn();
    const { length } = await stateOf();
    for (const { page } of phones.slice(0, 2)) await page.locator(`[data-length="${length}"]`).waitFor();
    assert.equal(await phones[1].page.locator(".seat bdi").innerText(), "Bruno");
  },

  "a table that is closed to phones says so, and is found when it is opened again": async () => {
    await ask({ type: "stop_hosting", table });
    for (const { page } of phones.slice(0, 2))
      await page.getByText("The host has closed the table to phones").waitFor();
    ({ hosting } = await ask({ type: "host", table }));
    for (const [seat, name] of ["Anna", "Bruno"].entries()) {
      await phones[seat].page.getByText("The host has closed the table to phones").waitFor({ state: "detached" });
      assert.equal(await phones[seat].page.locator(".seat bdi").innerText(), name);
    }
    await moveOn();
    await agree(phones.slice(0, 4));
  },

  "who plays again keeps the phones": async () => {
    ({ table } = await ask({ type: "rematch", table }));
    const { length } = await stateOf();
    for (const [seat, name] of ["Anna", "Bruno", "Chiara", "Dario"].entries()) {
      await phones[seat].page.locator(`[data-length="${length}"]`).waitFor();
      await phones[seat].page.locator(".seat", { hasText: name }).waitFor();
    }
    await moveOn();
    await agree(phones.slice(0, 4));
  },

  "phones of a backup come in only if somebody says that it is one's own": async () => {
    await tablet.page.goto("about:blank");
    await tablet.page.goto(served.url);
    const [saved] = await Promise.all([
      tablet.page.waitForEvent("download"),
      tablet.page.getByRole("button", { name: "Back up all tables" }).click(),
    ]);
    const backup = await saved.path();
    const next = await host();
    const third = await device(chromium);
    errors.push(third.errors);
    await third.page.goto(next.url);
    const asked = third.page.getByRole("dialog", { name: "Is this backup your own?" });
    const bring = () =>
      third.page
        .locator("input[type=file]")
        .setInputFiles({ name: "all.jsonl", mimeType: "application/json", buffer: readFileSync(backup) });
    for (const answer of ["Cancel", "My own: let them in"]) {
      await bring();
      await asked.getByText(/It names \d+ phones/).waitFor();
      await accessible(third.page, "whose backup it is");
      await asked.getByRole("button", { name: answer }).click();
      await asked.waitFor({ state: "detached" });
      // The tables are there either way.
      await third.page.locator("button.open").first().waitFor();
      await third.page.getByText(/\d+ imported, \d+ already here/).waitFor();
    }
    // Once they are let in, nobody is asked about them any more.
    await third.page.reload();
    await bring();
    await third.page.getByText(/0 imported, \d+ already here/).waitFor();
    assert.equal(await asked.count(), 0);
    await third.context.close();
    next.stop();
  },

  "another device takes the table over, and the phones follow": async () => {
    const before = await stateOf();
    ({ hosting } = await ask({ type: "offer_hand_over", table, offered: true }));
    const next = await host();
    const second = await device(chromium);
    errors.push(second.errors);
    await second.page.goto(next.url);
    await second.page.getByRole("button", { name: "Take over a table" }).click();
    // What the old host shows is photographed with the next one's camera.
    await tablet.page.reload();
    await tablet.page.locator("button.open").first().click();
    await tablet.page.getByRole("button", { name: "Phones at the table" }).click();
    const shown = tablet.page
      .locator("section", { has: tablet.page.getByRole("heading", { name: "Hand over to another device" }) })
      .getByRole("img");
    await shown.scrollIntoViewIfNeeded();
    await shown.evaluate((image) => image.decode());
    const photograph = await tablet.page.screenshot();
    await tablet.page.getByRole("button", { name: "Close", exact: true }).click();
    await tablet.page.getByRole("button", { name: "Back" }).click();
    await second.page
      .locator("input[capture]")
      .setInputFiles({ name: "table.png", mimeType: "image/png", buffer: await second.page.screenshot() });
    await second.page.getByText("No code was found in the picture").waitFor();
    const begun = Date.now();
    await second.page
      .locator("input[capture]")
      .setInputFiles({ name: "code.png", mimeType: "image/png", buffer: photograph });
    await atTable(second);
    for (const { page } of phones.slice(0, 4)) await page.waitForURL((now) => now.port !== String(port));
    for (const [seat, name] of ["Anna", "Bruno", "Chiara", "Dario"].entries())
      await phones[seat].page.locator(".seat", { hasText: name }).waitFor();
    console.log(`     everybody over after ${Date.now() - begun} ms`);
    // The same record; and nothing more is entered at the old host.
    const there = asker(second.page, next.url);
    const { tables } = await there({ type: "tables" });
    const taken = (await there({ type: "open", table: tables[0].table, viewer: "table" })).state;
    assert.deepEqual(
      [taken.length, taken.head, taken.commitment, taken.view_hash],
      [before.length, before.head, before.commitment, before.view_hash],
    );
    await assert.rejects(moveOn(), /handed_over/);
    await tablet.page.locator("button.open").first().click();
    await tablet.page.getByText("This table continues on another device").waitFor();
    await accessible(tablet.page, "a table that was handed over");
    next.stop();
  },

  "on the loopback address the page can be installed": async () => {
    // Loaded whole: an address entered in a page that is open makes it load itself once more.
    await tablet.page.goto("about:blank");
    await tablet.page.goto(served.url);
    const worker = await tablet.page.evaluate(async () => (await navigator.serviceWorker.ready).active?.scriptURL);
    assert.match(worker, /\/sw\.js$/);
    const manifest = await tablet.page.evaluate(async () =>
      (await fetch(document.querySelector("link[rel=manifest]").href)).json(),
    );
    assert.equal(manifest.display, "standalone");
    for (const { src, type } of manifest.icons) {
      const icon = await tablet.page.request.get(new URL(src, served.url).href);
      assert.deepEqual([icon.status(), icon.headers()["content-type"]], [200, type]);
    }
  },

  "nothing went wrong on the way": () => assert.deepEqual(unexpected(errors), []),
});
