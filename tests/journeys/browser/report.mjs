// The story of a game in figures, for every game: what it says is what the end of the game says and what the application
// has counted, it can be read by who cannot see charts, has its room at every size, and is printed on two pages.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import path from "node:path";
import { accessible, browser, device, host, journey } from "../helper.mjs";
import { asker } from "../phones.mjs";
import { SIZES, wholeIn } from "../whole.mjs";

const chromium = await browser();
const errors = [];
let served;
let page;
let ask;
const records = path.resolve(import.meta.dirname, "../../records");

const button = (name) => page.getByRole("button", { name, exact: true });
const section = (id) => page.locator(`[data-section=${id}]`);

/** By game: a record that is over, what its end screen says that everybody has, and what its report must have. */
const GAMES = {
  "serenissima-2e/fought-and-built": {
    ended: ".over li",
    figure: "strong",
    sections: ["worth", "ranks", "chances", "sources", "held", "contests", "dice", "pace"],
    adds: true,
  },
  "serenissima-1996/four-nations": {
    ended: ".over .standings li",
    figure: "b",
    sections: ["chances", "sources", "held", "pace"],
    adds: false,
  },
  "libertalia/six-players": {
    ended: ".ended .track li",
    figure: "b",
    sections: ["worth", "ranks", "chances", "sources", "contests", "pace"],
    adds: true,
  },
  "twilight/two-draws-then-a-win": { ended: null, sections: ["worth", "chances", "sources", "pace"], adds: true },
};

/** The table of a record, or of its first lines, on a host of its own. */
async function opened(record, lines) {
  await page?.context().close();
  served?.stop();
  served = await host();
  const fresh = await device(chromium);
  errors.push(fresh.errors);
  page = fresh.page;
  ask = asker(page, served.url);
  await page.goto(served.url);
  const text = readFileSync(path.join(records, `${record}.jsonl`), "utf8")
    .split("\n")
    .slice(0, lines)
    .join("\n");
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "game.jsonl", mimeType: "application/json", buffer: Buffer.from(`${text.trimEnd()}\n`) });
  await page.locator("button.open").click();
}

/** Its story, with the chances measured. */
async function told() {
  await button("The story of this game").click();
  await page.locator(".report[data-counted=true][data-measured=true]").waitFor({ timeout: 60_000 });
}

/** The figures of a section, as who listens hears them: by row, by column. */
const figures = (id) =>
  section(id)
    .locator("table")
    .evaluate((table) => {
      const text = (cell) => cell.textContent.trim();
      const columns = [...table.querySelectorAll("thead th")].map(text);
      return [...table.querySelectorAll("tbody tr")].map((row) => ({
        head: text(row.querySelector("th")),
        ...Object.fromEntries([...row.querySelectorAll("td")].map((cell, nth) => [columns[nth], text(cell)])),
      }));
    });
const number = (text) => Number(text.replace("−", "-").replace(/[^\d.-]/g, ""));

/** Every dress in which it is worn: all sizes by day and by night, the smallest phone, large letters. */
const DRESSES = [...Object.values(SIZES), [360, 640]]
  .flatMap((size) => [
    [size, "1", "light"],
    [size, "1", "dark"],
  ])
  .concat([
    [SIZES.lying, "1.3", "dark"],
    [SIZES.phone, "1.3", "light"],
  ]);

/** How it looks, for who wants to see it: `SHOTS` names a folder. */
async function shown(name) {
  if (process.env.SHOTS)
    await page.screenshot({ path: path.join(process.env.SHOTS, `${name.replace("/", "-")}.png`), fullPage: true });
}

