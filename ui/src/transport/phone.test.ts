// @vitest-environment jsdom
// The page for phones: which room it opens, what it stores, and what it reports if it reaches no table.

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Entry, Transport } from "./contract";

const ROOM = "mC0N_nYqA_Xs39V83fq6_g";
const OTHER = "AAAAAAAAAAAAAAAAAAAAAA";

/** The opened sockets. */
let sockets: FakeSocket[];

class FakeSocket {
  onmessage: unknown = null;
  onclose: ((event: { code: number }) => void) | null = null;
  binaryType = "";
  readonly url: string;
  constructor(url: string | URL) {
    this.url = String(url);
    sockets.push(this);
  }
  send(): void {
    throw new Error("not open");
  }
  close(): void {
    this.onclose = null;
  }
}

/** The publisher's `relay.json`; null if there is none, undefined if the server does not answer. */
let published: string | null | undefined;
let fetched: string[];

/** Loads the page at an address. Returns its transport, and its latest authentication state. */
async function load(hash: string): Promise<{ transport: Transport; entry: () => Entry | null }> {
  vi.resetModules();
  history.replaceState(null, "", `/games/join.html${hash}`);
  const { phone } = await import("./phone");
  const transport = await phone();
  let entry: Entry | null = null;
  transport.onEntry((now) => (entry = now));
  return { transport, entry: () => entry };
}

/** Lets the relay end the connection. Returns once the page has noticed. */
async function close(code: number): Promise<void> {
  const line = sockets.at(-1);
  line?.onclose?.({ code });
  await vi.waitFor(() => expect(line?.onclose).toBeNull());
}

/** The page connects again. */
async function reopen(): Promise<void> {
  const count = sockets.length;
  await vi.advanceTimersByTimeAsync(1000);
  expect(sockets.length).toBe(count + 1);
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date"] });
  sockets = [];
  fetched = [];
  published = null;
  localStorage.clear();
  sessionStorage.clear();
  document.head.innerHTML = '<meta name="join" content="relay">';
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("fetch", (address: URL) => {
    fetched.push(address.href);
    if (published === undefined) return Promise.reject(new TypeError("unreachable"));
    const body = JSON.stringify({ relay: published });
    return Promise.resolve(new Response(body, { status: published === null ? 404 : 200 }));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a link that names its relay asks no server for another, and keeps its code in the address until it is used", async () => {
  await load(`#code=ABCD-EFGH&at=${ROOM}&by=relay.example.org`);
  expect(sockets.map(({ url }) => url)).toEqual([`wss://relay.example.org/relay/phone/${ROOM}`]);
  expect(fetched).toEqual([]);
  expect(location.hash).toContain("code=ABCD-EFGH");
});

test("a link without a relay uses the publisher's", async () => {
  published = "relay.example.net";
  await load(`#code=ABCD-EFGH&at=${ROOM}`);
  expect(sockets.map(({ url }) => url)).toEqual([`wss://relay.example.net/relay/phone/${ROOM}`]);
  expect(fetched.map((address) => new URL(address).pathname)).toEqual(["/games/relay.json"]);
});

test("a reload without the link returns to the room, also in a new tab", async () => {
  await load(`#at=${ROOM}&by=relay.example.org`);
  expect(location.hash).toBe("");
  await load("");
  sessionStorage.clear();
  await load("");
  expect(new Set(sockets.map(({ url }) => url))).toEqual(new Set([`wss://relay.example.org/relay/phone/${ROOM}`]));
});

test("each tab returns to its own room", async () => {
  await load(`#at=${ROOM}&by=relay.example.org`);
  localStorage.setItem("join link", `#at=${OTHER}&by=relay.example.org`);
  await load("");
  expect(sockets.at(-1)?.url).toContain(ROOM);
});

test("tokens belong to a room, and what the web app stores stays as it is", async () => {
  localStorage.setItem("guest-token", "of the web app");
  localStorage.setItem("name", "of the web app");
  await load(`#at=${ROOM}&by=relay.example.org`);
  const { greetingToAsk, storeCredentials, initialGreeting, playerName } = await import("./credentials");
  const greeting = greetingToAsk("Anna");
  storeCredentials({ guest: { role: "spectator" }, token: null } as never, greeting);
  expect(initialGreeting()).toEqual({ greeting: "token", token: (greeting as { token: string }).token });
  expect(playerName()).toBe("Anna");
  await load(`#at=${OTHER}&by=relay.example.org`);
  const there = await import("./credentials");
  expect(there.initialGreeting()).toEqual({ greeting: "knock" });
  expect(there.playerName()).toBe("Anna");
  expect([localStorage.getItem("guest-token"), localStorage.getItem("name")]).toEqual([
    "of the web app",
    "of the web app",
  ]);
});

test("a page without a usable link, or without a relay, says so and connects to nothing", async () => {
  for (const hash of ["", "#code=ABCD-EFGH", `#code=ABC&at=${ROOM}`, `#at=${ROOM}&by=http://x`])
    expect((await load(hash)).entry(), hash).toEqual({ unjoined: "link" });
  expect((await load(`#at=${ROOM}`)).entry()).toEqual({ unjoined: "no_relay" });
  published = undefined;
  expect((await load(`#at=${ROOM}`)).entry()).toEqual({ unjoined: "network" });
  expect(sockets).toEqual([]);
});

test("a damaged link does not lead to an older room", async () => {
  await load(`#at=${ROOM}&by=relay.example.org`);
  expect((await load("#code=ABCD-EFGH&at=x")).entry()).toEqual({ unjoined: "link" });
});

test("a relay that does not know the room, or is not there, is reported and tried again", async () => {
  const { entry } = await load(`#at=${ROOM}&by=relay.example.org`);
  await close(4004);
  expect(entry()).toEqual({ unjoined: "room" });
  await reopen();
  await close(1006);
  expect(entry()).toEqual({ unjoined: "network" });
  await reopen();
  await close(4004);
  expect(entry()).toEqual({ unjoined: "room" });
});

test("a damaged offer, and a browser without WebRTC, are reported", async () => {
  for (const text of ["", "EAAA", "?"]) {
    const { entry } = await load(`#offer=${text}`);
    expect(entry(), text).toEqual({ unjoined: "link" });
  }
  // A valid offer of another version, and of this one.
  expect((await load("#offer=IAAC")).entry()).toEqual({ unjoined: "version" });
  const offer = "EAECN3NjUkhWaVhMdTlicUZBbFU0K0NHRTRYQlY5cAEIDxYdJCsyOUBHTlVcY2pxeH-GjZSboqmwt77FzNPawAACArpU";
  expect((await load(`#offer=${offer}`)).entry()).toEqual({ unjoined: "unable" });
  expect(sockets).toEqual([]);
  expect(fetched).toEqual([]);
});

test("a reload after two codes says that they must be scanned again", async () => {
  localStorage.setItem("join link", "#codes");
  expect((await load("")).entry()).toEqual({ unjoined: "lost" });
});
