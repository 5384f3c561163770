// The planner of the chart, and the score of the moment, on the host's screen.

import { HomePage } from "../pages/home";
import { s, Serenissima } from "../pages/serenissima";
import { expect, NAMES, test } from "../support/fixtures";
import { texts } from "../support/t";

const plan = texts("chart");

/** Anna’s galley carries wood and spice. It can sell both at Alger, where Bruno has a galley with more sailors. */
const MARKET = [
  "players red blue",
  "turn 2",
  "track 4",
  "pawn 1",
  "purse red 7",
  "purse blue 4",
  "port valencia red 3",
  "port genova blue 3",
  "galley 1 red valencia 2 wood spice",
  "galley 4 blue alger 3",
].join("\n");

test("the planner says what each zone in reach brings and costs, and sails there", async ({ api, host, tablet }) => {
  await api.newGame({
    game: "serenissima-2e",
    names: NAMES.slice(0, 2),
    setup: (setup) => (setup.position = MARKET),
  });
  const table = await HomePage.openLast(tablet, host.url);
  const game = new Serenissima(table);
  const { chart, card } = game;
  const planner = table.screen.locator("[data-tool=planner]");
  const figure = chart.map.locator("[data-testid=steps][data-zone=alger]");

  await test.step("the figures appear at a tap, and nothing moves", async () => {
    await expect(planner).toHaveAttribute("aria-pressed", "false");
    await expect(figure).toHaveText("1");
    const before = await chart.plate("alger").boundingBox();
    await planner.click();
    // Wood and spice bring 2 and 3, and spice 2 more.
    await expect(figure).toHaveText("7");
    expect(await chart.plate("alger").boundingBox()).toEqual(before);
  });

  await test.step("a tap on a zone tells, and does not sail", async () => {
    await chart.zone("alger").dispatchEvent("click");
    await expect(card.getByTestId("plan").getByRole("listitem")).toContainText([
      plan("plan-sale", { goods: `${s("good-spice")} and ${s("good-wood")}`, ducats: 7 }),
      plan("plan-free", { free: 4, cubes: 2, left: 2 }),
      plan("plan-income", { who: "none", now: 0, then: 8, changes: "true" }),
    ]);
    await expect(card.getByTestId("plan")).toContainText(
      plan("plan-block", { seat: "Bruno", theirs: 3, own: 2, ducats: 7 }),
    );
  });

  await test.step("it is remembered on this screen", async () => {
    await HomePage.openLast(tablet, host.url);
    await expect(planner).toHaveAttribute("aria-pressed", "true");
    await expect(figure).toHaveText("7");
  });

  await test.step("the card sails", async () => {
    await chart.zone("alger").dispatchEvent("click");
    await table.enter(() => card.getByTestId("plan-sail").click());
    await expect(chart.map.locator("[data-zone=alger][data-reach=here]")).toBeVisible();
  });

  await test.step("a player’s card says what everyone would have if it scored now", async () => {
    await game.players.first().click();
    await expect(card).toContainText(s("now-title"));
    await expect(card.getByRole("list").last().getByRole("listitem")).toHaveText(["Anna7", "Bruno4"]);
  });
});
