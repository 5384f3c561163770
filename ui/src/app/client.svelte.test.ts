// @vitest-environment jsdom

import { flushSync } from "svelte";
import { beforeEach, expect, it, vi } from "vitest";
import { choose, current } from "../lang/index.svelte";
import type { Entry, Transport } from "../transport";
import type { Reply, Request } from "../wire/types";
import { Client } from "./client.svelte";

// Modules ask for it as they load.
vi.hoisted(() => {
  window.matchMedia = () => Object.assign(new EventTarget(), { matches: false }) as unknown as MediaQueryList;
});
vi.mock("../transport/prefetch", () => ({ prefetch: () => undefined, reloadWhenFileMissing: () => () => undefined }));

/** The host's own screen, which stores this language; and the languages that its pages are shown in. */
async function shownLanguages(stored: string): Promise<string[]> {
  let enter: (entry: Entry) => void = () => undefined;
  const nothing = () => undefined;
  const transport = {
    request: (request: Request): Promise<Reply> =>
      Promise.resolve(
        (request.type === "preferences"
          ? { type: "preferences", preferences: { language: stored } }
          : { type: "hosting", hosting: null, left: null }) as Reply,
      ),
    onReach: nothing,
    onPush: nothing,
    onGiven: nothing,
    onEntry: (listener: (entry: Entry) => void) => (enter = listener),
  } as unknown as Transport;
  const client = new Client(() => Promise.resolve(), transport);
  const seen: string[] = [];
  const stop = $effect.root(() => {
    $effect(() => {
      if (client.ready && seen.at(-1) !== current()) seen.push(client.entry ? current() : `${current()}, connecting`);
    });
  });
  await client.start();
  flushSync();
  enter({ in: null });
  await vi.waitFor(() => expect(client.entry).not.toBeNull());
  await vi.waitFor(() => expect(current()).toBe(stored));
  flushSync();
  stop();
  return seen;
}

beforeEach(async () => {
  localStorage.clear();
  await choose("en");
});

it("shows no page before the language that the host stores", async () => {
  expect((await shownLanguages("fr")).filter((one) => !one.endsWith("connecting"))).toEqual(["fr"]);
});

it("starts in the language of its last visit", async () => {
  await shownLanguages("de");
  await choose("en");
  const seen = await shownLanguages("de");
  expect(seen.map((one) => one.slice(0, 2))).not.toContain("en");
  expect(localStorage.getItem("language")).toBe("de");
});
