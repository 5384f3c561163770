// Hosting apart from playing: the host's own page without its key and after a restart, and the offers of a phone's
// screen. Also the connection check, the battery of the host's device, and handing a game over.

import type { Page } from "@playwright/test";
import { ActivationPage, activation } from "../pages/activation";
import { GuestPage } from "../pages/guest";
import { HomePage } from "../pages/home";
import { HostingSheet, LeftOpenNote, TakeOverSheet } from "../pages/hosting";
import { OwnPage } from "../pages/join";
import { TablePage } from "../pages/table";
import { TwilightPage } from "../pages/twilight";
import { Api, freshId, portOf } from "../support/api";
import { expectAccessible } from "../support/axe";
import { expect, join, NAMES, PHONE, test as base } from "../support/fixtures";
import { expectWhole } from "../support/layout";
import { IN_LONG_RUN } from "../support/long";
import type { Host } from "../support/processes";
import { like, t, texts } from "../support/t";

const [ANNA, BRUNO] = [0, 1] as const;

interface Fixtures {
  /** A game of two in which Anna is asked; it is open to phones. */
  game: number;
  guest: (seat: number) => Promise<GuestPage>;
  /** The game on the host's own screen. */
  table: TablePage;
  hosting: HostingSheet;
  /** Kills the host and, once the screen has noticed, starts it again on its data at the same ports. */
  restart: (screen: Page, meanwhile?: () => Promise<unknown>) => Promise<Api>;
}

const test = base.extend<Fixtures>({
  game: async ({ api }, use) => {
    const game = await api.newGame({
      game: "serenissima-2e",
      names: NAMES.slice(0, 2),
      setup: (setup) => (setup.position = activation([5, 6])),
    });
    await api.host(game);
    await use(game);
  },

  guest: async ({ newPhone }, use) => {
    await use(async (seat) => {
      const guest = new GuestPage(await newPhone(seat, { isMobile: true }));
      await expect(guest.panel).toBeVisible();
      return guest;
    });
  },

  table: async ({ game: _, tablet, host }, use) => {
    await use(await HomePage.openLast(tablet, host.url));
  },

  hosting: async ({ table }, use) => {
    await use(new HostingSheet(table));
  },

  restart: async ({ host, api, newHost, errors }, use) => {
    await use(async (screen, meanwhile = async () => undefined) => {
      errors.allowLostConnections();
      const lanPort = portOf(await api.hosting());
      await host.kill();
      await expect(new GuestPage(screen).unreachable).toBeVisible();
      await meanwhile();
      const next = await newHost({ data: host.data, port: host.port, lanPort });
      return new Api(next.port, next.token);
    });
  },
});

test.describe("the host's own page", () => {
  test("without its key it says so, and takes the address that the host printed", async ({ newDevice, host }) => {
    const page = await newDevice();
    const own = new OwnPage(page);
    const { origin } = new URL(host.url);
    for (const wrong of [origin, `${origin}/#token=${"0".repeat(32)}`]) {
      await page.goto(origin);
      await expect(own.title).toBeVisible();
      await expect(new GuestPage(page).join.code).toHaveCount(0);
      await own.open(wrong);
      await expect(own.why).toHaveText(t("own-wrong"));
    }
    await own.open(host.url);
    const newGame = new HomePage(page).button("home-new");
    await expect(newGame).toBeVisible();

    await test.step("what is installed starts at the bare address, in the same browser", async () => {
      const start = await page.evaluate(async () => {
        const link = document.querySelector<HTMLLinkElement>("link[rel=manifest]");
        return ((await (await fetch(link?.href ?? "")).json()) as { start_url: string }).start_url;
      });
      const installed = await page.context().newPage();
      await installed.goto(new URL(start, origin).href);
      await expect(new HomePage(installed).button("home-new")).toBeVisible();
    });
  });

  test("the printed address opens in a page that shows nothing yet", async ({ newDevice, host }) => {
    const page = await newDevice();
    await page.goto(new URL(host.url).origin);
    await expect(new OwnPage(page).title).toBeVisible();
    await page.goto(host.url);
    await expect(new HomePage(page).button("home-new")).toBeVisible();
  });
});

