// A television across the room: a spectating device shows the game in that form by itself. Any device can be one by
// choice.

import { HomePage } from "../pages/home";
import { TablePage } from "../pages/table";
import { TelevisionPage } from "../pages/television";
import { beginning, record } from "../support/api";
import { expectAccessible } from "../support/axe";
import { expect, PHONE, TELEVISION, test as base } from "../support/fixtures";
import { IN_LONG_RUN } from "../support/long";
import { texts } from "../support/t";

const words = texts("serenissima-2e");

interface Fixtures {
  /** A game of four that is being played and is open to phones. */
  game: number;
  /** A device as large as a television that only watches it. */
  television: TelevisionPage;
}

const test = base.extend<Fixtures>({
  game: async ({ api }, use) => {
    const game = await api.importRecord(beginning(record("serenissima-2e/four-players"), 60));
    await api.host(game);
    await use(game);
  },

  television: async ({ game: _, newPhone }, use) => {
    const screen = new TelevisionPage(await newPhone("spectator", { ...TELEVISION, hasTouch: false }));
    await expect(screen.television).toBeVisible();
    await use(screen);
  },
});

test("a wide screen that only watches is a television: whose turn it is, how all stand, what happened and how to join", async ({
  api,
  game,
  television,
}) => {
  const { asks, settings, view } = await api.state(game);
  const names = settings.seating.map(({ name }) => name);
  const [actor, question] = asks[0] as unknown as [{ seat: number }, { galley: number }];
  const asked = names[actor.seat] ?? "";
  const { seats } = view as { seats: { purse: number; ports: number }[] };

  await expect(television.title).toHaveText(words("ask-Activation", { seat: asked, galley: question.galley }));
  await expect(television.board.locator("[data-zone]").first()).toBeVisible();
  await expect(television.standings).toHaveCount(names.length);
  for (const [index, { purse, ports }] of seats.entries()) {
    const row = television.standings.nth(index);
    await expect(row).toContainText(names[index] ?? "");
    await expect(row).toContainText(words("over-ducats", { ducats: purse }));
    await expect(row).toContainText(words("players-ports", { n: ports }));
  }
  await expect(television.asked).toHaveCount(1);
  await expect(television.asked).toContainText(asked);
  await expect(television.events.first()).toHaveText(/\w+ \w+/);
  const { door } = await api.hosting();
  await expect(television.join).toContainText(new URL(door.url).host);
  await expect(television.joinCode).toHaveAttribute("src", /svg/);
});

test("it is whole, and read across a room, on televisions of every size", IN_LONG_RUN, async ({ television }) => {
  await expect(television.events.first()).toBeVisible();
  for (const [width, height] of [
    [1920, 1080],
    [1600, 900],
    [3840, 2160],
  ] as const) {
    await television.page.setViewportSize({ width, height });
    await expect.poll(() => television.faults(), `${width} x ${height}`).toEqual([]);
  }
  await expectAccessible(television.page, "a television");
});

test("it follows the game", async ({ api, game, television }) => {
  const before = (await television.title.textContent()) ?? "";
  await api.moveOn(game, ({ do: what }: { do: string }) => what === "EndActivation");
  await expect(television.title).not.toHaveText(before);
});

test("a choice in the menu makes it a screen like others, and back", IN_LONG_RUN, async ({ television }) => {
  const { bar } = new TablePage(television.page);
  await television.toggle();
  await expect(bar).toBeVisible();
  await expect(television.television).toHaveCount(0);
  await television.toggle();
  await expect(television.television).toBeVisible();
  await expect(bar).toHaveCount(0);
});

test("one that is given a seat is played on: what its player holds is not shown to a room", async ({
  api,
  game: table,
  television,
}) => {
  const { id: device } = (await api.hosting()).devices[0] ?? { id: 0 };
  await api.send({ type: "change_device", table, device, change: { change: "move", role: { seat: 0 } } });
  await expect(new TablePage(television.page).panel).toBeVisible();
  await expect(television.television).toHaveCount(0);
});

test("a phone that watches is no television", IN_LONG_RUN, async ({ game: _, newPhone }) => {
  const page = await newPhone("spectator", PHONE);
  await expect(new TablePage(page).bar).toBeVisible();
  await expect(new TelevisionPage(page).television).toHaveCount(0);
});

test("the host's own screen can be one, of any game", IN_LONG_RUN, async ({ api, host, tablet }) => {
  await api.importRecord(beginning(record("twilight/dealt"), 14));
  await HomePage.openLast(tablet, host.url);
  const television = new TelevisionPage(tablet);
  await television.toggle();
  await expect(television.board.locator("svg").first()).toBeVisible();
  await expect(television.standings).toHaveCount(2);
});
