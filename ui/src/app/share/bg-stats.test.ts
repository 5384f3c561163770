// @vitest-environment jsdom

import { mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { GameUI } from "../../games/contract";
import { choose, t, texts } from "../../lang/index.svelte";
import type { TableSession } from "../../table/session.svelte";
import type { Account } from "../../wire/types";

const URL = "https://app.bgstatsapp.com/createPlay.html?data=%7B%7D";
const runs = vi.hoisted(() => ({ native: false, mobile: false, kept: false }));

vi.mock("../../transport/device", () => ({
  get native() {
    return runs.native;
  },
  get mobile() {
    return runs.mobile;
  },
  get kept() {
    return runs.kept;
  },
}));
vi.mock("../../games", () => ({ spine: () => "" }));
vi.mock("../client.svelte", () => ({ save: () => undefined }));
vi.mock("./keepsake", () => ({ makes: () => false }));
vi.mock("./result", () => ({ resultOf: () => ({ game: "Game", title: "Title" }), textOf: () => "text" }));
vi.mock("./picture", () => ({
  SHAPES: { wide: [1200, 630] },
  brought: () => Promise.resolve(),
  draw: () => undefined,
  fileOf: () => Promise.resolve(null),
}));

let page: Record<string, unknown> | undefined;
let asked: string[];

beforeEach(async () => {
  asked = [];
  HTMLDialogElement.prototype.showModal ??= () => undefined;
  await choose("en");
  await texts("app", "share", "exports");
});

afterEach(async () => {
  if (page) await unmount(page);
  page = undefined;
});

/** Opens the sheet in an environment with these properties. */
async function open(where: Partial<typeof runs>, qr: string | null = "<svg/>"): Promise<void> {
  Object.assign(runs, { native: false, mobile: false, kept: false }, where);
  const { default: ShareSheet } = await import("./ShareSheet.svelte");
  const ask = ({ type }: { type: string }) => {
    asked.push(type);
    return Promise.resolve({ type: "link", link: { url: URL, code: "", qr } });
  };
  const session = { ask, table: 1, state: {} } as unknown as TableSession;
  const props = {
    session,
    game: { id: "twilight" } as GameUI,
    account: {} as Account,
    bgg: null,
    onexport: () => undefined,
    onclose: () => undefined,
  };
  page = mount(ShareSheet, { target: document.body, props });
}

const named = (kind: string) =>
  [...document.querySelectorAll<HTMLElement>(kind)].find(
    ({ textContent }) => textContent?.trim() === t("exports-bg-stats"),
  );
const code = () => document.querySelector("[data-testid=bg-stats-code] img");
const copied = () => document.querySelector<HTMLTextAreaElement>("textarea")?.value;

test("in a browser, so on a phone, the link is an anchor that opens the app", async () => {
  await open({ mobile: true });
  await expect.poll(() => named("a")).toBeDefined();
  expect(named("a")?.getAttribute("href")).toBe(URL);
  expect([named("button"), code(), copied()]).toEqual([undefined, null, undefined]);
});

test("in the app's own window it is a QR code, asked for by a touch", async () => {
  await open({ native: true });
  await expect.poll(() => named("button")).toBeDefined();
  expect([named("a"), code(), asked]).toEqual([undefined, null, []]);
  named("button")?.click();
  await expect.poll(code).not.toBeNull();
  expect([asked, copied()]).toEqual([["play"], undefined]);
});

test("one that is too long for a code is copied, and so is it on the device that would have to scan itself", async () => {
  await open({ native: true }, null);
  await expect.poll(() => named("button")).toBeDefined();
  named("button")?.click();
  await expect.poll(copied).toBe(URL);
  expect(code()).toBeNull();
  if (page) await unmount(page);
  await open({ native: true, mobile: true });
  await expect.poll(() => named("button")).toBeDefined();
  named("button")?.click();
  await expect.poll(copied).toBe(URL);
  expect(code()).not.toBeNull();
});