test.describe("after a restart", () => {
  test("the host's open page is in again, and one touch brings the phones back", async ({
    game: _,
    guest,
    tablet,
    restart,
  }) => {
    const phone = await guest(ANNA);
    await restart(tablet);
    const screen = new GuestPage(tablet);
    await expect(screen.unreachable).toHaveCount(0);
    const note = new LeftOpenNote(tablet, 1);
    await expect(note.note).toBeVisible();
    await expect(phone.unreachable).toBeVisible();
    await note.open.click();
    await expect(screen.panel).toBeVisible();
    await expect(phone.unreachable).toHaveCount(0);
    await expect(note.note).toHaveCount(0);
  });

  test("the screen of the game offers the same", IN_LONG_RUN, async ({ guest, table, hosting, restart }) => {
    const phone = await guest(ANNA);
    await restart(table.page);
    await table.page.reload();
    await new HomePage(table.page).open();
    const note = new LeftOpenNote(table.page, 1);
    await note.open.click();
    await expect(note.note).toHaveCount(0);
    await expect(hosting.tool).toHaveText(t("host-phones", { count: 1 }));
    await expect(phone.unreachable).toHaveCount(0);
  });
});

test.describe("while the host is away", () => {
  /** How long after a load a page does not reload itself, in milliseconds. */
  const RELOAD_AFTER = 10_000;

  /** Step of a page's clock, in milliseconds: short enough for the host's answers in between. */
  const STEP = 500;

  /** A phone whose clock the test drives. */
  async function clockedPhone(newDevice: () => Promise<Page>, api: Api, seat: number): Promise<GuestPage> {
    const page = await newDevice();
    await page.clock.install();
    const url = `http://127.0.0.1:${portOf(await api.hosting())}/${await api.fragment(seat)}`;
    await join(page, url, NAMES[seat] ?? "");
    const guest = new GuestPage(page);
    await expect(guest.panel).toBeVisible();
    // A part that is still loading when the host goes away makes the page reload itself.
    await guest.expectShowsMoves();
    return guest;
  }

  /** Advances a page's clock until a condition holds. */
  async function passTime(page: Page, done: () => Promise<boolean> | boolean): Promise<void> {
    await expect
      .poll(
        async () => {
          await page.clock.runFor(STEP);
          return done();
        },
        { intervals: [10], timeout: 60_000 },
      )
      .toBe(true);
  }

  test("what was fetched ahead opens", IN_LONG_RUN, async ({ api, errors, game: _, host, newDevice }) => {
    const lists = (await (await fetch(`http://127.0.0.1:${portOf(await api.hosting())}/ahead.json`)).json()) as Record<
      string,
      Record<string, string[]>
    >;
    // The prefetch follows the order of this list: with the rules, all files of a menu are there.
    const last = lists["serenissima-2e"]?.["en"]?.find((file) => file.includes(".rules-")) ?? "no rules";
    const phone = await clockedPhone(() => newDevice({ ...PHONE, isMobile: true }), api, ANNA);
    let fetched = false;
    phone.page.on("requestfinished", (request) => (fetched ||= request.url().includes(last)));
    await passTime(phone.page, () => fetched);
    errors.allowLostConnections();
    await host.kill();
    await expect(phone.unreachable).toBeVisible();
    await phone.openMenu();
    await phone.closeSheet();
  });

  test("what was not fetched opens as soon as the host is back", async ({ api, game, newDevice, restart }) => {
    const phone = await clockedPhone(
      async () => {
        const page = await newDevice({ ...PHONE, isMobile: true });
        await page.route("**/ahead.json", (route) => route.fulfill({ json: {} }));
        return page;
      },
      api,
      BRUNO,
    );
    let reloads = 0;
    const again = await restart(phone.page, async () => {
      const missing = phone.page.waitForEvent("requestfailed", (request) => request.url().includes("/assets/"));
      await phone.button(t("table-menu")).tap();
      await missing;
      await expect(phone.sheet()).toHaveCount(0);
      phone.page.on("load", () => (reloads += 1));
    });
    await again.host(game);
    // The page reloads itself, and has the missing file.
    await expect(phone.unreachable).toHaveCount(0);
    await phone.page.clock.fastForward(RELOAD_AFTER);
    await expect.poll(() => reloads).toBe(1);
    await expect(phone.panel).toBeVisible();
    await phone.openMenu();
  });
});

