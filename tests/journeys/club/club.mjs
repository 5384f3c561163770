// An evening at a club, on a real node with a real database: an organiser sets it up, the wall shows it, people sit
// down with their phones, play, come back, stand up; what is closed is taken home.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { accessible, browser, device, entered, journey, unexpected } from "../helper.mjs";
import { PHONE } from "../phones.mjs";
import { serve } from "../served.mjs";
import { SIZES, dress, drawn, faultsOf, whole, wholeIn } from "../whole.mjs";

const served = await serve();
if (!served) {
  console.log("skipped: an evening needs PostgreSQL");
  process.exit(0);
}
const chromium = await browser();
const TV = [1920, 1080];
const LANGUAGES = ["de", "es", "fr", "ru"];

const tablet = await device(chromium);
const errors = [tablet.errors];
/** By name: those who came with a phone. */
const phones = {};
let wall;

const button = ({ page }, name, exact = true) => page.getByRole("button", { name, exact });
const card = ({ page }, label) => page.getByRole("article", { name: label, exact: true });
const tab = (name) => tablet.page.getByRole("tab", { name, exact: true }).click();

/** A device more of the evening. */
async function came(address, options = {}) {
  const joined = await device(chromium, options);
  errors.push(joined.errors);
  await joined.page.goto(address);
  return joined;
}

/** Somebody joins by the code that the wall shows. */
async function join(name) {
  const phone = await came(await wayIn(), PHONE);
  phones[name] = phone;
  await phone.page.getByLabel("Your name").fill(name);
  await button(phone, "Join").tap();
  await phone.page.getByRole("heading", { name: "Tables" }).waitFor();
  return phone;
}

/** The address in the wall's picture, code included. */
const wayIn = async () => (await wall.page.locator("aside img").getAttribute("alt")).replace(/^\D*(?=http)/, "");

const sit = (phone, table, seat) => button(phone, `${table}, seat ${seat}: sit here`).tap();
const atTable = ({ page }) => page.locator("nav.bar").waitFor();

/** Whoever is asked at a phone's table says the first thing that it may, as its page would. */
const says = ({ page }) =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const line = new WebSocket(`ws://${location.host}/ws`);
        const token = localStorage.getItem("guest-token");
        const ask = (id, request) => line.send(JSON.stringify({ id, request }));
        line.onopen = () => line.send(JSON.stringify({ greeting: "token", token }));
        line.onclose = () => reject(new Error("the line closed"));
        let guest;
        line.onmessage = ({ data }) => {
          const { id, welcome, ok, problem } = JSON.parse(data);
          if (problem) return reject(new Error(JSON.stringify(problem)));
          if (welcome) ({ guest } = welcome);
          if (welcome) return ask(1, { type: "open", table: guest.table, viewer: guest.role });
          if (id === 2) {
            line.onclose = null;
            line.close();
            return resolve(true);
          }
          if (id !== 1) return;
          const [own] = ok.state.legal.filter(([by]) => by.seat === guest.role.seat);
          if (own)
            return ask(2, {
              type: "command",
              table: guest.table,
              id: `${Date.now()}`,
              head: ok.state.head,
              by: own[0],
              command: own[1][0],
              waive: [],
            });
          line.onclose = null;
          line.close();
          resolve(false);
        };
      }),
  );

/** All of the wall is there at this size, large and whole. */
async function wholeWall(size) {
  await dress(wall.page, size);
  await drawn(wall.page, 100);
  const [head, table, name] = await wall.page.evaluate(() => {
    const unit = Math.min(innerWidth / 1920, innerHeight / 1080);
    return ["h1", "li strong", "li bdi"].map(
      (what) =>
        Math.min(
          ...[...document.querySelectorAll(what)].map((element) => parseFloat(getComputedStyle(element).fontSize)),
        ) / unit,
    );
  });
  assert.ok(head >= 54 && table >= 50 && name >= 24, `${size}: ${head} ${table} ${name}`);
  assert.equal(
    await wall.page.evaluate(() => document.documentElement.scrollHeight > innerHeight + 1),
    false,
    `${size}: it scrolls`,
  );
  assert.deepEqual(await faultsOf(wall.page), [], `${size}`);
}

