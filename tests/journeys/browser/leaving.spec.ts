// A player leaves in the middle of a turn, another takes over, a latecomer sits down, and all is undone. In every game,
// on the host's screen and on a phone.

import { HomePage } from "../pages/home";
import { NewGamePage } from "../pages/new-game";
import { SeatsSheet } from "../pages/seats";
import { TablePage } from "../pages/table";
import { type Api, beginning, record } from "../support/api";
import { expect, test as base } from "../support/fixtures";
import { expectAccessible } from "../support/axe";
import { expectWhole } from "../support/layout";
import { IN_LONG_RUN, inLongRun } from "../support/long";
import { t, texts } from "../support/t";

const BRUNO = 1;
const CHIARA = 2;

/** Opens a game in the middle, in which the app answers for dice and cards. */
type Opened = (record: string, lines: number) => Promise<{ game: number; table: TablePage }>;

const test = base.extend<{ opened: Opened }>({
  opened: async ({ api, host, newDevice }, use) => {
    await use(async (name, lines) => {
      const game = await api.importRecord(beginning(record(name), lines));
      await api.changeSettings(game, (now) => ({ ...now, answering: { dice: "app", cards: "app", draws: "app" } }));
      return { game, table: await HomePage.openLast(await newDevice(), host.url) };
    });
  },
});

/** The asked seats, the empty seats, and the seats that have answered. */
async function standing(api: Api, game: number) {
  const { asks, settings, told } = await api.state(game);
  const seatOf = (actor: unknown) => (actor as { seat?: number }).seat ?? actor;
  return {
    asked: asks.map(([actor]) => seatOf(actor)),
    empty: settings.seating.flatMap((chair, seat) => (chair.empty ? [seat] : [])),
    answeredFor: told.filter(({ absent }) => absent).map(({ by }) => seatOf(by)),
    names: settings.seating.map(({ name }) => name),
  };
}

/** A player leaves; gives how the game stands then. */
async function leave(api: Api, game: number, table: TablePage, name: string) {
  const seats = await SeatsSheet.open(table);
  await seats.leave(name);
  await seats.close();
  return standing(api, game);
}

async function expectRecorded(table: TablePage, ...lines: string[]): Promise<void> {
  const sheet = await table.openRecord();
  for (const line of lines) await expect(sheet.getByText(line, { exact: true }).first()).toBeVisible();
  await table.closeSheet();
}

test("Serenissima: a player who leaves ends the activation, and the next is asked", async ({ api, opened }) => {
  const { game, table } = await opened("serenissima-2e/four-players", 69);
  expect((await standing(api, game)).asked).toEqual([BRUNO]);
  const left = await leave(api, game, table, "Bruno");
  expect(left.empty).toEqual([BRUNO]);
  expect(left.answeredFor).toContain(BRUNO);
  expect(left.asked).not.toContain(BRUNO);
  await expectRecorded(table, t("record-left", { name: "Bruno" }), t("record-absent"));
  const waits = table.page.getByRole("status").filter({ hasText: t("seats-waits", { name: "Bruno" }) });

  await test.step("undo returns to what the player who left said last, and waits there", async () => {
    await table.undo.click();
    await expect(waits).toBeVisible();
    expect((await standing(api, game)).asked).toEqual([BRUNO]);
    await table.button(t("seats-go-on")).click();
    await expect(waits).toHaveCount(0);
    expect((await standing(api, game)).asked).not.toContain(BRUNO);
  });
});

test("a latecomer sits down, and another player plays on", IN_LONG_RUN, async ({ api, opened }) => {
  const { game, table } = await opened("serenissima-2e/four-players", 69);
  await leave(api, game, table, "Bruno");
  const seats = await SeatsSheet.open(table);
  await seats.sitDown("Bruno", "Carla");
  await seats.replace("Anna", "Emma");
  await seats.close();
  const now = await standing(api, game);
  expect(now.empty).toEqual([]);
  expect(now.names).toEqual(expect.arrayContaining(["Carla", "Emma"]));
  await expectRecorded(
    table,
    t("record-came", { name: "Carla" }),
    t("record-replaced", { name: "Emma", before: "Anna" }),
  );
});

test("a phone's owner leaves, watches from then on, and is let back in", async ({ api, newPhone, opened }) => {
  const { game, table } = await opened("serenissima-2e/four-players", 69);
  await api.host(game);
  const page = await newPhone(CHIARA, { name: "Chiara" });
  const phone = new TablePage(page);
  await expect(phone.seat).toContainText("Chiara");
  await phone.openMenu();
  const leaves = phone.sheet().getByRole("button", { name: t("seats-leave"), exact: true });
  await leaves.tap();
  await expect(phone.sheet().getByRole("alert")).toContainText(t("seats-leave-note"));
  await leaves.tap();
  await expect(phone.sheet()).toHaveCount(0);
  await expect.poll(async () => (await standing(api, game)).empty).toEqual([CHIARA]);
  const { devices } = await api.hosting();
  expect(devices.map(({ role }) => role)).toEqual(["spectator"]);

  await test.step("the host seats the phone again", async () => {
    const device = devices[0]?.id ?? 0;
    await api.send({ type: "change_device", table: game, device, change: { change: "move", role: { seat: CHIARA } } });
    const seats = await SeatsSheet.open(table);
    await seats.sitDown("Chiara", "Chiara");
    await seats.close();
    await expect(phone.seat).toContainText("Chiara");
    expect((await standing(api, game)).empty).toEqual([]);
  });
});