test.describe("a phone's screen", () => {
  test(
    "an assumed value says who corrects it, whether or not everyone may act for everyone",
    IN_LONG_RUN,
    async ({ api, game: _, guest }) => {
      const phone = await guest(ANNA);
      const panel = new ActivationPage(phone);
      const doubts = { load: 1, sail: 1, trade: 1, fight: 0, invest: 0 };
      for (const trusting of [false, true]) {
        await api.setHosting({ trusting });
        await expect(panel.correct).toHaveCount(trusting ? 1 : 0);
        for (const [step, count] of Object.entries(doubts)) {
          await panel.step(step).tap();
          await expect(panel.step(step)).toHaveAttribute("aria-selected", "true");
          // A printed value that is assumed says who corrects it.
          await expect(panel.doubts).toHaveCount(count);
          if (!count) continue;
          await panel.doubts.tap();
          await expect(phone.sheet()).toContainText(texts("serenissima-2e")("guess-note"));
          await phone.closeSheet();
        }
      }
    },
  );

  test(
    "no letter is a key on a phone, and keys are not mentioned",
    IN_LONG_RUN,
    async ({ api, game, guest, table }) => {
      const phone = await guest(ANNA);
      const panel = new ActivationPage(phone);
      await expect(panel.next).toBeEnabled();
      const { length } = await api.state(game);
      for (const key of ["n", "l", "s", "c", "a", "h", "r", "?"]) await phone.page.keyboard.press(key);
      const menu = await phone.openMenu();
      await expect(phone.sheet()).toHaveCount(1);
      await expect(menu.getByRole("button", { name: t("home-rules"), exact: true })).toBeVisible();
      await expect(menu.getByRole("button", { name: t("keys-title"), exact: true })).toHaveCount(0);
      await phone.closeSheet();
      // The entry of an active key would precede this one.
      await panel.pass();
      await phone.expectEntered(length);
      await table.expectLength(length + 1);

      await test.step("on a screen with a keyboard they work", async () => {
        await table.page.keyboard.press("r");
        await expect(table.sheet()).toBeVisible();
      });
    },
  );

  test("what could win is answered on a trusting phone also in another's turn", IN_LONG_RUN, async ({ api, guest }) => {
    const game = await api.newGame({
      game: "twilight",
      names: NAMES.slice(0, 2),
      setup: (setup) => (setup.options.hands = "dealt"),
    });
    await api.host(game);
    await api.setHosting({ trusting: true });
    const asked = askedSeat((await api.state(game)).asks);
    const phone = await guest(1 - asked);
    await phone.button(texts("twilight")("hint-title")).tap();
    // One section: what could win in its own next turn.
    const sections = phone.sheet().getByRole("heading", { level: 3 });
    await expect(sections).toHaveCount(1);
    await expect(sections).toContainText(NAMES[1 - asked] ?? "");
  });
});

test("the tablet does not offer the cards of a seat whose player has a phone", async ({
  api,
  host,
  newPhone,
  tablet,
}) => {
  const game = await api.newGame({
    game: "twilight",
    names: NAMES.slice(0, 2),
    setup: (setup) => (setup.options.hands = "dealt"),
  });
  await api.host(game);
  const asked = askedSeat((await api.state(game)).asks);
  const table = await TwilightPage.open(tablet, host.url);
  await expect(table.cover).toBeVisible();
  const phone = await newPhone(asked);
  await expect(table.cover).toHaveCount(0);
  await expect(table.panel).toContainText(t("guest-waiting", { name: NAMES[asked] ?? "" }));
  await phone.context().close();
  // The player whose phone is gone is passed the tablet again.
  await expect(table.cover).toBeVisible();
});

test(
  "a low battery is mentioned once at each mark, and the note leads to handing over",
  IN_LONG_RUN,
  async ({ game: _, host, newDevice }) => {
    const page = await newDevice();
    await page.clock.install();
    await page.addInitScript(() => {
      const battery = Object.assign(new EventTarget(), { level: 0.2, charging: false });
      Object.assign(navigator, { getBattery: () => Promise.resolve(battery) });
      addEventListener("battery", (event) =>
        Object.assign(battery, (event as CustomEvent).detail).dispatchEvent(new Event("levelchange")),
      );
    });
    const table = await HomePage.openLast(page, host.url);
    const note = page.getByTestId("battery-note");
    const set = (level: number, charging = false) =>
      page.evaluate((detail) => void dispatchEvent(new CustomEvent("battery", { detail })), { level, charging });
    const says = (percent: number) => expect(note).toContainText(t("battery-low", { percent }));

    await page.clock.runFor(5000);
    await says(20);
    await set(0.15);
    await says(15);
    await expectWhole(page, "a low battery");
    await expectAccessible(page, "a low battery");
    await note.getByRole("button", { name: t("app-close"), exact: true }).click();
    await set(0.11);
    await expect(note).toHaveCount(0);
    await set(0.1);
    await says(10);
    await set(0.1, true);
    await expect(note).toHaveCount(0);
    // Charged, and running down again.
    await set(0.18);
    await says(18);
    await note.getByRole("button", { name: t("host-hand-over"), exact: true }).click();
    await expect(new HostingSheet(table).handOver).toBeVisible();
    await expect(note).toHaveCount(0);
  },
);

