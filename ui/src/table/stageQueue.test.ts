// @vitest-environment jsdom

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Transport } from "../transport";
import type { Push, Reply, Request, TableState, ToldEntry } from "../wire/types";
import { counting, type Count, type Moment, type Moments } from "./moments";
import { TableSession } from "./session.svelte";
import { walkOf } from "./walk.svelte";
import type { Stage } from "./stageQueue.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const LANDS = 1000;
const STAYS = 400;

const entry = (n: number, event: string | null, head: number | null = null) =>
  ({
    n,
    after: n - 1,
    head,
    by: event === "Drawn" ? "chance" : { seat: 0 },
    settings: null,
    events: event ? [{ event, n }] : [],
  }) as unknown as ToldEntry;

const stateOf = (told: ToldEntry[], view: unknown) =>
  ({
    table: 1,
    head: told.length,
    length: told.length + 1,
    chain: told.map(({ n }) => n),
    told,
    view,
    grave: [],
    asks: [],
    legal: [],
    sealed: [],
    settings: { seating: [] },
    progress: { turn: 1, over: false },
  }) as unknown as TableState;

const moment = (says: string, lands?: number): Moment => ({
  Shown: null,
  drawing: {},
  says,
  stays: STAYS,
  ...(lands ? { lands } : {}),
});

/** A throw has a delayed result, a sinking follows it, and other events have no highlight. */
const tell: Moments = (told) =>
  told
    .flatMap(({ events }) => events as { event: string; n: number }[])
    .flatMap(({ event, n }) =>
      event === "Threw" || event === "Drawn"
        ? [moment(`throw ${n}`, LANDS)]
        : event === "Sank"
          ? [moment(`sinking ${n}`)]
          : [],
    );

const STAGE: Stage = { tell, still: false, walks: () => false, play: () => undefined };

/** A push of one move. */
const moved = (n: number, event: string | null, head: number | null = null, table = 1) =>
  ({
    push: "moved",
    moved: {
      table,
      base: n,
      patch: [
        { op: "replace", path: "/length", value: n + 1 },
        { op: "replace", path: "/view", value: `view ${n}` },
      ],
      told: [entry(n, event, head)],
    },
  }) as unknown as Push;

interface Opened {
  session: TableSession;
  push: (...pushes: Push[]) => void;
  reach: (reachable: boolean) => void;
  /** Sets the reply to `open` from now on. */
  answers: (state: TableState) => void;
  requests: Request[];
  /** The views that were shown, in order. */
  views: () => unknown[];
  reply: { moved: (reply: Reply) => void };
}

/** A session on a table with one entry, whose module of highlights is loading. */
async function opened({ fresh = false, first = "Sailed" } = {}): Promise<Opened> {
  let pushed: (push: Push) => void = () => undefined;
  let reached: (reachable: boolean) => void = () => undefined;
  let state = stateOf([entry(1, first)], "view 1");
  const requests: Request[] = [];
  const reply: Opened["reply"] = { moved: () => undefined };
  const transport: Transport = {
    request: (request) => {
      requests.push(request);
      if (request.type === "open") return Promise.resolve({ type: "state", state });
      if (request.type === "timeline")
        return Promise.resolve({ type: "timeline", patches: [[{ op: "replace", path: "", value: "before" }]] });
      return new Promise((resolve) => (reply.moved = resolve));
    },
    onPush: (listener) => (pushed = listener),
    onReach: (listener) => (reached = listener),
    onEntry: () => undefined,
    onGiven: () => undefined,
    greet: () => undefined,
  };
  const session = new TableSession(transport, 1, null, { loads: true, fresh });
  await session.open();
  const views: unknown[] = [session.state.view];
  const { apply } = session;
  session.apply = (push) => {
    apply.call(session, push);
    if (views.at(-1) !== session.state.view) views.push(session.state.view);
  };
  return {
    session,
    push: (...pushes) => pushes.forEach((push) => pushed(push)),
    reach: (reachable) => reached(reachable),
    answers: (next) => (state = next),
    requests,
    views: () => views.slice(1),
    reply,
  };
}

/** The same, with the module loaded. */
async function staged(options?: Parameters<typeof opened>[0]): Promise<Opened> {
  const all = await opened(options);
  await all.session.stage.begin(STAGE);
  return all;
}

test("a push without a highlight is applied at once, one of another table never", async () => {
  const { push, views } = await staged();
  push(moved(2, "Sailed", null, 7), moved(2, "Sailed"));
  expect(views()).toEqual(["view 2"]);
});

