// @vitest-environment jsdom
// Phones at the web app: what the worker and the relay exchange through the page.

import { beforeEach, expect, test, vi } from "vitest";
import type { GuestListener } from "../relay/tabletRelay";
import type { PhonesState } from "./contract";
import { Phones, type ToWorker } from "./phones";

/** The rooms that were opened at relays, with what was done to them. */
const rooms: { relay: string; listener: GuestListener; done: string[] }[] = [];
let keys: string;

vi.mock("../relay/tablet", () => ({
  openKeys: () => Promise.resolve({ room: keys, stored: true }),
  deleteKeys: () => Promise.resolve((keys = "deleted")),
  tabletRelay: (relay: string, _: unknown, listener: GuestListener) => {
    const done: string[] = [];
    rooms.push({ relay, listener, done });
    return {
      send: (guest: number, text: string) => done.push(`${guest}: ${text}`),
      disconnect: (guest: number) => done.push(`${guest} ended`),
      close: () => done.push("closed"),
    };
  },
}));

/** The publisher's file, or null if the server does not answer. */
let published: object | null;

beforeEach(() => {
  rooms.length = 0;
  keys = "room-1";
  published = {};
  localStorage.clear();
  vi.stubGlobal("fetch", () =>
    published ? Promise.resolve(Response.json(published)) : Promise.reject(new Error("offline")),
  );
});

function begun() {
  const said: ToWorker[] = [];
  const states: PhonesState["relay"][] = [];
  const phones = new Phones((message) => said.push(message));
  phones.onState(({ relay }) => states.push(relay));
  return { phones, said, states };
}

test("a room opens at the typed relay, at that of the publisher without one, and nowhere without any", async () => {
  const { phones, said } = begun();
  phones.hear({ room: "open" });
  await vi.waitFor(() => expect(said).toHaveLength(1));
  expect(said).toEqual([{ room: { failed: "no relay" } }]);
  published = { relay: "relay.example.org" };
  expect(await phones.relay()).toBe("relay.example.org");
  phones.hear({ room: "open" });
  await vi.waitFor(() => expect(said).toHaveLength(2));
  const page = `${location.origin}/join.html`;
  expect(said[1]).toEqual({ room: { opened: JSON.stringify({ page, parameters: "at=room-1" }) } });
  expect(phones.setRelay("https://other.example.org/")).toBe(true);
  expect(phones.setRelay("http://other.example.org/")).toBe(false);
  phones.hear({ room: "open" });
  await vi.waitFor(() => expect(said).toHaveLength(3));
  expect(said[2]).toEqual({
    room: { opened: JSON.stringify({ page, parameters: "at=room-1&by=other.example.org" }) },
  });
  expect(rooms.map(({ relay }) => relay)).toEqual(["relay.example.org", "other.example.org"]);
  expect(phones.setRelay(" ")).toBe(true);
  expect(await phones.relay()).toBe("relay.example.org");
});

test("a room that is to have no relay opens without one, also after a reload, until it is closed", async () => {
  published = { relay: "relay.example.org" };
  const { phones } = begun();
  phones.useRelay(false);
  for (let reload = 0; reload < 2; reload += 1) {
    const { phones, said, states } = begun();
    phones.hear({ room: "open" });
    await vi.waitFor(() => expect(said).toHaveLength(1));
    expect(said[0]).toEqual({
      room: { opened: JSON.stringify({ page: `${location.origin}/join.html`, parameters: "" }) },
    });
    expect(states.at(-1)).toBe("none");
  }
  expect(rooms).toEqual([]);
  phones.hear({ room: "close" });
  phones.hear({ room: "open" });
  await vi.waitFor(() => expect(rooms).toHaveLength(1));
  // A choice that was never used up, because the page was reloaded before a phone joined.
  phones.useRelay(false);
  phones.useRelay(true);
  phones.hear({ room: "open" });
  await vi.waitFor(() => expect(rooms).toHaveLength(2));
});

test("a reloaded page opens the room again where it was, also without the publisher's file", async () => {
  published = { relay: "relay.example.org" };
  const before = begun();
  before.phones.hear({ room: "open" });
  await vi.waitFor(() => expect(before.said).toHaveLength(1));
  published = null;
  const { phones, said } = begun();
  phones.hear({ room: "open" });
  await vi.waitFor(() => expect(said).toHaveLength(1));
  expect(said).toEqual(before.said);
  phones.hear({ room: "close" });
  await vi.waitFor(() => expect(keys).toBe("deleted"));
  phones.hear({ room: "open" });
  await vi.waitFor(() => expect(said).toHaveLength(2));
  expect(said[1]).toEqual({ room: { failed: "offline" } });
});

test("messages pass both ways, and nothing of a room that was left", async () => {
  published = { relay: "relay.example.org" };
  const { phones, said, states } = begun();
  phones.hear({ room: "open" });
  await vi.waitFor(() => expect(rooms).toHaveLength(1));
  const [{ listener, done }] = rooms as [(typeof rooms)[0]];
  await vi.waitFor(() => expect(said.splice(0)).toHaveLength(1));
  listener.reach(true);
  listener.connect(7, "somewhere");
  listener.message(7, "hello");
  listener.disconnect(7);
  expect(said.splice(0)).toEqual([
    { phone: 1, pseudonym: "somewhere" },
    { phone: 1, text: "hello" },
    { phone: 1, gone: true },
  ]);
  listener.connect(7, "elsewhere");
  expect(said.splice(0)).toEqual([{ phone: 2, pseudonym: "elsewhere" }]);
  phones.hear({ phone: 2, text: "welcome" });
  phones.hear({ phone: 2, text: null });
  phones.end();
  expect(done).toEqual(["7: welcome", "7 ended", "closed"]);
  listener.message(7, "late");
  listener.reach(false);
  expect(said).toEqual([]);
  expect(states).toEqual(["closed", "closed", "connecting", "open", "closed"]);
});

test("a late message for a phone that has gone reaches no other phone with the same number at the relay", async () => {
  published = { relay: "relay.example.org" };
  const { phones, said } = begun();
  phones.hear({ room: "open" });
  await vi.waitFor(() => expect(said).toHaveLength(1));
  const [{ listener, done }] = rooms as [(typeof rooms)[0]];
  listener.connect(1, "Anna's phone");
  listener.disconnect(1);
  listener.connect(1, "Bruno's phone");
  phones.hear({ phone: 1, text: "Anna's hand" });
  phones.hear({ phone: 1, text: null });
  phones.hear({ phone: 2, text: "Bruno's hand" });
  expect(done).toEqual(["1: Bruno's hand"]);
});
