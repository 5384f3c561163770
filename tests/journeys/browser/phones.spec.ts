// Phones at a game of four with hidden money: they join, play, keep secrets, sleep, disconnect and return. The host
// moves and removes them, crashes, closes the game and hands it over.

import { readFileSync } from "node:fs";
import type { TableState } from "../../../ui/src/wire/types";
import { ActivationPage, activation } from "../pages/activation";
import { GuestPage } from "../pages/guest";
import { HomePage } from "../pages/home";
import { HostingSheet, TakeOverSheet } from "../pages/hosting";
import { JoinPage } from "../pages/join";
import { TablePage } from "../pages/table";
import { Api, beginning, freshId, portOf, record } from "../support/api";
import { expect, join, NAMES, PHONE, test as base } from "../support/fixtures";
import { IN_LONG_RUN } from "../support/long";
import type { Network } from "../support/network";
import { t, texts } from "../support/t";

const words = texts("serenissima-2e");
const PLAYERS = NAMES.slice(0, 4);
const [ANNA, BRUNO, CHIARA] = [0, 1, 2] as const;
/** A name with a letter that no keyboard has. */
const RENAMED = "Elena 🦁";
/** Different purses, so that each is recognised. */
const PURSES = [41, 42, 43, 44];

class Guest extends GuestPage {
  readonly activation = new ActivationPage(this);
}

interface Fixtures {
  /** A game of four with hidden money, in which Anna is asked; it is open to phones. */
  game: number;
  /** Opens a guest's device in its seat and waits for the game. */
  guest: (seat: number | "spectator", options?: { name?: string; port?: number; hasClock?: boolean }) => Promise<Guest>;
  /** The game on the host's own screen. */
  table: TablePage;
  hosting: HostingSheet;
  /** A network between a phone and the host. */
  network: Network;
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

  guest: async ({ newDevice, api }, use) => {
    await use(async (seat, { name = seat === "spectator" ? "Guest" : NAMES[seat], port, hasClock = false } = {}) => {
      const page = await newDevice(PHONE);
      if (hasClock) await page.clock.install();
      const url = `http://127.0.0.1:${port ?? portOf(await api.hosting())}/${await api.fragment(seat)}`;
      await join(page, url, name ?? "Guest");
      const guest = new Guest(page);
      await expect(guest.panel).toBeVisible();
      return guest;
    });
  },

  table: async ({ game: _, newDevice, host }, use) => {
    const page = await newDevice();
    await page.goto(host.url);
    await use(await new HomePage(page).open());
  },

  hosting: async ({ table }, use) => {
    await use(new HostingSheet(table));
  },

  network: async ({ game: _, newNetwork }, use) => {
    await use(await newNetwork());
  },
});

/** How many times the activation of a galley was ended after the record had this length. */
const endings = ({ told }: TableState, since: number) =>
  told
    .slice(since - 1)
    .filter(({ events }) => events.some((event) => (event as { event: string }).event === "ActivationEnded")).length;

/** The seat that entered what followed at this length of the record. */
const enteredBy = ({ told }: TableState, length: number) => told[length - 1]?.by;

/** Ends the activation of the galley that is asked, from the host's side. */
async function moveOn(api: Api, game: number): Promise<TableState> {
  return api.moveOn(game, ({ do: what }: { do: string }) => what === "EndActivation");
}

/** Every device shows the record as long as it is. */
async function expectUpToDate(api: Api, game: number, devices: readonly TablePage[]): Promise<void> {
  const { length } = await api.state(game);
  for (const device of devices) await device.expectLength(length);
}