test("moves wait from the first push on until the stage is loaded, and then come in order", async () => {
  const { session, push, views } = await opened();
  expect(session.stage.holds).toBe(false);
  push(moved(2, "Sailed"), moved(3, "Threw"), moved(4, "Sailed"));
  expect([views(), session.stage.holds]).toEqual([[], true]);
  await session.stage.begin(STAGE);
  expect([views(), session.stage.awaits]).toEqual([["view 2"], true]);
  vi.advanceTimersByTime(LANDS);
  expect([views(), session.stage.spoken]).toEqual([["view 2", "view 3", "view 4"], "throw 3"]);
});

test("a table without a stage holds nothing back, nor does one whose stage takes too long", async () => {
  const without = await opened();
  without.push(moved(2, "Threw"));
  without.session.stage.skip();
  without.push(moved(3, "Threw"));
  expect(without.views()).toEqual(["view 2", "view 3"]);
  const late = await opened();
  late.push(moved(2, "Threw"), moved(3, "Sailed"));
  vi.advanceTimersByTime(10_000);
  expect(late.views()).toEqual(["view 2", "view 3"]);
  // A late module shows later highlights.
  await late.session.stage.begin(STAGE);
  late.push(moved(4, "Threw"));
  expect([late.views().length, late.session.stage.awaits]).toEqual([2, true]);
});

test("pushes during a throw come after it, in order, and none is lost", async () => {
  const { session, push, views } = await staged();
  push(moved(2, "Threw"), moved(3, "Sailed"), moved(4, "Sailed"));
  vi.advanceTimersByTime(LANDS - 1);
  expect([views(), session.stage.landed]).toEqual([[], false]);
  vi.advanceTimersByTime(1);
  expect([views(), session.stage.landed]).toEqual([["view 2", "view 3", "view 4"], true]);
  expect(session.told.map(({ n }) => n)).toEqual([1, 2, 3, 4]);
});

test("a throw during a throw is awaited in its turn, as long as the first", async () => {
  const { session, push, views } = await staged();
  push(moved(2, "Threw"), moved(3, "Threw"), moved(4, "Sailed"));
  vi.advanceTimersByTime(LANDS);
  expect([views(), session.stage.spoken]).toEqual([["view 2"], "throw 2"]);
  vi.advanceTimersByTime(STAYS);
  expect([session.stage.awaits, session.stage.landed]).toEqual([true, false]);
  vi.advanceTimersByTime(LANDS - 1);
  expect(views()).toEqual(["view 2"]);
  vi.advanceTimersByTime(1);
  expect([views(), session.stage.spoken]).toEqual([["view 2", "view 3", "view 4"], "throw 3"]);
});

test("what follows from a throw is told after it, also if another throw waits", async () => {
  const { session, push } = await staged();
  const both = moved(2, "Threw") as Extract<Push, { push: "moved" }>;
  both.moved.told[0]?.events.push({ event: "Sank", n: 2 });
  push(both, moved(3, "Threw"));
  const spoken: string[] = [];
  for (let time = 0; time < 5 * LANDS; time += 100) {
    vi.advanceTimersByTime(100);
    if (session.stage.spoken && session.stage.spoken !== spoken.at(-1)) spoken.push(session.stage.spoken);
  }
  expect(spoken).toEqual(["throw 2", "sinking 2", "throw 3"]);
});

test("an undo during a throw comes after it, and what was taken back is not told any more", async () => {
  const { session, push, views } = await staged();
  const both = moved(2, "Threw") as Extract<Push, { push: "moved" }>;
  both.moved.told[0]?.events.push({ event: "Sank", n: 2 });
  push(both, moved(3, null, 1));
  expect(views()).toEqual([]);
  vi.advanceTimersByTime(LANDS);
  expect(views()).toEqual(["view 2", "view 3"]);
  vi.advanceTimersByTime(5 * LANDS);
  expect([session.stage.spoken, session.stage.now]).toEqual(["throw 2", null]);
});

test("a touch ends a throw: what was awaited is there, with all that waited", async () => {
  const { session, push, views } = await staged();
  push(moved(2, "Threw"), moved(3, "Sailed"));
  session.stage.touch();
  expect([views(), session.stage.now]).toEqual([["view 2", "view 3"], null]);
});

