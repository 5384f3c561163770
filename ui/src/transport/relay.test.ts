// The transport of a phone that reaches its table through a relay.

import { expect, test, vi } from "vitest";
import { roomId } from "../relay/encryption";
import { PhoneSocket } from "../relay/phoneSocket";
import { tabletRelay } from "../relay/tabletRelay";
import { RELAY, settle, TestRelay, until } from "../relay/testRelay";
import { socket } from "./socket";

/** The tokens in storage, and the page, as far as the transport uses them. */
function stubPage(): void {
  const storage = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  });
  vi.stubGlobal("location", { hash: `#token=${"0".repeat(32)}`, pathname: "/join.html" });
  vi.stubGlobal("history", { replaceState: () => undefined });
  vi.stubGlobal("document", Object.assign(new EventTarget(), { visibilityState: "visible" }));
  vi.stubGlobal("window", new EventTarget());
}

test("a request whose answer a restarted relay has lost is repeated on the next connection", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date"] });
  stubPage();
  const relay = new TestRelay();
  vi.stubGlobal("WebSocket", relay.WebSocket);
  const keys = await crypto.subtle.generateKey({ name: "ECDH", namedCurve: "P-256" }, false, ["deriveBits"]);
  const publicKey = new Uint8Array(await crypto.subtle.exportKey("raw", keys.publicKey));
  const room = await roomId(publicKey);

  const received: string[] = [];
  let silent = false;
  let open = false;
  const tablet = tabletRelay(
    RELAY,
    { keys, publicKey, room, stored: true },
    {
      connect: () => undefined,
      message(guest, text) {
        const { id, greeting, request } = JSON.parse(text) as Record<string, { type: string } | undefined>;
        received.push(greeting ? "greeting" : (request?.type ?? ""));
        if (silent) return;
        const welcome = { welcome: { guest: null, token: null }, largest: 65_536 };
        tablet.send(guest, JSON.stringify(greeting ? welcome : { id, ok: { type: "done" } }));
      },
      disconnect: () => undefined,
      reach: (reachable) => (open = reachable),
      replaced: () => undefined,
    },
  );
  await until(() => open);

  const transport = socket(() => new PhoneSocket(RELAY, room));
  const reached: boolean[] = [];
  transport.onReach((reachable) => reached.push(reachable));
  await until(() => reached.length);
  expect(await transport.request({ type: "ping" })).toEqual({ type: "done" });
  silent = true;
  const asked = transport.request({ type: "tables" });
  await until(() => received.includes("tables"));
  silent = false;
  relay.rooms.clear();
  relay.sockets.forEach((each) => each.end(1006));
  let answered = false;
  void asked.then(() => (answered = true));
  for (let turns = 0; turns < 300 && !answered; turns += 1) {
    await settle();
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(await asked).toEqual({ type: "done" });
  expect(received.filter((text) => text !== "ping")).toEqual(["greeting", "tables", "greeting", "tables"]);
  expect([reached[0], reached[1], reached.at(-1)]).toEqual([true, false, true]);
  // Connections to the host of the page are not used.
  expect(relay.sockets.every(({ url }) => url.startsWith(`wss://${RELAY}/relay/`))).toBe(true);
  tablet.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
