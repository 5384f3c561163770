// Serenissima, first edition: a game under way is entered thing by thing and continued; the app's state is compared
// with the physical table and corrected; a television shows it.

import { Serenissima1996Page, viewOf } from "../pages/serenissima-1996";
import { TelevisionPage } from "../pages/television";
import type { Api } from "../support/api";
import { expect, test } from "../support/fixtures";
import { IN_LONG_RUN } from "../support/long";
import { like, t, texts } from "../support/t";

const s = texts("serenissima-1996");
const NAMES = ["Anna", "Bruno", "Clara", "Dora"] as const;
const [ANNA, BRUNO, CLARA] = NAMES;
const POSITION = `
nations venice genoa spain turks
options open assumed
round 3
order venice genoa spain turks
purse venice 1000
purse genoa 900
purse spain 800
purse turks 700
port venezia venice 3
port genova genoa 3
port valencia spain 3
port istanbul turks 3
galley 1 venice venezia 2 wood
galley 2 genoa genova 2
galley 3 spain valencia 2
galley 4 turks istanbul 2
phase trade venice
`;

const newGame = (api: Api, change: object) =>
  api.newGame({ game: "serenissima-1996", names: NAMES, setup: (setup) => Object.assign(setup, change) });

const UNDER_WAY = {
  nations: ["venice", "genoa", "spain", "turks"],
  options: { open_purses: true, board_as_assumed: true },
  under_way: true,
};

/** Saves the open sheet, which closes by itself. */
async function save(game: Serenissima1996Page): Promise<void> {
  await game.save.click();
  await expect(game.sheet()).toHaveCount(0);
}

test("round, players, galleys and ports of a game under way are entered", async ({ api, newDevice, host }) => {
  const table = await newGame(api, UNDER_WAY);
  const game = await Serenissima1996Page.open(await newDevice(), host.url);
  const inSheet = (name: string) => game.sheet().getByRole("button", { name, exact: true });
  await game.expectAsked(s("ask-Prepare"));

  await test.step("the round", async () => {
    await game.panel.getByRole("button", { name: like(s("round-of", { round: 1, rounds: "*" })) }).click();
    const more = inSheet(`${s("fix-Round")} +`);
    for (let round = 2; round <= 4; round += 1) await more.click();
    await save(game);
  });

  await test.step("a player, unchanged", async () => {
    await game.panel.getByRole("button", { name: ANNA }).click();
    await save(game);
  });

  await test.step("a galley that comes into play", async () => {
    await game.act("correct-galley", { galley: 9 }).click();
    await inSheet(BRUNO).click();
    await save(game);
  });

  await test.step("a port", async () => {
    await game.chart.plate("tunis").click();
    await inSheet(CLARA).click();
    await inSheet(s("map-fortress")).click();
    await save(game);
  });

  const { round, galleys, ports } = viewOf(await api.state(table));
  expect(round).toBe(4);
  expect(galleys.find(({ galley }) => galley === 9)?.owner).toBe(1);
  expect(ports.find(({ id }) => id === "tunis")).toMatchObject({ owner: 2, fortress: true });
});

test("play continues from what was entered", IN_LONG_RUN, async ({ api, newDevice, host }) => {
  const table = await newGame(api, UNDER_WAY);
  for (const fix of [
    { what: "Galley", galley: 9, seat: 1, zone: "genova", sailors: 3, goods: [], moved: false },
    { what: "Port", port: "tunis", seat: 2, sailors: 3 },
  ])
    await api.command(table, { seat: 0 }, { do: "Correct", fix });
  const game = await Serenissima1996Page.open(await newDevice(), host.url);
  await game.enter(() => game.act("begin").click());
  await game.expectAsked(s("bid-ask"));
  await api.playUntil(table, ({ view }) => view.stage.stage === "trade");
  await expect(game.tab("crews")).toBeVisible();
});

test("the order of play is corrected", IN_LONG_RUN, async ({ api, newDevice, host }) => {
  const table = await newGame(api, { position: POSITION });
  const game = await Serenissima1996Page.open(await newDevice(), host.url);
  await game.screen.locator("[data-tool=correct]").click();
  await game.button(s("correct-round")).click();
  await game.button(s("correct-forward", { seat: BRUNO, place: 2 })).click();
  await save(game);
  await expect.poll(async () => viewOf(await api.state(table)).order).toEqual([1, 0, 2, 3]);
});

test(
  "what the app knows is compared with the table, part by part, and a line leads to its correction",
  IN_LONG_RUN,
  async ({ api, newDevice, host }) => {
    const table = await newGame(api, { position: POSITION });
    await api.command(table, { seat: 0 }, { do: "Correct", fix: { what: "Order", seats: [1, 0, 2, 3] } });
    const game = await Serenissima1996Page.open(await newDevice(), host.url);
    await game.screen.locator("[data-tool=check]").click();
    const sheet = game.sheet(s("check-title"));
    await expect(sheet.getByRole("heading", { name: s("check-tracks"), exact: true })).toBeVisible();
    await sheet.getByTestId("check-line").first().click();
    await expect(game.save).toBeVisible();
    await game.page.keyboard.press("Escape");
    await expect(game.save).toHaveCount(0);
    const matches = sheet.getByRole("button", { name: t("check-yes"), exact: true });
    await expect(matches.first()).toBeVisible();
    for (let left = await matches.count(); left > 0; left -= 1) {
      await expect(matches).toHaveCount(left);
      await matches.first().click();
    }
    await expect(sheet).toContainText(t("check-done"));
  },
);

test("a screen shows the game as on a television", IN_LONG_RUN, async ({ api, newDevice, host }) => {
  const table = await newGame(api, { position: POSITION });
  await api.host(table);
  const game = await Serenissima1996Page.open(await newDevice(), host.url);
  const television = new TelevisionPage(game.page);
  await television.toggle();
  await expect(television.standings).toHaveCount(NAMES.length);
  await expect(game.chart.plate("tunis")).toBeVisible();
  await expect(television.title).toHaveText(s("ask-Trade", { seat: ANNA }));
  await expect(television.join).toBeVisible();
});