test.describe("joining", () => {
  test("a game is opened to phones with two touches, and shows the code of the next seat by itself", async ({
    api,
    newDevice,
    newPhone,
    host,
  }) => {
    await api.newGame({
      game: "serenissima-2e",
      names: PLAYERS,
      setup: (setup) => (setup.position = activation(PURSES, "hidden")),
    });
    const page = await newDevice();
    await page.goto(host.url);
    const table = await new HomePage(page).open();
    const hosting = new HostingSheet(table);
    await hosting.openFromMenu();
    await hosting.start.click();
    await expect(hosting.codes).toHaveCount(1);
    const [first] = (await api.hosting()).links;

    for (const [seat, next] of [
      [ANNA, "Bruno"],
      [BRUNO, "Chiara"],
    ] as const) {
      const phone = new Guest(await newPhone(seat));
      await expect(phone.seat).toHaveText(NAMES[seat]);
      await expect(hosting.selectedTab(next)).toBeVisible();
    }
    await hosting.closeSheet();
    await expect(hosting.tool).toHaveText(t("host-phones", { count: 2 }));

    await test.step("the code of a seat is good for one phone", async () => {
      const late = new JoinPage(await newDevice(PHONE));
      await late.page.goto(`http://127.0.0.1:${portOf(await api.hosting())}/`);
      await late.joinWith(first?.link.code ?? "", "Late");
      await expect(late.why).toHaveText(t("join-code"));
    });
  });

  test("who scans a seat's code joins by its name with one tap, or by another", async ({ api, game: _, newDevice }) => {
    const at = `http://127.0.0.1:${portOf(await api.hosting())}/`;
    for (const [seat, name] of [
      [ANNA, "Anna"],
      [BRUNO, "Giulia"],
    ] as const) {
      const phone = new Guest(await newDevice(PHONE));
      await phone.page.goto(at + (await api.fragment(seat)));
      if (name === NAMES[seat]) await phone.join.joinAs.tap();
      else await phone.join.join(name);
      await expect(phone.seat).toHaveText(NAMES[seat]);
      expect((await api.device(name)).role).toEqual({ seat });
    }
  });

  test("a device without a code asks, and the host gives it a place", async ({ api, newDevice, hosting }) => {
    const page = await newDevice(PHONE);
    await page.goto(`http://127.0.0.1:${portOf(await api.hosting())}/`);
    const guest = new Guest(page);
    await guest.join.askToJoin("Elena");
    await expect(guest.join.why).toHaveText(t("join-closed"));

    await hosting.open();
    await hosting.tab(t("host-door")).click();
    await hosting.letAsk.check();
    await expect.poll(async () => (await api.hosting()).open).toBe(true);
    await guest.join.ask.click();
    await expect(guest.join.waiting).toBeVisible();
    await hosting
      .asking("Elena")
      .getByRole("button", { name: t("guest-watching"), exact: true })
      .click();
    await expect(guest.panel).toBeVisible();
    await expect(guest.seat).toHaveText(t("guest-watching"));
  });

  test(
    "a phone that was killed comes back to its seat",
    IN_LONG_RUN,
    async ({ api, game, guest, newDevice, hosting }) => {
      const phone = await guest(CHIARA);
      await expect(hosting.tool).toHaveText(t("host-phones", { count: 1 }));
      const storageState = await phone.page.context().storageState();
      await phone.page.context().close();
      await expect(hosting.tool).toHaveText(t("host-phones", { count: 0 }));
      await moveOn(api, game);
      const page = await newDevice({ ...PHONE, storageState });
      await page.goto(`http://127.0.0.1:${portOf(await api.hosting())}/`);
      const back = new Guest(page);
      await expect(back.seat).toHaveText("Chiara");
      await expectUpToDate(api, game, [back]);
    },
  );

  test("a phone gives up its place, and can ask for another", IN_LONG_RUN, async ({ api, guest, game: _ }) => {
    const phone = await guest(ANNA, { name: "Gaia" });
    await expect(phone.seat).toHaveText("Anna");
    expect((await api.device("Gaia")).role).toEqual({ seat: ANNA });
    await phone.openMenu();
    await phone.button(t("guest-leave")).click();
    await phone.button(t("guest-leave-yes")).click();
    await expect(phone.join.name).toHaveValue("Gaia");
    // It was not removed.
    await expect(phone.join.why).toHaveCount(0);
    await expect.poll(async () => (await api.hosting()).devices).toEqual([]);
  });
});