const checks = {};
for (const [record, { ended, figure, sections, adds }] of Object.entries(GAMES)) {
  checks[`${record}: says what the end says, and adds up`] = async () => {
    await opened(record);
    await button("The story of this game").waitFor();
    const { state } = await ask({ type: "open", table: 1, viewer: "table" });
    const { account } = await ask({ type: "account", table: 1, viewer: "table" });
    const names = state.settings.seating.map(({ name }) => name);
    const said =
      ended &&
      (await page
        .locator(ended)
        .evaluateAll(
          (lines, sum) =>
            lines.map((line) => [line.querySelector("bdi").textContent, line.querySelector(sum).textContent]),
          figure,
        ));
    const counts = said
      ? Object.fromEntries(said.map(([name, text]) => [name, number(text)]))
      : Object.fromEntries(names.map((name, seat) => [name, state.view.wins[seat]]));
    await told();
    for (const id of ["standings", ...sections])
      await section(id)
        .waitFor({ timeout: 5000 })
        .catch(() => assert.fail(`${record} has no ${id}`));

    // What counted at the end is what the end screen says; the figures are those of the application.
    names.forEach((name, seat) => assert.equal(account.curve.at(-1).worth[seat], counts[name], `${record}: ${name}`));
    const standings = await section("standings")
      .locator("li")
      .evaluateAll((lines) =>
        lines.map((line) => [
          line.querySelector("bdi").textContent,
          line.querySelector(".place").textContent,
          line.querySelector("b").textContent,
        ]),
      );
    assert.deepEqual(standings.map(([name]) => name).sort(), [...names].sort());
    for (const [name, place, text] of standings) {
      assert.equal(Number(place), account.places[names.indexOf(name)]);
      assert.equal(number(text), counts[name], `${record}: ${name}`);
    }
    if (sections.includes("worth")) {
      const curve = await figures("worth");
      assert.equal(curve.length, account.curve.length);
      curve.forEach((row, nth) =>
        names.forEach((name, seat) => assert.equal(number(row[name]), account.curve[nth].worth[seat])),
      );
    } else
      assert.ok(
        account.curve.slice(1, -1).every(({ worth }) => worth.includes(null)),
        `${record} could have had a curve`,
      );

    // What came in and went out adds up to it, where it is of the same kind.
    const flows = await figures("sources");
    for (const [seat, name] of names.entries()) {
      const all = flows.slice(0, -1).map((row) => number(row[name]));
      assert.equal(
        all.reduce((sum, one) => sum + one, 0),
        number(flows.at(-1)[name]),
      );
      if (adds && !account.unsure.includes(seat))
        assert.equal(number(flows.at(-1)[name]), counts[name] - account.curve[0].worth[seat], `${record}: ${name}`);
    }

    // Whoever won was sure to win when it was over, and shares are shares.
    const chances = await figures("chances");
    for (const row of chances)
      assert.ok(
        Math.abs(names.reduce((sum, name) => sum + number(row[name]), 0) - 100) <= names.length,
        JSON.stringify(row),
      );
    const winners = names.filter((_, seat) => account.places[seat] === 1);
    if (winners.length === 1) assert.equal(number(chances.at(-1)[winners[0]]), 100);

    if (account.held.length)
      assert.equal((await figures("held")).length, new Set(account.held.map(({ what }) => what)).size);
    if (account.contests.length) assert.equal((await figures("contests")).length, account.contests.length);
    if (account.luck.length) {
      const dice = await figures("dice");
      account.luck.forEach(({ seat, dice: thrown, got }, nth) =>
        assert.deepEqual([dice[nth].head, number(dice[nth].dice), number(dice[nth].shown)], [names[seat], thrown, got]),
      );
    }
    const pace = await figures("pace");
    account.pace.forEach(({ decisions }, seat) => assert.equal(number(pace[seat].decisions), decisions));

    // Nothing lacks its words.
    assert.deepEqual(
      (await page.locator("main.report").innerText()).match(
        /\b(source|contest|account|story|over)-[a-z-]+|undefined|null|NaN/g,
      ),
      null,
    );
  };
  checks[`${record}: has its room at every size, by day and by night, as charts and as figures, and in German`] =
    async () => {
      await accessible(page, record);
      await wholeIn(page, record, DRESSES);
      await shown(record);
      await button("As figures").click();
      assert.equal(await page.locator(".report svg .line").count(), 0);
      await accessible(page, `${record}, as figures`);
      await wholeIn(page, `${record}, as figures`, [
        [SIZES.lying, "1", "light"],
        [SIZES.phone, "1", "dark"],
      ]);
      await button("As figures").click();
      // On paper: one page, or two.
      const paper = await page.pdf({
        preferCSSPageSize: true,
        printBackground: true,
        ...(process.env.SHOTS ? { path: path.join(process.env.SHOTS, `${record.replace("/", "-")}.pdf`) } : {}),
      });
      const pages = paper.toString("latin1").match(/\/Type\s*\/Page\b(?!s)/g).length;
      assert.ok(pages <= 2, `${record}: ${pages} pages`);
      await button("Back").click();
      await page.locator("[data-tool=menu]").click();
      await button("Deutsch").click();
      await page.getByRole("button", { name: "Die Geschichte dieser Partie" }).last().click();
      await page.locator(".report[data-counted=true][data-measured=true]").waitFor({ timeout: 60_000 });
      await wholeIn(page, `${record}, German`, [
        [SIZES.lying, "1", "light"],
        [SIZES.phone, "1", "light"],
        [[360, 640], "1", "dark"],
      ]);
      await shown(`${record}-de`);
    };
}

await journey("report", {
  ...checks,
  async "while a game is played it is told without chances, and a turning point is looked at where it was"() {
    await opened("serenissima-2e/fought-and-built", 200);
    await page.locator("[data-tool=menu]").click();
    await told();
    assert.equal(await section("chances").count(), 0);
    assert.equal(await section("decided").count(), 0);
    await section("worth").waitFor();
    await button("Back").click();
    await opened("serenissima-2e/fought-and-built");
    await told();
    await button("Look at it").first().click();
    await page.locator(".replay").waitFor();
  },
  async "nothing went wrong on the way"() {
    assert.deepEqual(errors.flat(), []);
  },
});
