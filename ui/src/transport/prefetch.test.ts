// @vitest-environment jsdom

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { reloadWhenFileMissing } from "./prefetch";

const reload = vi.fn();
/** True if the host answers. */
let answers: boolean;
/** Reports that a file could not be loaded. */
let fails: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  answers = true;
  vi.stubGlobal("location", { pathname: "/", reload });
  vi.stubGlobal("fetch", () =>
    answers ? Promise.resolve({ ok: true }) : Promise.reject(new TypeError("unreachable")),
  );
  vi.stubGlobal("addEventListener", (_: string, listener: () => void) => (fails = listener));
  // The page was opened some time ago.
  vi.advanceTimersByTime(60_000);
  reload.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const settled = () => vi.advanceTimersByTimeAsync(0);

test("a page that misses a file is stored and reloaded while its host answers", async () => {
  const keep = vi.fn();
  reloadWhenFileMissing(keep);
  fails();
  await settled();
  expect([keep.mock.calls.length, reload.mock.calls.length]).toEqual([1, 1]);
});

test("a page is not reloaded while its host is away, also before the broken connection is noticed", async () => {
  const reached = reloadWhenFileMissing(() => undefined);
  answers = false;
  fails();
  await settled();
  expect(reload).not.toHaveBeenCalled();
  reached(false);
  answers = true;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(reload).not.toHaveBeenCalled();
  reached(true);
  await settled();
  expect(reload).toHaveBeenCalledOnce();
});

test("a page whose host did not answer tries again later", async () => {
  reloadWhenFileMissing(() => undefined);
  answers = false;
  fails();
  await settled();
  answers = true;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(reload).toHaveBeenCalledOnce();
});
