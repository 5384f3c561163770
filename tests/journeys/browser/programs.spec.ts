// Programs at the table: a game alone from the home page, and seats that are given to a program and taken back.

import type { Page } from "@playwright/test";
import { GuestPage } from "../pages/guest";
import { HomePage } from "../pages/home";
import { LibertaliaPage } from "../pages/libertalia";
import { TableMenu } from "../pages/menu";
import { NewGamePage } from "../pages/new-game";
import { ResultPage } from "../pages/result";
import { TablePage } from "../pages/table";
import { beginning, freshId, record } from "../support/api";
import { expect, test } from "../support/fixtures";
import { t } from "../support/t";

const programsOf = (seating: { program?: unknown }[]) => seating.map(({ program }) => program !== undefined);

/** The marks of programs among the seats of the menu or of a new game. */
const marks = (page: Page) => page.locator("[data-side]").getByTestId("program-mark");

test("a game alone begins with two taps on the home page, and its person plays", async ({ api, tablet }) => {
  const home = new HomePage(tablet);
  const box = await home.openBox("libertalia");
  await expect(box.playAlone).toContainText(/1.*5/);
  await box.playAlone.click();
  const table = new LibertaliaPage(tablet);
  await table.bar.waitFor();
  const { tables } = await api.ask({ type: "tables" }, "tables");
  const [{ table: game, seating } = { table: 0, seating: [] }] = tables;
  expect(programsOf(seating)).toEqual([false, true, true, true]);

  await test.step("the person chooses a card, and programs answer by themselves", async () => {
    await table.laidOut.click();
    const before = (await api.state(game)).head;
    await expect(table.cover, "no one else is at the table").toHaveCount(0);
    await table.take(table.handCard(0));
    await expect
      .poll(async () => (await api.state(game)).told.filter(({ program }) => program).length)
      .toBeGreaterThan(2);
    expect((await api.state(game)).head).toBeGreaterThan(before);
  });
});

test("a rung of the ladder fills the form, and a seat of it is given back to a person", async ({ api, tablet }) => {
  await new HomePage(tablet).newGame();
  const page = new NewGamePage(tablet);
  await page.choose("serenissima-2e");
  await page.rung(2).click();
  await expect(marks(tablet)).toHaveCount(3);
  await expect(page.rungText).toContainText("2");
  await marks(tablet).last().click();
  await page.button(t("programs-person")).click();
  await expect(marks(tablet)).toHaveCount(2);
  await page.start.click();
  await new TablePage(tablet).bar.waitFor();
  const { tables } = await api.ask({ type: "tables" }, "tables");
  expect(programsOf(tables[0]?.seating ?? [])).toEqual([false, true, true, false]);
});

test("a seat is given to a program from the menu, keeps its name, and is taken back", async ({
  api,
  host,
  newDevice,
}) => {
  const game = await api.newGame({ game: "serenissima-2e", names: ["Anna", "Bruno", "Chiara"] });
  const page = await newDevice();
  const table = await HomePage.openLast(page, host.url);
  const menu = await TableMenu.open(table);
  await menu.giveSeat(1, "Bruno");
  await expect(marks(page)).toHaveCount(1);
  expect((await api.state(game)).settings.seating[1]).toMatchObject({ name: "Bruno", program: { level: 2 } });
  await menu.button("programs-level-3").click();
  await expect.poll(async () => (await api.state(game)).settings.seating[1]?.program?.level).toBe(3);
  await menu.takeSeat();
  await expect(marks(page)).toHaveCount(0);
  expect(programsOf((await api.state(game)).settings.seating)).toEqual([false, false, false]);

  await test.step("the next seat gets the level that was used last", async () => {
    await menu.giveSeat(2, "Chiara");
    await expect.poll(async () => (await api.state(game)).settings.seating[2]?.program?.level).toBe(3);
  });
});

test("a player lets the computer play from a phone, and plays again", async ({ api, newPhone }) => {
  const game = await api.newGame({ game: "libertalia", names: ["Anna", "Bruno", "Chiara"] });
  await api.host(game);
  const phone = new GuestPage(await newPhone(1));
  await phone.bar.waitFor();
  const menu = await phone.openMenu();
  await menu.getByTestId("give-seat").click();
  await expect(menu.getByText(t("programs-plays-own"))).toBeVisible();
  await expect(phone.seat.locator("..").getByTestId("program-mark")).toHaveCount(1);
  expect(programsOf((await api.state(game)).settings.seating)).toEqual([false, true, false]);
  await menu.getByTestId("take-seat").click();
  await expect(menu.getByTestId("give-seat")).toBeVisible();
  expect(programsOf((await api.state(game)).settings.seating)).toEqual([false, false, false]);
});

test("the result offers the next rung after a victory, and the same one after a defeat", async ({
  api,
  newDevice,
  host,
}) => {
  const game = await api.importRecord(beginning(record("twilight/dealt")));
  const places = (await api.ask({ type: "tables" }, "tables")).tables[0]?.places ?? [];
  const [winner, loser] = [places.indexOf(1), places.indexOf(2)];
  const program = { level: 2, temperament: "trader" } as const;
  const give = (seat: number, to: typeof program | null) =>
    api.send({ type: "program", table: game, id: freshId(), seat, program: to });
  await give(winner, program);
  const { page } = await HomePage.openLast(await newDevice(), host.url);
  const result = new ResultPage(page);
  await expect(result.rung).toContainText(/3.*5/);
  await expect(result.again).toBeVisible();
  await expect(result.nextRung).toHaveCount(0);

  await give(winner, null);
  await give(loser, program);
  await result.nextRung.click();
  await expect.poll(async () => (await api.ask({ type: "tables" }, "tables")).tables.length).toBe(2);
  const { tables } = await api.ask({ type: "tables" }, "tables");
  expect(tables.find(({ table }) => table !== game)?.seating.map(({ program: plays }) => plays)).toEqual([
    undefined,
    { level: 2, temperament: "corsair" },
  ]);
});
