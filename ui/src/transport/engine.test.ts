// @vitest-environment jsdom

import { beforeEach, expect, test, vi } from "vitest";
import type { Entry } from "./contract";
import { engine } from "./engine";

type Held = () => Promise<unknown>;

class FakeWorker {
  static all: FakeWorker[] = [];
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror: (() => void) | null = null;
  asked: { id: number; text: string }[] = [];
  ended = false;
  constructor(readonly address: string) {
    FakeWorker.all.push(this);
  }
  postMessage(asked: { id: number; text: string }) {
    this.asked.push(asked);
  }
  terminate() {
    this.ended = true;
  }
  says(data: unknown) {
    this.onmessage?.({ data });
  }
}

let taken: boolean;
let lost: (why: Error) => void;
const persist = vi.fn(() => Promise.resolve(true));

beforeEach(() => {
  FakeWorker.all = [];
  taken = false;
  persist.mockClear();
  vi.stubGlobal("Worker", FakeWorker);
  const request = (_: string, { steal, signal }: { steal?: boolean; signal?: AbortSignal }, held: Held) =>
    new Promise((_, reject) => {
      if (taken && !steal) return signal?.addEventListener("abort", reject);
      lost = reject;
      void held();
    });
  vi.stubGlobal("navigator", { locks: { request }, storage: { persist, persisted: () => Promise.resolve(false) } });
});

function begun() {
  const line = engine("engine/worker.js");
  const entries: Entry[] = [];
  line.onEntry((entry) => entries.push(entry));
  const worker = () => {
    const last = FakeWorker.all.at(-1);
    if (!last) throw new Error("no worker was begun");
    return last;
  };
  return { line, entries, worker };
}

test("what is asked is answered by the worker, and pushes are heard", async () => {
  const { line, entries, worker } = begun();
  const pushes: unknown[] = [];
  line.onPush((push) => pushes.push(push));
  worker().says({ open: true });
  expect(entries).toEqual([{ in: null }]);
  const asked = line.request({ type: "tables" });
  const refused = line.request({ type: "host", table: 1 });
  worker().says({ push: { push: "closed" } });
  worker().says({ id: 2, problem: { problem: "not_hosted" } });
  worker().says({ id: 1, ok: { type: "tables", tables: [] } });
  await expect(asked).resolves.toEqual({ type: "tables", tables: [] });
  await expect(refused).rejects.toMatchObject({ problem: { problem: "not_hosted" } });
  expect(pushes).toEqual([{ push: "closed" }]);
  expect(persist).not.toHaveBeenCalled();
});

test("once there is something to keep the browser is asked to keep it", async () => {
  const { line, worker } = begun();
  const asked = line.request({ type: "take_in", id: "a", parcel: "b", parts: 1, sound_part: false, own: false });
  worker().says({ id: 1, ok: { type: "table", table: 1 } });
  await asked;
  expect(persist).toHaveBeenCalledOnce();
});

test("a worker that ends is followed by another, which is asked again; a request that ends three is given up", async () => {
  const { line, worker } = begun();
  const reach: boolean[] = [];
  line.onReach((reachable) => reach.push(reachable));
  const asked = line.request({ type: "tables" });
  for (let ended = 1; ended < 3; ended += 1) {
    worker().says({ open: true });
    worker().onerror?.();
    expect(FakeWorker.all).toHaveLength(ended + 1);
    expect(worker().asked).toEqual([{ id: 1, text: '{"type":"tables"}' }]);
  }
  worker().says({ open: true });
  worker().onerror?.();
  await expect(asked).rejects.toMatchObject({ problem: { problem: "unanswered" } });
  expect(reach).toEqual([true, false, true, false, true, false]);
  expect(FakeWorker.all.map(({ ended }) => ended)).toEqual([true, true, true, false]);
});

test("a worker that does not even open is told as what could not be loaded, and not followed at once", () => {
  vi.useFakeTimers();
  const { worker, entries } = begun();
  worker().onerror?.();
  expect(entries).toEqual([{ unopened: { unopened: "unloaded" } }]);
  expect(FakeWorker.all).toHaveLength(1);
  vi.advanceTimersByTime(2000);
  expect(FakeWorker.all).toHaveLength(2);
  worker().says({ open: true });
  expect(entries.at(-1)).toEqual({ in: null });
  vi.useRealTimers();
});

test("a second page says so, and takes over when it is told to", async () => {
  taken = true;
  const { line, entries } = begun();
  await expect.poll(() => entries).toEqual([{ unopened: { unopened: "second_app" } }]);
  expect(FakeWorker.all).toEqual([]);
  line.browser?.takeOver();
  expect(FakeWorker.all).toHaveLength(1);
  lost(new Error("stolen"));
  await expect.poll(() => entries).toHaveLength(2);
  expect(FakeWorker.all.map(({ ended }) => ended)).toEqual([true]);
});
