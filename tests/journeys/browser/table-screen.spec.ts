// Another device as the table's screen: it has the whole game and the host's duties there, nothing else, and is passed
// to players without a device. Also a host without a screen, whose first game is set up on such a device.

import type { Page } from "@playwright/test";
import type { Role } from "../../../ui/src/wire/types";
import { ActivationPage, activation } from "../pages/activation";
import { GuestPage } from "../pages/guest";
import { HomePage } from "../pages/home";
import { HostingSheet } from "../pages/hosting";
import { JoinPage } from "../pages/join";
import { NewGamePage } from "../pages/new-game";
import { TablePage } from "../pages/table";
import { expect, NAMES, test as base } from "../support/fixtures";
import { IN_LONG_RUN } from "../support/long";
import { t, texts } from "../support/t";

const chart = texts("chart");
const PLAYERS = NAMES.slice(0, 2);
const ANNA = 0;
const PURSES = [41, 42];

/** A tablet beside the host's own. */
const TABLET = { viewport: { width: 1024, height: 768 }, hasTouch: true };

/** Another device as the table's screen. */
class Screen extends TablePage {
  readonly activation = new ActivationPage(this);
  readonly hosting = new HostingSheet(this);
  readonly backButton = this.button(t("app-back"));

  /** The kinds of requests that its page has sent. */
  async sent(kind: string): Promise<number> {
    return this.page.evaluate(
      (type) =>
        (globalThis as unknown as { sent: string[] }).sent.filter((text) => text.includes(`"type":"${type}"`)).length,
      kind,
    );
  }
}

interface Fixtures {
  /** A game of two with hidden money in which Anna is asked; it is open to phones. */
  game: number;
  /** The game on the host's own screen. */
  table: TablePage;
  /** Opens a device at the link of a table's screen. */
  openScreen: (url: string) => Promise<Screen>;
  /** A device that is the screen of the game. */
  other: Screen;
}

const test = base.extend<Fixtures>({
  game: async ({ api }, use) => {
    const game = await api.newGame({
      game: "serenissima-2e",
      names: PLAYERS,
      setup: (setup) => (setup.position = activation(PURSES, "hidden")),
    });
    await api.host(game);
    await use(game);
  },

  table: async ({ game: _, tablet, host }, use) => {
    await use(await HomePage.openLast(tablet, host.url));
  },

  openScreen: async ({ newDevice }, use) => {
    await use(async (url) => {
      const page = await newDevice(TABLET);
      await noteRequests(page);
      const { port, hash } = new URL(url);
      await page.goto(`http://127.0.0.1:${port}/${hash}`);
      return new Screen(page);
    });
  },

  other: async ({ api, game, openScreen }, use) => {
    const { hosting } = await api.ask({ type: "offer_screen", table: game, offered: true, tables: false }, "hosting");
    const screen = await openScreen(hosting?.screen?.link.url ?? "");
    await expect(screen.panel).toBeVisible();
    await use(screen);
  },
});

/** Records the requests of a page. */
async function noteRequests(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sent: string[] = [];
    Object.assign(globalThis, {
      sent,
      WebSocket: class extends WebSocket {
        override send(data: string): void {
          sent.push(data);
          super.send(data);
        }
      },
    });
  });
}

const isScreen = (role: Role) => typeof role === "object" && "screen" in role;

test(
  "the menu makes another device the table's screen, with a code of its own",
  IN_LONG_RUN,
  async ({ api, table, openScreen }) => {
    const hosting = new HostingSheet(table);
    const menu = await table.openMenu();
    await menu.getByRole("button", { name: t("screen-offer"), exact: true }).click();
    // One code at a time.
    await expect(hosting.codes).toHaveCount(1);
    const offered = async () => (await api.hosting()).screen;
    const first = await offered();
    expect(first?.role).toEqual({ screen: { tables: false } });

    await hosting.screenTables.click();
    await expect(hosting.codes).not.toHaveAttribute("alt", t("host-qr", { url: first?.link.url ?? "" }));
    await expect(hosting.screenTables).toBeChecked();
    await hosting.screenTables.click();
    await expect.poll(async () => (await offered())?.role).toEqual({ screen: { tables: false } });

    const screen = await openScreen((await offered())?.link.url ?? "");
    await expect(screen.panel).toBeVisible();
    // The code is used up, and the device is listed.
    await expect(hosting.tabs.first()).toBeVisible();
    await expect(hosting.places.locator("option:checked")).toHaveText(t("screen-role"));
  },
);

test(
  "it has the whole game and its people, and nothing that is the host's alone",
  IN_LONG_RUN,
  async ({ other: screen }) => {
    await expect(screen.backButton).toHaveCount(0);
    const menu = await screen.openMenu();
    const button = (key: string) => menu.getByRole("button", { name: t(key), exact: true });
    for (const there of ["screen-back", "host-title", "seats-open", "home-rules", "menu-end"])
      await expect(button(there)).toBeVisible();
    for (const missing of ["screen-offer", "home-rematch", "report-title"])
      await expect(button(missing)).toHaveCount(0);

    await button("host-title").click();
    const { hosting } = screen;
    await expect(hosting.codes).toHaveCount(1);
    for (const missing of [hosting.offerScreen, hosting.handOver, hosting.stop]) await expect(missing).toHaveCount(0);
  },
);