test.describe("playing", () => {
  test("every device follows the moves of the phone that is asked, and a phone shows its own purse alone", async ({
    api,
    game,
    guest,
    table,
  }) => {
    const players = await Promise.all([guest(ANNA), guest(BRUNO)]);
    const watching = await guest("spectator");
    for (const [seat, phone] of players.entries()) {
      await expect(phone.activation.covers).toHaveCount(3);
      await expect(phone.activation.purse(seat)).toContainText(String(PURSES[seat]));
      await expect(phone.holds).toHaveText(words("players-holds", { ducats: PURSES[seat] ?? 0 }));
    }
    await expect(watching.activation.covers).toHaveCount(4);

    for (const [asked, phone] of players.entries()) {
      await test.step(`${NAMES[asked]} moves`, async () => {
        const { length } = await api.state(game);
        const waiting = [...players, watching].filter((device) => device !== phone);
        for (const device of waiting) await expect(device.waitsFor(NAMES[asked] ?? "")).toBeVisible();
        await phone.activation.pass();
        await phone.expectEntered(length);
        expect(enteredBy(await api.state(game), length)).toEqual({ seat: asked });
        await expectUpToDate(api, game, [...players, watching, table]);
      });
    }
  });

  test("what a player holds, whose turn it is and undo stay in sight on a phone", async ({ guest, game: _ }) => {
    for (const [seat, turn] of [
      [ANNA, t("guest-your-turn")],
      [BRUNO, t("guest-turn", { names: "Anna" })],
    ] as const) {
      const phone = await guest(seat);
      await expect(phone.holds).toHaveText(words("players-holds", { ducats: PURSES[seat] ?? 0 }));
      await expect(phone.turn).toHaveText(turn);
      await expect(seat === ANNA ? phone.activation.next : phone.waitsFor("Anna")).toBeVisible();
      // A phone without a keyboard shows no letters for keys.
      await expect(phone.page.locator("kbd:visible")).toHaveCount(0);

      await phone.page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      for (const part of [phone.head, phone.undo])
        await expect
          .poll(async () => {
            const box = await part.boundingBox();
            return box && box.y >= 0 && box.y + box.height < 180;
          })
          .toBe(true);
      // The question is a touch away.
      await phone.turn.tap();
      await expect
        .poll(async () => {
          const box = await phone.panel.boundingBox();
          return box && box.y >= 0 && box.y < 400;
        })
        .toBe(true);
    }
  });

  test("a blockade is answered on the phone of the player who is asked", async ({ api, newPhone }) => {
    // Anna may stop a galley of Chiara's.
    const lines = record("serenissima-2e/four-players");
    const game = await api.importRecord(
      beginning(
        lines,
        lines.findIndex((line) => line.includes('"BlockadeDeclined"')),
      ),
    );
    await api.host(game);
    const [anna, chiara] = [new Guest(await newPhone(ANNA)), new Guest(await newPhone(CHIARA))];
    const { length } = await api.state(game);
    await expect(anna.activation.letPass).toBeVisible();
    await expect(chiara.waitsFor("Anna")).toBeVisible();
    await expect(chiara.activation.letPass).toHaveCount(0);
    await anna.activation.letPass.tap();
    await chiara.expectEntered(length);
    expect(enteredBy(await api.state(game), length)).toEqual({ seat: ANNA });
  });

  test(
    "of two touches in the same instant one counts, and the other came too late",
    IN_LONG_RUN,
    async ({ api, game, guest, network }) => {
      await api.setHosting({ trusting: true });
      const { length } = await api.state(game);
      const anna = await guest(ANNA, { port: network.port });
      const bruno = await guest(BRUNO, { port: network.port });
      await expect(anna.turn).toHaveText(t("guest-your-turn"));
      await expect(bruno.turn).toHaveText(t("guest-acts-for", { name: "Anna" }));
      const both = [await anna.activation.startPass(), await bruno.activation.startPass()];
      // Both touches are in transit before either is answered.
      network.hold();
      await Promise.all(both.map((button) => button.tap()));
      network.release();
      await expect.poll(async () => (await anna.late.count()) + (await bruno.late.count())).toBe(1);
      expect(endings(await api.state(game), length)).toBe(1);
    },
  );

  test("a rematch keeps the phones in their seats", IN_LONG_RUN, async ({ api, game, guest }) => {
    const phones = [await guest(ANNA), await guest(BRUNO)];
    await moveOn(api, game);
    await expectUpToDate(api, game, phones);
    const { table: next } = await api.ask({ type: "rematch", id: freshId(), table: game }, "table");
    await expectUpToDate(api, next, phones);
    for (const [seat, phone] of phones.entries()) await expect(phone.seat).toHaveText(NAMES[seat] ?? "");
    await moveOn(api, next);
    await expectUpToDate(api, next, phones);
  });
});