test("Serenissima 1996: an empty seat trades and bids nothing, in secret too", IN_LONG_RUN, async ({ api, opened }) => {
  const { game, table } = await opened("serenissima-1996/four-nations", 66);
  expect((await standing(api, game)).asked).toEqual([BRUNO]);
  const left = await leave(api, game, table, "Bruno");
  expect(new Set(left.answeredFor)).toEqual(new Set([BRUNO]));
  expect(left.asked).not.toContain(BRUNO);
});

test(
  "Libertalia: chance chooses for an empty seat once the others have chosen",
  IN_LONG_RUN,
  async ({ api, opened }) => {
    const { game, table } = await opened("libertalia/four-players", 21);
    const left = await leave(api, game, table, "Bruno");
    expect(left.asked, "the game does not wait for the empty seat").toEqual([0, 2, 3]);
    expect(left.answeredFor).toEqual([]);
    for (const seat of [0, 2, 3]) {
      const { legal } = await api.state(game, { seat });
      const [by, commands] = legal.find(([actor]) => typeof actor === "object" && actor.seat === seat) ?? [];
      await api.command(game, by, commands?.[0]);
    }
    expect((await standing(api, game)).answeredFor[0]).toBe(BRUNO);
    const { told } = await api.state(game);
    const events = told.flatMap(({ events }) => events as { event: string }[]);
    expect(events.map(({ event }) => event)).toContain("Laid");
  },
);

test(
  "Twilight of Venice: a player who leaves gives up once the other goes on, until that is undone",
  IN_LONG_RUN,
  async ({ api, opened }) => {
    const { game, table } = await opened("twilight/doge-home", 12);
    const before = await standing(api, game);
    const leaver = Number(before.asked[0]);
    const name = before.names[leaver] ?? "";
    const left = await leave(api, game, table, name);
    expect(left.asked).toEqual([leaver]);
    expect(await api.state(game)).toMatchObject({ progress: { over: false }, waits: true });
    const note = table.page.getByRole("status").filter({ hasText: t("seats-waits", { name }) });
    await expect(note).toContainText(texts("twilight")("leaving"));
    await expectWhole(table.page, "a note of an empty seat");
    await expectAccessible(table.page, "a note of an empty seat");
    const winner = before.names[1 - leaver] ?? "";
    await table.enter(() => table.button(texts("twilight")("match-won", { seat: winner })).click());
    await expect(table.page.getByRole("status").filter({ hasText: t("seats-over", { names: name }) })).toBeVisible();
    expect(await api.state(game)).toMatchObject({ progress: { over: true } });
    await expectWhole(table.page, "a note of giving up");
    await expectAccessible(table.page, "a note of giving up");
    await table.enter(() => table.undo.click());
    await table.enter(() => table.button(t("seats-sits")).click());
    expect(await api.state(game)).toMatchObject({ progress: { over: false } });
    expect((await standing(api, game)).empty).toEqual([]);
  },
);

for (const [name, lines] of [
  ["libertalia/four-players", 21],
  ["twilight/doge-home", 12],
] as const)
  test(
    `the record is compared with the table, and a line leads to its correction: ${name}`,
    inLongRun(name !== "libertalia/four-players"),
    async ({ opened }) => {
      const { table } = await opened(name, lines);
      const menu = await table.openMenu();
      await menu.getByRole("button", { name: t("check-title"), exact: true }).click();
      const sheet = table.sheet(t("check-title"));
      await sheet.getByTestId("check-line").first().click();
      const correction = table.sheet(t("word-correct"));
      await expect(correction).toBeVisible();
      await table.page.keyboard.press("Escape");
      await expect(correction).toHaveCount(0);
      await expectAccessible(table.page, "does the table match?");
      const matches = sheet.getByRole("button", { name: t("check-yes"), exact: true });
      await expect(matches.first()).toBeVisible();
      for (let parts = await matches.count(); parts > 0; parts -= 1) {
        await matches.first().click();
        await expect(matches).toHaveCount(parts - 1);
      }
      await expect(sheet.getByText(t("check-done"))).toBeVisible();
      await table.page.keyboard.press("Escape");
      await expect(sheet).toHaveCount(0);
      await expect(menu).toBeVisible();
    },
  );

test("a latecomer's seat is empty from the start", IN_LONG_RUN, async ({ api, tablet }) => {
  await new HomePage(tablet).newGame();
  const setUp = new NewGamePage(tablet);
  await setUp.choose("libertalia");
  await setUp.seats(3);
  await setUp.button(t("seats-later")).click();
  await setUp.begin();
  const { tables } = await api.ask({ type: "tables" }, "tables");
  expect(tables[0]?.seating.map(({ empty }) => empty ?? false)).toEqual([true, false, false]);
});
