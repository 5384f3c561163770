// A tournament of two rounds at a club: settled, drawn, entered, corrected, ranked; seen by the organiser, on the wall
// and on phones. (That a game's end is a result by itself is held by `tests/suite/swiss.rs`.)

import assert from "node:assert/strict";
import { mkdirSync, readFileSync } from "node:fs";
import { accessible, browser, device, journey, unexpected } from "../helper.mjs";
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
/** Those who join without a page of their own. */
const OTHERS = ["Chiara", "Dario", "Elena", "Fabio", "Giulia", "Hugo", "Ines"];

const tablet = await device(chromium);
const errors = [tablet.errors];
let wall;
let anna;
let bruno;

const button = ({ page }, name, exact = true) => page.getByRole("button", { name, exact });
const tab = (name) => tablet.page.getByRole("tab", { name, exact: true }).click();
const section = ({ page }) => page.getByRole("region", { name: "Tournament", exact: true });
const table = (label) => tablet.page.getByRole("listitem", { name: label, exact: true });

async function came(address, options = {}) {
  const joined = await device(chromium, options);
  errors.push(joined.errors);
  await joined.page.goto(address);
  return joined;
}

const wayIn = async () => (await wall.page.locator("aside img").getAttribute("alt")).replace(/^\D*(?=http)/, "");

async function join(name) {
  const phone = await came(await wayIn(), PHONE);
  await phone.page.getByLabel("Your name").fill(name);
  await button(phone, "Join").tap();
  await phone.page.getByRole("heading", { name: "Tables" }).waitFor();
  return phone;
}

/** Somebody joins whose phone is put away at once. */
async function joins(name) {
  const code = new URL(await wayIn()).hash.replace("#evening=", "");
  const token = Array.from({ length: 32 }, () => Math.floor(Math.random() * 16).toString(16)).join("");
  await tablet.page.evaluate(
    (greeting) =>
      new Promise((resolve, reject) => {
        const line = new WebSocket(`ws://${location.host}/evening`);
        line.onopen = () => line.send(JSON.stringify(greeting));
        line.onmessage = ({ data }) => (line.close(), JSON.parse(data).welcome ? resolve() : reject(new Error(data)));
      }),
    { greeting: "join", code, name, token },
  );
}

/** The organiser enters places at a table, in the order of seats; 0: did not play. */
async function enter(label, places) {
  const card = table(label);
  await card.getByRole("button", { name: label }).click();
  const groups = tablet.page.getByRole("dialog").getByRole("group");
  for (const [seat, place] of places.entries())
    await groups
      .nth(seat)
      .getByRole("button", { name: place ? `#${place}` : "Did not play", exact: true })
      .click();
  await accessible(tablet.page, "a result");
  await whole(tablet.page, "a result", ["lying", "phone"]);
  await button(tablet, "Save").click();
  await tablet.page.getByRole("dialog").waitFor({ state: "detached" });
  await card.getByText("Entered by the organiser").waitFor();
}

const labels = async () =>
  tablet.page.locator("li[aria-label]").evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")));

/** A page of the wall comes by itself, large and whole; `look` finds on it what it should say. */
async function wallShows(title, look = async () => {}) {
  await wall.page.getByRole("heading", { name: title, exact: true }).waitFor({ timeout: 45_000 });
  await look();
  assert.deepEqual(await faultsOf(wall.page), [], title);
  await shot(wall, `wall ${title}`, [TV]);
  await accessible(wall.page, title);
}

/** Screenshots are kept where somebody asks for them. */
async function shot({ page }, name, sizes) {
  const folder = process.env.BUCINTORO_SHOTS;
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  for (const size of sizes) {
    for (const theme of ["light", "dark"]) {
      await dress(page, size, "1", theme);
      await drawn(page, 100);
      await page.screenshot({ path: `${folder}/${name.replaceAll(/\W+/g, "-")}-${size[0]}-${theme}.png` });
    }
  }
  await dress(page, sizes[0]);
}