test.describe("sleeping and slow phones", () => {
  /** A phone whose touch goes into a connection that died during its sleep. */
  async function touchAsleep(guest: Fixtures["guest"], network: Network): Promise<Guest> {
    const phone = await guest(ANNA, { port: network.port, hasClock: true });
    const pass = await phone.activation.startPass();
    // From here on the phone's clock stands still.
    await phone.page.clock.pauseAt((await phone.page.evaluate(() => Date.now())) + 10_000);
    network.sleep();
    await pass.tap();
    return phone;
  }

  /** The phone notices the dead connection within a second, because its clock advances only that far after it wakes. */
  async function wake(phone: Guest, network: Network): Promise<void> {
    network.wake();
    await phone.wakeUp();
    await phone.page.clock.runFor(1000);
  }

  test("a phone that slept is back within a second, and its touch counts once", async ({
    api,
    game,
    guest,
    network,
  }) => {
    const { length } = await api.state(game);
    const phone = await touchAsleep(guest, network);
    const waits = phone.page.getByRole("status").filter({ hasText: t("app-waits") });
    await phone.page.clock.runFor(2000);
    await expect(waits).toBeVisible();
    await wake(phone, network);
    await phone.expectEntered(length);
    await expect(waits).toHaveCount(0);
    await expect(phone.waitsFor("Bruno")).toBeVisible();
    expect(endings(await api.state(game), length)).toBe(1);
  });

  test("a touch of a phone that slept while the game moved on is refused", async ({ api, game, guest, network }) => {
    const { length } = await api.state(game);
    const phone = await touchAsleep(guest, network);
    await moveOn(api, game);
    await wake(phone, network);
    await expect(phone.late).toBeVisible();
    await expectUpToDate(api, game, [phone]);
    expect(endings(await api.state(game), length)).toBe(1);
  });

  test("a phone that slept learns its new seat when it wakes", IN_LONG_RUN, async ({ api, game, guest, network }) => {
    const phone = await guest(ANNA, { port: network.port });
    network.sleep();
    await api.moveDevice("Anna", { seat: CHIARA });
    network.wake();
    await phone.wakeUp();
    await expect(phone.seat).toHaveText("Chiara");
    await expect(phone.activation.purse(CHIARA)).toContainText(String(PURSES[CHIARA]));
    await moveOn(api, game);
    await expectUpToDate(api, game, [phone]);
  });

  test("a slow phone delays no other device", IN_LONG_RUN, async ({ api, game, guest, network }) => {
    const slow = await guest("spectator", { port: network.port });
    const quick = await guest(BRUNO);
    const { length } = await api.state(game);
    await slow.expectLength(length);
    network.hold();
    await moveOn(api, game);
    await expectUpToDate(api, game, [quick]);
    await slow.expectLength(length);
    network.release();
    await expectUpToDate(api, game, [slow]);
  });
});

