// The updater, in an app built for this test (`cargo xtask updater`). Its releases come from a forge at a fixed port of
// this machine, so these tests run serially.

import { copyFileSync, readdirSync, readFileSync, readlinkSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import { home, settings } from "../pages/window";
import { newFolder } from "../support/processes";
import { t } from "../support/t";
import { type AppWindow, expect, kill, test as base } from "../support/window";

const FORGE_PORT = 47321;
const RELEASE = "Bucintoro_99.0.0_amd64.AppImage";

/** The folder of the releases that the forge has. */
const RELEASES = process.env["RELEASES"] ?? "";

interface Forge {
  /** The requested paths. */
  readonly requests: string[];
  /** Changes a file in transit. */
  tamper: (bytes: Buffer, name: string) => Buffer | string;
}

/** The processes that run this file, or ran it before it was replaced. */
const processesOf = (app: string): number[] =>
  readdirSync("/proc")
    .filter((id) => {
      try {
        return /^\d+$/.test(id) && readlinkSync(`/proc/${id}/exe`).replace(/ \(deleted\)$/, "") === app;
      } catch {
        return false;
      }
    })
    .map(Number);

const test = base.extend<{ forge: Forge }>({
  // Updating replaces the program: each test has its own.
  app: async ({}, use) => {
    const app = path.join(newFolder(), "bucintoro-app");
    copyFileSync(process.env["BUCINTORO_APP"] ?? "", app);
    await use(app);
    // A process started by an update is no child of the driver.
    for (const id of processesOf(app)) kill(id);
  },

  forge: async ({}, use) => {
    const forge: Forge = { requests: [], tamper: (bytes) => bytes };
    const server = createServer(({ url = "" }, response) => {
      forge.requests.push(url);
      const name = path.basename(url);
      const found = url.startsWith("/somebody/bucintoro/releases/") && readdirSync(RELEASES).includes(name);
      response.writeHead(found ? 200 : 404);
      response.end(found ? forge.tamper(readFileSync(path.join(RELEASES, name)), name) : undefined);
    });
    await new Promise<void>((resolve) => server.listen(FORGE_PORT, "127.0.0.1", resolve));
    await use(forge);
    server.closeAllConnections();
    server.close();
  },
});

test.describe.configure({ mode: "default" });

/** Looks for a newer version and expects this one. */
async function find(window: AppWindow, version: string): Promise<void> {
  await window.tap(settings.look);
  await window.expectText(settings.newer, t("newer-there", { version }));
}

test("the internet is asked for a newer version only after a touch", async ({ desktop, forge }) => {
  const window = await desktop.open();
  await window.tap(home.settings);
  await window.expectText(settings.newer, t("newer-note"));
  expect(forge.requests).toEqual([]);
  await find(window, "99.0.0");
  expect(forge.requests).toEqual(["/somebody/bucintoro/releases/latest/download/newest.json"]);
});

test("a release that was changed on its way is not installed, nor an older one that is called newer", async ({
  app,
  desktop,
  forge,
}) => {
  const before = readFileSync(app);
  const window = await desktop.open();
  await window.tap(home.settings);
  forge.tamper = (bytes, name) => (name === RELEASE ? Buffer.concat([bytes, Buffer.from("!")]) : bytes);
  await find(window, "99.0.0");
  await window.tap(settings.update);
  await window.expectText(settings.newer, t("newer-failed"));
  // Its signature names the version that it was made for.
  forge.tamper = (bytes, name) => (name === "newest.json" ? bytes.toString().replace('"99.0.0"', '"99.0.1"') : bytes);
  await find(window, "99.0.1");
  await window.tap(settings.update);
  await window.expectText(settings.newer, t("newer-failed"));
  expect(readFileSync(app).equals(before), "the program is unchanged").toBe(true);
});

test("a signed release replaces the program, which starts again", async ({ app, desktop, forge }) => {
  const newer = readFileSync(path.join(RELEASES, RELEASE));
  const window = await desktop.open();
  await window.tap(home.settings);
  const [old] = processesOf(app);
  await find(window, "99.0.0");
  await window.tap(settings.update);
  const restarted = () => {
    const now = processesOf(app);
    return now.length > 0 && now.every((id) => id !== old);
  };
  await expect.poll(restarted, { timeout: 30_000 }).toBe(true);
  expect(readFileSync(app).equals(newer), "the program is the newer one").toBe(true);
  expect(forge.requests.at(-1)).toContain(RELEASE);
});
