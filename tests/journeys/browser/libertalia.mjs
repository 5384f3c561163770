// Libertalia through the screen: one tablet that is passed round for a day, a raid whose cards are entered as
// they lie on the table, its score, who may hold what; the page is whole in every state on the way.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import path from "node:path";
import { accessible, browser, device, entered, host, journey } from "../helper.mjs";
import { asker } from "../phones.mjs";
import { whole } from "../whole.mjs";

const NAMES = ["Anna", "Bruno", "Clara", "Dora"];
const served = await host();
const chromium = await browser();
const { page, errors } = await device(chromium);
const ask = asker(page, served.url);

const button = (name) => page.getByRole("button", { name, exact: true }).first();
const question = () => page.locator(".panel h2").first().innerText();
const picks = page.locator(".hand .pick");
/** What is in a hand, as its owner knows it, at the table that was made last. */
async function handOf(seat) {
  const { tables } = await ask({ type: "tables" });
  const table = Math.max(...tables.map(({ table }) => table));
  const { state } = await ask({ type: "open", table, viewer: { seat } });
  return state.view.players[seat].hand;
}
/** States in which the law of the page has been held. */
const seen = new Set();
async function held(what) {
  if (seen.has(what)) return;
  seen.add(what);
  await whole(page, what);
  await accessible(page, what);
}

/** Every kind of question that a day asks, and taking booty on each day, with a record up to it, of the fullest
 * table that has one. */
