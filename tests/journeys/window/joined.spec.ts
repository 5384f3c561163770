// A link to a game of another device: validated, shown for review, and opened in a window of its own. That window's
// page may use none of the app's commands.

import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { home, link, type AppCommands } from "../pages/window";
import { t } from "../support/t";
import { expect, test } from "../support/window";

/** The attempts of a malicious page, reported to the device that it came from. */
async function attack(): Promise<void> {
  const shell = (window as unknown as { __TAURI_INTERNALS__: AppCommands }).__TAURI_INTERNALS__;
  const tried = {
    request: { request: { type: "tables" } },
    read: { file: 0, from: 0, to: 10 },
    listen: { pushes: "__CHANNEL__:1", given: "__CHANNEL__:2" },
    folder: {},
    notify: { words: "attack" },
    join: { link: "http://127.0.0.1:1/" },
    "plugin:app|version": {},
    "plugin:window|get_all_windows": {},
    "plugin:webview|create_webview_window": { options: { label: "own", url: "index.html" } },
    "plugin:event|listen": { event: "tauri://focus", target: { kind: "Any" }, handler: 1 },
  };
  const outcome: Record<string, string> = {};
  for (const [command, args] of Object.entries(tried))
    outcome[command] = await shell.invoke(command, args).then(
      () => "done",
      (refusal: unknown) => String(refusal),
    );
  // The app's own page; a page that got there would stop answering.
  location.assign("tauri://localhost/");
  for (let asked = 0; asked < 20; asked += 1) await (await fetch("/still-there")).text();
  await fetch("/outcome", { method: "POST", body: JSON.stringify(outcome) });
}

interface Attacker {
  readonly address: string;
  /** The app's reply to each command, once the page has tried everything and still exists. */
  readonly outcome: Promise<Record<string, string>>;
  readonly server: Server;
}

/** A malicious device in the same network. */
async function startAttacker(): Promise<Attacker> {
  let report: (outcome: Record<string, string>) => void;
  const outcome = new Promise<Record<string, string>>((resolve) => (report = resolve));
  const server = createServer(async (request, response) => {
    const body = (await request.toArray()).join("");
    if (request.url === "/outcome") report(JSON.parse(body) as Record<string, string>);
    response.setHeader("content-type", "text/html").end(`<title>attack</title><script>(${attack})()</script>`);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { address: `127.0.0.1:${(server.address() as AddressInfo).port}`, outcome, server };
}

test("a link is shown before it is followed, and refused if it leads out of the own network", async ({ desktop }) => {
  const window = await desktop.open(["bucintoro://93.184.215.14/#code=ABCD-EFGH"]);
  await window.expectValue(link.address, "93.184.215.14/#code=ABCD-EFGH");
  await window.tap(link.follow);
  await window.expectText(link.refusal, t("join-far"));
  expect(await window.driver.getAllWindowHandles()).toHaveLength(1);

  await test.step("a link that hands a game over leads to where games are taken over", async () => {
    await window.tap(link.cancel);
    expect(await desktop.openAgain(["bucintoro:192.168.1.20:47200/#take-over=ABCD-EFGH"])).toBe(0);
    await window.expectValue(link.address, "192.168.1.20:47200/#take-over=ABCD-EFGH");
    await window.expectText(link.title, t("take-title"));
  });
});

test("a second start passes its link to the first; a joined page may use no command of the app, nor lead elsewhere", async ({
  desktop,
}) => {
  const { address, outcome, server } = await startAttacker();
  const window = await desktop.open();
  await window.expectVisible(home.newGame);
  expect(await desktop.openAgain([`bucintoro:http://${address}/#code=ABCD-EFGH`])).toBe(0);
  await window.expectValue(link.address, `http://${address}/#code=ABCD-EFGH`);
  await window.tap(link.follow);
  for (const [command, refusal] of Object.entries(await outcome))
    expect(refusal, command).toMatch(/not allowed|denied/);
  await window.switchToSecond();
  expect(await window.driver.getCurrentUrl()).toBe(`http://${address}/#code=ABCD-EFGH`);
  server.closeAllConnections();
  server.close();
});

test("the window joins a host as a browser does, and returns to its own page when that window is closed", async ({
  desktop,
  host,
}) => {
  const window = await desktop.open();
  await window.tap(home.join);
  await window.type(link.address, host.url);
  await window.tap(link.follow);
  const main = await window.driver.getWindowHandle();
  await window.switchToSecond();
  await expect.poll(() => window.driver.getCurrentUrl()).toContain(new URL(host.url).origin);
  // Through the host's socket: the app's commands would return no list of games.
  await window.expectVisible(home.newGame);
  await window.driver.close();
  await window.driver.switchTo().window(main);
  await window.expectText(home.title, "Bucintoro");
});
