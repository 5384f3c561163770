// Phones at the web app without a relay: each is connected by two codes, which a camera reads.

import type { Page } from "@playwright/test";
import { answerOf, CodesPanel } from "../pages/codes";
import { GuestPage } from "../pages/guest";
import { HostingSheet } from "../pages/hosting";
import { JoinPage } from "../pages/join";
import { UnjoinedPage } from "../pages/web";
import { expectAccessible } from "../support/axe";
import { expectText, pressButton, startFirefox } from "../support/browsers";
import { drawGrey, FakeCamera, HEIGHT, WIDTH } from "../support/camera";
import { PHONE } from "../support/fixtures";
import { groupOf, newFolder } from "../support/processes";
import { expect, expectConnected, test as base } from "../support/relay";
import { t } from "../support/t";
import { TIMES_HEAD, timesRow } from "../support/times";
import { playOn, stateOf, WebApp } from "../support/webapp";

const NAMES = ["Anna", "Bruno", "Chiara"];

/** The answers of which each is read. */
const ANSWERS = 20;

const test = base.extend<{ camera: FakeCamera }>({
  camera: async ({}, use) => {
    await use(new FakeCamera());
  },
  webApp: async ({ camera, space, newBrowser }, use) => {
    const app = new WebApp(
      (options) => newBrowser({ ...options, args: camera.args, permissions: ["camera"] }),
      space,
      `${space.origin}/games/bucintoro/`,
    );
    await app.start();
    await use(app);
  },
});

/** Hosts a game without a relay, and starts the camera. */
async function hostByCodes(webApp: WebApp): Promise<{ table: number; panel: CodesPanel; sheet: HostingSheet }> {
  const table = await webApp.newGame("serenissima-2e", NAMES);
  await webApp.page.reload();
  const sheet = new HostingSheet(await webApp.home.open());
  await sheet.openFromMenu();
  const panel = new CodesPanel(sheet.sheet);
  await panel.use.click();
  await panel.startCamera.click();
  return { table, panel, sheet };
}

/** Opens the link on a phone, and holds its answer before the tablet's camera. */
async function scan(panel: CodesPanel, camera: FakeCamera, phone: Page): Promise<void> {
  await phone.goto(await panel.link());
  await answerOf(phone).waitFor();
  await camera.show(answerOf(phone));
}

/** Runs in a page before its scripts: records its connections. */
function recordConnections(): void {
  const page = window as unknown as { connections: RTCPeerConnection[] };
  page.connections = [];
  window.RTCPeerConnection = class extends RTCPeerConnection {
    constructor(configuration?: RTCConfiguration) {
      super(configuration);
      page.connections.push(this);
    }
  };
}

/** Runs in a phone's page: closes the connection that is in use. */
function closeConnection(): void {
  const { connections } = window as unknown as { connections: RTCPeerConnection[] };
  connections.find(({ connectionState }) => connectionState === "connected")?.close();
}

/** Runs in the tablet's page: whether a connection is in use, and a spare one is agreed. */
function hasSpare(): boolean {
  const { connections } = window as unknown as { connections: RTCPeerConnection[] };
  const states = connections.map(({ signalingState, connectionState }) => `${signalingState} ${connectionState}`);
  return states.includes("stable connected") && states.includes("stable new");
}

