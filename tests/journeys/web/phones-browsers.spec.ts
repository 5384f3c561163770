// Firefox as the tablet, as a phone, and as both: a phone joins by its link, sees moves, is loaded again, and sees the
// end. Without a relay it joins by two codes, and sees moves.

import type { Page } from "@playwright/test";
import { answerOf } from "../pages/codes";
import { GuestPage } from "../pages/guest";
import { JoinPage } from "../pages/join";
import { expectText, type OtherBrowser, pressButton, startFirefox } from "../support/browsers";
import { drawGrey, HEIGHT, readGrey, replaceCamera, showInPage, WIDTH } from "../support/camera";
import { PHONE } from "../support/fixtures";
import { newFolder } from "../support/processes";
import { expect, expectConnected, hostTable, linkTo, type Relay, test as base } from "../support/relay";
import { t } from "../support/t";
import {
  type Ask,
  askEngine,
  beginGame,
  expectSameReplay,
  playOn,
  reachableSite,
  startWebSpace,
  stateOf,
  type WebApp,
  type WebSpace,
} from "../support/webapp";

const NAMES = ["Anna", "Bruno"];

const test = base.extend({
  space: async ({}, use) => {
    const space = await startWebSpace({ "/games/bucintoro/": reachableSite() });
    await use(space);
    space.stop();
  },
});

/** The web app in a browser. */
interface Tablet {
  ask: Ask;
  begin(...given: Parameters<typeof beginGame>): Promise<number>;
  play(...given: Parameters<typeof playOn>): ReturnType<typeof playOn>;
  setRelay(address: string): Promise<void>;
  reload(): Promise<void>;
}

/** Runs in the tablet's page: chooses the relay. */
const setRelay = (address: string) => localStorage.setItem("relay", address);

/** A phone in a browser. */
interface Phone {
  join(link: string): Promise<void>;
  reload(): Promise<void>;
  /** Waits until it shows a record of this length. */
  expectLength(length: number): Promise<void>;
}

/** The web app in Firefox. */
async function firefoxTablet(firefox: OtherBrowser, url: string): Promise<Tablet> {
  const reload = async () => {
    await firefox.goto(url);
    await expectText(firefox, t("home-new"));
  };
  await reload();
  return {
    ask: (request) => firefox.run(askEngine, request),
    begin: (given) => firefox.run(beginGame, given),
    play: (given) => firefox.run(playOn, given),
    setRelay: (address) => firefox.run(setRelay, address),
    reload,
  };
}

function chromiumTablet(webApp: WebApp): Tablet {
  const reload = async () => {
    await webApp.page.reload();
    await webApp.expectHome();
  };
  const { page, ask } = webApp;
  return {
    ask,
    begin: (given) => page.evaluate(beginGame, given),
    play: (given) => page.evaluate(playOn, given),
    setRelay: (address) => page.evaluate(setRelay, address),
    reload,
  };
}

/** A phone in Firefox. */
function firefoxPhone(firefox: OtherBrowser, page: string): Phone {
  const shows = (selector: string) => () =>
    firefox.run((selector) => document.querySelector(selector) !== null, selector);
  const expectSeat = () => expect.poll(shows("[data-testid=guest-head]")).toBe(true);
  return {
    async join(link) {
      await firefox.goto(link);
      const name = t("join-as", { name: NAMES[0] ?? "" });
      await expectText(firefox, name);
      await pressButton(firefox, name);
      await expectSeat();
    },
    async reload() {
      await firefox.goto(page);
      await expectSeat();
    },
    expectLength: (length) =>
      expect
        .poll(() => firefox.run(() => document.querySelector("[data-testid=bar]")?.getAttribute("data-length")))
        .toBe(String(length)),
  };
}

function chromiumPhone(page: Page): Phone {
  const guest = new GuestPage(page);
  return {
    async join(link) {
      await page.goto(link);
      await new JoinPage(page).joinAs.click();
      await expect(guest.head).toBeVisible();
    },
    async reload() {
      await page.reload();
      await expect(guest.head).toBeVisible();
    },
    expectLength: (length) => guest.expectLength(length),
  };
}

/** A phone joins a tablet and follows a whole short game. */
async function followGame(tablet: Tablet, phone: Phone, relay: Relay): Promise<void> {
  const table = await tablet.begin(["twilight", "evening", NAMES] as const);
  await tablet.setRelay(relay.address);
  const hosting = await hostTable(tablet.ask, table);
  const play = async (most?: number) => {
    const given = most === undefined ? ([table] as const) : ([table, most] as const);
    const { length } = await tablet.play(given);
    await phone.expectLength(length);
    return length;
  };
  await phone.join(linkTo(hosting, 0));
  await expectConnected(tablet.ask, ["Anna"]);
  const length = await play(4);
  await phone.reload();
  await phone.expectLength(length);
  await tablet.reload();
  await expectConnected(tablet.ask, ["Anna"]);
  await play(length + 2);
  await play();
  expect((await stateOf(tablet.ask, table)).progress.over).toBe(true);
  await expectSameReplay(tablet.ask, table);
}

