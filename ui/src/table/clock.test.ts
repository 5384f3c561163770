// @vitest-environment jsdom

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Clock, clockText } from "./clock.svelte";

describe("the clock", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("charges who thinks, stops at a pause, and is remembered", () => {
    let whose = [1];
    let kept = "";
    const clock = new Clock(
      3,
      "5 7",
      () => whose,
      (times) => (kept = times),
    );
    const stop = clock.start();
    vi.advanceTimersByTime(20_000);
    expect([...clock.spent]).toEqual([5, 27, 0]);
    expect(kept).toBe("5 22 0");
    clock.paused = true;
    vi.advanceTimersByTime(5_000);
    clock.paused = false;
    whose = [];
    vi.advanceTimersByTime(5_000);
    stop();
    expect([...clock.spent]).toEqual([5, 27, 0]);
    expect(kept).toBe("5 27 0");
  });

  it("charges everybody who thinks at the same time", () => {
    let whose = [0, 1, 2];
    const clock = new Clock(
      3,
      undefined,
      () => whose,
      () => undefined,
    );
    const stop = clock.start();
    vi.advanceTimersByTime(4_000);
    whose = [0, 2];
    vi.advanceTimersByTime(2_000);
    stop();
    expect([...clock.spent]).toEqual([6, 4, 6]);
  });

  it("is read as hours, minutes and seconds", () => {
    expect(clockText(0)).toBe("0:00");
    expect(clockText(754)).toBe("12:34");
    expect(clockText(3_754)).toBe("1:02:34");
  });
});
