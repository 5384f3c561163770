// @vitest-environment jsdom

import { beforeEach, expect, test, vi } from "vitest";
import type { Transport } from "../transport";
import type { Push, Reply, Request, GuestStatus, TableState, ToldEntry } from "../wire/types";
import type { Instruction } from "./instructions";
import type { Position } from "./pieces";
import { TableSession } from "./session.svelte";
import { walkOf } from "./walk.svelte";
import { takenBack, wayBack } from "./wayBack";
import { Walk } from "./walk.svelte";

beforeEach(() => sessionStorage.clear());

const told = (n: number) =>
  ({ n, after: n - 1, head: null, settings: null, events: [{ event: `Event${n}` }] }) as unknown as ToldEntry;
const state = (length: number, more: Partial<TableState> = {}) =>
  ({
    table: 1,
    head: length - 1,
    length,
    grave: [],
    chain: Array.from({ length: length - 1 }, (_, index) => index + 1),
    settings: { seating: [] },
    progress: { turn: 1, over: false },
    told: Array.from({ length: length - 1 }, (_, index) => told(index + 1)),
    ...more,
  }) as TableState;

/** A session on a table with a record of this length, and its push function. */
async function opened(
  length: number,
  staged: ConstructorParameters<typeof TableSession>[3] = {},
): Promise<{ session: TableSession; push: (push: Push) => void }> {
  const listeners: ((push: Push) => void)[] = [];
  const transport: Transport = {
    request: ({ type }: Request) =>
      Promise.resolve(
        (type === "timeline"
          ? { type, patches: [[{ op: "replace", path: "", value: "at the start" }]] }
          : { type: "state", state: state(length) }) as Reply,
      ),
    onPush: (listener) => void listeners.push(listener),
    onReach: () => undefined,
    onEntry: () => undefined,
    onGiven: () => undefined,
    greet: () => undefined,
  };
  const session = new TableSession(transport, 1, null, staged);
  await session.open();
  return { session, push: (push) => listeners.forEach((listener) => listener(push)) };
}