await journey("tournament", {
  "an evening is a tournament, and whoever joins plays": async () => {
    await tablet.page.goto(served.url);
    await tablet.page.getByLabel("Name of the evening").fill("Lagoon Cup");
    await button(tablet, "Tournament").click();
    await button(tablet, "Begin the evening").click();
    await tab("Codes and keys");
    wall = await came(await tablet.page.getByLabel("Address of the wall").inputValue(), {
      viewport: { width: TV[0], height: TV[1] },
    });
    await wall.page.locator("aside img").waitFor();
    [anna, bruno] = [await join("Anna"), await join("Bruno")];
    for (const name of OTHERS) await joins(name);
    await tab("Tournament");
    await tablet.page.getByText("9 people have joined and play").waitFor();
  },

  "it is settled: game, players at a table, rounds, points": async () => {
    await button(tablet, "Libertalia").click();
    await tablet.page
      .getByRole("group", { name: "Players at a table" })
      .getByRole("button", { name: "4", exact: true })
      .click();
    await button(tablet, "Rounds −").click();
    await accessible(tablet.page, "a tournament to be settled");
    await whole(tablet.page, "a tournament to be settled");
    await shot(tablet, "settling", [SIZES.lying, SIZES.phone]);
    await button(tablet, "Settle it").click();
    await section(tablet).getByText("Not begun yet").waitFor();
    await section(anna).getByText("You will be drawn in the next round.").waitFor();
  },

  "a round is drawn: tables open, and everybody sees where they sit": async () => {
    await button(tablet, "Draw round 1").click();
    await section(tablet).getByText("3 tables still play.").waitFor();
    assert.deepEqual(await labels(), ["Table 1", "Table 2", "Table 3"]);
    await section(anna)
      .getByText(/^You sit at Table \d$/)
      .waitFor();
    await anna.page.getByRole("heading", { name: "Your table" }).waitFor();
    await accessible(tablet.page, "a round");
    await whole(tablet.page, "a round");
    await shot(tablet, "round", [SIZES.lying, SIZES.phone]);
    await accessible(anna.page, "where somebody sits");
    await whole(anna.page, "where somebody sits", ["phone"]);
    await shot(anna, "my table", [SIZES.phone]);
    const own = (
      await section(anna)
        .getByText(/^You sit at/)
        .innerText()
    ).replace("You sit at ", "→ ");
    await wallShows("Round 1 of 2", async () =>
      assert.equal(await wall.page.locator("li").filter({ hasText: "Anna" }).locator("b").innerText(), own),
    );
    await button(anna, "To the table").tap();
    await anna.page.locator("nav.bar").waitFor();
    await anna.page.goto(`${served.origin}/club`);
  },

  "results are entered, time is called, and the standings follow": async () => {
    await enter("Table 1", [1, 2, 3]);
    await enter("Table 2", [1, 1, 3]);
    await button(tablet, "Call time").click();
    await tablet.page.getByText("At the table that is still playing everybody shares the points.").waitFor();
    await button(tablet, "Time is up").click();
    await button(tablet, "Draw round 2").and(tablet.page.locator(":enabled")).waitFor();
    await tab("Standings");
    const sums = await tablet.page.locator("tbody td b").allInnerTexts();
    assert.deepEqual(sums, ["6", "4.5", "4.5", "3", "3", "3", "3", "0", "0"]);
    await accessible(tablet.page, "standings");
    await whole(tablet.page, "standings");
    await shot(tablet, "standings", [SIZES.lying, SIZES.phone]);
  },

  "one goes home and one comes late, and the next round is drawn": async () => {
    await button(bruno, "I’m going home").tap();
    await button(bruno, "Go home").tap();
    await button(bruno, "I’m playing").waitFor();
    await joins("Zoë");
    await tab("Players");
    await tablet.page.getByText("Zoë").waitFor();
    await tablet.page.getByText("went home").waitFor();
    await accessible(tablet.page, "players");
    await whole(tablet.page, "players", ["lying", "phone"]);
    await tab("Rounds");
    await button(tablet, "Draw round 2").click();
    await section(tablet).getByText("Round 2 of 2").waitFor();
    await tablet.page.getByRole("button", { name: "Round 2", exact: true }).waitFor();
    await wallShows("Round 2 of 2");
    await wallShows("Standings");
    const seated = await tablet.page.locator("li[aria-label] ol").allInnerTexts();
    assert.ok(seated.join().includes("Zoë") && !seated.join().includes("Bruno"), seated.join());
  },

  "an earlier result is corrected: standings follow, draws stay": async () => {
    const before = await tablet.page.locator("li[aria-label] ol").allInnerTexts();
    await button(tablet, "Round 1").click();
    await enter("Table 2", [3, 2, 1]);
    await button(tablet, "Round 2").click();
    assert.deepEqual(await tablet.page.locator("li[aria-label] ol").allInnerTexts(), before);
    await tab("Standings");
    assert.deepEqual((await tablet.page.locator("tbody td b").allInnerTexts()).slice(0, 2), ["6", "6"]);
    await tab("Rounds");
  },

  "the last round is entered, and the standings are final": async () => {
    for (const label of await labels()) {
      const seats = await table(label).locator("ol li").count();
      await enter(
        label,
        Array.from({ length: seats }, (_, seat) => (seat === seats - 1 ? 0 : seat + 1)),
      );
    }
    await section(tablet).getByText("The tournament is over").waitFor();
    await section(anna)
      .getByText(/^Place \d+ of 10, points: /)
      .waitFor();
    await shot(anna, "my end", [SIZES.phone]);
    await wallShows("Final standings");
    await tab("Standings");
    const [download] = await Promise.all([
      tablet.page.waitForEvent("download"),
      button(tablet, "Save as a spreadsheet").click(),
    ]);
    assert.equal(download.suggestedFilename(), "Lagoon Cup.csv");
    const lines = readFileSync(await download.path(), "utf8")
      .trim()
      .split("\r\n");
    assert.equal(lines.length, 11);
    assert.match(lines[0], /^\uFEFF?place,player,points/);
  },

  "nothing is cut in any language": async () => {
    for (const language of LANGUAGES) {
      for (const { page } of [tablet, anna]) {
        await page.evaluate(
          (chosen) => localStorage.setItem("preferences", JSON.stringify({ language: chosen })),
          language,
        );
        await page.reload();
        await page.locator(`html[lang=${language}] section`).first().waitFor();
        await wholeIn(page, language, [
          [SIZES.phone, "1.3", "dark"],
          [SIZES.small, "1", "light"],
        ]);
      }
    }
  },

  "nothing went wrong on the way": () => assert.deepEqual(unexpected(errors), []),
});
