// @vitest-environment jsdom

import { beforeEach, expect, test, vi } from "vitest";

const said: [string, unknown][] = [];
/** The commands of the shell besides `listen`; others fail with a text. */
let knows: Record<string, unknown> = {};
vi.mock("@tauri-apps/api/core", () => ({
  addPluginListener: () => Promise.resolve(),
  Channel: vi.fn(),
  invoke: (command: string, words: unknown) => {
    said.push([command, words]);
    return command === "listen" || command in knows
      ? Promise.resolve(knows[command])
      : Promise.reject(`Command ${command} not found`);
  },
}));

/** The transport on a device with this user agent. */
async function on(agent: string) {
  vi.resetModules();
  vi.spyOn(navigator, "userAgent", "get").mockReturnValue(agent);
  return (await import("./ipc")).ipc();
}
const seen = (state: DocumentVisibilityState) => {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
  document.dispatchEvent(new Event("visibilitychange"));
};

beforeEach(() => {
  said.length = 0;
  knows = { front: null };
});

test("a desktop's shell is not told whether the page is looked at", async () => {
  await on("X11; Linux x86_64");
  seen("hidden");
  expect(said.map(([command]) => command)).not.toContain("front");
});

test("a tablet's shell is told when the page is left and looked at again", async () => {
  await on("Android 15; Tablet");
  seen("hidden");
  seen("visible");
  expect(said.filter(([command]) => command === "front").map(([, words]) => words)).toEqual([
    { front: false },
    { front: true },
  ]);
});

test("there is an updater where the shell has one and knows of releases, on desktops alone", async () => {
  expect(await (await on("X11; Linux x86_64")).updater?.()).toBeNull();
  knows = { updates: false };
  expect(await (await on("X11; Linux x86_64")).updater?.()).toBeNull();
  knows = { updates: true, newer: "2.0.0", update: null };
  const updater = await (await on("X11; Linux x86_64")).updater?.();
  expect(said.map(([command]) => command)).not.toContain("newer");
  expect(await updater?.newer()).toBe("2.0.0");
  expect((await on("Android 15; Tablet")).updater).toBeUndefined();
});
