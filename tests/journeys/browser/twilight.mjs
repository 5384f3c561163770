// A whole match of Twilight of Venice through the screen: three rounds, with everything that a turn
// can be made of, then hands that the app deals; on three sizes of screen.

import assert from "node:assert/strict";
import { accessible, browser, device, entered, host, journey } from "../helper.mjs";
import { dress, quiet, whole } from "../whole.mjs";

const served = await host();
const chromium = await browser();
const { page, errors } = await device(chromium);

const button = (name) => page.getByRole("button", { name }).first();
const panel = page.locator(".panel");
const dialog = page.getByRole("dialog");
let taps = 0;

/** A tap that becomes an entry. */
function say(target) {
  taps += 1;
  return entered(page, () => target.click());
}
const way = (card, moves) => page.locator(`.way[aria-label^="${card}: ${moves}"]`).first();
const end = async () => {
  await panel.locator("button.next:not(.deaf)").waitFor();
  await say(panel.locator("button.next"));
};
const turnOf = (name) => panel.getByText(`${name}’s turn`).waitFor();

/** Somebody plays a Merchant card to and fro. */
async function idle() {
  await say(page.locator('.way:not(.off)[aria-label^="Merchant 2"]').first());
  await end();
}

/** A round: the Guard makes room, the Doge walks home. */
async function walk(guard, side, first, idler) {
  if (first !== side) {
    await turnOf(first);
    await idle();
  }
  await turnOf(side);
  for (const cell of [4, 6, 8]) await say(way("Guards 1+1", `${guard} Guard to ${cell} of ${side}`));
  await end();
  await turnOf(idler);
  await idle();
  await turnOf(side);
  for (let cell = 1; cell <= 7; cell += 1) await say(way("Doge 1", `Doge to ${cell} of ${side}`));
  await page.getByText(`${side} wins the`).first().waitFor();
}

