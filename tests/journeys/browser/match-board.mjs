// The owner goes through the whole board of each edition: is interrupted, mends a fault, corrects what is assumed
// wrongly, confirms the rest, and plays on it.

import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { accessible, browser, device, folder, host, journey } from "../helper.mjs";
import { asker, playUntil } from "../phones.mjs";
import { whole } from "../whole.mjs";

const served = await host();
const chromium = await browser();
const { page, errors } = await device(chromium);

let taps = 0;
const tap = async (target) => {
  taps += 1;
  await target.click();
};
const button = (name, exact = false) => page.getByRole("button", { name, exact }).first();
const settled = () => page.locator("progress").getAttribute("value");
const title = () => page.locator(".match h2").innerText();
/** Confirms the page that is open; the pass then goes on by itself. */
async function asShown() {
  const before = await title();
  await tap(page.locator(".as-shown"));
  await page.waitForFunction((old) => document.querySelector(".match h2")?.textContent !== old, before);
}
/** Pages on which the law of the page has been held: both editions have the same ones. */
const seen = new Set();
async function held(what) {
  if (seen.has(what)) return;
  seen.add(what);
  await accessible(page, what);
  await whole(page, what);
}
const jump = (label) => page.locator("select.jump").selectOption({ label });
const more = async (slot, times) => {
  for (let left = times; left > 0; left -= 1) await tap(button(`${slot}: more`));
};
const fewer = async (slot, times) => {
  for (let left = times; left > 0; left -= 1) await tap(button(`${slot}: fewer`));
};
/** The boards of an edition, from the first page. */
async function boardsOf({ name }) {
  await tap(page.locator(".shelf button").first());
  await tap(button("Boards"));
  await tap(button(name, true));
  // Until they are here, those of the other edition are shown.
  await page.getByRole("button", { name, exact: true, pressed: true }).waitFor();
  await page.locator("h2", { hasText: "Mediterranean" }).waitFor();
}
/** A new table of an edition. */
async function tableOf({ name }) {
  await tap(button("New table"));
  await tap(button(name, true));
  await page.getByRole("heading", { name: "Board" }).waitFor();
}

const EDITIONS = [
  {
    id: "serenissima-2e",
    name: "Serenissima",
    fault: "The slot values of Valencia must be 2 to 6",
    // What its first page knows for sure: name, good, slots, values, starting port.
    sure: "✓✓✓?✓",
    second: "Genova",
    pages: 44,
    farEast: "Constantinople",
    async corrected() {
      await tap(button("gold"));
      await asShown();
      await jump("Neighbours of Genova");
      await tap(button("Barcelona"));
      await held("neighbours");
      await asShown();
      await jump("Turn track with 2 players");
      await held("the track");
      await asShown();
      await page.locator("select.jump").selectOption({ index: 2 });
    },
    drawn: async () => undefined,
    set: async () => undefined,
    playing: ({ stage }) => stage.stage === "activation",
    lies: async () => undefined,
  },
  {
    id: "serenissima-1996",
    name: "Serenissima, first edition (1996)",
    fault: "The numbers in Valencia must be 1 to 9 and must not fall",
    sure: "✓✓✓?",
    second: "Oran",
    pages: 50,
    farEast: "Istanbul",
    /** A major town moves to a port that is too small for one, and back. */
    async drawn() {
      const major = (nation) => page.getByRole("group", { name: /^Major town/ }).getByRole("button", { name: nation });
      await tap(major("Genoa"));
      await page.getByText("The four major towns have warehouses of six spaces").first().waitFor();
      await tap(button("Genova", true));
      await tap(major("Genoa"));
      await page.getByText("Nothing is wrong with this board").waitFor();
    },
    async corrected() {
      // Too many ports supply wood now; nobody can read a number of it.
      await tap(button("wood"));
      await fewer(1, 3);
      await page.locator(".slot output", { hasText: "?" }).waitFor();
      await held("a number that nobody has read");
      await asShown();
      await jump("Check");
      await page.getByText("Ports that supply wood: 7; on the printed board: 6.").waitFor();
      await jump("Palma");
      await tap(button("cloth"));
      await asShown();
      assert.equal(
        await page.locator("select.jump option", { hasText: "✓ Oran" }).count(),
        0,
        "a number that nobody has read is not confirmed",
      );
      await jump("Oran");
      await more(1, 4);
      await more(2, 1);
      await asShown();
      await jump("Neighbours of Valencia");
      await tap(button("Marseille"));
      await held("neighbours, and whether there is a coast");
      await asShown();
      await jump("Alger");
    },
    set: async () => page.getByLabel("Trust the board").uncheck(),
    playing: ({ stage }) => stage.stage === "move",
    async lies() {
      await page.locator(".panel .fleet").waitFor();
      assert.equal(await page.locator('.panel [data-rule="MAP-2"]').count(), 0, "every way is known");
    },
  },
];

