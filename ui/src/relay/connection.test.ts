// Phones and a tablet, connected by a relay.

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { concat, type Bytes } from "./bytes";
import { roomId } from "./encryption";
import { MAX_TEXT } from "./frames";
import type { RoomKeys } from "./keys";
import { PhoneSocket } from "./phoneSocket";
import { tabletRelay, type GuestListener, type TabletRelay } from "./tabletRelay";
import { RELAY, settle, TestRelay, until } from "./testRelay";

let relay: TestRelay;
let keys: RoomKeys;
let tablet: TabletRelay;
let open: TabletRelay[];
/** What the tablet's listener was told. */
let told: string[];
let page: { document: EventTarget & { visibilityState: string }; window: EventTarget };

async function createKeys(): Promise<RoomKeys> {
  const pair = await crypto.subtle.generateKey({ name: "ECDH", namedCurve: "P-256" }, false, ["deriveBits"]);
  const publicKey = new Uint8Array(await crypto.subtle.exportKey("raw", pair.publicKey));
  return { keys: pair, publicKey, room: await roomId(publicKey), stored: true };
}

/** Opens the room; the tablet answers every message in capitals. */
function host(listener: Partial<GuestListener> = {}): TabletRelay {
  const hosted = tabletRelay(RELAY, keys, {
    connect: (guest) => told.push(`connect ${guest}`),
    message(guest, text) {
      told.push(`${guest}: ${text.length > 100 ? text.length : text}`);
      hosted.send(guest, text.toUpperCase());
    },
    disconnect: (guest) => told.push(`disconnect ${guest}`),
    reach: (reachable) => told.push(reachable ? "open" : "shut"),
    replaced: () => told.push("replaced"),
    ...listener,
  });
  open.push(hosted);
  return hosted;
}

/** A phone, and what it has received. */
function join(): { phone: PhoneSocket; heard: string[] } {
  const phone = new PhoneSocket(RELAY, keys.room);
  const heard: string[] = [];
  phone.onopen = () => heard.push("open");
  phone.onmessage = ({ data }) => heard.push(data);
  phone.onclose = () => heard.push("closed");
  return { phone, heard };
}

/** A phone that the tablet has accepted. */
async function joined() {
  const result = join();
  const guests = () => told.filter((line) => line.startsWith("connect")).length;
  const before = guests();
  await until(() => result.heard.includes("open") && guests() > before);
  return result;
}

const has = (list: string[], item: string) => until(() => list.includes(item));

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date"] });
  relay = new TestRelay();
  page = {
    document: Object.assign(new EventTarget(), { visibilityState: "visible" }),
    window: new EventTarget(),
  };
  vi.stubGlobal("WebSocket", relay.WebSocket);
  vi.stubGlobal("document", page.document);
  vi.stubGlobal("window", page.window);
  keys = await createKeys();
  told = [];
  open = [];
  tablet = host();
  await has(told, "open");
});