test("a purse is passed round: seen while it is held, and covered again", async ({ other: screen }) => {
  await screen.activation.openPurse(ANNA);
  const cover = screen.sheet(chart("purse-title", { seat: "Anna" })).locator("[data-tool=cover]");
  await expect(cover).toHaveText(chart("purse-hold"));
  await cover.hover();
  await screen.page.mouse.down();
  await expect(cover).toContainText(String(PURSES[ANNA]));
  await screen.page.mouse.up();
  await expect(cover).toHaveText(chart("purse-hold"));
  await expect.poll(() => screen.sent("cover")).toBe(1);
  expect(await screen.sent("peek")).toBe(1);
});

test("a turn is played on it, and undone on the host's own screen", IN_LONG_RUN, async ({ other: screen, table }) => {
  const length = await screen.length();
  await screen.enter(() => screen.activation.pass());
  await expect(screen.question).toContainText("Bruno");
  await table.expectLength(length + 1);
  await table.undo.click();
  await expect(screen.question).toContainText("Anna");
  await screen.expectEntered(length + 1);
});

test("a player whose phone has come is asked there, and looks into the purse there", async ({
  api,
  game,
  other: screen,
  newPhone,
}) => {
  await expect(screen.activation.next).toBeVisible();
  const phone = new GuestPage(await newPhone(ANNA));
  await expect(phone.panel).toBeVisible();
  const waiting = screen.panel.getByText(t("guest-waiting", { name: "Anna" }));
  await expect(waiting).toBeVisible();
  await screen.activation.openPurse(ANNA);
  await expect(screen.sheet()).toContainText(chart("purse-elsewhere", { seat: "Anna" }));
  await screen.closeSheet();
  await phone.page.context().close();
  await expect.poll(async () => (await api.device("Anna")).connected).toBe(false);
  // A sleeping phone keeps its secrets: only the host can declare it gone.
  await expect(waiting).toBeVisible();
  await api.send({ type: "release_seat", table: game, seat: ANNA });
  await expect(waiting).toHaveCount(0);
  await expect(screen.activation.next).toBeVisible();
});

test(
  "a tablet whose browser cannot keep it awake says which setting does, once",
  IN_LONG_RUN,
  async ({ api, game, newDevice }) => {
    const { hosting } = await api.ask({ type: "offer_screen", table: game, offered: true, tables: false }, "hosting");
    const page = await newDevice(TABLET);
    // As over plain HTTP.
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "wakeLock"));
    const { port, hash } = new URL(hosting?.screen?.link.url ?? "");
    await page.goto(`http://127.0.0.1:${port}/${hash}`);
    const screen = new Screen(page);
    const note = page.getByTestId("awake-note");
    await expect(note).toContainText(t("screen-sleeps-other"));
    await note.getByRole("button", { name: t("app-close"), exact: true }).click();
    await expect(note).toHaveCount(0);
    await page.reload();
    await expect(screen.panel).toBeVisible();
    await expect(note).toHaveCount(0);
  },
);

test("given the list of games too, it stays at its game", IN_LONG_RUN, async ({ api, other: screen }) => {
  const { table, devices } = await api.hosting();
  const device = devices.find(({ role }) => isScreen(role))?.id ?? 0;
  for (const tables of [true, false]) {
    await api.send({ type: "change_device", table, device, change: { change: "move", role: { screen: { tables } } } });
    await expect(screen.backButton).toHaveCount(tables ? 1 : 0);
    await expect(screen.panel).toBeVisible();
  }
});

test("it hands its duty back, and is not let in again", IN_LONG_RUN, async ({ api, other: screen }) => {
  await screen.openMenu();
  await screen.button(t("screen-back")).click();
  await screen.button(t("screen-back-yes")).click();
  const join = new JoinPage(screen.page);
  await expect(join.code).toBeVisible();
  await screen.page.reload();
  await expect(join.code).toBeVisible();
  expect((await api.hosting()).devices.some(({ role }) => isScreen(role))).toBe(false);
});

test("a host without a screen has its first game from one, which has no files of the host's", async ({
  newHost,
  openScreen,
}) => {
  const host = await newHost({ options: ["--lan", "--screen", "tables"] });
  const [, link] = await host.process.line(/the table's screen\)\s+(\S+)/);
  const { page } = await openScreen(link ?? "");
  const home = new HomePage(page);
  await expect(home.button("home-new")).toBeVisible();
  await expect(page.getByTestId("import-file")).toBeAttached();
  await home.openMore();
  for (const missing of ["home-backup", "home-take-over"]) await expect(home.button(missing)).toHaveCount(0);

  await home.newGame();
  const setup = new NewGamePage(page);
  await setup.choose("twilight");
  const table = await setup.begin();
  await expect(new HostingSheet(table).tool).toBeVisible();
  await table.back();
  await expect(home.games).toHaveCount(1);
  await home.openActions(home.latest);
  await expect(home.button("home-export")).toBeVisible();
  await expect(home.button("home-delete")).toHaveCount(0);
  // Reopened, it shows its game.
  await page.reload();
  await expect(table.bar).toBeVisible();
});
