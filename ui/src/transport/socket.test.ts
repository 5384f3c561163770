// @vitest-environment jsdom

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Failed } from "./contract";
import { socket } from "./socket";

/** A host, simulated by the test: its connections, and the messages on each. */
class Line {
  static all: Line[] = [];
  said: string[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor() {
    Line.all.push(this);
  }
  send(text: string): void {
    this.said.push(text);
  }
  close(): void {
    this.onclose?.();
  }
  /** Lets the screen in, with this size limit of messages in bytes. */
  letIn(largest: number): void {
    this.onopen?.();
    this.hear({ welcome: { guest: null, token: null }, largest });
  }
  hear(frame: unknown): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
  requests(): { id: number; request: { type: string } }[] {
    return this.said.slice(1).map((text) => JSON.parse(text) as { id: number; request: { type: string } });
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Line);
  Line.all = [];
  location.hash = `#token=${"0".repeat(32)}`;
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const last = () => Line.all[Line.all.length - 1] as Line;
const outcome = (asked: Promise<unknown>) =>
  asked.then(
    () => "answered",
    (failed: Failed) => failed.problem.problem,
  );

test("a request that breaks one line after the other is given up, and others go on", async () => {
  const transport = socket();
  last().letIn(1_000);
  const told = outcome(transport.request({ type: "tables" }));
  for (let lines = 0; lines < 20; lines += 1) {
    last().close();
    await vi.advanceTimersByTimeAsync(5_000);
    last().letIn(1_000);
  }
  expect(await told).toBe("unanswered");
  const sent = Line.all.filter((line) => line.requests().some(({ request }) => request.type === "tables"));
  expect(sent.length).toBe(5);
  const next = outcome(transport.request({ type: "people" }));
  const asked = last()
    .requests()
    .find(({ request }) => request.type === "people");
  last().hear({ id: asked?.id, ok: { type: "people", names: [] } });
  expect(await next).toBe("answered");
});

test("what the other side would not take is never sent", async () => {
  const transport = socket();
  const early = outcome(transport.request({ type: "send", parcel: "a", part: 0, text: "é".repeat(600) }));
  last().letIn(1_000);
  expect(await early).toBe("too_long");
  expect(await outcome(transport.request({ type: "send", parcel: "a", part: 0, text: "x".repeat(1_000) }))).toBe(
    "too_long",
  );
  expect(last().requests()).toEqual([]);
});

test("what was asked once is asked again on the next line, as it was", async () => {
  const transport = socket();
  last().letIn(1_000);
  const told = outcome(transport.request({ type: "rematch", id: "one", table: 7 }));
  const first = last().said[1];
  last().close();
  await vi.advanceTimersByTimeAsync(5_000);
  last().letIn(1_000);
  expect(last().said[1]).toBe(first);
  last().hear({ id: last().requests()[0]?.id, ok: { type: "table", table: 8 } });
  expect(await told).toBe("answered");
});

test("a line that falls silent is given up within seven seconds, and one that answers is kept", async () => {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("visible");
  socket();
  last().letIn(1_000);
  let answered = 0;
  for (let seconds = 0; seconds < 12; seconds += 1) {
    await vi.advanceTimersByTimeAsync(1_000);
    const asked = last().requests().slice(answered);
    for (const { id } of asked) last().hear({ id, ok: { type: "done" } });
    answered += asked.length;
  }
  expect(Line.all.length).toBe(1);
  expect(answered).toBeGreaterThan(1);
  expect(answered).toBeLessThan(5);
  await vi.advanceTimersByTimeAsync(7_500);
  expect(Line.all.length).toBe(2);
});

test("what came while the page was busy itself is heard before the line is given up", async () => {
  socket();
  last().letIn(1_000);
  while (!last().requests().length) await vi.advanceTimersByTimeAsync(1_000);
  await vi.advanceTimersByTimeAsync(3_000);
  last().hear({ id: last().requests()[0]?.id, ok: { type: "done" } });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(Line.all).toHaveLength(1);
});