test("a reconnection during a throw shows the table as it is, and applies nothing twice", async () => {
  const { session, push, reach, answers, requests, views } = await staged();
  push(moved(2, "Threw"), moved(3, "Sailed"));
  reach(false);
  answers(stateOf([entry(1, "Sailed"), entry(2, "Threw"), entry(3, "Sailed"), entry(4, "Sailed")], "view 4"));
  reach(true);
  await vi.advanceTimersByTimeAsync(0);
  expect([session.state.view, session.stage.now, session.stage.awaits]).toEqual(["view 4", null, false]);
  vi.advanceTimersByTime(5 * LANDS);
  push(moved(5, "Sailed"));
  expect([views(), session.state.length]).toEqual([["view 4", "view 5"], 6]);
  expect(requests.filter(({ type }) => type === "open")).toHaveLength(2);
});

test("a table that was made just now is covered until its draw is staged", async () => {
  const { session, push } = await opened({ fresh: true, first: "Drawn" });
  expect(session.stage.covers).toBe(true);
  await session.stage.begin(STAGE);
  push(moved(2, "Sailed"));
  expect([session.stage.covers, session.state.view, session.stage.awaits]).toEqual([false, "before", true]);
  vi.advanceTimersByTime(LANDS);
  expect(session.state.view).toBe("view 2");
});

test("a reconnection during that draw is not undone when it lands", async () => {
  const { session, reach, answers } = await opened({ fresh: true, first: "Drawn" });
  await session.stage.begin(STAGE);
  reach(false);
  answers(stateOf([entry(1, "Drawn"), entry(2, "Sailed")], "view 2"));
  reach(true);
  await vi.advanceTimersByTimeAsync(5 * LANDS);
  expect(session.state.view).toBe("view 2");
});

test("an entry is played again, and pushes wait for it", async () => {
  const { session, push, views } = await staged();
  const order: string[] = [];
  void session.stage.replay(entry(1, "Threw"), () => order.push("taken")).then(() => order.push("over"));
  push(moved(2, "Sailed"));
  await vi.advanceTimersByTimeAsync(LANDS - 1);
  expect([order, views()]).toEqual([[], []]);
  await vi.advanceTimersByTimeAsync(1);
  expect([order, views()]).toEqual([["taken"], ["view 2"]]);
  await vi.advanceTimersByTimeAsync(STAYS);
  expect(order).toEqual(["taken", "over"]);
});

test("with reduced motion nothing is held back", async () => {
  const { session, push, views } = await opened();
  await session.stage.begin({ ...STAGE, still: true });
  push(moved(2, "Threw"), moved(3, "Threw"));
  expect(views()).toEqual(["view 2", "view 3"]);
});

test("a change ends when its push is here, also if it is held back, and not before", async () => {
  const { session, push, reply } = await staged();
  const stood: unknown[] = [];
  const stop = session.onCommandShown((_, command) => stood.push(command));
  const first = session.say({ seat: 0 }, "throw");
  await vi.advanceTimersByTimeAsync(0);
  reply.moved({ type: "moved", head: 2 });
  await vi.advanceTimersByTimeAsync(60_000);
  expect([session.busy, stood]).toEqual([true, []]);
  push(moved(2, "Threw"));
  expect([await first, session.busy, stood, session.stage.awaits]).toEqual([true, false, [], true]);
  // Listeners are notified once it is shown.
  await vi.advanceTimersByTimeAsync(LANDS + STAYS);
  expect(stood).toEqual(["throw"]);
  // The push may also come before the reply.
  stop();
  const second = session.say({ seat: 0 }, "sail");
  await vi.advanceTimersByTimeAsync(0);
  push(moved(3, "Sailed"));
  reply.moved({ type: "moved", head: 3 });
  expect([await second, stood]).toEqual([true, ["throw"]]);
});

test("a push of something earlier does not end a change", async () => {
  const { session, push, reply } = await staged();
  const heads: unknown[] = [];
  session.onCommandShown(() => heads.push(session.state.head));
  const change = session.say({ seat: 0 }, "sail");
  await vi.advanceTimersByTimeAsync(0);
  push(moved(2, "Sailed"));
  reply.moved({ type: "moved", head: 3 });
  await vi.advanceTimersByTimeAsync(3_000);
  expect([session.busy, heads]).toEqual([true, []]);
  push(moved(3, "Sailed"));
  expect([await change, session.state.view]).toEqual([true, "view 3"]);
});

test("a push about another table does not count", async () => {
  const { session, push, reply } = await staged();
  push(moved(299, "Sailed", null, 2));
  const change = session.say({ seat: 0 }, "sail");
  await vi.advanceTimersByTimeAsync(0);
  reply.moved({ type: "moved", head: 2 });
  push(moved(2, "Sailed"));
  expect([await change, session.busy, session.state.view]).toEqual([true, false, "view 2"]);
});

