// What all tables that are over come to: the figures of golden records of every game, what is filtered, names that
// are joined, and a group that begins its next table with two taps.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import path from "node:path";
import { accessible, browser, device, host, journey } from "../helper.mjs";
import { ALL, whole, wholeIn } from "../whole.mjs";

const served = await host();
const chromium = await browser();
const { page, errors } = await device(chromium);
const records = path.resolve(import.meta.dirname, "../../records");
const button = (name) => page.getByRole("button", { name, exact: true }).first();
const cards = () => page.locator("button.open");

/** Records of games that were played from their beginning to their end, and one that was laid out in the middle. */
const PLAYED = [
  "serenissima-2e/four-players",
  "serenissima-2e/three-players",
  "serenissima-2e/two-players",
  "serenissima-2e/waived-and-corrected",
  "serenissima-1996/four-nations",
  "libertalia/six-players",
  "twilight/win-and-draw",
];
const LAID_OUT = "libertalia/tie-shared";

/** Who sat where in a record. */
const namesOf = (record) =>
  JSON.parse(readFileSync(path.join(records, `${record}.jsonl`), "utf8").split("\n")[0]).seating.map(
    ({ name }) => name,
  );
/** Everybody of these records, with how many of them they played. */
function played(list) {
  const found = new Map();
  for (const name of list.flatMap(namesOf)) found.set(name, (found.get(name) ?? 0) + 1);
  return found;
}

async function bring(record) {
  const before = await cards().count();
  const text = readFileSync(path.join(records, `${record}.jsonl`), "utf8");
  await page
    .locator("input[type=file]:enabled")
    .setInputFiles({ name: "table.jsonl", mimeType: "application/json", buffer: Buffer.from(text) });
  await page.waitForFunction((count) => document.querySelectorAll("button.open").length > count, before);
}

const tile = (name) => page.locator(".tiles > div", { has: page.getByText(name, { exact: true }) });
const person = (name) => page.getByRole("article", { name, exact: true });
/** A figure of a person's card. */
const figure = (name, what) =>
  person(name)
    .locator(".three > div", { has: page.getByText(what, { exact: true }) })
    .locator("dd")
    .first()
    .innerText();
/** The page says that so many games are counted, of these people. */
async function counts(list) {
  await tile("Games played")
    .locator("dd", { hasText: new RegExp(`^${list.length}$`) })
    .waitFor();
  const people = played(list);
  const shown = await page
    .locator("article")
    .evaluateAll((all) =>
      all.map((card) => [card.getAttribute("aria-label"), card.querySelector("header span").textContent]),
    );
  assert.deepEqual(
    Object.fromEntries(shown),
    Object.fromEntries([...people].map(([name, games]) => [name, games === 1 ? "1 game" : `${games} games`])),
  );
}
async function filter(chip, choice) {
  await page.getByRole("button", { name: new RegExp(`^${chip}:`) }).click();
  await page.getByRole("group", { name: chip, exact: true }).getByRole("button", { name: choice, exact: true }).click();
  await page.getByRole("button", { name: new RegExp(`^${chip}:`) }).click();
}