afterEach(async () => {
  for (const hosted of open) hosted.close();
  await settle();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("six phones and the tablet exchange messages of every size, in order", async () => {
  const phones = await Promise.all(Array.from({ length: 6 }, () => joined()));
  await until(() => told.length === 7);
  const texts = ["a", "b".repeat(MAX_TEXT.phone), "c", "d".repeat(30_000)];
  for (const { phone } of phones) texts.forEach((text) => phone.send(text));
  for (const { heard } of phones) {
    await until(() => heard.length === 5);
    expect(heard.slice(1)).toEqual(texts.map((text) => text.toUpperCase()));
  }
  expect(told.filter((line) => line.startsWith("connect"))).toHaveLength(6);
});

test("a relay sees no text, and no text twice alike", async () => {
  const { phone, heard } = await joined();
  for (let n = 0; n < 3; n += 1) phone.send("code ABCD-EFGH of Anna");
  await until(() => heard.length === 4);
  const seen = concat(...relay.recorded);
  const found = (text: string) => new TextDecoder("latin1").decode(seen).includes(text);
  expect([found("ABCD"), found("Anna"), found("CODE")]).toEqual([false, false, false]);
  expect(new Set(relay.recorded.map(String)).size).toBe(relay.recorded.length);
});

test("the tablet hears of a phone that leaves, and ends a phone's connection after its last message", async () => {
  const one = await joined();
  const two = await joined();
  one.phone.close();
  await has(told, "disconnect 1");
  expect(one.heard).toEqual(["open", "closed"]);
  tablet.send(2, "goodbye ".repeat(10_000));
  tablet.disconnect(2);
  await has(two.heard, "closed");
  expect(two.heard.map(({ length }) => length)).toEqual([4, 80_000, 6]);
  await has(told, "disconnect 2");
  tablet.send(2, "too late");
  tablet.disconnect(7);
  await settle();
  expect(relay.tablets()[0]?.closedWith).toBeNull();
});

test("closing the room sends the last messages first", async () => {
  const { heard } = await joined();
  tablet.send(1, "closed by the host");
  tablet.close();
  await has(heard, "closed");
  expect(heard).toContain("closed by the host");
  await has(told, "shut");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(relay.tablets()).toHaveLength(1);
});

test("a phone's last message arrives before it is gone", async () => {
  const { phone } = await joined();
  phone.send("x".repeat(60_000));
  await until(() => relay.phones()[0]?.sent.length === 2);
  phone.close();
  await has(told, "disconnect 1");
  expect(told.slice(-2)).toEqual(["1: 60000", "disconnect 1"]);
});

test("an unknown room closes the phone's connection", async () => {
  const phone = new PhoneSocket(RELAY, "AAAAAAAAAAAAAAAAAAAAAA");
  const closed = vi.fn();
  phone.onclose = closed;
  await until(() => closed.mock.calls.length);
});

describe("a hostile relay", () => {
  /** Applies once to a payload of the encrypted ones. */
  const CHANGES: Record<string, (payload: Bytes, earlier: Bytes[]) => Bytes[]> = {
    alters: (payload) => [payload.map((byte, at) => (at === 3 ? byte ^ 4 : byte)) as Bytes],
    repeats: (payload) => [payload, payload],
    replays: (_, earlier) => earlier.slice(-1),
    withholds: () => [],
    inserts: (payload) => [crypto.getRandomValues(new Uint8Array(64)), payload],
    shortens: (payload) => [payload.slice(0, -1)],
  };

  for (const [name, change] of Object.entries(CHANGES))
    for (const side of ["phone", "tablet"] as const)
      test(`that ${name} a payload of the ${side} ends the connection`, async () => {
        const { phone, heard } = await joined();
        phone.send("first");
        await has(heard, "FIRST");
        const earlier: Bytes[] = [];
        let done = false;
        relay.tamper = (payload, from) => {
          if (from !== side) return [payload];
          earlier.push(payload);
          if (done || earlier.length < 2) return [payload];
          done = true;
          return change(payload, earlier.slice(0, -1));
        };
        for (const text of ["second", "third", "fourth"]) phone.send(text);
        await has(heard, "closed");
        await has(told, "disconnect 1");
        // What arrived is a beginning of what was sent.
        const received = heard.slice(1, -1);
        expect(received).toEqual(["FIRST", "SECOND", "THIRD", "FOURTH"].slice(0, received.length));
        const messages = told.filter((line) => line.startsWith("1:"));
        expect(messages).toEqual(["1: first", "1: second", "1: third", "1: fourth"].slice(0, messages.length));
      });

  test("cannot pretend to be the tablet", async () => {
    relay.impostor = (await createKeys()).publicKey;
    const { heard } = join();
    await has(heard, "closed");
    expect(heard).toEqual(["closed"]);
    // The phone has sent nothing.
    expect(relay.phones()[0]?.sent).toEqual([]);
    expect(relay.phones()[0]?.closedWith).toBe(4002);
  });

  test("cannot play a recorded phone again", async () => {
    const { phone, heard } = await joined();
    phone.send("a move");
    await has(heard, "A MOVE");
    const recorded = relay.phones()[0]?.sent ?? [];
    expect(recorded).toHaveLength(2);
    const room = relay.rooms.get(keys.room);
    if (!room) throw new Error("no room");
    room.tablet.deliver(concat(0x10, 0, 0, 0, 99, new Uint8Array(16)));
    for (const payload of recorded) relay.pass(room, 99, payload, "phone");
    await has(told, "disconnect 99");
    expect(told.filter((line) => line.includes("a move"))).toEqual(["1: a move"]);
  });

  test("that sends text, or messages that are none, is left", async () => {
    for (const wrong of ["text", new Uint8Array(), Uint8Array.of(0x12), Uint8Array.of(0x13, 0, 0, 0, 1)]) {
      const before = relay.tablets().length;
      relay.tablets().at(-1)?.deliver(wrong);
      await has(told, "shut");
      await vi.advanceTimersByTimeAsync(2000);
      told = [];
      await has(told, "open");
      expect(relay.tablets()).toHaveLength(before + 1);
    }
    const { phone, heard } = await joined();
    relay.phones()[0]?.deliver("text");
    await has(heard, "closed");
    expect(() => phone.send("x")).not.toThrow();
  });
});

test("a guest that does not begin within ten seconds is closed", async () => {
  relay.tamper = (payload, from) => (from === "phone" ? [] : [payload]);
  const { heard } = join();
  await has(heard, "open");
  await vi.advanceTimersByTimeAsync(9_000);
  await settle();
  expect(heard).toEqual(["open"]);
  await vi.advanceTimersByTimeAsync(2_000);
  await has(heard, "closed");
  expect(told).toEqual(["open"]);
});

test("a tablet returns after the relay was restarted, and tells that its phones are gone", async () => {
  const { heard } = await joined();
  relay.rooms.clear();
  relay.sockets.forEach((each) => each.end(1006));
  await has(told, "shut");
  expect(told).toEqual(["open", "connect 1", "disconnect 1", "shut"]);
  await has(heard, "closed");
  await vi.advanceTimersByTimeAsync(250);
  await until(() => told.filter((line) => line === "open").length === 2);
  const next = await joined();
  next.phone.send("again");
  await has(next.heard, "AGAIN");
});

test("a tablet tries again, at most every two seconds, while the relay is away", async () => {
  relay.reachable = false;
  relay.tablets().forEach((each) => each.end(1006));
  await settle();
  const attempts = () => relay.tablets().length;
  for (let n = 0; n < 20; n += 1) {
    await vi.advanceTimersByTimeAsync(2_000);
    await settle();
    relay.tablets().at(-1)?.end(1006);
    await settle();
  }
  expect(attempts()).toBeGreaterThanOrEqual(20);
  expect(attempts()).toBeLessThan(45);
  relay.reachable = true;
  told = [];
  await vi.advanceTimersByTimeAsync(2_000);
  await has(told, "open");
});

test("a tablet notices a dead connection by the echo that is missing, and keeps one that answers", async () => {
  for (let seconds = 0; seconds < 30; seconds += 1) {
    await vi.advanceTimersByTimeAsync(1000);
    await settle();
  }
  expect(relay.tablets()).toHaveLength(1);
  relay.reachable = false;
  await vi.advanceTimersByTimeAsync(9_000);
  await has(told, "shut");
});

test("a tablet that wakes up leaves a dead connection within a second", async () => {
  relay.reachable = false;
  page.document.dispatchEvent(new Event("visibilitychange"));
  await vi.advanceTimersByTimeAsync(1_000);
  await has(told, "shut");
  relay.reachable = true;
  page.window.dispatchEvent(new Event("online"));
  await until(() => told.filter((line) => line === "open").length === 2);
});

test("a tablet whose room another page has opened does not return", async () => {
  host();
  await has(told, "replaced");
  await vi.advanceTimersByTimeAsync(60_000);
  page.window.dispatchEvent(new Event("online"));
  await settle();
  expect(relay.tablets()).toHaveLength(2);
  const { phone, heard } = await joined();
  phone.send("still hosted");
  await has(heard, "STILL HOSTED");
});

test("a phone that sends faster than the tablet works is closed", async () => {
  const { heard } = await joined();
  const [first] = relay.phones();
  const room = relay.rooms.get(keys.room);
  if (!room || !first) throw new Error("no room");
  for (let n = 0; n < 40; n += 1) relay.pass(room, 1, new Uint8Array(65_536), "phone");
  await has(heard, "closed");
});