test("a change without a push ends once the table was loaded again", async () => {
  const { session, answers, reply } = await staged();
  const change = session.say({ seat: 0 }, "sail");
  await vi.advanceTimersByTimeAsync(0);
  reply.moved({ type: "moved", head: 2 });
  answers(stateOf([entry(1, "Sailed"), entry(2, "Sailed")], "view 2"));
  await vi.advanceTimersByTimeAsync(3_999);
  expect(session.busy).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
  expect([await change, session.busy, session.state.view]).toEqual([true, false, "view 2"]);
});

test("a change whose push is lost with the connection ends as well", async () => {
  const { session, reach, reply } = await staged();
  const change = session.say({ seat: 0 }, "sail");
  await vi.advanceTimersByTimeAsync(0);
  reply.moved({ type: "moved", head: 2 });
  await vi.advanceTimersByTimeAsync(0);
  reach(false);
  expect(await change).toBe(true);
});

const count: Count = {
  title: "scoring",
  rules: "",
  seats: [
    { name: "Anna", colour: "red" },
    { name: "Bruno", colour: "blue" },
  ],
  lines: [
    { seat: 0, name: "purse", worth: 4, held: true },
    { seat: 1, name: "Tunis", worth: 2 },
    { seat: 0, name: "Genova", worth: 3, plus: 5 },
  ],
  said: [],
  done: "",
};

const counted: Moments = (told) =>
  told.flatMap(({ events }) => events as { event: string }[]).some(({ event }) => event === "Scored")
    ? [counting(count)]
    : [];

/** Interval of two lines. */
const LINE = 260;

test("nothing knows a sum before it is counted, and a purse rises line by line", async () => {
  const all = await opened();
  const { stage } = all.session;
  await stage.begin({ ...STAGE, tell: counted });
  all.push(moved(2, "Scored"));
  const seen = () => [stage.counted, stage.brought, all.views()];
  expect(seen()).toEqual([0, [0, 0], []]);
  vi.advanceTimersByTime(LINE);
  expect(seen()).toEqual([1, [0, 0], []]);
  vi.advanceTimersByTime(LINE);
  expect(seen()).toEqual([2, [0, 2], []]);
  vi.advanceTimersByTime(LINE);
  expect(seen()).toEqual([3, null, ["view 2"]]);
  expect(stage.now?.count).toBeDefined();
  stage.close();
  expect(stage.now).toBeNull();
});

test("the table shows the end of a count while it is still open, also where nothing moves", async () => {
  for (const still of [false, true]) {
    const all = await opened();
    const { stage } = all.session;
    await stage.begin({ ...STAGE, still, tell: counted });
    all.push(moved(2, "Scored"));
    stage.touch();
    expect([stage.counted, stage.landed, all.views()]).toEqual([3, true, ["view 2"]]);
    expect(stage.now?.count).toBeDefined();
    stage.close();
    expect(stage.now).toBeNull();
  }
});

test("a complete count is closed by whoever goes on, one that runs is not", async () => {
  const all = await opened();
  const { stage } = all.session;
  await stage.begin({ ...STAGE, tell: counted });
  all.push(moved(2, "Scored"), moved(3, "Sailed"));
  expect([stage.counted, all.views()]).toEqual([0, []]);
  stage.touch();
  expect(all.views()).toEqual(["view 2", "view 3"]);
  vi.advanceTimersByTime(10_000);
  expect(stage.now).toBeNull();
  all.push(moved(4, "Scored"));
  stage.touch();
  all.push(moved(5, "Sailed"));
  expect([stage.now, all.views()]).toEqual([null, ["view 2", "view 3", "view 4", "view 5"]]);
});

test("the highlights of skipped steps are not shown, whether the steps have loaded or not", async () => {
  const { session, push } = await opened();
  const { stage } = session;
  session.follows({ isListed: () => false, walkOf });
  const walked: Moments = (told, state) => counted(told, state).map((one) => ({ ...one, walked: true }));
  await stage.begin({ ...STAGE, tell: walked, walks: () => true });
  const raid = moved(2, "Scored") as Extract<Push, { push: "moved" }>;
  const events = raid.moved.told.flatMap(({ events }) => [...events, ...events, ...events]);
  push({ ...raid, moved: { ...raid.moved, told: raid.moved.told.map((one) => ({ ...one, events })) } });
  expect([session.walk !== null, stage.now]).toEqual([true, null]);
  stage.skipSteps();
  session.walk = null;
  stage.unwalked();
  expect(stage.now).toBeNull();
});