await journey("statistics", {
  async "nothing leads there as long as no game is over"() {
    await page.goto(served.url);
    await button("New table").waitFor();
    assert.equal(await button("Statistics").count(), 0);
  },
  async "the figures of every game are those of the records"() {
    for (const record of [...PLAYED, LAID_OUT]) await bring(record);
    await button("Statistics").click();
    await counts(PLAYED);
    assert.deepEqual(await page.locator(".games dd > span > span:first-child").allInnerTexts(), [
      "Serenissima",
      "Libertalia",
      "Serenissima, first edition (1996)",
      "Twilight of Venice",
    ]);
  },
  async "of one game: who won, in which place, and where the ducats came from"() {
    await filter("Game", "Serenissima");
    const own = PLAYED.filter((record) => record.startsWith("serenissima-2e"));
    await counts(own);
    // Each line of an outcome is a place, a seat and its ducats.
    const ends = own.flatMap((record) =>
      JSON.parse(readFileSync(path.join(records, `${record}.outcome.json`), "utf8")).map(([place, seat]) => ({
        place,
        name: namesOf(record)[seat],
      })),
    );
    for (const name of played(own).keys()) {
      const places = ends.filter((end) => end.name === name).map(({ place }) => place);
      assert.equal(await figure(name, "Wins"), String(places.filter((place) => place === 1).length), name);
      assert.equal(
        await figure(name, "Average place"),
        (places.reduce((sum, place) => sum + place, 0) / places.length).toFixed(1),
        name,
      );
      await person(name).getByText("Favourite start:").waitFor();
      await person(name).locator(".sources li").first().waitFor();
    }
    await page
      .locator("article", { hasText: /Dice: \d+ skulls?, [+−]?\d/ })
      .first()
      .waitFor();
    await accessible(page, "one game");
    await whole(page, "one game");
  },
  async "who was ahead of whom, and both say the same"() {
    const scores = await page
      .locator("table tbody tr")
      .evaluateAll((rows) =>
        rows.map((line) =>
          [...line.querySelectorAll("td")].map((cell) => cell.querySelector(".score")?.textContent.trim() ?? ""),
        ),
      );
    scores.forEach((line, one) =>
      line.forEach((score, other) => assert.equal(score.split(" : ").reverse().join(" : "), scores[other][one])),
    );
    assert.ok(scores.flat().filter(Boolean).length >= 6);
  },
  async "by people, number of players and period"() {
    await button("Count everything").click();
    await counts(PLAYED);
    await filter("Players", "2 players");
    await counts(PLAYED.filter((record) => namesOf(record).length === 2));
    await filter("Players", "Any number of players");
    const [name] = namesOf("libertalia/six-players").slice(-1);
    await filter("People", name);
    await counts(PLAYED.filter((record) => namesOf(record).includes(name)));
    await button("Count everything").click();
    const years = PLAYED.map((record) =>
      Number(
        JSON.parse(
          readFileSync(path.join(records, `${record}.jsonl`), "utf8")
            .trim()
            .split("\n")
            .at(-1),
        ).at.slice(0, 4),
      ),
    );
    await filter("When", String(years[0]));
    await counts(PLAYED.filter((_, at) => years[at] === years[0]));
    // They are older than that.
    await filter("When", "Last 30 days");
    await page.getByText("Nothing has been played to the end like this.").waitFor();
    await accessible(page, "nothing");
    await button("Count everything").click();
    await counts(PLAYED);
  },
  async "every game at every size, by day and by night"() {
    await accessible(page, "figures");
    await wholeIn(
      page,
      "figures",
      ALL.map((size, at) => [size, at % 2 ? "1.3" : "1", at % 2 ? "dark" : "light"]),
    );
    await page.getByRole("button", { name: /^People:/ }).click();
    await whole(page, "a filter");
    await page.keyboard.press("Escape");
  },
  async "a table that is played now counts once it is over"() {
    await button("Back").click();
    await button("New table").click();
    await page.locator(".games").getByRole("button", { name: "Twilight of Venice" }).click();
    for (const [chair, name] of [
      ["Player 1", "Ana"],
      ["Player 2", "Bruno"],
    ]) {
      await page.getByRole("button", { name: new RegExp(`^${chair}:`) }).click();
      await page.getByRole("textbox").fill(name);
    }
    await page.locator(".start:enabled").click();
    await page.locator("nav.bar").waitFor();
    await button("Menu").click();
    await button("End the game now").click();
    await button("Stop: rounds won so far decide").click();
    await button("Share").waitFor();
    await page.goto(served.url);
    await button("Statistics").click();
    await person("Ana").waitFor();
    // Level: nobody won.
    assert.equal(await figure("Ana", "Average place"), "–");
  },
  async "two names are one person, who is renamed, left out and taken in again"() {
    await page.getByRole("tab", { name: "Figures" }).focus();
    await page.keyboard.press("ArrowRight");
    const card = (name) =>
      page.locator("li button.card", { has: page.locator("strong", { hasText: new RegExp(`^${name}$`) }) });
    const [one, other] = ["Ana", "Anna"];
    await card(one).click();
    const sheet = page.getByRole("dialog");
    await whole(page, "a person");
    await accessible(page, "a person");
    await sheet.getByRole("button", { name: other, exact: true }).click();
    await sheet.getByRole("heading", { name: other, exact: true }).waitFor();
    await sheet.getByRole("button", { name: `Separate ${one}` }).waitFor();
    await sheet.getByRole("textbox").fill("Zoë");
    await sheet.getByRole("button", { name: "Rename" }).click();
    await sheet.getByRole("heading", { name: "Zoë", exact: true }).waitFor();
    await sheet.getByRole("button", { name: "Close" }).click();
    await card("Zoë")
      .filter({ hasText: `Also: ${[one, other].sort().join(", ")}` })
      .waitFor();
    await whole(page, "people");
    await page.getByRole("tab", { name: "Figures" }).click();
    await person("Zoë")
      .getByText(`${played(PLAYED).get(other) + 1} games`, { exact: true })
      .waitFor();
    assert.equal(await person(one).count(), 0);
    await page.getByRole("tab", { name: "People" }).click();
    await card("Zoë").click();
    await sheet.getByRole("button", { name: "Off", exact: true }).click();
    await sheet.locator('[aria-pressed="true"]', { hasText: "Off" }).waitFor();
    await sheet.getByRole("button", { name: "Close" }).click();
    await page.getByRole("tab", { name: "Figures" }).click();
    assert.equal(await person("Zoë").count(), 0);
    await page.getByRole("tab", { name: "People" }).click();
    await card("Zoë").click();
    await sheet.getByRole("button", { name: "On", exact: true }).click();
    await sheet.locator('[aria-pressed="true"]', { hasText: "On" }).waitFor();
    for (const name of [one, other]) {
      await sheet.getByRole("button", { name: `Separate ${name}` }).click();
      await sheet.getByRole("button", { name: `Separate ${name}` }).waitFor({ state: "detached" });
    }
    // Nobody is called so any more.
    await sheet.waitFor({ state: "detached" });
    await page.getByRole("tab", { name: "Figures" }).click();
    await person(other)
      .getByText(`${played(PLAYED).get(other)} games`, { exact: true })
      .waitFor();
    await person(one).getByText("1 game", { exact: true }).waitFor();
  },
  async "a group is kept from the menu of a table that was played"() {
    await button("Back").click();
    const names = namesOf("libertalia/six-players");
    // The page of people lies there until the first page is.
    await cards().first().waitFor();
    await page.locator("details summary").click();
    await cards()
      .filter({ hasText: names.join(", ") })
      .first()
      .click();
    await button("Menu").click();
    await button("Keep as a group").click();
    const sheet = page.getByRole("dialog", { name: "Keep as a group" });
    await sheet.getByRole("textbox").fill("Pirates’ night");
    await accessible(page, "keeping a group");
    await whole(page, "keeping a group");
    await sheet.getByRole("button", { name: "Keep", exact: true }).click();
    await sheet.waitFor({ state: "detached" });
  },
  async "it begins its next table with two taps, with its people and its rules"() {
    await page.goto(served.url);
    await cards().first().waitFor();
    await whole(page, "the first page with a group");
    await page.getByRole("button", { name: /^Pirates’ night/ }).click();
    await page.locator(".start:enabled").click();
    const names = namesOf("libertalia/six-players");
    await page.locator("nav.bar").waitFor();
    await page.goto(served.url);
    await cards()
      .first()
      .filter({ hasText: names.join(", ") })
      .filter({ hasText: "Libertalia" })
      .waitFor();
  },
  async "one is kept from the page of a new table, chosen there, and forgotten"() {
    await button("New table").click();
    await page.locator(".start:enabled").waitFor();
    await page.getByRole("button", { name: "Pirates’ night" }).click();
    await page.locator('.games [aria-pressed="true"]', { hasText: "Libertalia" }).waitFor();
    await page.locator(".games").getByRole("button", { name: "Twilight of Venice" }).click();
    await page.locator(".start:enabled").waitFor();
    await button("Keep as a group").click();
    const sheet = page.getByRole("dialog");
    await sheet.getByRole("textbox").fill("We two");
    await page.keyboard.press("Enter");
    await page.locator('[aria-pressed="true"]', { hasText: "We two" }).waitFor();
    await accessible(page, "a new table with groups");
    await whole(page, "a new table with groups");
    await button("Back").click();
    await button("Statistics").click();
    await page.getByRole("tab", { name: "Groups" }).click();
    assert.deepEqual(await page.locator("li strong").allInnerTexts(), ["Pirates’ night", "We two"]);
    await accessible(page, "groups");
    await whole(page, "groups");
    await page.locator("li", { hasText: "We two" }).getByRole("button", { name: "Forget" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Forget" }).click();
    await page.locator("li", { hasText: "We two" }).waitFor({ state: "detached" });
    // As a filter it is its people.
    await page.getByRole("tab", { name: "Figures" }).click();
    await filter("People", "Pirates’ night");
    await counts(["libertalia/six-players"]);
  },
  async "the same in German"() {
    await button("Back").click();
    await button("Settings").click();
    await button("Deutsch").click();
    await button("Zurück").click();
    await button("Statistik").click();
    await page.locator("article").first().waitFor();
    await whole(page, "German", ["lying", "phone"]);
    for (const tab of ["Personen", "Gruppen"]) {
      await page.getByRole("tab", { name: tab }).click();
      await whole(page, `German: ${tab}`, ["lying", "phone"]);
    }
  },
  async "nothing went wrong on the way"() {
    assert.deepEqual(errors, []);
  },
});
