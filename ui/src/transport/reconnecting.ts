// A reconnecting WebSocket. Unanswered requests are sent again after a break; those with effects have an id, so that
// they run once. Requests that can only break the connection are not repeated forever. A message above the size limit
// is never sent, and a request that breaks several connections is given up.

import { Failed } from "./contract";
import { reloadOnNewAddress } from "./credentials";
import { PACKED, unpacker } from "./unpack";

/** The parts of a WebSocket that a connection uses. A phone's socket through a relay has them, too. */
export type Line = Pick<WebSocket, "binaryType" | "onopen" | "onmessage" | "onclose" | "send" | "close">;

/** The protocol of a connection. */
export interface SocketProtocol<Greeting> {
  /** The path of the WebSocket. */
  path: string;
  /** Opens another kind of connection instead. */
  open?: (() => Line) | undefined;
  /** True if only a person at the other side can answer this greeting, which may take long. */
  slow(greeting: Greeting): boolean;
  /** A request without effect, whose answer proves that the connection works. */
  ping: unknown;
  /** Handles a message that answers no request; `isIn` is true if this device is let in. */
  hear(frame: Frame, isIn: boolean): void;
  /** Handles a change of the connection state. */
  reach(reachable: boolean): void;
}

/** A message. */
export interface Frame {
  id?: number | null;
  ok?: unknown;
  problem?: { problem: string };
  push?: unknown;
  welcome?: unknown;
  largest?: number;
}

/** A reconnecting connection. */
export interface Reconnecting<Greeting> {
  /** Sends a request; a problem is thrown as `Failed`. */
  request(request: unknown): Promise<unknown>;
  /** Authenticates; null: no greeting is known, and no connection opens. */
  greet(greeting: Greeting | null): void;
  /** Records a success: the greeting of the next connection, and the size limit of messages in bytes. */
  letIn(greeting: Greeting | null, largest: number): void;
}

interface Waiting {
  text: string;
  resolve: (reply: unknown) => void;
  reject: (failed: Failed) => void;
  /** The number of connections on which it was sent. */
  lines: number;
}

/** Pauses between attempts to connect, in milliseconds: a phone that wakes is back within two seconds. */
const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 1500;
/** The same through a relay. Pauses grow slower and longer, because the phones of a home share its limit of joins. */
const LONGEST_RELAY_PAUSE = 4000;
/**
 * The time that a connection may be quiet before a ping, the check's interval, and the answer's timeout: milliseconds.
 * So within seven seconds a client leaves a stopped server for another one with the same name.
 */
const QUIET = 3000;
const LOOK = 1000;
const PATIENCE = 3000;
/** Delay for a page that was busy itself, so that it first handles received messages. */
const TURN = 50;
/** The timeout of a device that has just woken up: its connection is most likely dead. */
const WAKING_PATIENCE = 900;
/** The number of connections that may break during one request before the request fails. */
const MOST_LINES = 5;

/** The encoded size of a text. */
const bytes = (text: string) => new TextEncoder().encode(text).length;