test("a look back tells of what had happened then, and nothing is done meanwhile", async () => {
  const { session } = await opened(5);
  session.state = {
    ...session.state,
    told: session.told.map((one) => ({ ...one, after: one.n - 1 })),
    undoing: { entry: 4, to: 3, owner: null, revealed: [] },
    redoing: { to: 5, owner: null },
  } as unknown as TableState;
  expect(session.story.map(({ n }) => n)).toEqual([1, 2, 3, 4]);
  expect([session.decides, session.undoes, session.redoes, session.acts("chance")]).toEqual([true, true, true, true]);
  session.past = { entry: 2, view: "then" };
  expect(session.story.map(({ n }) => n)).toEqual([1, 2]);
  expect(session.happened.map(({ n }) => n)).toEqual([2]);
  expect(session.shown.view).toBe("then");
  expect([session.decides, session.undoes, session.redoes, session.acts("chance")]).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

test("what destroys or gives away is said by a second touch, everything else by the first", async () => {
  const { session } = await opened(5);
  const by = { seat: 0 };
  const said: unknown[] = [];
  session.state = {
    ...session.state,
    asks: [],
    sealed: [],
    grave: [[by, [[{ do: "Attack", foe: { galley: 7 } }, { attacks: true }]]]],
  } as unknown as TableState;
  (session as unknown as { change: (change: { command: unknown }) => Promise<boolean> }).change = ({ command }) =>
    Promise.resolve(said.push(command) > 0);
  await session.send(by, { do: "Sail" });
  expect([said, session.confirmation]).toEqual([[{ do: "Sail" }], null]);
  // However it is written, by whomever, on whatever button.
  await session.send(by, { foe: { galley: 7 }, do: "Attack" });
  expect(said).toHaveLength(1);
  expect(session.confirmation?.ways).toEqual([
    { command: { foe: { galley: 7 }, do: "Attack" }, stakes: { attacks: true } },
  ]);
  await session.say(by, { do: "Attack", foe: { galley: 7 } });
  expect([said.length, session.confirmation]).toEqual([2, null]);
  // A refusal was explained before it is allowed anyway.
  session.refusal = {
    by,
    command: { do: "Attack", foe: { galley: 7 } },
    breaches: [{ rule: "FIGHT-1" }],
    impossible: null,
    waivable: true,
  };
  await session.allowAnyway();
  expect([said.length, session.confirmation]).toEqual([3, null]);
});

test("before the set-up there is nothing, and after an entry comes what the table followed", async () => {
  const { session } = await opened(5);
  expect([session.earlier, session.later]).toEqual([3, null]);
  const way = (n: number, after: number) => ({ n, after, head: null, settings: null, events: [{}] });
  session.state = {
    ...session.state,
    head: 4,
    chain: [1, 2, 4],
    told: [way(1, 0), way(2, 1), way(3, 1), way(4, 2), way(5, 1)],
  } as unknown as TableState;
  expect([session.earlier, session.later]).toEqual([2, null]);
  session.past = { entry: 1, view: null };
  expect([session.earlier, session.later]).toEqual([0, 2]);
  session.past = { entry: 0, view: null };
  expect([session.earlier, session.later]).toEqual([null, 1]);
  // Off the followed branch, the entry made last.
  session.state = { ...session.state, chain: [1] };
  session.past = { entry: 1, view: null };
  expect(session.later).toBe(5);
});

test("a look back asks for an entry and the one before, a chart for many, each told as what changed", async () => {
  const { session } = await opened(5);
  const asked: number[][] = [];
  session.ask = (request) => {
    if (request.type !== "timeline") throw new Error(request.type);
    asked.push(request.entries);
    const patch = (entry: number, index: number) =>
      index
        ? [{ op: "replace", path: "/at", value: entry }]
        : [{ op: "replace", path: "", value: { same: 1, at: entry } }];
    return Promise.resolve({ type: "timeline", patches: request.entries.map(patch) });
  };
  await session.lookBack(3);
  expect(session.past).toEqual({ entry: 3, view: { same: 1, at: 3 }, before: { same: 1, at: 2 } });
  const many = Array.from({ length: 300 }, (_, index) => index);
  expect(await session.timeline(many)).toEqual(many.map((at) => ({ same: 1, at })));
  expect(asked.map((entries) => entries.length)).toEqual([2, 256, 44]);
});

test("a step while an entry loads starts at the entry that was chosen", async () => {
  const { session } = await opened(3);
  const told = [1, 2, 3].map((n) => ({ n, after: n - 1, head: null, settings: null, events: [{}] }));
  session.state = { ...session.state, chain: [1, 2, 3], told } as unknown as TableState;
  const loaded: (() => void)[] = [];
  session.ask = (request) => {
    if (request.type !== "timeline") throw new Error(request.type);
    const patches = request.entries.map((entry) => [{ op: "replace", path: "", value: { at: entry } }]);
    return new Promise((answer) => loaded.push(() => answer({ type: "timeline", patches })));
  };
  const first = session.lookBack(1);
  expect([session.chosen, session.earlier, session.later]).toEqual([1, 0, 2]);
  const second = session.lookBack(session.later);
  expect([session.chosen, session.earlier, session.later]).toEqual([2, 1, 3]);
  loaded.forEach((load) => load());
  await Promise.all([first, second]);
  expect([session.past?.entry, session.chosen]).toEqual([2, 2]);
  await session.lookBack(null);
  expect([session.past, session.chosen]).toEqual([null, null]);
});

test("a table that is told anew replays nothing that was known", async () => {
  const { session, push } = await opened(40);
  expect(session.latest).toEqual([]);
  push({ push: "state", state: state(40, { gone_to: "192.168.1.9:47200" }) });
  expect(session.state.gone_to).toBe("192.168.1.9:47200");
  expect(session.latest).toEqual([]);
});

test("what came since a table was last told is told as new", async () => {
  const { session, push } = await opened(40);
  push({ push: "state", state: state(42) });
  expect(session.latest.map(({ n }) => n)).toEqual([40, 41]);
  expect(session.told).toHaveLength(41);
  // The instructions of the last move stay when the same state arrives again.
  push({ push: "state", state: state(42) });
  expect(session.latest.map(({ n }) => n)).toEqual([40, 41]);
});

test("the hands have what lies between two positions to do: after a move, several moves at once, an undo, a look back", async () => {
  const { session, push } = await opened(5);
  const views = () => session.moved?.map(({ state }) => state.view);
  const told = (n: number, head: number | null = null) => ({
    n,
    after: n - 1,
    head,
    settings: null,
    events: head === null ? [{}] : [],
  });
  const moved = (n: number, view: unknown, entry: unknown) =>
    push({
      push: "moved",
      moved: {
        table: 1,
        base: n,
        patch: [
          { op: "replace", path: "/view", value: view },
          { op: "replace", path: "/length", value: n + 1 },
        ],
        told: [entry],
      },
    } as unknown as Push);
  expect(views()).toBeUndefined();
  session.state = { ...session.state, view: "old" };
  moved(5, "new", told(5));
  expect(views()).toEqual(["old", "new"]);
  // New names need no instructions, and remove none.
  moved(6, "new", { ...told(6), settings: {}, events: [] });
  expect(views()).toEqual(["old", "new"]);
  moved(7, "old", told(7, 4));
  expect(views()).toEqual(["new", "old"]);
  let next = 8;
  session.send = () => (moved(next, `fixed ${next}`, told(next)), (next += 1), Promise.resolve(true));
  await session.sendMany({ seat: 0 }, [{}, {}, {}]);
  expect(views()).toEqual(["old", "fixed 10"]);
  // The real table was right already.
  moved(11, "corrected", { ...told(11), events: [{ event: "Corrected" }] });
  expect(views()).toBeUndefined();
  moved(12, "later", told(12));
  expect(views()).toEqual(["corrected", "later"]);
  session.past = { entry: 5, view: "then", before: "before" };
  expect(views()).toEqual(["before", "then"]);
  expect(session.present.state.view).toBe("later");
});

/** A walk of two steps, from the start over the middle to the end. */
function twoSteps(session: TableSession): Walk {
  const at = (view: string): Position => ({ state: { ...session.state, view }, story: [] });
  const walk = new Walk(at("start"), [], null);
  walk.steps = [
    { events: [], before: at("start"), after: at("middle") },
    { events: [], before: at("middle"), after: at("end") },
  ];
  return walk;
}

test("the steps end when the next move at this screen shows that they were done", async () => {
  const { session, push } = await opened(3);
  const move = (by: unknown, more: object = {}) => {
    const { length } = session.state;
    const moved = { table: 1, base: length, patch: [], told: [{ ...told(length), by, ...more }] };
    push({ push: "moved", moved } as unknown as Push);
    session.state = { ...session.state, length: length + 1, head: length };
    return session.walk !== null;
  };
  const walk = () => (session.walk = twoSteps(session));
  session.follows({ isListed: () => false, walkOf });
  session.elsewhere = [1];
  walk();
  expect(move("chance"), "the app has drawn").toBe(true);
  walk();
  expect(move({ seat: 0 }, { auto: true }), "the app has answered").toBe(true);
  walk();
  expect(move({ seat: 1 }), "a player has answered on a phone").toBe(true);
  walk();
  expect(move({ seat: 0 })).toBe(false);
});

test("an undo goes back event by event through what it took back, the newest entry first", async () => {
  const { session, push } = await opened(6);
  const moved = { table: 1, base: 6, patch: [], told: [{ ...told(6), head: 3, events: [] }] };
  session.steps = (n) => Promise.resolve([`before ${n}`, `after ${n}`]);
  push({ push: "moved", moved } as unknown as Push);
  session.state = { ...session.state, length: 7, head: 3, chain: [1, 2, 3] };
  const undone = takenBack(session.moved as [Position, Position]);
  expect(undone.map(({ n }) => n)).toEqual([5, 4]);
  const way = await wayBack(session, undone);
  expect(way.map(({ state }) => state.view)).toEqual(["after 5", "before 5", "after 4", "before 4"]);
  expect(way.map(({ story }) => story.flatMap(({ events }) => events).length)).toEqual([5, 4, 4, 3]);
  session.steps = () => Promise.resolve(null);
  expect(await wayBack(session, undone)).toEqual([]);
});

/** Makes moves at a table: each has a view, and its instructions are the difference from the view before. */
function moves(push: (push: Push) => void, first: number): (view: string, more?: object) => void {
  let n = first;
  return (view, more = {}) => {
    const patch = Object.entries({ view, length: n + 1, head: n, ...("to" in more ? { head: more.to } : {}) }).map(
      ([key, value]) => ({ op: "replace", path: `/${key}`, value }),
    );
    const entry = { ...told(n), by: { seat: 0 }, ...more };
    push({ push: "moved", moved: { table: 1, base: n, patch, told: [entry] } } as unknown as Push);
    n += 1;
  };
}

/** The heads before and after each open move, by turn. */
const heads = ({ openTurns }: TableSession) =>
  openTurns?.map(({ moves }) => moves.map((move) => move.map(({ state }) => state.head)));
const done = ({ openTurns }: TableSession) => openTurns?.map((turn) => turn.done);
const line = (text: string, turn = 0): Instruction => ({
  text,
  turn,
  things: [],
  shifts: [{ count: 1, from: null, to: { piece: text, place: "port" } }],
});

test("instructions stay open over later moves, until they are ticked off", async () => {
  const { session, push } = await opened(3);
  const move = moves(push, 3);
  move("loaded");
  move("sailed");
  expect(heads(session)).toEqual([
    [
      [2, 3],
      [3, 4],
    ],
  ]);
  const wood = line("wood");
  session.tick([wood], false);
  expect(done(session)).toEqual([[]]);
  move("sold");
  expect([session.openSteps.ticked, done(session)]).toEqual([[], [[wood.shifts]]]);
  expect(heads(session)?.[0]).toHaveLength(3);
  session.tick([wood], true);
  move("hired");
  expect([heads(session), done(session)]).toEqual([[[[5, 6]]], [[]]]);
});

test("open instructions are listed by turn", async () => {
  const { session, push } = await opened(3);
  const move = moves(push, 3);
  for (const seat of [0, 0, 1]) move("on", { by: { seat } });
  move("drawn", { by: "chance" });
  expect(session.openTurns?.map(({ seat, moves }) => [seat, moves.length])).toEqual([
    [0, 2],
    [1, 2],
  ]);
});

test("open instructions of turns before the previous one go", async () => {
  const { session, push } = await opened(3);
  const move = moves(push, 3);
  for (const [turn, seat] of [0, 1, 0, 1].entries()) {
    session.state = { ...session.state, progress: { turn, over: false } };
    move("on", { by: { seat } });
  }
  expect(session.openTurns?.map(({ span }) => span[0].state.progress.turn)).toEqual([2, 3]);
});

test("an undo removes the move that it takes back, and a redo adds it again", async () => {
  const { session, push } = await opened(3);
  const move = moves(push, 3);
  const undo = (to: number) => move("undone", { to, head: to, events: [] });
  move("loaded");
  move("sailed", { by: { seat: 1 } });
  undo(3);
  expect(heads(session)).toEqual([[[2, 3]]]);
  undo(4);
  expect(heads(session)).toEqual([[[2, 3]], [[3, 4]]]);
  undo(2);
  expect(heads(session)).toEqual([]);
});

test("an undo of a move that is done on the table is a move of its own, until it is taken back", async () => {
  const { session, push } = await opened(3);
  const move = moves(push, 3);
  const undo = (to: number) => move("undone", { to, head: to, events: [] });
  move("loaded");
  move("sailed");
  session.tick([], true);
  undo(3);
  expect(heads(session)).toEqual([[[4, 3]]]);
  undo(2);
  expect(heads(session)).toEqual([[[4, 2]]]);
  undo(4);
  expect(heads(session)).toEqual([]);
});

test("ticked instructions of a move go back when the move is taken back", async () => {
  const { session, push } = await opened(3);
  const move = moves(push, 3);
  move("loaded");
  const wood = line("wood");
  session.tick([wood], false);
  move("undone", { to: 2, head: 2, events: [] });
  expect([heads(session), done(session)]).toEqual([[[]], [[wood.shifts]]]);
});

test("a correction leaves the instructions before it open, and adds none", async () => {
  const { session, push } = await opened(3);
  const move = moves(push, 3);
  move("loaded");
  move("corrected", { events: [{ event: "Corrected" }] });
  expect(heads(session)).toEqual([[[2, 3]]]);
});

test("a phone shows only the last move", async () => {
  const { session, push } = await opened(3);
  session.guest = { role: { seats: [0] } } as unknown as GuestStatus;
  expect(session.screen).toBe(false);
  const move = moves(push, 3);
  move("loaded");
  move("sailed");
  expect(heads(session)).toEqual([[[3, 4]]]);
});

test("the payments of the last move can be done on their own", async () => {
  const { session, push } = await opened(3);
  moves(push, 3)("paid");
  session.placeLast("ducat");
  expect(done(session)).toMatchObject([[{ from: { state: { head: 2 } }, to: { state: { head: 3 } }, piece: "ducat" }]]);
});

test("once the game is over nothing is to be moved any more", async () => {
  const { session, push } = await opened(3);
  moves(push, 3)("counted");
  session.state = { ...session.state, progress: { over: true } } as unknown as TableState;
  expect(session.openTurns).toBeNull();
});

test("a reload shows the open instructions again, until all of them are ticked off", async () => {
  const { session, push } = await opened(5);
  const move = moves(push, 5);
  move("loaded");
  move("corrected", { events: [{ event: "Corrected" }] });
  session.tick([line("wood")], false);

  const { session: again } = await opened(7);
  await vi.waitFor(() => expect(heads(again)).toEqual([[[4, 5]]]));
  expect(done(again)).toEqual([[line("wood").shifts]]);
  again.tick([], true);
  expect(sessionStorage).toHaveLength(0);
});

test("a new game tells at once how the table is laid out", async () => {
  const { session } = await opened(3, { fresh: true });
  await vi.waitFor(() => expect(heads(session)).toEqual([[[0, 2]]]));
  expect(session.openTurns?.[0]?.span[0].state.view).toBe("at the start");
});

test("nothing is left to be done when all steps of a move are completed at once", async () => {
  const { session } = await opened(5);
  const walk = twoSteps(session);
  session.state = { ...session.state, view: "end" };
  session.walk = walk;
  session.completeWalk();
  expect(session.walk).toBeNull();
  expect(session.openTurns).toEqual([]);
});

test("a screen that has just come to a table finds out what the last move was when it is asked", async () => {
  const { session } = await opened(5);
  session.timeline = (entries) => Promise.resolve(entries.map((entry) => `at ${entry}`));
  await session.recall();
  expect(session.moved?.map(({ state }) => state.view)).toEqual(["at 3", session.state.view]);
});

/** Three are asked at once: the first has committed an answer, and the second's own device looks on. */
async function together(): Promise<{ session: TableSession; sent: Request[] }> {
  const { session } = await opened(3);
  const way = (n: number, seat: number) => ({
    n,
    after: n - 1,
    by: { seat },
    auto: false,
    head: null,
    settings: null,
    seed: null,
    events: [{}],
  });
  session.state = {
    ...session.state,
    asks: [
      [{ seat: 1 }, { ask: "Sign" }, 0],
      [{ seat: 2 }, { ask: "Sign" }, 0],
    ],
    sealed: [[{ seat: 0 }, { ask: "Sign" }, 1]],
    legal: [],
    told: [way(1, 0), way(2, 1)],
    chain: [1, 2],
    undoing: { entry: 2, to: 0, owner: null, revealed: [] },
    redoing: null,
  } as unknown as TableState;
  const sent: Request[] = [];
  Object.assign(session, {
    transport: { request: (request: Request) => (sent.push(request), Promise.resolve({ type: "done" })) },
  });
  return { session, sent };
}

test("several are awaited, and a device shows what its own seat is asked", async () => {
  const { session } = await together();
  expect(session.awaited).toEqual([1, 2]);
  expect(session.asked?.[0]).toEqual({ seat: 1 });
  session.guest = { role: { seat: 2 }, trusting: false, muted: false } as GuestStatus;
  expect(session.asked?.[0]).toEqual({ seat: 2 });
  expect(session.hasSealed).toBe(false);
  session.guest = { role: { seat: 0 }, trusting: false, muted: false } as GuestStatus;
  expect(session.hasSealed).toBe(true);
});

test("an answer names its question, also one that is given anew; what answers none names none", async () => {
  const { session, sent } = await together();
  for (const seat of [0, 1, 5]) await session.send({ seat }, { do: "Choose" });
  expect(sent.map((request) => (request as { question: number | null }).question)).toEqual([1, 0, null]);
});

test("answers of several go together, and a seat takes nobody else's back", async () => {
  const { session } = await together();
  expect(session.undone).toEqual([0, 1]);
  expect(session.undoes).toBe(true);
  session.guest = { role: { seat: 1 }, trusting: false, muted: false } as GuestStatus;
  expect(session.undoes).toBe(false);
  session.state = {
    ...session.state,
    undoing: { entry: 2, to: 1, owner: 1, revealed: [] },
    redoing: { to: 3, owner: 0 },
  };
  expect([session.undone, session.undoes, session.redoes]).toEqual([[1], true, false]);
});

const PROGRAM = { level: 3, temperament: "trader" };

/** A table at which a program plays the second seat, and the requests of its screen. */
async function withProgram(
  more: object,
): Promise<{ session: TableSession; push: (push: Push) => void; sent: Request[] }> {
  const { session, push } = await opened(3);
  const settings = { seating: [{ name: "Anna" }, { name: "Bruno", program: PROGRAM }] };
  session.state = { ...session.state, settings, ...more } as unknown as TableState;
  const sent: Request[] = [];
  Object.assign(session, {
    transport: { request: (request: Request) => (sent.push(request), Promise.resolve({ type: "done" })) },
  });
  return { session, push, sent };
}

test("people answer for a program only while it is asked, and neither thinks nor waits", async () => {
  const { session } = await withProgram({ thinking: 1 });
  const acts = () => [0, 1].map((seat) => session.acts({ seat }));
  expect(acts()).toEqual([true, false]);
  session.state = { ...session.state, thinking: undefined, unconfirmed: 3 } as unknown as TableState;
  expect(acts()).toEqual([true, false]);
  const asks = [0, 1].map((seat) => [{ seat }, {}, seat]);
  session.state = { ...session.state, unconfirmed: undefined, asks } as unknown as TableState;
  expect(acts()).toEqual([true, true]);
  // It has chosen in secret.
  session.state = { ...session.state, asks: asks.slice(0, 1) } as unknown as TableState;
  expect(acts()).toEqual([true, false]);
});

test("a program that is asked first waits for the set-up, and a person who is asked first answers", async () => {
  const asks = (seat: number) => [[{ seat }, {}, 0]];
  const { session, sent } = await withProgram({ unconfirmed: 3, told: [], asks: asks(1) });
  expect([session.isSetUpOpen, session.showsPlan, session.acts({ seat: 1 })]).toEqual([true, true, false]);
  session.state = { ...session.state, asks: asks(0) } as unknown as TableState;
  expect([session.showsPlan, session.acts({ seat: 0 })]).toEqual([false, true]);
  session.completeWalk();
  expect(sent).toEqual([{ type: "program_done", table: 1, length: 3 }]);
  // After a move, the next confirmation is of a plan.
  const moved = { n: 1, after: 0, by: { seat: 0 }, auto: false, head: null, settings: null, events: [{}] };
  session.state = { ...session.state, told: [moved] } as unknown as TableState;
  expect([session.isSetUpOpen, session.showsPlan]).toEqual([false, true]);
});

/** Pushes a program's plan of four events. */
function plan({ session, push }: Pick<Awaited<ReturnType<typeof withProgram>>, "session" | "push">): void {
  const { length } = session.state;
  const told = [{ n: length, after: length - 1, head: null, settings: null, events: [{}, {}, {}, {}], program: true }];
  const patch = [
    { op: "replace", path: "/length", value: length + 1 },
    { op: "replace", path: "/head", value: length },
    { op: "add", path: "/unconfirmed", value: length + 1 },
  ];
  const by = { seat: 1 };
  push({
    push: "moved",
    moved: { table: 1, base: length, patch, told: told.map((entry) => ({ ...entry, by })) },
  } as unknown as Push);
}

/** The entries of the last move. */
const planned = ({ moved }: TableSession) => moved?.[1].story.slice(moved[0].story.length).map(({ n }) => n);

test("plans of one program are one move until they are confirmed", async () => {
  const table = await withProgram({ thinking: 1 });
  const { session, sent } = table;
  plan(table);
  expect([session.walk, session.showsPlan]).toEqual([null, true]);
  plan(table);
  expect(planned(session)).toEqual([3, 4]);
  session.completeWalk();
  expect(sent).toEqual([{ type: "program_done", table: 1, length: 5 }]);
  plan(table);
  expect(planned(session)).toEqual([5]);
});

test("a plan is shown in steps where the panel lists them", async () => {
  const table = await withProgram({ thinking: 1 });
  table.session.follows({ isListed: () => false, walkOf });
  plan(table);
  expect([table.session.walk === null, table.session.showsPlan]).toEqual([false, false]);
});

test("news without entries leave the last move as it was", async () => {
  const { session, push } = await withProgram({});
  push({ push: "moved", moved: { table: 1, base: 3, patch: [], told: [told(3)] } } as unknown as Push);
  session.state = { ...session.state, length: 4, head: 3 };
  const { latest, moved } = session;
  const patch = [{ op: "add", path: "/thinking", value: 1 }];
  push({ push: "moved", moved: { table: 1, base: 4, patch, told: [] } } as unknown as Push);
  expect(session.state.thinking).toBe(1);
  expect([session.latest, session.moved?.[0]]).toEqual([latest, moved?.[0]]);
});

test("a round of the shared seed is no move: the last move stays", async () => {
  const { session, push } = await opened(5);
  const bare = state(7, { head: 5, told: [] });
  push({ push: "state", state: state(6) });
  const { latest } = session;
  expect(latest.map(({ n }) => n)).toEqual([5]);
  const round = { ...told(6), events: [], shared_seed: { void: { silent: [] } } };
  push({ push: "state", state: { ...bare, told: [...state(6).told, round] } });
  expect([session.state.length, session.latest]).toEqual([7, latest]);
});
