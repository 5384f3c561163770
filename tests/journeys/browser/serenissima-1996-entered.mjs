// Serenissima, first edition: a game that is already under way is entered thing by thing and played on; what is
// written down is compared with the table and corrected; and a television shows it.

import assert from "node:assert/strict";
import { accessible, browser, device, host, journey } from "../helper.mjs";
import { asker, playUntil } from "../phones.mjs";
import { whole, wholeAcross } from "../whole.mjs";

const NAMES = ["Anna", "Bruno", "Clara", "Dora"];
const served = await host();
const chromium = await browser();
const { page, errors } = await device(chromium);
await page.goto(served.url);
const ask = asker(page, served.url);

const button = (name, exact = false) =>
  page.getByRole("button", { name, exact }).and(page.locator(":not(.deaf)")).first();
const panel = page.locator(".panel");
const sheet = () => page.getByRole("dialog");
const inSheet = (name, exact = true) => sheet().getByRole("button", { name, exact }).first();
/** The law of the page, wherever something new is shown. */
async function held(what) {
  await whole(page, what, ["lying", "phone"]);
  await accessible(page, what);
}
async function times(target, count) {
  for (let left = count; left > 0; left -= 1) await target.click();
}
/** Saves what a sheet says; it closes by itself. */
async function saved() {
  await inSheet("Save").click();
  await sheet().waitFor({ state: "detached" });
}
const view = async () => (await ask({ type: "open", table: 1, viewer: "table" })).state.view;

await journey("serenissima 1996, entered", {
  async "what lies on the table is entered"() {
    const setup = {
      nations: ["venice", "genoa", "spain", "turks"],
      options: { open_purses: true, board_as_assumed: true },
      under_way: true,
    };
    await ask({
      type: "new_table",
      game: "serenissima-1996",
      seating: NAMES.map((name) => ({ name, side: "south" })),
      answering: { dice: "app", cards: "app", draws: "app" },
      setup,
    });
    await page.reload();
    await page.locator("button.open").first().click();
    await panel.locator("h2", { hasText: "Enter what lies on the table" }).waitFor();
    await held("a game under way");
    await panel.getByRole("button", { name: /Round 1/ }).click();
    await held("how far the game is");
    await times(sheet().getByRole("button", { name: "+" }).first(), 3);
    await saved();
    await panel.getByRole("button", { name: /Anna/ }).click();
    await held("a player");
    await saved();
    await panel.getByRole("button", { name: "Galley 9", exact: true }).click();
    await held("a galley that comes into play");
    await inSheet("Bruno").click();
    await saved();
    await page.locator(".map .plate[data-zone=tunis]").click();
    await held("a port");
    await inSheet("Clara").click();
    await inSheet("fortress").click();
    await saved();
    const now = await view();
    assert.equal(now.round, 4);
    assert.equal(now.galleys.find(({ galley }) => galley === 9).owner, 1);
    const { owner, fortress } = now.ports.find(({ id }) => id === "tunis");
    assert.deepEqual([owner, fortress], [2, true]);
  },
  async "play goes on from there"() {
    await button("Begin from here").click();
    await panel.getByText("bid").first().waitFor();
    await playUntil(ask, 1, ({ view }) => view.stage.stage === "trade");
    await panel.getByRole("tab", { name: "Holds" }).waitFor();
  },
  async "order, phase and table rules are set right"() {
    await button("Correct").click();
    await button("Round, order and options").click();
    await sheet().waitFor();
    await held("round, order and options");
    const { order } = await view();
    await sheet().getByRole("button", { name: `place 2: one place forward` }).click();
    await saved();
    assert.deepEqual((await view()).order, [order[1], order[0], ...order.slice(2)]);
    if ((await button("Correct").getAttribute("aria-pressed")) === "true") await button("Correct").click();
  },
  async "what is written down is compared with the table, and a line corrected"() {
    await button("Does the table match?").click();
    await sheet().locator(".line").first().waitFor();
    await sheet().getByRole("heading", { name: "Round and order" }).waitFor();
    await held("does the table match?");
    await sheet().locator(".line").first().click();
    await inSheet("Save").waitFor();
    await held("a line that differs");
    await page.keyboard.press("Escape");
    await inSheet("Save").waitFor({ state: "detached" });
    for (let parts = await sheet().getByRole("button", { name: "Matches" }).count(); parts > 0; parts -= 1)
      await inSheet("Matches").click();
    await sheet().getByText("Everything you checked matches.").waitFor();
    await page.keyboard.press("Escape");
    await sheet().waitFor({ state: "detached" });
  },
  async "a television shows it, whole and large"() {
    await button("Menu").click();
    await button("Phones at the table").click();
    await button("Open this table to phones").click();
    await page.getByRole("img", { name: /QR code: http:/ }).waitFor();
    await page.keyboard.press("Escape");
    await sheet().waitFor({ state: "detached" });
    await button("Menu").click();
    await button("As on a television").click();
    await page.locator(".television .map .plate").first().waitFor();
    assert.equal(await page.locator(".standings li").count(), NAMES.length);
    await accessible(page, "television");
    for (const size of [
      [1920, 1080],
      [1080, 1920],
    ])
      await wholeAcross(page, size);
  },
  async "nothing went wrong on the way"() {
    assert.deepEqual(errors, []);
    await chromium.close();
    served.stop();
  },
});
