// @vitest-environment jsdom

import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { repeatGuard } from "./repeatGuard.svelte";

let stop: () => void;
let next: (scene: string) => void;
let guard: (event: MouseEvent) => void;
let now = 0;

beforeEach(() => {
  now = 1000;
  vi.spyOn(performance, "now").mockImplementation(() => now);
  stop = $effect.root(() => {
    let scene = $state("Anna");
    next = (other) => flushSync(() => (scene = other));
    guard = repeatGuard(() => scene);
  });
  flushSync();
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
});

/** Returns true if this click may act. */
function acts(at: number, { touch = true, detail = 1, x = 100 } = {}): boolean {
  now = at;
  const event = new MouseEvent("click", { bubbles: true, cancelable: true, detail, clientX: x, clientY: 100 });
  Object.defineProperty(event, "timeStamp", { value: at });
  if (touch) Object.defineProperty(event, "pointerType", { value: "touch" });
  guard(event);
  return !event.defaultPrevented;
}

test("the second tap of a double tap does not answer for the next player", () => {
  expect(acts(2000)).toBe(true);
  now = 2050;
  next("Bruno");
  expect(acts(2200)).toBe(false);
  expect(acts(2400), "nor the third").toBe(false);
  expect(acts(4000), "a tap of the next player").toBe(true);
});

test("an impatient tap, when the table was slow, does not answer for the next player", () => {
  expect(acts(2000)).toBe(true);
  now = 3500;
  next("Bruno");
  expect(acts(3600)).toBe(false);
  expect(acts(3650, { x: 300 }), "a tap elsewhere is meant").toBe(true);
});

test("taps on the same question count each, however fast", () => {
  expect([acts(2000), acts(2080), acts(2160)]).toEqual([true, true, true]);
});

test("a keyboard is never slowed, a mouse only by a double click", () => {
  expect(acts(2000, { touch: false })).toBe(true);
  next("Bruno");
  expect(acts(2010, { touch: false, detail: 0 }), "Enter").toBe(true);
  expect(acts(2020, { touch: false, detail: 2 })).toBe(false);
  expect(acts(2030, { touch: false, detail: 1 }), "a new click").toBe(true);
});