await journey("twilight", {
  async "a table for two, who has the Merchant is said"() {
    await page.goto(served.url);
    await button("New table").click();
    await page.locator(".games").getByRole("button", { name: "Twilight of Venice" }).click();
    for (const [index, name] of ["Anna", "Bruno"].entries()) {
      await page.getByLabel(`Name of player ${index + 1}`).fill(name);
      await page.keyboard.press("Enter");
    }
    await page.getByRole("group", { name: "Who gets the Merchant" }).getByRole("button", { name: "The table" }).click();
    await accessible(page, "new table");
    await button("Start").click();
    await panel.getByText("Who drew the Merchant?").waitFor();
    await say(panel.getByRole("button", { name: "Anna" }));
    await turnOf("Anna");
    await accessible(page, "a turn");
  },
  async "tracks and cards tell what the eye sees: figures, distances, what a card does, and why not now"() {
    const tracks = page.getByRole("group", { name: "The tracks" });
    for (const told of [
      "Doge: 0; cells to the mansion of Anna: 7, of Bruno: 7",
      "left Guard: 2 of Anna; cells to the mansion of Anna: 5, of Bruno: 9",
      "Merchant: 1 of Anna; cells to the mansion of Anna: 6, of Bruno: 8",
      "Favourite: 0; cells to the mansion of Anna: 7, of Bruno: 7",
    ])
      await tracks.getByRole("img", { name: told, exact: true }).waitFor();
    const described = (face) =>
      face.evaluate((element) => document.getElementById(element.getAttribute("aria-describedby")).textContent);
    assert.match(
      await described(page.getByRole("button", { name: "Harlequin to the centre: 2 left" })),
      /^The Harlequin goes to 0\./,
    );
    await page
      .getByRole("button", { name: "Guards 1+1: left Guard to 0; not now: The Doge between the Guards", exact: true })
      .waitFor();
    // What is no way to play now is told as such, and nothing else is.
    const ways = await page
      .locator(".way")
      .evaluateAll((all) =>
        all.map((one) => [one.classList.contains("off"), one.getAttribute("aria-label").includes("; not now: ")]),
      );
    assert.deepEqual(
      ways.filter(([off, told]) => off !== told),
      [],
    );
    assert.ok(ways.some(([off]) => off) && ways.some(([off]) => !off));
  },
  async "a usual turn in five taps, taken back card by card"() {
    taps = 0;
    await say(way("Harlequin 3", "Harlequin to 2 of Anna"));
    // Now the Harlequin stands between Anna and the Doge, but this turn has one use only.
    await say(way("Harlequin 2", "Harlequin to 4 of Anna"));
    await panel.getByRole("button", { name: "Harlequin cards for Doge" }).isDisabled();
    await say(panel.getByRole("button", { name: "Take back" }));
    await page.getByRole("img", { name: "Harlequin: 2 of Anna" }).waitFor();
    await end();
    assert.ok(taps <= 5, `${taps} taps`);
    await turnOf("Bruno");
    await say(page.locator(".undo"));
    await say(page.locator(".undo"));
    await page.getByRole("img", { name: "Harlequin: 1 of Bruno" }).waitFor();
  },
  async "what cannot be done says why, and can be allowed"() {
    await way("Merchant 3", "Merchant to 4 of Anna").waitFor();
    await panel.locator("button.next:not(.deaf)").waitFor();
    await panel.locator("button.next").click();
    await dialog.getByText("PLAY-4").waitFor();
    await accessible(page, "refusal");
    await dialog.getByRole("button", { name: "Close" }).click();
    await page.keyboard.press("h");
    await panel.getByRole("button", { name: "Change the hand" }).click();
    await dialog.getByText("discard your whole hand").waitFor();
    await dialog.getByRole("button", { name: "Close" }).click();
  },
  async "a card carries its name, and says what it does when it is held"() {
    const face = page.locator('.face[aria-label^="Harlequin to the centre"]');
    assert.equal(await face.locator(".name").innerText(), "Harlequin to the centre");
    await face.click({ button: "right" });
    const card = page.getByRole("dialog", { name: "Harlequin to the centre" });
    await card.getByText("The Harlequin goes to 0.").waitFor();
    await accessible(page, "what a card does");
    await page.keyboard.press("Escape");
    await card.waitFor({ state: "detached" });
    assert.equal(await page.locator(".ring").count(), 0, "it was held, not chosen");
  },
  async "a card is chosen, and its ways are rings on the track"() {
    await page.locator('.face[aria-label^="Merchant 1"]').click();
    assert.equal(await page.locator(".ring").count(), 2);
    // With the system's own colours, too: what is chosen is read, and which Guard a way moves is seen.
    await page.emulateMedia({ forcedColors: "active" });
    const looks = (what) =>
      page
        .locator(what)
        .first()
        .evaluate((element) => ({
          ink: getComputedStyle(element).color,
          back: getComputedStyle(element).backgroundColor,
        }));
    const chosen = await looks(".face[aria-pressed=true]");
    assert.notEqual(chosen.back, (await looks(".face[aria-pressed=false]")).back);
    assert.equal((await looks(".face[aria-pressed=true] .name")).ink, chosen.ink);
    assert.equal((await looks(".face[aria-pressed=true] small")).back, "rgba(0, 0, 0, 0)");
    const mark = await page
      .locator(".way:not(.off) i")
      .first()
      .evaluate((element) => [
        getComputedStyle(element).borderTopColor,
        getComputedStyle(element.parentElement).backgroundColor,
      ]);
    assert.notEqual(mark[0], mark[1]);
    await page.emulateMedia({ forcedColors: "none" });
    await say(page.locator(".ring").first());
    await say(page.locator(".undo"));
  },
  async "a hand is changed, with what was discarded"() {
    await button("Change the hand").click();
    for (let n = 0; n < 4; n += 1) {
      await dialog.getByRole("button", { name: "Merchant 2" }).click();
      await dialog.getByRole("button", { name: "Harlequin 3" }).click();
    }
    await accessible(page, "a hand");
    await say(dialog.getByRole("button", { name: "Discard 8 of 8" }));
    await turnOf("Bruno");
    await page.getByText("Deck 30").waitFor();
    await say(page.locator(".undo"));
  },
  async "hints, corrections, the record"() {
    await button("What could win?").click();
    await dialog.getByText("Anna, this turn").waitFor();
    await accessible(page, "hints");
    await dialog.getByRole("button", { name: "Close" }).click();
    await button("Correct").click();
    await say(dialog.getByRole("button", { name: "Merchant one cell towards Bruno" }));
    await accessible(page, "corrections");
    await dialog.getByRole("button", { name: "Close" }).click();
    await page.getByRole("img", { name: "Merchant: 0" }).waitFor();
    await say(page.locator(".undo"));
    await button("Record").click();
    await dialog.getByText("on another branch").first().waitFor();
    await dialog.getByRole("button", { name: "Close" }).click();
  },
  async "three rounds to the winner"() {
    await walk("left", "Anna", "Anna", "Bruno");
    await accessible(page, "a round's end");
    await button("Round 2").click();
    await walk("right", "Bruno", "Bruno", "Anna");
    await button("Round 3").click();
    await turnOf("Anna");
    await walk("left", "Anna", "Anna", "Bruno");
    await page.getByText("Anna wins the match").first().waitFor();
    await accessible(page, "the end");
    await page.reload();
    await page.getByRole("button", { name: /Anna.*finished/s }).click();
    await page.getByText("Anna wins the match").first().waitFor();
  },
  async "hands that the app deals are covered"() {
    await button("Back").click();
    await button("New table").click();
    await page.locator(".games").getByRole("button", { name: "Twilight of Venice" }).click();
    await button("Dealt by the app").click();
    await button("Start").click();
    await page.locator(".cover").waitFor();
    assert.equal(await page.locator(".tile").count(), 0);
    await accessible(page, "covered");
    await page.locator(".cover").click();
    await page.locator(".face small").first().waitFor();
    const held = await page.locator(".face small").allInnerTexts();
    // The two Doge tiles share their cards.
    assert.equal(held.reduce((sum, n) => sum + Number(n), 0) - Number(held[0]), 8);
    await say(page.locator(".way:not(.off)").first());
    // Who looks back sees no card and can play none.
    await page.keyboard.press("PageUp");
    await page.getByText("Looking back").waitFor();
    assert.equal(await page.locator(".tile, .cover").count(), 0);
    await button("Back to now").click();
    await page.locator(".tile, .cover").first().waitFor();
    if (await page.locator(".cover").count()) await page.locator(".cover").click();
    await end();
    await page.locator(".cover").waitFor();
  },
  async "nothing hangs over the edge on any screen"() {
    for (const [width, height] of [
      [1280, 800],
      [800, 1280],
      [390, 844],
    ]) {
      await dress(page, [width, height]);
      await quiet(page);
      await page.locator(".cover").waitFor();
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      assert.ok(wide <= 0, `${wide} pixels at ${width}x${height}`);
    }
    await page.locator(".cover").click();
    await page.locator(".tile").first().waitFor();
    const small = await page.evaluate(
      () =>
        [...document.querySelectorAll(".way, .face, .panel .btn")]
          .map((found) => found.getBoundingClientRect())
          .filter((box) => box.width && (box.width < 47.5 || box.height < 47.5)).length,
    );
    assert.equal(small, 0);
  },
  async "a match that is half played is entered and played on"() {
    await dress(page, [1280, 800]);
    await button("Back").click();
    await button("New table").click();
    await page.locator(".games").getByRole("button", { name: "Twilight of Venice" }).click();
    for (const [index, name] of ["Anna", "Bruno"].entries()) {
      await page.getByLabel(`Name of player ${index + 1}`).fill(name);
      await page.keyboard.press("Enter");
    }
    await button("In our hands").click();
    await page.getByRole("checkbox", { name: "Already under way" }).check();
    await button("Start").click();
    await panel.getByText("Enter what lies on the table").first().waitFor();
    await whole(page, "a match under way", ["lying", "small", "phone"]);
    await button("Enter it").click();
    await dialog.waitFor();
    const group = (name) => dialog.getByRole("group", { name, exact: true });
    await say(group("Round 1").getByRole("button", { name: "Bruno" }));
    await say(group("Who has the Merchant").getByRole("button", { name: "Bruno" }));
    await say(group("Whose turn").getByRole("button", { name: "Bruno" }));
    await say(group("Doge").getByRole("button").first());
    await whole(page, "what lies on the table", ["lying", "small", "phone"]);
    await accessible(page, "what lies on the table");
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    await say(button("Go on from here"));
    await turnOf("Bruno");
    await page.getByText("Round 2").first().waitFor();
    await idle();
    await turnOf("Anna");
  },
  async "nothing went wrong on the way"() {
    assert.deepEqual(errors, []);
    await chromium.close();
    served.stop();
  },
});