test.describe("what the host does with devices", () => {
  test("the host moves a device to another seat, and lets it only look", IN_LONG_RUN, async ({ guest, hosting }) => {
    const phone = await guest(ANNA, { name: "Elena" });
    await expect(phone.activation.next).toBeVisible();
    await hosting.open();
    const elena = hosting.device("Elena");
    await elena.place.selectOption({ label: "Bruno" });
    await expect(phone.seat).toHaveText("Bruno");
    await expect(phone.activation.purse(BRUNO)).toContainText(String(PURSES[BRUNO]));
    await expect(phone.activation.covers).toHaveCount(3);

    await elena.place.selectOption({ label: "Anna" });
    await expect(phone.activation.next).toBeVisible();
    await elena.lookOnly.click();
    await expect(phone.seat).toContainText(t("guest-muted"));
    await expect(phone.activation.next).toHaveCount(0);
  });

  test("the host renames a device, and removes it after a question", IN_LONG_RUN, async ({ api, guest, hosting }) => {
    const phone = await guest(ANNA, { name: "Elena" });
    const { id } = await api.device("Elena");
    await hosting.open();
    const elena = hosting.device("Elena");

    await test.step("a name is not empty", async () => {
      await elena.rename(" ");
      const note = hosting.table.alert(t("problem-nameless"));
      await expect(note).toBeVisible();
      await expect(elena.name).toHaveValue("Elena");
      await note.getByRole("button", { name: t("app-close"), exact: true }).click();
      await expect(note).toHaveCount(0);
    });

    await elena.rename(RENAMED);
    const renamed = hosting.device(RENAMED);
    await expect(renamed.name).toHaveValue(RENAMED);
    expect((await api.device(RENAMED)).id).toBe(id);

    await renamed.remove.click();
    await expect(renamed.row).toContainText(t("host-remove-sure", { name: RENAMED }));
    await renamed.cancelRemoval.click();
    await expect(renamed.remove).toBeVisible();
    await renamed.remove.click();
    await renamed.confirmRemoval.click();
    await expect(phone.join.why).toHaveText(t("join-dismissed"));
    await expect(renamed.row).toHaveCount(0);
  });

  test(
    "another game shows none of the phones, and leads to the game that they are at",
    IN_LONG_RUN,
    async ({ api, game, guest, host, newDevice }) => {
      const phones = [await guest(ANNA), await guest("spectator")];
      await api.newGame({ game: "twilight", names: ["Fosca", "Bruno"] });
      const page = await newDevice();
      await page.goto(host.url);
      const hosting = new HostingSheet(await new HomePage(page).open("Fosca"));
      await hosting.table.openMenu();
      await expect(hosting.tool).toHaveCount(0);
      await hosting.table
        .sheet()
        .getByRole("button", { name: t("host-title"), exact: true })
        .click();
      await expect(hosting.sheet).toContainText(t("host-other", { phones: phones.length }));
      await hosting.goToOther.click();
      await expect(hosting.tool).toHaveText(t("host-phones", { count: 2 }));
      await expectUpToDate(api, game, [hosting.table]);
    },
  );

  test(
    "phones come along to a game that is opened instead: to the seat of the same name, the others to watch",
    IN_LONG_RUN,
    async ({ api, guest, game: _, host, newDevice }) => {
      const [anna, bruno] = [await guest(ANNA), await guest(BRUNO)];
      const other = await api.newGame({
        game: "serenissima-2e",
        names: ["Fosca", "Bruno"],
        setup: (setup) => (setup.position = activation([5, 6])),
      });
      await moveOn(api, other);
      const page = await newDevice();
      await page.goto(host.url);
      const hosting = new HostingSheet(await new HomePage(page).open("Fosca"));
      await hosting.openFromMenu();
      await hosting.startInstead.click();
      await expectUpToDate(api, other, [anna, bruno]);
      await expect(bruno.seat).toHaveText("Bruno");
      await expect(anna.seat).toHaveText(t("guest-watching"));
      await moveOn(api, other);
      await expectUpToDate(api, other, [anna, bruno]);
    },
  );

  test(
    "a game that is closed to phones says so, and is found when it is opened again",
    IN_LONG_RUN,
    async ({ api, game, guest, errors }) => {
      errors.allowLostConnections();
      const phones = [await guest(ANNA), await guest(BRUNO)];
      await api.send({ type: "stop_hosting", table: game });
      for (const phone of phones) await expect(phone.closed).toBeVisible();
      await api.host(game);
      for (const [seat, phone] of phones.entries()) {
        await expect(phone.closed).toHaveCount(0);
        await expect(phone.seat).toHaveText(NAMES[seat] ?? "");
      }
      await moveOn(api, game);
      await expectUpToDate(api, game, phones);
    },
  );

  test("a host that dies is missed, tried again, and found again", async ({
    api,
    game,
    guest,
    host,
    newHost,
    errors,
  }) => {
    errors.allowLostConnections();
    const phones = [await guest(ANNA), await guest(BRUNO)];
    const port = portOf(await api.hosting());
    await host.kill();
    for (const phone of phones) {
      await expect(phone.unreachable).toBeVisible();
      await expect(phone.panel).toBeVisible();
    }
    const next = await newHost({ data: host.data, lanPort: port });
    const again = new Api(next.port, next.token);
    expect(portOf(await again.host(game))).toBe(port);
    for (const phone of phones) await expect(phone.unreachable).toHaveCount(0);
    await moveOn(again, game);
    await expectUpToDate(again, game, phones);
    for (const [seat, phone] of phones.entries()) await expect(phone.seat).toHaveText(NAMES[seat] ?? "");
  });
});