/** Draws the code of a page in Firefox. */
const codeIn = (firefox: OtherBrowser, alt: string) =>
  firefox.run(drawGrey, `img[alt="${t(alt)}"]`, [WIDTH, HEIGHT, 0.8, 0] as const);

/**
 * A tablet in Firefox connects a phone by two codes, and plays. `scan` opens the link on the phone and returns its
 * answer; `expectLength` waits until the phone shows a record of this length.
 */
async function connectByCodes(
  firefox: OtherBrowser,
  tablet: Tablet,
  scan: (link: string) => Promise<string>,
  join: () => Promise<void>,
  expectLength: (length: number) => Promise<void>,
): Promise<void> {
  const table = await tablet.begin(["serenissima-2e", "evening", NAMES] as const);
  await tablet.reload();
  await firefox.run(replaceCamera, [WIDTH, HEIGHT] as const);
  await firefox.run(() => document.querySelector<HTMLElement>("[data-testid=open-game]")?.click());
  for (const key of ["table-menu", "host-title", "web-codes", "codes-camera-start"]) await pressButton(firefox, t(key));
  await expectText(firefox, t("codes-second"));
  await expect
    .poll(() => firefox.run((alt) => !!document.querySelector(`img[alt="${alt}"]`), t("codes-qr")))
    .toBe(true);
  const answer = await scan(readGrey(Buffer.from(await codeIn(firefox, "codes-qr"), "base64")));
  await firefox.run(showInPage, answer);
  await join();
  await expectConnected(tablet.ask, [NAMES[0] ?? ""]);
  await expectLength((await tablet.play([table, 4] as const)).length);
}

/** The page for phones of a web space. */
const joinPage = ({ origin }: WebSpace) => `${origin}/games/bucintoro/join.html`;

test.describe("Firefox", { tag: "@nightly" }, () => {
  test.beforeEach(({ errors }) => {
    test.setTimeout(300_000);
    errors.allowLostConnections();
  });

  test("as the tablet of a phone in Chromium", async ({ processes, space, relay, newDevice }) => {
    const firefox = await startFirefox(processes, newFolder("profile"));
    const tablet = await firefoxTablet(firefox, `${space.origin}/games/bucintoro/`);
    await followGame(tablet, chromiumPhone(await newDevice(PHONE)), relay);
  });

  test("as a phone at a tablet in Chromium", async ({ processes, space, relay, webApp }) => {
    const firefox = await startFirefox(processes, newFolder("profile"));
    await followGame(chromiumTablet(webApp), firefoxPhone(firefox, joinPage(space)), relay);
  });

  test("as the tablet of a phone in Firefox", async ({ processes, space, relay }) => {
    const [one, other] = [newFolder("profile"), newFolder("profile")];
    const tablet = await firefoxTablet(await startFirefox(processes, one), `${space.origin}/games/bucintoro/`);
    await followGame(tablet, firefoxPhone(await startFirefox(processes, other), joinPage(space)), relay);
  });

  test("as the tablet of a phone in Chromium, by two codes", async ({ processes, space, newDevice, errors }) => {
    // The page has no `relay.json`.
    errors.allow(/404/);
    const firefox = await startFirefox(processes, newFolder("profile"));
    const tablet = await firefoxTablet(firefox, `${space.origin}/games/bucintoro/`);
    const phone = await newDevice(PHONE);
    const scan = async (link: string) => {
      await phone.goto(link);
      await answerOf(phone).waitFor();
      return answerOf(phone).evaluate(drawGrey, [WIDTH, HEIGHT, 0.8, 0] as const);
    };
    const guest = new GuestPage(phone);
    const join = () => new JoinPage(phone).joinAs.click();
    await connectByCodes(firefox, tablet, scan, join, (length) => guest.expectLength(length));
  });

  test("as the tablet of a phone in Firefox, by two codes", async ({ processes, space }) => {
    const [one, other] = [newFolder("profile"), newFolder("profile")];
    const firefox = await startFirefox(processes, one);
    const tablet = await firefoxTablet(firefox, `${space.origin}/games/bucintoro/`);
    const phone = await startFirefox(processes, other);
    const scan = async (link: string) => {
      await phone.goto(link);
      await expectText(phone, t("answer-title"));
      return codeIn(phone, "answer-qr");
    };
    const join = () => pressButton(phone, t("join-as", { name: NAMES[0] ?? "" }));
    const { expectLength } = firefoxPhone(phone, joinPage(space));
    await connectByCodes(firefox, tablet, scan, join, expectLength);
  });
});
