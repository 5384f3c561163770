// Phones at the web app that come back: after the relay, the tablet's page or a phone's page has ended, and after sleep.
// No command is lost or done twice.

import type { Page } from "@playwright/test";
import { type GuestPage } from "../pages/guest";
import { PHONE } from "../support/fixtures";
import { groupOf, newFolder } from "../support/processes";
import {
  type Acknowledged,
  BarePhone,
  expect,
  expectConnected,
  expectOnce,
  joinAs,
  linkTo,
  openToPhones,
  playBy,
  type Relay,
  test,
} from "../support/relay";
import { TIMES_HEAD, timesRow } from "../support/times";
import { expectSameReplay, playOn, stateOf, type WebApp } from "../support/webapp";

/** How often everything comes back. */
const RETURNS = 20;

/** Commands of each return: together fewer than a random game has. */
const COMMANDS = 4;

const NAMES = ["Anna", "Bruno", "Chiara"];

/** A table with a page and a phone without a screen at the first seat, and such a phone at each other seat. */
class Table {
  readonly acknowledged: Acknowledged[] = [];
  private readonly times: number[] = [];
  /** From the moment when the page is back. */
  private readonly afterPage: number[] = [];

  private constructor(
    private readonly webApp: WebApp,
    readonly table: number,
    readonly bare: readonly BarePhone[],
    readonly page: Page,
    readonly guest: GuestPage,
  ) {}

  static async open(webApp: WebApp, relay: Relay, page: Page): Promise<Table> {
    const table = await webApp.newGame("serenissima-2e", NAMES);
    const hosting = await openToPhones(webApp.page, webApp.ask, table, relay);
    // Each has an address of its own, because twenty returns in a row use up the joins of one.
    const join = (name: string, seat: number) =>
      BarePhone.join(linkTo(hosting, seat), webApp.space.origin, { name: `Bare ${name}`, from: `127.0.0.${seat + 2}` });
    const bare = await Promise.all(NAMES.map(join));
    // A code is used up by its first device.
    const { hosting: now } = (await webApp.ask({ type: "hosting" })) as { hosting: typeof hosting };
    const guest = await joinAs(page, linkTo(now, 0));
    return new Table(webApp, table, bare, page, guest);
  }

  /** All devices are connected. */
  expectSeated = () => expectConnected(this.webApp.ask, NAMES.map((name) => `Bare ${name}`).concat("Anna"));

  /** Interrupts a burst of commands after the first was acknowledged, then expects that everything is back. */
  async interrupt(end: () => Promise<unknown>, back: () => Promise<unknown>): Promise<void> {
    let first: () => void = () => undefined;
    const begun = new Promise<void>((resolve) => (first = resolve));
    const played = playBy(this.bare, this.table, COMMANDS, first);
    await Promise.race([begun, played]);
    // A touch on the page, whose answer is not awaited; it may come too late.
    const touch = (await this.guest.undo.isEnabled())
      ? this.guest.undo.click({ timeout: 1000 }).catch(() => undefined)
      : undefined;
    await end();
    const began = Date.now();
    await back();
    const there = Date.now();
    await this.expectSeated();
    await expect(this.guest.unreachable).toBeHidden();
    this.times.push(Date.now() - began);
    this.afterPage.push(Date.now() - there);
    this.acknowledged.push(...(await played));
    await touch;
  }

  /** Expects that the record has each command once, and that the page shows the whole record. */
  async finish(what: string): Promise<void> {
    await expectOnce(this.webApp.ask, this.table, this.acknowledged);
    expect(this.acknowledged.length).toBeGreaterThanOrEqual(RETURNS * COMMANDS);
    await expectSameReplay(this.webApp.ask, this.table);
    const { length } = await stateOf(this.webApp.ask, this.table);
    await this.guest.expectLength(length);
    for (const phone of this.bare) phone.close();
    const rows = [timesRow(what, this.times), timesRow("of it, after the page is there", this.afterPage)];
    console.log([TIMES_HEAD, ...rows].join("\n"));
  }
}

test.describe("phones at the web app come back", { tag: "@nightly" }, () => {
  test.beforeEach(({ errors }) => {
    test.setTimeout(600_000);
    errors.allowLostConnections();
  });

  test("after the relay was killed and started", async ({ webApp, relay, newDevice }) => {
    const table = await Table.open(webApp, relay, await newDevice(PHONE));
    for (let ended = 0; ended < RETURNS; ended += 1)
      await table.interrupt(
        async () => {
          await relay.kill();
          await expectConnected(webApp.ask, []);
          await relay.start();
        },
        () => Promise.resolve(),
      );
    await table.finish("the relay is there, to all phones at their seats");
  });

  test("after the tablet's page was reloaded", async ({ webApp, relay, newDevice }) => {
    const table = await Table.open(webApp, relay, await newDevice(PHONE));
    for (let ended = 0; ended < RETURNS; ended += 1)
      await table.interrupt(
        () => webApp.page.reload({ waitUntil: "commit" }),
        () => webApp.expectHome(),
      );
    await table.finish("the tablet's new page begins to load, to all phones at their seats");
  });

  test("after a phone's page was reloaded", async ({ webApp, relay, newDevice }) => {
    const table = await Table.open(webApp, relay, await newDevice(PHONE));
    for (let ended = 0; ended < RETURNS; ended += 1)
      await table.interrupt(
        () => table.page.reload({ waitUntil: "commit" }),
        () => expect(table.guest.head).toBeVisible(),
      );
    await table.finish("the phone's new page begins to load, to all phones at their seats");
  });

  test("after two minutes of sleep", async ({ webApp, relay, newBrowser }) => {
    const table = await webApp.newGame("serenissima-2e", NAMES);
    const hosting = await openToPhones(webApp.page, webApp.ask, table, relay);
    const profile = newFolder("phone");
    const guest = await joinAs(await newBrowser({ ...PHONE, profile }), linkTo(hosting, 0));
    const group = groupOf(profile);
    const length = async () => (await stateOf(webApp.ask, table)).length;
    process.kill(-group, "SIGSTOP");
    const asleep = Date.now();
    try {
      await expectConnected(webApp.ask, []);
      await webApp.page.evaluate(playOn, [table, (await length()) + 3] as const);
      // The two minutes are what is tested.
      await expect.poll(() => Date.now() - asleep, { timeout: 180_000 }).toBeGreaterThan(120_000);
      await expectConnected(webApp.ask, []);
    } finally {
      process.kill(-group, "SIGCONT");
    }
    const awake = Date.now();
    await expectConnected(webApp.ask, ["Anna"]);
    await guest.expectLength(await length());
    await expect(guest.unreachable).toBeHidden();
    console.log(`${TIMES_HEAD}\n${timesRow("a phone wakes, to its seat and the moves", [Date.now() - awake])}`);
  });
});