/** Opens the connection for a device with a greeting, and reconnects whenever it breaks. */
export function reconnecting<Greeting>(
  first: Greeting | null,
  protocol: SocketProtocol<Greeting>,
): Reconnecting<Greeting> {
  const waiting = new Map<number, Waiting>();
  let greeting = first;
  let line: Line | undefined;
  let welcome = false;
  /** The size limit of the other side. */
  let largest = Infinity;
  let next = 1;
  let pause = FIRST_PAUSE;
  let heard = 0;
  let begun = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let doubt: ReturnType<typeof setTimeout> | undefined;

  /** Sends an unanswered request, unless that is pointless. */
  function say(asked: Waiting, id: number): void {
    const problem = bytes(asked.text) > largest ? "too_long" : asked.lines === MOST_LINES ? "unanswered" : null;
    if (problem) {
      waiting.delete(id);
      return asked.reject(new Failed({ problem }));
    }
    asked.lines += 1;
    line?.send(asked.text);
  }

  /** Cancels the timeout. */
  function trust(): void {
    clearTimeout(doubt);
    doubt = undefined;
  }

  /** Sets a timeout for the next message. */
  function wait(patience: number, silent: () => void): void {
    clearTimeout(doubt);
    doubt = setTimeout(() => (doubt = setTimeout(silent, TURN)), patience);
  }

  function hear(frame: Frame): void {
    heard = Date.now();
    trust();
    const asked = frame.id ? waiting.get(frame.id) : undefined;
    if (!frame.id) return protocol.hear(frame, welcome);
    if (!asked) return;
    waiting.delete(frame.id);
    if (frame.ok) asked.resolve(frame.ok);
    else if (frame.problem) asked.reject(new Failed(frame.problem as Failed["problem"]));
  }

  /** Drops a connection that may be dead, because its end would be noticed too late. */
  function drop(): void {
    if (line) {
      line.onopen = line.onmessage = line.onclose = null;
      line.close();
    }
    line = undefined;
    welcome = false;
    trust();
  }

  function broken(): void {
    drop();
    protocol.reach(false);
    retry = setTimeout(open, pause);
    pause = protocol.open ? Math.min(pause * 1.2, LONGEST_RELAY_PAUSE) : Math.min(pause * 2, LONGEST_PAUSE);
  }

  function open(): void {
    clearTimeout(retry);
    drop();
    if (!greeting) return;
    const said = greeting;
    begun = Date.now();
    // Messages of an older connection may still be decompressing; they are ignored.
    const heed = (text: string) => line === fresh && hear(JSON.parse(text) as Frame);
    const unpack = unpacker(heed);
    const fresh =
      protocol.open?.() ??
      new WebSocket(
        `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${protocol.path}`,
        unpack ? [PACKED] : [],
      );
    fresh.binaryType = "arraybuffer";
    line = fresh;
    // An attempt to connect to an unused address takes a long time to fail.
    wait(PATIENCE, broken);
    fresh.onopen = () => {
      pause = FIRST_PAUSE;
      trust();
      fresh.send(JSON.stringify(said));
      if (!protocol.slow(said)) wait(PATIENCE, broken);
    };
    fresh.onmessage = ({ data }: MessageEvent<string | ArrayBuffer>) =>
      typeof data === "string" ? heed(data) : unpack?.(new Uint8Array(data));
    fresh.onclose = broken;
  }

  /** Checks whether the connection still works, and opens another if it does not. */
  function check(patience: number): void {
    if (!greeting) return;
    if (!line) return open();
    if (!welcome) {
      // It is opening with its own timeout; but a device that was asleep starts again.
      if (Date.now() - begun > patience) open();
      return;
    }
    line.send(JSON.stringify({ id: next++, request: protocol.ping }));
    wait(patience, () => {
      broken();
      open();
    });
  }

  const woken = () => document.visibilityState === "visible" && check(WAKING_PATIENCE);
  document.addEventListener("visibilitychange", woken);
  window.addEventListener("online", woken);
  // Without a network, check at once whether the other side is gone, too.
  window.addEventListener("offline", woken);
  window.addEventListener("pageshow", woken);
  window.addEventListener("hashchange", reloadOnNewAddress);
  setInterval(() => {
    const silent = Date.now() - heard > QUIET && doubt === undefined;
    if (silent && welcome && document.visibilityState === "visible") check(PATIENCE);
  }, LOOK);
  open();

  return {
    request(request) {
      const id = next++;
      const text = JSON.stringify({ id, request });
      return new Promise((resolve, reject) => {
        const asked = { text, resolve, reject, lines: 0 };
        waiting.set(id, asked);
        if (welcome) say(asked, id);
      });
    },
    greet(said) {
      greeting = said;
      open();
      if (!said) protocol.reach(true);
    },
    letIn(said, most) {
      welcome = true;
      largest = most;
      greeting = said;
      waiting.forEach(say);
    },
  };
}