const checks = (edition) => ({
  async "a faulty value is told, and taken up again after a break"() {
    taps = 0;
    await page.goto(served.url);
    await boardsOf(edition);
    await button("Match my board").waitFor();
    await held("boards");
    await tap(button("Match my board"));
    await page.locator(".match h2").waitFor();
    await held("a port");
    assert.equal(await title(), "Valencia");
    assert.equal(
      (await page.locator(".match .label i").allInnerTexts()).join(""),
      edition.sure,
      "what is known for sure",
    );
    // The value of the first slot is put above the second: it falls.
    await more(1, 3);
    await tap(page.locator(".as-shown"));
    await page.locator(".match h2", { hasText: edition.second }).waitFor();
    await tap(button("Go on later"));
    await page.getByText("1 fault").waitFor();
  },
  async "nobody plays on a faulty board"() {
    await tap(button("Back"));
    await tableOf(edition);
    assert.equal(await button("My box", true).count(), 0);
    await tap(button("All boards"));
    await page.getByText("1 fault").waitFor();
    await tap(button("Back"));
    await page.getByRole("button", { name: edition.name, exact: true, pressed: true }).waitFor();
    await page.reload();
    await boardsOf(edition);
    await tap(button("Match my board"));
    assert.equal(await title(), edition.second, "the pass goes on where it was left");
    await jump("Check");
    await page.getByText(edition.fault).waitFor();
    await held("the check");
    await tap(button("Go there"));
    await fewer(1, 3);
    await asShown();
  },
  "what is printed otherwise is set": edition.corrected,
  async "everything else is confirmed as shown"() {
    for (let pages = 0; pages < edition.pages; pages += 1) {
      if ((await title()) === "Check") break;
      await asShown();
    }
    await page.getByText("Nothing is wrong with this board").waitFor();
    await page.getByText("Every value is confirmed").waitFor();
    assert.equal(await settled(), `${edition.pages}`);
    console.log(`     ${taps} taps for the whole pass`);
    await tap(button("Done"));
  },
  async "the board goes out as a file and comes in, a bad one is told"() {
    const [download] = await Promise.all([page.waitForEvent("download"), tap(button("Export"))]);
    const text = readFileSync(await download.path(), "utf8");
    assert.match(text, /"My box"/);
    const take = async (name, text) => {
      const file = path.join(folder(), name);
      writeFileSync(file, text);
      await page.locator("input[type=file]").setInputFiles(file);
    };
    await take("bad.json", text.replace('"gold"', '"cheese"').replaceAll('"value": 20', '"value": "x"'));
    await page.getByText("The board was not accepted").waitFor();
    await tap(page.getByRole("alert").getByRole("button").first());
    await take("good.json", text.replace('"My box"', '"Lent box"'));
    await page.locator("li", { hasText: "Lent box" }).getByText("Every value is confirmed").waitFor();
    await tap(page.locator("li", { hasText: "Lent box" }).getByRole("button", { name: "Delete" }));
    await tap(page.getByRole("dialog").getByRole("button", { name: "Delete" }));
    await page.locator("li", { hasText: "Lent box" }).waitFor({ state: "detached" });
  },
  async "a board of one's own is drawn"() {
    await tap(button("Duplicate"));
    await page.getByText("My box (copy)").waitFor();
    await tap(page.locator("li", { hasText: "(copy)" }).getByRole("button", { name: "Ports and zones" }));
    await tap(button("Add a sea zone"));
    const sea = await page.locator(".sea").boundingBox();
    await page.mouse.click(sea.x + sea.width * 0.9, sea.y + sea.height * 0.1);
    await page.getByText("cannot be reached").waitFor();
    await tap(button(edition.farEast));
    await page.getByText("Nothing is wrong with this board").waitFor();
    await tap(button("Neighbours"));
    await tap(button("Add a port"));
    await page.getByRole("textbox").fill("Caffa");
    await tap(page.locator(".as-shown"));
    await button("Caffa", true).waitFor();
    await held("ports and seas");
    await edition.drawn();
    await tap(button("Done"));
    await tap(button("Back"));
  },
  async "a new table is laid on the latest board, and played"() {
    await tableOf(edition);
    await button("My box", true).click();
    assert.equal(await button("My box", true).getAttribute("aria-pressed"), "true");
    await edition.set();
    await tap(button("Start"));
    await page.locator(".map").waitFor();
    const ask = asker(page, served.url);
    const { tables } = await ask({ type: "tables" });
    const { table } = tables.find(({ game }) => game === edition.id);
    await playUntil(ask, table, ({ view }) => edition.playing(view));
    await page.reload();
    await page.locator("button.open").first().click();
    await page.locator(".map").waitFor();
    await edition.lies();
    assert.equal(await page.locator(".map .badge").count(), 0, "nothing is assumed any more");
  },
});

await journey("match my board", {
  ...Object.fromEntries(
    EDITIONS.flatMap((edition) =>
      Object.entries(checks(edition)).map(([what, check]) => [`${edition.id}: ${what}`, check]),
    ),
  ),
  async "nothing went wrong on the way"() {
    assert.deepEqual(errors, []);
    await chromium.close();
    served.stop();
  },
});
