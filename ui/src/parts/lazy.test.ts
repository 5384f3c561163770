// @vitest-environment jsdom

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import Lazy from "./Lazy.svelte";
import Sign from "./Sign.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

type Loaded = { default: typeof Sign };

/** A part that is loaded when the test says so. */
function part(props: Record<string, unknown> = {}) {
  const loads: { succeed: () => void; fail: () => void }[] = [];
  const load = () =>
    new Promise<Loaded>((resolve, reject) =>
      loads.push({ succeed: () => resolve({ default: Sign }), fail: () => reject(new Error("lost")) }),
    );
  const shown = $mounted(load, props);
  const settle = async (how: "succeed" | "fail") => {
    loads.at(-1)?.[how]();
    await vi.advanceTimersByTimeAsync(0);
    flushSync();
  };
  const found = () => ({
    loading: document.querySelector("[aria-busy=true]") !== null,
    failed: document.querySelector("[role=alert]") !== null,
    part: document.querySelector("svg") !== null,
  });
  return { loads, settle, found, shown };
}

function $mounted(load: () => Promise<Loaded>, props: Record<string, unknown>) {
  const shown = mount(Lazy as never, { target: document.body, props: { load, name: "menu", ...props } as never });
  flushSync();
  return shown;
}

test("a part is shown when it is loaded", async () => {
  const { loads, settle, found } = part();
  expect([loads.length, found()]).toEqual([1, { loading: true, failed: false, part: false }]);
  await settle("succeed");
  expect(found()).toEqual({ loading: false, failed: false, part: true });
});

test("a part that fails to load says so, and can be tried again", async () => {
  const onfailed = vi.fn();
  const { loads, settle, found } = part({ onfailed });
  await settle("fail");
  expect([found(), onfailed.mock.calls.length]).toEqual([{ loading: false, failed: true, part: false }, 1]);
  document.querySelector<HTMLElement>("[role=alert] button")?.click();
  flushSync();
  expect([loads.length, found().loading]).toEqual([2, true]);
  await settle("fail");
  expect(found().failed).toBe(true);
  document.querySelector<HTMLElement>("[role=alert] button")?.click();
  await settle("succeed");
  expect(found()).toEqual({ loading: false, failed: false, part: true });
});

test("a part is shown with its words, and with the properties that are loaded with it", async () => {
  let worded: () => void = () => undefined;
  const words = () => new Promise<void>((resolve) => (worded = resolve));
  const { settle, found } = part({ name: undefined, words, given: () => Promise.resolve({ name: "menu" }) });
  await settle("succeed");
  expect(found().part).toBe(false);
  worded();
  await vi.advanceTimersByTimeAsync(0);
  flushSync();
  expect(found().part).toBe(true);
});

test("a quiet part shows neither that it loads nor that it failed", async () => {
  const { settle, found } = part({ quiet: true });
  const nothing = { loading: false, failed: false, part: false };
  expect(found()).toEqual(nothing);
  await settle("fail");
  expect(found()).toEqual(nothing);
});

test("a late part is loaded after a while, and not at all if it is gone by then", async () => {
  const one = part({ late: true });
  expect(one.loads).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(5000);
  expect(one.loads).toHaveLength(1);
  const other = part({ late: true });
  await unmount(other.shown);
  await vi.advanceTimersByTimeAsync(5000);
  expect(other.loads).toHaveLength(0);
});