await journey("club", {
  "the organiser plans an evening, and opens four tables in two touches each": async () => {
    await tablet.page.goto(served.url);
    await tablet.page.getByLabel("Name of the evening").fill("Friday at the Lagoon");
    await button(tablet, "Everybody").click();
    await accessible(tablet.page, "a new evening");
    await whole(tablet.page, "a new evening", ["lying", "phone"]);
    await button(tablet, "Begin the evening").click();
    await tablet.page.getByText("Nobody has joined yet.").waitFor();
    for (const [game, seats] of [
      ["Twilight of Venice", 2],
      ["Twilight of Venice", 2],
      ["Serenissima", 3],
      ["Libertalia", 4],
    ]) {
      const open = await tablet.page.getByRole("article").count();
      await button(tablet, game).click();
      await button(tablet, `Open a table for ${seats}`).click();
      await tablet.page.getByRole("article").nth(open).waitFor();
    }
    assert.deepEqual(
      await tablet.page.getByRole("article").evaluateAll((cards) => cards.map((one) => one.getAttribute("aria-label"))),
      ["Table 1", "Table 2", "Table 3", "Table 4"],
    );
    await card(tablet, "Table 3").getByText("3 free seats").waitFor();
    await accessible(tablet.page, "the organiser's tables");
    await whole(tablet.page, "the organiser's tables");
  },

  "the wall shows the way in, free seats and every table, and never more than it has room for": async () => {
    await tab("Codes and keys");
    const address = await tablet.page.getByLabel("Address of the wall").inputValue();
    await accessible(tablet.page, "codes and keys");
    await whole(tablet.page, "codes and keys");
    wall = await came(address, { viewport: { width: TV[0], height: TV[1] } });
    await wall.page.getByText("11 free seats").waitFor();
    assert.match(await wall.page.locator("aside .code").innerText(), /^[A-Z0-9]{3}-[A-Z0-9]{3}$/);
    assert.equal(await wall.page.locator("li").count(), 4);
    await accessible(wall.page, "the wall");
    for (const size of [TV, SIZES.lying]) await wholeWall(size);
    // It says nothing that would let somebody do more than look.
    assert.equal(new URL(wall.page.url()).hash, "");
  },

  "people sit down with a name and the code, one touch each": async () => {
    const [anna, bruno] = [await join("Anna"), await join("Bruno")];
    await accessible(anna.page, "tables to sit down at");
    await whole(anna.page, "tables to sit down at");
    await sit(anna, "Table 1", 1);
    await atTable(anna);
    await sit(bruno, "Table 1", 2);
    await atTable(bruno);
    await wall.page.getByText("9 free seats").waitFor();
    await tab("Tables");
    await card(tablet, "Table 1").getByText("Anna").first().waitFor();
  },

  "of two who want the same seat one gets it, and the other is told so": async () => {
    const both = [await join("Chiara"), await join("Dario")];
    const seats = await Promise.all(
      both.map((phone) =>
        button(phone, "Table 3, seat 1: sit here").and(phone.page.locator(":enabled:not(.deaf)")).elementHandle(),
      ),
    );
    // A seat is deaf for a moment whenever seats change places.
    await Promise.all(
      both.map(({ page }, at) => page.waitForFunction((seat) => seat.matches(":enabled:not(.deaf)"), seats[at])),
    );
    // Dario's phone is too busy to hear of Chiara before he has touched the seat.
    const touched = both[1].page.evaluate((seat) => {
      for (const end = Date.now() + 2000; Date.now() < end;);
      seat.click();
    }, seats[1]);
    await both[0].page.waitForTimeout(200);
    await both[0].page.evaluate((seat) => seat.click(), seats[0]);
    await touched;
    const ends = await Promise.all(
      both.map(({ page }) =>
        Promise.race([
          page
            .locator("nav.bar")
            .waitFor()
            .then(() => "sits"),
          page
            .getByText("Somebody was faster")
            .waitFor()
            .then(() => "late"),
        ]),
      ),
    );
    assert.deepEqual(ends.toSorted(), ["late", "sits"]);
    const late = both[ends.indexOf("late")];
    await button(late, "Close").tap();
    await sit(late, "Table 3", 2);
    await atTable(late);
    await wall.page.getByText("7 free seats").waitFor();
  },

  "a name is for one person": async () => {
    const other = await came(await wayIn(), PHONE);
    await other.page.getByLabel("Your name").fill("anna");
    await button(other, "Join").tap();
    await other.page.getByText("Somebody is called that already").waitFor();
    await accessible(other.page, "a name that is taken");
    await whole(other.page, "a name that is taken", ["phone"]);
    await other.context.close();
  },

  "they play, and the wall and the organiser see how it stands": async () => {
    const table = [phones.Anna, phones.Bruno];
    let moves = 0;
    for (let turn = 0; turn < 12 && moves < 4; turn += 1) {
      const phone = table[turn % 2];
      await entered(phone.page, async () => {
        if (await says(phone)) moves += 1;
        else await says(table[(turn + 1) % 2]);
      });
    }
    assert.ok(moves > 0, "nobody has moved");
    await card(tablet, "Table 1")
      .getByText(/Waiting for (Anna|Bruno)/)
      .waitFor();
    await wall.page
      .locator("li")
      .filter({ hasText: "Table 1" })
      .getByText(/turn \d/)
      .waitFor();
  },

  "a page that is loaded anew is at its table, and the evening's page leads back there": async () => {
    const { page } = phones.Anna;
    await page.reload();
    await atTable(phones.Anna);
    await page.goto(`${served.origin}/club`);
    await page.getByRole("heading", { name: "Your table" }).waitFor();
    await accessible(page, "a seat of one's own");
    await whole(page, "a seat of one's own");
    await button(phones.Anna, "To the table").tap();
    await atTable(phones.Anna);
  },

  "whoever stands up leaves a free seat": async () => {
    const { page } = phones.Dario;
    await button(phones.Dario, "Menu").tap();
    await page.getByRole("link", { name: "Back to the evening" }).tap();
    await button(phones.Dario, "Stand up").tap();
    await page.getByText("Somebody else can take your seat").waitFor();
    await button(phones.Dario, "Yes, stand up").tap();
    await wall.page.getByText("8 free seats").waitFor();
    await page.getByRole("heading", { name: "Your table" }).waitFor({ state: "detached" });
  },

  "everybody may open a table where that was said, and watch one that may be watched": async () => {
    const { page } = phones.Dario;
    await button(phones.Dario, "Libertalia").tap();
    await button(phones.Dario, "Open a table for 3").tap();
    await card(phones.Dario, "Table 5").waitFor();
    await card(tablet, "Table 5").waitFor();
    await button(phones.Dario, "Watch Table 1").tap();
    await atTable(phones.Dario);
    await page.goto(`${served.origin}/club`);
    await sit(phones.Dario, "Table 5", 1);
    await atTable(phones.Dario);
  },

  "the wall turns its pages by itself": async () => {
    await button(tablet, "Twilight of Venice").click();
    await button(tablet, "Open a table for 2").click();
    await button(tablet, "4 more like it").click();
    await card(tablet, "Table 10").waitFor();
    await wall.page.getByText("1 of 2").or(wall.page.getByText("2 of 2")).waitFor();
    const shown = () => wall.page.locator("li strong").allInnerTexts();
    const seen = new Set();
    for (let look = 0; look < 60 && seen.size < 10; look += 1) {
      for (const label of await shown()) seen.add(label);
      await wall.page.waitForTimeout(250);
    }
    assert.equal(seen.size, 10);
    for (const size of [TV, SIZES.lying]) await wholeWall(size);
  },

  "a table is watched on the wall, and only if it may be": async () => {
    await button(tablet, "Manage Table 2").click();
    await tablet.page.getByRole("tab", { name: "Watching" }).waitFor();
    await accessible(tablet.page, "a table in the organiser's hands");
    await whole(tablet.page, "a table in the organiser's hands", ["lying", "phone"]);
    await tablet.page.getByLabel("May be watched").uncheck();
    await button(tablet, "Close").click();
    const one = await came(await wallAddress(), { viewport: { width: TV[0], height: TV[1] } });
    await one.page
      .getByRole("button", { name: "Table 2", exact: true })
      .and(one.page.locator(":disabled"))
      .or(one.page.getByText("2 of 2"))
      .first()
      .waitFor();
    const first = one.page.getByRole("button", { name: "Table 1", exact: true });
    await first.click({ timeout: 25_000 });
    await one.page.locator(".television h1").waitFor();
    await one.context.close();
  },

  "the organiser removes a device, which is told so and can go back": async () => {
    await button(tablet, "Manage Table 1").click();
    const row = tablet.page.getByRole("group", { name: "Bruno", exact: true });
    await row.getByRole("button", { name: "Remove Bruno" }).click();
    await row.getByRole("button", { name: "Yes, remove" }).click();
    await row.waitFor({ state: "detached" });
    await button(tablet, "Close").click();
    const { page } = phones.Bruno;
    await page.getByText("The host has removed this device").waitFor();
    await page.getByRole("link", { name: "Back to the evening" }).tap();
    await button(phones.Bruno, "To the table").tap();
    await atTable(phones.Bruno);
  },

  "a renewed key is the only one": async () => {
    const second = await came(served.url);
    await second.page.getByRole("tab", { name: "Tables", exact: true }).waitFor();
    await tab("Codes and keys");
    await button(tablet, "Renew the key").click();
    await button(tablet, "Yes, renew the key").click();
    await tablet.page.getByText("This is the organiser’s new address.").waitFor();
    await second.page.getByText("The organiser has removed this device").waitFor();
    const late = await came(served.url);
    await late.page.getByText("This device is not known here").waitFor();
    await Promise.all([late.context.close(), second.context.close()]);
    await tablet.page.reload();
    await tablet.page.getByRole("tab", { name: "Tables", exact: true }).waitFor();
  },

  "a closed table is in the archive, and its record is taken home": async () => {
    await tab("Tables");
    await button(tablet, "Manage Table 1").click();
    await button(tablet, "Close the table").click();
    await tablet.page.getByText("cannot be continued after that").waitFor();
    await button(tablet, "Yes, close it").click();
    await card(tablet, "Table 1").waitFor({ state: "detached" });
    for (const phone of [phones.Anna, phones.Bruno]) {
      await phone.page.goto(`${served.origin}/club`);
      await button(phone, "Closed tables").tap();
    }
    const file = async () => {
      const [download] = await Promise.all([
        phones.Anna.page.waitForEvent("download"),
        button(phones.Anna, "Take the record of Table 1 home").tap(),
      ]);
      return { name: download.suggestedFilename(), text: readFileSync(await download.path(), "utf8") };
    };
    // What a seat was told is less than the whole, which needs both who sat there.
    assert.match((await file()).name, /\.jsonl$/);
    await accessible(phones.Anna.page, "closed tables");
    await whole(phones.Anna.page, "closed tables");
    await button(phones.Anna, "I agree").tap();
    await button(phones.Bruno, "I agree").tap();
    await phones.Bruno.page.getByText("The whole record, to open").waitFor();
    const record = await file();
    assert.match(record.name, /\.bucintoro$/);
    assert.equal(JSON.parse(record.text.split("\n")[0]).game, "twilight");
  },

  "somebody is removed, and an evening ends": async () => {
    await tab("People");
    await accessible(tablet.page, "people");
    await whole(tablet.page, "people", ["lying", "phone"]);
    await button(tablet, "Remove Bruno").click();
    await button(tablet, "Yes, remove").click();
    await phones.Bruno.page.getByText("The organiser has removed this device").waitFor();
    await tab("Codes and keys");
    await button(tablet, "End the evening").click();
    await button(tablet, "Yes, end it").click();
    await wall.page.getByText("The evening is over.").waitFor();
    await phones.Anna.page.getByText("The evening is over.").waitFor();
    await tablet.page.getByText("“Friday at the Lagoon” is over.").waitFor();
  },

  "nothing is cut in any language": async () => {
    for (const language of LANGUAGES) {
      await tablet.page.evaluate(
        (chosen) => localStorage.setItem("preferences", JSON.stringify({ language: chosen })),
        language,
      );
      await tablet.page.reload();
      await tablet.page.locator(`html[lang=${language}] form`).waitFor();
      await wholeIn(tablet.page, language, [
        [SIZES.phone, "1.3", "dark"],
        [SIZES.small, "1", "light"],
      ]);
    }
  },

  "nothing went wrong on the way": () => assert.deepEqual(unexpected(errors), []),
});

/** The wall's address, as the organiser finds it. */
async function wallAddress() {
  await tab("Codes and keys");
  const address = await tablet.page.getByLabel("Address of the wall").inputValue();
  await tab("Tables");
  return address;
}