test.describe("other hosts", () => {
  test(
    "phones of a backup are let in only if it is the host's own",
    IN_LONG_RUN,
    async ({ guest, game: _, host, newDevice, newHost }) => {
      await guest(ANNA);
      const tablet = await newDevice();
      await tablet.goto(host.url);
      const hostHome = new HomePage(tablet);
      await hostHome.openMore();
      const [saved] = await Promise.all([tablet.waitForEvent("download"), hostHome.button("home-backup").click()]);
      const backup = readFileSync(await saved.path(), "utf8");

      const next = await newHost();
      const page = await newDevice();
      await page.goto(next.url);
      const home = new HomePage(page);
      const asked = page.getByRole("dialog", { name: t("own-backup") });
      for (const [answer, restored] of [
        ["app-cancel", { added: 1, known: 0 }],
        ["own-backup-yes", { added: 0, known: 1 }],
      ] as const) {
        await home.importFile(backup, "all.jsonl");
        await expect(asked).toContainText(t("own-backup-note", { devices: 1 }));
        await asked.getByRole("button", { name: t(answer), exact: true }).click();
        await expect(asked).toHaveCount(0);
        // The games are there either way.
        await expect(home.games).toHaveCount(1);
        await expect(page.getByText(t("home-restored", restored))).toBeVisible();
      }
      // Once they are let in, they are not asked about again.
      await page.reload();
      await home.importFile(backup, "all.jsonl");
      await expect(page.getByText(t("home-restored", { added: 0, known: 1 }))).toBeVisible();
      await expect(asked).toHaveCount(0);
    },
  );

  test(
    "another device takes the game over with a photograph of the code, and the phones follow",
    IN_LONG_RUN,
    async ({ api, game, guest, hosting, newDevice, newHost }) => {
      const phones = [await guest(ANNA), await guest(BRUNO)];
      await moveOn(api, game);
      const before = await api.state(game);
      const port = String(portOf(await api.hosting()));
      const next = await newHost();
      const page = await newDevice();
      await page.goto(next.url);
      const take = new TakeOverSheet(page);
      await take.open();
      await take.photograph(await page.screenshot());
      await expect(take.unread).toBeVisible();

      await hosting.open();
      await hosting.handOver.click();
      await expect(hosting.handOverTitle).toBeVisible();
      await expect(hosting.codes).toBeInViewport({ ratio: 1 });
      await hosting.codes.evaluate((image: HTMLImageElement) => image.decode());
      await take.photograph(await hosting.table.page.screenshot());
      const taken = new TablePage(page);
      await taken.expectLength(before.length);
      for (const [seat, phone] of phones.entries()) {
        await phone.page.waitForURL((url) => url.port !== port);
        await expect(phone.seat).toHaveText(NAMES[seat] ?? "");
        await phone.expectLength(before.length);
      }

      await test.step("it is the same record, and the old host takes no more entries", async () => {
        const there = new Api(next.port, next.token);
        const { tables } = await there.ask({ type: "tables" }, "tables");
        const { length, head, commitment, view_hash } = await there.state(tables[0]?.table ?? 0);
        expect([length, head, commitment, view_hash]).toEqual([
          before.length,
          before.head,
          before.commitment,
          before.view_hash,
        ]);
        await expect(moveOn(api, game)).rejects.toThrow(/handed_over/);
      });

      await hosting.closeSheet();
      await expect(hosting.table.gone).toBeVisible();
    },
  );

  test("on the host's own device the page can be installed", async ({ tablet, host }) => {
    const worker = await tablet.evaluate(async () => (await navigator.serviceWorker.ready).active?.scriptURL);
    expect(worker).toMatch(/\/sw\.js$/);
    const manifest = await tablet.evaluate(async () => {
      const link = document.querySelector<HTMLLinkElement>("link[rel=manifest]");
      return (await fetch(link?.href ?? "")).json();
    });
    expect(manifest.display).toBe("standalone");
    for (const { src, type } of manifest.icons) {
      const icon = await tablet.request.get(new URL(src, host.url).href);
      expect([icon.status(), icon.headers()["content-type"]]).toEqual([200, type]);
    }
  });
});
