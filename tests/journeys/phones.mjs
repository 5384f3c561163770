// What journeys with phones share: requests to the host besides its screen, random play, and a line
// that can be slowed, or die without a word as a sleeping phone's does.

import net from "node:net";
import { device } from "./helper.mjs";

/** What a phone in a hand is. */
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** The way in for a seat, or for whoever watches, as the host shows it now: what follows its address. */
export async function linkOf(ask, seat) {
  const { hosting } = await ask({ type: "hosting" });
  const way = hosting.links.find(({ role }) => (role === "spectator" ? "spectator" : role.seat) === seat);
  return new URL(way.link.url).hash;
}

/** A phone that opens an address of a host; who scans a seat's code types a name. */
export async function phoneAt(chromium, port, fragment, { name = "Guest", ...options } = {}) {
  const joined = await device(chromium, { ...PHONE, ...options });
  await joined.page.goto(`http://127.0.0.1:${port}/${fragment}`);
  if (/code=[^&]*$/.test(fragment)) {
    await joined.page.getByLabel("Your name").fill(name);
    await joined.page.getByRole("button", { name: "Join" }).click();
  }
  return joined;
}

/** Asks the host through a socket of its own, with the token of its address. */
export function asker(page, url) {
  const token = new URL(url).hash.split("=")[1];
  return (request) =>
    page.evaluate(
      ([token, request]) =>
        new Promise((resolve, reject) => {
          const line = new WebSocket(`ws://${location.host}/ws`);
          line.onclose = ({ code, reason }) =>
            reject(new Error(`the line closed before the answer: ${code} ${reason}`));
          line.onopen = () =>
            [
              { greeting: "token", token },
              { id: 1, request },
            ].forEach((said) => line.send(JSON.stringify(said)));
          line.onmessage = ({ data }) => {
            const frame = JSON.parse(data);
            if (frame.id !== 1) return;
            if (frame.ok) resolve(frame.ok);
            else reject(new Error(JSON.stringify(frame.problem)));
            line.close();
          };
        }),
      [token, request],
    );
}

/** A source of chance that is the same every time. */
export function chance(seed) {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Says random things for whoever is awaited until the table stands as it should; gives it. */
export async function playUntil(ask, table, stands, draw = chance(7)) {
  for (let said = 0; said < 4000; said += 1) {
    const { state } = await ask({ type: "open", table, viewer: "table" });
    if (stands(state)) return state;
    // What a seat says in secret is known to that seat alone.
    const own = state.legal.length ? state : (await ask({ type: "open", table, viewer: state.asks[0][0] })).state;
    const [by, commands] = own.legal[0];
    const command = commands[draw(commands.length)];
    // What a hidden purse cannot pay is listed here, since nobody knows, and refused.
    await ask({
      type: "command",
      table,
      id: `random-${said}-${state.length}`,
      head: state.head,
      by,
      command,
      waive: [],
    }).catch(() => undefined);
  }
  throw new Error("random play does not get there");
}

/** A line in between: what comes to its port goes to the host's, after a while, or not at all. */
export async function lineTo(port) {
  const pairs = new Set();
  const state = { delay: 0, dead: false, held: null };
  // What is still on its way when the line is closed needs its address, too.
  let own = 0;
  const server = net.createServer((phone) => {
    const host = net.connect(port, "127.0.0.1");
    const pair = { phone, host, cut: false };
    pairs.add(pair);
    // The host answers to its own address alone: the line calls it by that.
    const named = (bytes) =>
      bytes.subarray(0, 4).toString() === "GET "
        ? Buffer.from(bytes.toString("latin1").replaceAll(`127.0.0.1:${own}`, `127.0.0.1:${port}`), "latin1")
        : bytes;
    const give = (to, bytes) => !pair.cut && !to.destroyed && to.write(bytes);
    phone.on("data", (bytes) => setTimeout(() => give(host, named(bytes)), state.delay));
    host.on("data", (bytes) => {
      if (state.held) state.held.push(() => give(phone, bytes));
      else setTimeout(() => give(phone, bytes), state.delay);
    });
    for (const [end, other] of [
      [phone, host],
      [host, phone],
    ]) {
      end.on("error", () => undefined);
      end.on("close", () => {
        pairs.delete(pair);
        if (!pair.cut) other.destroy();
      });
    }
    if (state.dead) pair.cut = true;
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  own = server.address().port;
  return {
    port: own,
    slow: (milliseconds) => (state.delay = milliseconds),
    /** What the host says waits from now on, until it is let go. */
    hold: () => (state.held = []),
    release() {
      const held = state.held.splice(0);
      state.held = null;
      held.forEach((give) => give());
    },
    /** Nothing comes through any more, and nobody is told. */
    sleep() {
      state.dead = true;
      pairs.forEach((pair) => (pair.cut = true));
    },
    /** New lines come through again; the old ones stay dead. */
    wake: () => (state.dead = false),
    close: () => server.close(),
  };
}