test(
  "one code at a time is shown: the one for handing over is alone, in sight, and large",
  IN_LONG_RUN,
  async ({ hosting }) => {
    await hosting.open();
    await expect(hosting.codes).toHaveCount(1);
    await expect(hosting.codes).toHaveAttribute("alt", /#code=/);
    await hosting.handOver.click();
    await expect(hosting.handOverTitle).toBeVisible();
    await expect(hosting.codes).toHaveCount(1);
    await expect(hosting.codes).toHaveAttribute("alt", /#take-over=/);
    await expect(hosting.codes).toBeInViewport({ ratio: 1 });
    await expect.poll(async () => (await hosting.codes.boundingBox())?.width).toBeGreaterThanOrEqual(300);
    await hosting.cancel.click();
    await expect(hosting.tabs.first()).toBeVisible();
    await expect(hosting.codes).toHaveAttribute("alt", /#code=/);
  },
);

test("a phone that does not get in says what to do, and the host finds out why", async ({
  api,
  game,
  hosting,
  newDevice,
}) => {
  const stranger = await newDevice(PHONE);
  const name = "Stranger";
  await join(stranger, `http://127.0.0.1:${portOf(await api.hosting())}/#code=ABCD-EFGH`, name);
  await expect(stranger.getByText(t("reach-join-code-do"))).toBeVisible();

  await hosting.open();
  await hosting.cannotConnect.click();
  const sheet = hosting.table.sheet(t("host-cannot"));
  const findings = sheet.locator("[data-certainty]").getByRole("listitem");
  await expect(findings.first()).toBeVisible();
  const { reach } = await api.ask({ type: "reach", table: game }, "reach");
  await expect(findings).toHaveCount(reach.found.length);
  expect(reach.arrivals).toEqual({ came: 0, loaded: 0, asked: 0, entered: 0, refused: [{ why: "code", times: 1 }] });
  // Without a network, the other causes are irrelevant.
  const isOnNetwork = reach.networks.some(({ up, kind }) => up && kind !== "inner");
  await expect(sheet).toContainText(isOnNetwork ? t("reach-refused-code", { times: 1 }) : t("reach-no_network"));
  await sheet.getByRole("button", { name: t("app-close"), exact: true }).click();
  await expect(sheet).toHaveCount(0);
});

test.describe("handing over", () => {
  /** The link for another host to take the game over, at an address of this machine. */
  async function handOverLink(api: Api, table: number): Promise<string> {
    const { hosting } = await api.ask({ type: "offer_hand_over", table, offered: true }, "hosting");
    return (hosting?.hand_over?.url ?? "").replace(/\/\/[\d.]+:/, "//127.0.0.1:");
  }

  test("a wrong code for taking over is called a wrong code", async ({ api, game, newHost, newDevice }) => {
    const link = await handOverLink(api, game);
    const next = await newHost();
    const page = await newDevice();
    await page.goto(next.url);
    const take = new TakeOverSheet(page);
    await take.open();
    await take.takeOver(`127.0.0.1:${portOf(await api.hosting())} ABCD-EFGH`);
    const table = new TablePage(page);
    await expect(table.alert(t("problem-not_handed_over", { why: "code" }))).toBeVisible();
    await take.takeOver(link);
    await expect(table.panel).toBeVisible();
  });

  test(
    "the old host replays nothing, shows no empty seats, and asks before it makes two games of one",
    IN_LONG_RUN,
    async ({ api, game, guest, hosting, newHost }) => {
      await guest(ANNA);
      const { table } = hosting;
      await hosting.open();
      await expect(hosting.tabs.first()).toBeVisible();
      const next: Host = await newHost();
      const link = await handOverLink(api, game);
      await new Api(next.port, next.token).send({ type: "take_over", request: freshId(), link });

      const gone = like(t("host-gone", { to: "*" }));
      await expect(hosting.sheet).toContainText(gone);
      await expect(hosting.tabs).toHaveCount(0);
      await expect(hosting.sheet.getByRole("combobox")).toHaveCount(0);
      await hosting.closeSheet();
      await expect(table.gone).toBeVisible();
      await expect(table.instructions.getByRole("button", { name: t("pieces-done"), exact: true })).toHaveCount(0);

      const takeBack = table.gone.getByRole("button", { name: t("host-take-back"), exact: true });
      const question = table.sheet(t("host-take-back"));
      await takeBack.click();
      await expect(question).toContainText(like(t("host-take-back-note", { to: "*" })));
      await question.getByRole("button", { name: t("app-cancel"), exact: true }).click();
      await expect(question).toHaveCount(0);
      expect((await api.state(game)).gone_to).toBeTruthy();
      await takeBack.click();
      await question.getByRole("button", { name: t("host-take-back-yes"), exact: true }).click();
      await expect(table.gone).toHaveCount(0);
      expect((await api.state(game)).gone_to).toBeNull();
    },
  );
});

/** The seat that is asked first. */
function askedSeat(asks: readonly (readonly unknown[])[]): number {
  return (asks[0]?.[0] as { seat: number }).seat;
}