function* questions() {
  const known = new Set();
  for (const name of [
    "six-players",
    "five-players",
    "waived-and-corrected",
    "four-players",
    "covered",
    "two-players",
  ]) {
    const lines = readFileSync(path.join(import.meta.dirname, `../../records/libertalia/${name}.jsonl`), "utf8")
      .trim()
      .split("\n");
    let day = 0;
    for (const [index, line] of lines.entries()) {
      day = Number(line.match(/"event":"DayBegan","day":(\d)/)?.[1] ?? day);
      const asked = [...line.matchAll(/"event":"Awaited","ask":\{"seat":\d,"what":"(\w+)"/g)].at(-1)?.[1];
      const what = asked === "take" ? `take on day ${day}` : asked;
      if (!what || known.has(what)) continue;
      known.add(what);
      yield { what, record: `${lines.slice(0, index + 1).join("\n")}\n` };
    }
  }
}

/** A tap that becomes an entry. */
const say = (target) => entered(page, () => target.click());
const doubloons = async () => (await page.locator(".den .coins b").allInnerTexts()).map(Number);

/** All cards are said as they lie, the same place of everybody's hand: of what is in it and not merely may be. */
async function lay(nth, names = NAMES) {
  await button("Cards lie on the table").click();
  for (const [index, name] of names.entries()) {
    await page.getByText(`What did ${name} play?`).waitFor();
    const held = await handOf(index);
    const pick = picks.filter({ has: page.getByText(String(held[(nth + index) % held.length]), { exact: true }) });
    if (name === names.at(-1)) await say(pick);
    else await pick.click();
  }
}

/** Whatever is told step by step is told at once. */
async function atOnce() {
  await page.locator('.todo[aria-busy="false"]').waitFor();
  if (!(await page.locator(".todo .on").count())) return;
  await page.locator(".todo button").last().click();
  await page.locator(".todo .on").waitFor({ state: "detached" });
}

/** Answers what a day asks, the first way each time, until everybody chooses again or the raid is over. */
async function goOn() {
  for (;;) {
    const asked = await question();
    if (/^Dawn|is over$/.test(asked)) return atOnce();
    if (await page.locator(".cover").count()) {
      await page.locator(".cover").click();
      await page.locator(".ways .pick").first().waitFor();
    }
    // The Waitress is asked also without a map: that tells nothing.
    await say(/Waitress/.test(asked) ? button("Not tonight") : page.locator(".ways button").first());
  }
}

await journey("libertalia", {
  async "a table for four"() {
    await page.goto(served.url);
    await button("New table").click();
    await button("Libertalia").click();
    await button("4").click();
    for (const [index, name] of NAMES.entries()) {
      await page.getByLabel(`Name of player ${index + 1}`).fill(name);
      if (index < NAMES.length - 1) await page.keyboard.press("Enter");
    }
    await held("new table");
    // Colours are drawn unless they are chosen.
    await button("Player 4 plays white").click();
    await button("Draw the colours").click();
    await button("Start").click();
    await page.getByText("Pass the tablet to Anna").waitFor();
    await held("covered");
  },
  async "the tablet goes round: one look and one tap each, and nobody sees another's choice"() {
    for (const name of NAMES) {
      await page.locator(".cover").getByText(`Pass the tablet to ${name}`).waitFor();
      assert.equal(await picks.count(), 0, "no card is seen before the tap");
      await page.locator(".cover").click();
      await picks.first().waitFor();
      assert.equal(await picks.count(), 9);
      if (name === "Anna") {
        await held("a hand");
        // Held, a card says what it does, and nothing is chosen.
        await picks.first().click({ button: "right" });
        await page
          .getByRole("dialog")
          .getByText(/^(Day|Dusk|Night|End of raid): /)
          .waitFor();
        await page.keyboard.press("Escape");
        assert.equal(await page.locator('.hand .pick[aria-pressed="true"]').count(), 0);
      }
      if (name === "Bruno") {
        // Anna thinks again: what she chose is marked, for her alone.
        await page
          .getByRole("group", { name: "Everybody at this screen" })
          .getByRole("button", { name: "Anna" })
          .click();
        await page.locator(".cover").getByText("Pass the tablet to Anna").waitFor();
        await page.locator(".cover").click();
        await page.locator('.hand .pick[aria-pressed="true"]').waitFor();
        await picks.nth(1).click();
        await page.locator(".cover").getByText("Pass the tablet to Bruno").waitFor();
        await page.locator(".cover").click();
        await picks.first().waitFor();
      }
      await picks.nth(NAMES.indexOf(name) + 1).click();
    }
    // The last one shows all.
    await page
      .locator(".panel h2", { hasNotText: "Dawn" })
      .or(page.locator(".time p", { hasText: "Day 2" }))
      .first()
      .waitFor();
    await goOn();
    assert.equal(await page.locator(".time p").innerText(), "Raid 1\u00a0· Day 2");
    assert.ok((await doubloons()).every((own) => own >= 0));
  },
  async "a character says what it does, in a card at the finger"() {
    await lay(0);
    const card = page.locator(".ship .face").first();
    const rank = await card.locator("b").first().innerText();
    await card.click();
    const says = page.getByRole("dialog");
    await says.locator(".rank").getByText(rank, { exact: true }).waitFor();
    await accessible(page, "a character");
    await page.keyboard.press("Escape");
    await says.waitFor({ state: "detached" });
    await goOn();
  },
  async "who may hold what, by a key: a rank that was played is in no hand"() {
    await page.keyboard.press("k");
    const sheet = page.getByRole("dialog", { name: "Who may hold what" });
    await sheet.locator("table").waitFor();
    assert.equal(await sheet.locator("tbody tr").count(), 9);
    const inHand = await sheet.locator("td.hand").count();
    const cards = (await sheet.locator("th.who small").allInnerTexts()).map((text) => Number.parseInt(text, 10));
    assert.equal(
      inHand,
      cards.reduce((sum, own) => sum + own, 0),
      "every card of every hand is known to all",
    );
    await held("who may hold what");
    await page.keyboard.press("Escape");
    await sheet.waitFor({ state: "detached" });
  },
  async "a den tells its characters and its booty; doubloons are put right"() {
    await page.locator("button.den").first().click();
    await page.getByRole("dialog", { name: "Den of Anna" }).waitFor();
    await held("a den");
    await page.keyboard.press("Escape");
    const [before] = await doubloons();
    await button("Correct").click();
    await say(button("Doubloons +"));
    await held("corrections");
    await page.keyboard.press("Escape");
    assert.equal((await doubloons())[0], before + 1);
    await say(page.locator(".undo"));
    assert.equal((await doubloons())[0], before);
  },
  async "a raid to its end, day by day as the cards lie, scored person by person"() {
    for (let day = 3; ; day += 1) {
      if (/is over$/.test(await question())) break;
      assert.ok(day <= 6, "a raid has six days");
      assert.match(await page.locator(".time p").innerText(), new RegExp(`Day ${day}$`));
      await lay(day);
      await goOn();
    }
    assert.equal(await question(), "Raid 1 is over");
    await held("a raid's score");
    // What is told of each adds up to the total, unless that would be below 0.
    for (const row of await page.locator(".ended tbody tr").all()) {
      const parts = (await row.locator("td:not(.sum) b").allInnerTexts()).map(Number);
      const sum = parts.reduce((all, points) => all + points, 0);
      assert.equal(Number(await row.locator(".sum").innerText()), Math.max(0, sum));
    }
    await button("Raid 2").click();
    await page.getByText("Pass the tablet to Anna").waitFor();
    await atOnce();
    assert.ok((await doubloons()).every((own) => own === 10));
  },
  async "the table stops, and somebody has won"() {
    await button("Menu").click();
    await button("End the game now").click();
    await button("Stop: the raid under way does not count").click();
    await page
      .locator(".ended h2")
      .getByText(/wins|win together|level/)
      .waitFor();
    await page.keyboard.press("Escape");
    await held("the end");
  },
  async "a campaign that is half played is entered, and a day of it is played"() {
    const two = NAMES.slice(0, 2);
    const sheet = page.getByRole("dialog", { name: "Enter what lies on the table" });
    const group = (name) => sheet.getByRole("group", { name, exact: true });
    const within = (name, where = sheet) => where.getByRole("button", { name, exact: true });
    await button("Back").click();
    await button("New table").click();
    await button("Libertalia").click();
    await button("2").click();
    for (const [index, name] of two.entries()) {
      await page.getByLabel(`Name of player ${index + 1}`).fill(name);
      await page.keyboard.press("Enter");
    }
    await page.getByRole("checkbox", { name: "Already under way" }).check();
    await page.getByText("Choose the colours that you have.").waitFor();
    await button("Start").click();
    await button("Enter it").waitFor();
    await whole(page, "a campaign under way", ["lying", "small", "phone"]);
    await button("Enter it").click();
    await within("2", group("Raid")).click();
    await within("3", group("Day")).click();
    const ranks = (grid) => sheet.locator(".grid").nth(grid).getByRole("button");
    for (const rank of [...Array.from({ length: 14 }, (_, index) => index + 1), 22])
      await ranks(0)
        .nth(rank - 1)
        .click();
    await sheet.getByRole("heading", { name: "Ranks in the game: 15 of 15" }).waitFor();
    // What is there by now waits for the rest of it.
    await page.keyboard.press("Escape");
    await page.getByText("What you began to enter is not complete yet.").waitFor();
    await button("Enter it").click();
    for (let token = 1; token < 8; token += 1) await within("1 treasure map").click();
    await sheet.getByRole("heading", { name: "Booty of the days to come: 7 of 8" }).waitFor();
    await say(within("1 lot of goods"));
    /** Cards of the hand go there. */
    const put = async (pile, cards) => {
      await group("Where a card lies").getByRole("button", { name: pile }).click();
      for (const card of cards) await say(ranks(1).and(page.getByTitle(card, { exact: true })));
    };
    for (const name of two) {
      await within(name, group("Whose things")).click();
      await say(within("Doubloons +10"));
      await say(within("Points of raid 1 +10"));
      await put("out of the game", ["Parrot", "Monkey"]);
      await put("in the den", ["Brute"]);
    }
    await put("in the graveyard", ["Beggar", "Recruiter"]);
    await sheet.getByRole("heading", { name: "In hand: 10 cards" }).waitFor();
    await whole(page, "what lies on the table", ["lying", "small", "phone"]);
    await accessible(page, "what lies on the table");
    // What only Bruno knows he says alone.
    await say(within("The Surgeon took one of these in secret"));
    await sheet.waitFor({ state: "detached" });
    await page.locator(".cover").getByText("Pass the tablet to Bruno").waitFor();
    await page.locator(".cover").click();
    await say(page.locator(".ways .pick").first());
    await say(button("Go on: raid 2, day 3"));
    await page.getByText("Pass the tablet to Anna").waitFor();
    assert.equal(await page.locator(".time p").innerText(), "Raid 2\u00a0· Day 3");
    assert.deepEqual(await doubloons(), [20, 20]);
    await lay(2, two);
    await goOn();
    assert.equal(await page.locator(".time p").innerText(), "Raid 2\u00a0· Day 4");
  },
  // Which of them a raid of random cards asks nobody knows: they are looked at as records have them.
  async "whatever a day can ask has its room"() {
    const kinds = [];
    for (const { what, record } of questions()) {
      kinds.push(what);
      const own = await host();
      const fresh = await device(chromium);
      await fresh.page.goto(own.url);
      await fresh.page.locator("main button").first().waitFor();
      await fresh.page
        .locator("input[type=file]")
        .setInputFiles({ name: "game.jsonl", mimeType: "application/json", buffer: Buffer.from(record) });
      await fresh.page.locator("button.open").click();
      await fresh.page.locator(".screen").waitFor();
      if (await fresh.page.locator(".cover").count()) await fresh.page.locator(".cover").click();
      // Chance is asked what the Spy draws; everybody else has ways.
      await fresh.page.locator(".panel :is(.pick, .btn.big)").first().waitFor();
      await whole(fresh.page, what);
      if (!/take|kill|sell/.test(what)) await accessible(fresh.page, what);
      assert.deepEqual(fresh.errors, []);
      await fresh.context.close();
      own.stop();
    }
    assert.deepEqual(kinds.sort(), [
      "exchange",
      "heal",
      "keep",
      "kill",
      "recruit",
      "replacement",
      "sell",
      "shoot",
      "spy",
      ...[1, 2, 3, 4, 5, 6].map((day) => `take on day ${day}`),
    ]);
  },
  async "nothing went wrong on the way"() {
    assert.deepEqual(errors, []);
    await chromium.close();
    served.stop();
  },
});
