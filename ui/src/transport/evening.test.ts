// @vitest-environment jsdom

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { EveningRequest } from "../wire/evening";
import { evening, type EveningEntry } from "./evening";

/** A node, simulated by the test: its connections, and the messages on each. */
class Line {
  static all: Line[] = [];
  said: { greeting?: string; key?: string; id?: number; request?: { type: string; fresh?: string } }[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor() {
    Line.all.push(this);
  }
  send(text: string): void {
    this.said.push(JSON.parse(text) as Line["said"][number]);
  }
  close(): void {
    this.onclose?.();
  }
  hear(frame: unknown): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
  /** Receives the greeting; lets the page in if it has this key. */
  letIn(key: string): void {
    this.onopen?.();
    const right = this.said[0]?.key === key;
    const welcome = { role: "organiser", seen: { evening: null, nodes: [] } };
    this.hear(right ? { welcome, largest: 1_000 } : { problem: { problem: "turned_away", why: "token" } });
  }
}

const last = () => Line.all[Line.all.length - 1] as Line;
const [OLD, FRESH] = ["0".repeat(32), "1".repeat(32)];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Line);
  Line.all = [];
  localStorage.clear();
  sessionStorage.clear();
  location.hash = `#token=${OLD}`;
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("an organiser whose new key is good, though the answer was lost, comes in with it", async () => {
  const entries: EveningEntry[] = [];
  const line = evening({ entry: (entry) => entries.push(entry), seen: () => undefined, reach: () => undefined });
  last().letIn(OLD);
  const asked = line.request({ type: "renew_key", fresh: FRESH });
  last().close();
  await vi.advanceTimersByTimeAsync(1_000);
  // The old key is invalid.
  last().letIn(FRESH);
  last().letIn(FRESH);
  const again = last().said.find(({ request }) => request?.type === "renew_key");
  expect(again?.request?.fresh).toBe(FRESH);
  last().hear({ id: again?.id, ok: { type: "key", key: FRESH, url: "" } });
  expect(await asked).toMatchObject({ type: "key", key: FRESH });
  expect(entries.filter((entry) => "out" in entry)).toEqual([]);
});

test("a page that waits to join in a crowd tries again by itself", async () => {
  location.hash = "";
  vi.spyOn(Math, "random").mockReturnValue(0);
  const entries: EveningEntry[] = [];
  const line = evening({ entry: (entry) => entries.push(entry), seen: () => undefined, reach: () => undefined });
  line.greet({ greeting: "join", code: "abc-def", name: "Anna", token: FRESH });
  last().onopen?.();
  last().hear({ problem: { problem: "crowded" } });
  expect(entries.at(-1)).toEqual({ out: "crowded" });
  const lines = Line.all.length;
  await vi.advanceTimersByTimeAsync(4_000);
  expect(Line.all.length).toBe(lines + 1);
  last().onopen?.();
  expect(last().said[0]).toMatchObject({ greeting: "join", name: "Anna", token: FRESH });
});

test("a draw or a beginning whose answer was lost is asked again as it was, and not reported as failed", async () => {
  const line = evening({ entry: () => undefined, seen: () => undefined, reach: () => undefined });
  last().letIn(OLD);
  for (const request of [
    { type: "begin", plan: { name: "Friday" }, id: "once" },
    { type: "tournament", request: { type: "draw", label: "Table", round: 0 } },
  ] as unknown as EveningRequest[]) {
    const asked = line.request(request);
    const said = () => last().said.filter((frame) => frame.request?.type === request.type);
    expect(said().map((frame) => frame.request)).toEqual([request]);
    last().close();
    await vi.advanceTimersByTimeAsync(1_000);
    last().letIn(OLD);
    await vi.advanceTimersByTimeAsync(0);
    expect(said().map((frame) => frame.request)).toEqual([request]);
    last().hear({ id: said()[0]?.id, ok: { type: "done" } });
    expect(await asked).toEqual({ type: "done" });
  }
});
