// Serenissima, first edition, on a board that is only assumed, at one tablet: a price is talked over and countered, the
// table says whether a monopoly is real, goods are exchanged with a counter-offer, a galley sails from hand to hand
// where nobody knows the neighbours, and a number is read where something is sold for the first time.

import assert from "node:assert/strict";
import { accessible, browser, device, entered, host, journey } from "../helper.mjs";
import { asker } from "../phones.mjs";
import { whole } from "../whole.mjs";

const NAMES = ["Anna", "Bruno", "Clara", "Dora"];
const POSITION = `
nations venice genoa spain turks
round 3
order venice genoa spain turks
purse venice 4000
purse genoa 1500
purse spain 900
purse turks 900
port venezia venice 3
port tunis genoa 2
port tripoli genoa 1
port genova genoa 3
port valencia spain 3
port istanbul turks 3
stores valencia cloth iron
galley 1 venice tunis 2 wood
galley 2 genoa tunis 2 iron iron
galley 3 spain valencia 4 wine
galley 4 turks istanbul 5
phase trade venice
`;

const served = await host();
const chromium = await browser();
const { page, errors } = await device(chromium);
await page.goto(served.url);
const ask = asker(page, served.url);

const button = (name, exact = false) =>
  page.getByRole("button", { name, exact }).and(page.locator(":not(.deaf)")).first();
const panel = page.locator(".panel");
const asked = (text) => panel.locator("h2", { hasText: text }).waitFor();
const told = (text) => panel.getByText(text).first().waitFor();
/** The law of the page, wherever something new is shown. */
async function held(what) {
  await whole(page, what, ["lying", "phone"]);
  await accessible(page, what);
}
/** Ends the turn, with the second touch where something is left undone. */
async function done() {
  const before = await panel.locator("h2").first().innerText();
  await panel.locator("footer button.next:not(.deaf)").click();
  const again = page.locator(".at .act button:not(.deaf)");
  const moved = page.waitForFunction((old) => document.querySelector(".panel h2").innerText !== old, before);
  if (
    (await Promise.race([
      moved.then(() => "moved"),
      again.waitFor().then(
        () => "again",
        () => "gone",
      ),
    ])) === "again"
  )
    await again.click();
  await moved;
}

await journey("serenissima 1996 on an assumed board", {
  async "a price above 300 is named, countered, refused, and taken after all"() {
    const setup = { nations: ["venice", "genoa", "spain", "turks"], position: POSITION };
    await ask({
      type: "new_table",
      game: "serenissima-1996",
      seating: NAMES.map((name) => ({ name, side: "south" })),
      answering: { dice: "app", cards: "app", draws: "app" },
      setup,
    });
    await page.reload();
    await page.locator("button.open").first().click();
    await asked("Anna: trade, build, hire");
    await panel.getByRole("button", { name: "Tunis" }).click();
    await panel.locator('.deed[data-rule^="BUY"] .step[aria-label="more"]').click();
    await panel.locator('.deed[data-rule^="BUY"] .step[aria-label="more"]').click();
    await button("Ask the price: 2 × gold, at most 1,000").click();
    await asked("Bruno: your price?");
    await held("a price is named");
    await button("800 for a piece").click();
    // Tripoli is only likely to supply gold: the table looks.
    await asked("Do all ports with gold on your board belong to one player?");
    await held("a monopoly is doubted");
    await button("The same", true).click();
    await asked("Anna: 2 × gold for 800 ducats each?");
    await held("a price is offered");
    await button("500 for a piece").click();
    await asked("Bruno: accept 500 ducats for each piece?");
    await held("a counter-offer");
    await button("Refuse").click();
    await asked("Anna: take it at 800 ducats each after all?");
    await held("the last word");
    await button("Take it: 1,600").click();
    await asked("Anna: trade, build, hire");
  },
  async "a monopoly that the table does not know keeps the price at 300"() {
    for (let back = 0; back < 4; back += 1) await entered(page, () => button("Undo").click());
    await asked("Do all ports with gold");
    await button("Not the same").click();
    await asked("Bruno: your price?");
    await button("300 for a piece").waitFor();
    assert.equal(await button("400 for a piece").count(), 0);
    await button("300 for a piece").click();
    await button("Leave it").click();
    await asked("Anna: trade, build, hire");
  },
  async "an exchange is offered, countered, and done"() {
    await page.getByRole("tab", { name: "Exchange" }).click();
    await button("Offer it to Bruno").waitFor();
    await held("an exchange is put together");
    await panel.getByRole("group", { name: "Anna gives" }).getByRole("button").first().click();
    await panel.getByRole("group", { name: "Bruno gives" }).getByRole("button").first().click();
    await button("more: +100").click();
    await button("Offer it to Bruno").click();
    await asked("Bruno: Anna offers");
    await held("an exchange is offered");
    await button("Make a counter-offer").click();
    await held("a counter-offer to an exchange is put together");
    await button("more: +100").click();
    await button("Offer this instead").click();
    await asked("Anna: accept");
    await held("a counter-offer to an exchange");
    await button("Accept", true).click();
    await asked("Anna: trade, build, hire");
    for (const name of ["Bruno", "Clara", "Dora"]) {
      await done();
      await asked(`${name}: trade`);
    }
    await done();
  },
  async "a galley sails zone by zone where nobody knows the neighbours"() {
    await asked("Anna: move your galleys");
    await told("The neighbours of Tunis are not known for sure");
    await held("sailing by hand");
    await panel.locator(".zones").getByRole("button", { name: "Sicilia" }).click();
    await told("The neighbours of Sicilia are not known for sure");
    await held("sailing on by hand");
    // It has as many steps as sailors, wherever they lead.
    await panel.locator(".zones").getByRole("button", { name: "Sail to Ragusa, 1 zone" }).click();
    for (const name of ["Bruno", "Clara", "Dora"]) {
      await asked(`${name}: move your galleys`);
      await done();
    }
  },
  async "a number is read at the first sale, and known from then on"() {
    while (!/sell/.test(await panel.locator("h2").first().innerText())) await done();
    await asked("Anna: sell");
    await panel.locator(".sale").getByText("iron").click();
    await asked("Which number is printed at space 1 of Ragusa?");
    await held("a number is asked");
    await panel.getByRole("group", { name: "Number" }).getByRole("button", { name: "3", exact: true }).click();
    await told("300 ducats");
  },
  async "nothing went wrong on the way"() {
    assert.deepEqual(errors, []);
    await chromium.close();
    served.stop();
  },
});