test.describe("phones without a relay", { tag: "@nightly" }, () => {
  test.beforeEach(({ errors }) => {
    test.setTimeout(300_000);
    // The page has no `relay.json`.
    errors.allow(/404/);
  });

  test("two scans lead to the seat, a move, and after a reload to the seat again", async ({
    webApp,
    camera,
    newDevice,
  }) => {
    const { table, panel } = await hostByCodes(webApp);
    const phone = await newDevice(PHONE);
    const first = await panel.link();
    await expectAccessible(webApp.page, "the first code");
    await scan(panel, camera, phone);
    await new JoinPage(phone).joinAs.click();
    const guest = new GuestPage(phone);
    await expect(guest.seat).toContainText("Anna");
    expect(new URL(phone.url()).hash).toBe("");
    await expectConnected(webApp.ask, ["Anna"]);
    const played = async (most: number) => {
      const { length } = await webApp.page.evaluate(playOn, [table, most] as const);
      await guest.expectLength(length);
    };
    await played(4);
    // A command of the phone, which may act for every seat.
    await webApp.ask({ type: "host_options", table, open: false, trusting: true, address: "" });
    const { length } = await stateOf(webApp.ask, table);
    await expect(guest.undo).toBeEnabled();
    await guest.undo.click();
    await expect.poll(async () => (await stateOf(webApp.ask, table)).head).toBeLessThan(length);
    await phone.reload();
    const unjoined = new UnjoinedPage(phone);
    await expect(unjoined.why("lost")).toBeVisible();
    await expectAccessible(phone, "a connection that ended");
    await phone.goto(await panel.linkAfter(first));
    await answerOf(phone).waitFor();
    await expectAccessible(phone, "the second code");
    await camera.show(answerOf(phone));
    await expect(guest.seat).toContainText("Anna");
    await expectConnected(webApp.ask, ["Anna"]);
    await played(6);
  });

  test("the tablet says what it read instead of the next answer", async ({ webApp, camera, newDevice }) => {
    const { panel } = await hostByCodes(webApp);
    const [one, other] = [await newDevice(PHONE), await newDevice(PHONE)];
    await camera.show(panel.offer);
    await expect(panel.problem("offer")).toBeVisible();
    // Two phones scan the same code.
    const link = await panel.link();
    for (const phone of [one, other]) {
      await phone.goto(link);
      await answerOf(phone).waitFor();
    }
    await camera.show(answerOf(one));
    await expect(new JoinPage(one).joinAs).toBeVisible();
    await camera.show(answerOf(other));
    await expect(panel.problem("stale")).toBeVisible();
    await one.goto(`${webApp.url}join.html#offer=EAAA`);
    await expect(new UnjoinedPage(one).why("link")).toBeVisible();
  });

  test("a phone whose connection fails returns by its spare one, again and again", async ({
    webApp,
    camera,
    newDevice,
  }) => {
    await webApp.page.addInitScript(recordConnections);
    const { table, panel } = await hostByCodes(webApp);
    const phone = await newDevice(PHONE);
    await phone.addInitScript(recordConnections);
    await scan(panel, camera, phone);
    await new JoinPage(phone).joinAs.click();
    const guest = new GuestPage(phone);
    await expectConnected(webApp.ask, ["Anna"]);
    const times: number[] = [];
    for (let most = 4; most <= 8; most += 1) {
      await expect.poll(() => webApp.page.evaluate(hasSpare)).toBe(true);
      await phone.evaluate(closeConnection);
      const began = Date.now();
      const { length } = await webApp.page.evaluate(playOn, [table, most] as const);
      await guest.expectLength(length);
      await expect(guest.unreachable).toBeHidden();
      times.push(Date.now() - began);
    }
    console.log(`${TIMES_HEAD}\n${timesRow("a connection is closed, to the next move", times)}`);
  });

  test("a phone without a network for a minute returns without codes", async ({ webApp, camera, newBrowser }) => {
    const { table, panel } = await hostByCodes(webApp);
    const profile = newFolder("phone");
    const phone = await newBrowser({ ...PHONE, profile });
    await scan(panel, camera, phone);
    await new JoinPage(phone).joinAs.click();
    await expectConnected(webApp.ask, ["Anna"]);
    const guest = new GuestPage(phone);
    const group = groupOf(profile);
    process.kill(-group, "SIGSTOP");
    const stopped = Date.now();
    try {
      await expectConnected(webApp.ask, []);
      await webApp.page.evaluate(playOn, [table, 5] as const);
      // The minute is what is tested.
      await expect.poll(() => Date.now() - stopped, { timeout: 120_000 }).toBeGreaterThan(60_000);
    } finally {
      process.kill(-group, "SIGCONT");
    }
    const back = Date.now();
    await expectConnected(webApp.ask, ["Anna"]);
    await guest.expectLength((await stateOf(webApp.ask, table)).length);
    console.log(`${TIMES_HEAD}\n${timesRow("a phone is back, to its seat and the moves", [Date.now() - back])}`);
  });

  test(`the camera reads ${ANSWERS} of ${ANSWERS} answers`, async ({ webApp, camera, newDevice }) => {
    const { panel } = await hostByCodes(webApp);
    const phone = await newDevice(PHONE);
    const times: number[] = [];
    let link = "";
    for (let read = 0; read < ANSWERS; read += 1) {
      link = await panel.linkAfter(link);
      // A fresh page, because a new fragment alone loads none.
      await phone.goto("about:blank");
      await phone.goto(link);
      await answerOf(phone).waitFor();
      await camera.show(answerOf(phone), { size: 0.6 + (read % 5) / 12, angle: ((read * 37) % 60) - 30 });
      const shown = Date.now();
      await expect(new JoinPage(phone).joinAs).toBeVisible();
      times.push(Date.now() - shown);
    }
    console.log(`${TIMES_HEAD}\n${timesRow("an answer before the camera, to the connection", times)}`);
  });

  test("Firefox is a phone at a tablet in Chromium", async ({ webApp, camera, processes }) => {
    const { table, panel } = await hostByCodes(webApp);
    const firefox = await startFirefox(processes, newFolder("profile"));
    const scanned = async (link: string) => {
      await firefox.goto("about:blank");
      await firefox.goto(link);
      await expectText(firefox, t("answer-title"));
      camera.showGrey(await firefox.run(drawGrey, `img[alt="${t("answer-qr")}"]`, [WIDTH, HEIGHT, 0.8, 0] as const));
    };
    const first = await panel.link();
    await scanned(first);
    await pressButton(firefox, t("join-as", { name: "Anna" }));
    await expectConnected(webApp.ask, ["Anna"]);
    const expectMoves = async (most: number) => {
      const { length } = await webApp.page.evaluate(playOn, [table, most] as const);
      const shown = () => firefox.run(() => document.querySelector("[data-testid=bar]")?.getAttribute("data-length"));
      await expect.poll(shown).toBe(String(length));
    };
    await expectMoves(4);
    await scanned(await panel.linkAfter(first));
    await expectConnected(webApp.ask, ["Anna"]);
    await expectMoves(6);
  });
});
