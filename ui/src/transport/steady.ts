// One WebSocket that is opened again whenever it breaks. Requests without an answer are sent again after a break;
// those that change something carry an id, so that nothing is done twice. What can only break the connection is not
// repeated forever: what is too large is never sent, and a request that breaks one connection after another is given
// up.

import { Failed } from "./contract";
import { onBrought } from "./keys";
import { PACKED, unpacker } from "./unpack";

/** What is said over a line, by whom it is opened and what is heard on it. */
export interface Talk<Greeting> {
  /** Where the line leads. */
  path: string;
  /** Whether only a person can answer this greeting, who may take their time. */
  slow(greeting: Greeting): boolean;
  /** A request that asks for nothing: its answer tells that the line still works. */
  ping: unknown;
  /** Hears whatever answers no request, and whether this device is let in by now. */
  hear(frame: Frame, isIn: boolean): void;
  /** Hears whether the other side can be reached. */
  reach(reachable: boolean): void;
}

/** What comes over a line. */
export interface Frame {
  id?: number | null;
  ok?: unknown;
  problem?: { problem: string };
  push?: unknown;
  welcome?: unknown;
  largest?: number;
}

/** A line that is opened again by itself. */
export interface Steady<Greeting> {
  /** Asks; a problem is thrown as `Failed`. */
  request(request: unknown): Promise<unknown>;
  /** Says why this device should be let in; null: nothing is known that could be said, and no line is opened. */
  greet(greeting: Greeting | null): void;
  /** It was let in, will say this the next time, and sends no larger messages than so many bytes. */
  letIn(greeting: Greeting | null, largest: number): void;
}

interface Waiting {
  text: string;
  resolve: (reply: unknown) => void;
  reject: (failed: Failed) => void;
  /** Lines on which it was sent. */
  lines: number;
}

/** Pauses between tries to connect, in milliseconds: a phone that wakes is back within two seconds. */
const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 1500;
/** How long a connection may be quiet before it is probed, how often that is looked at, and how long the answer may
 * then take: within seven seconds a server that was stopped is left for another behind its name. */
const QUIET = 3000;
const LOOK = 1000;
const PATIENCE = 3000;
/** A page that was busy itself meanwhile first hears what has come: so much later. */
const TURN = 50;
/** The patience for a device that has just woken up: its connection is most likely dead. */
const WAKING_PATIENCE = 900;
/** How many connections may break under one request before the request is blamed. */
const MOST_LINES = 5;

/** Bytes of a text on the line. */
const bytes = (text: string) => new TextEncoder().encode(text).length;

/** Opens the line for a device that has something to say, and opens it again whenever it breaks. */
export function steady<Greeting>(first: Greeting | null, talk: Talk<Greeting>): Steady<Greeting> {
  const waiting = new Map<number, Waiting>();
  let greeting = first;
  let line: WebSocket | undefined;
  let welcome = false;
  /** The largest message that the other side takes. */
  let largest = Infinity;
  let next = 1;
  let pause = FIRST_PAUSE;
  let heard = 0;
  let begun = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let doubt: ReturnType<typeof setTimeout> | undefined;

  /** Sends what waits for an answer, unless that is pointless. */
  function say(asked: Waiting, id: number): void {
    const problem = bytes(asked.text) > largest ? "too_long" : asked.lines === MOST_LINES ? "unanswered" : null;
    if (problem) {
      waiting.delete(id);
      return asked.reject(new Failed({ problem }));
    }
    asked.lines += 1;
    line?.send(asked.text);
  }

  /** Nothing is waited for any more. */
  function trust(): void {
    clearTimeout(doubt);
    doubt = undefined;
  }

  /** Gives the other side so long to say something. */
  function wait(patience: number, silent: () => void): void {
    clearTimeout(doubt);
    doubt = setTimeout(() => (doubt = setTimeout(silent, TURN)), patience);
  }

  function hear(frame: Frame): void {
    heard = Date.now();
    trust();
    const asked = frame.id ? waiting.get(frame.id) : undefined;
    if (!frame.id) return talk.hear(frame, welcome);
    if (!asked) return;
    waiting.delete(frame.id);
    if (frame.ok) asked.resolve(frame.ok);
    else if (frame.problem) asked.reject(new Failed(frame.problem as Failed["problem"]));
  }

  /** Drops a connection that may be dead: its end would be noticed too late. */
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
    talk.reach(false);
    retry = setTimeout(open, pause);
    pause = Math.min(pause * 2, LONGEST_PAUSE);
  }

  function open(): void {
    clearTimeout(retry);
    drop();
    if (!greeting) return;
    const said = greeting;
    begun = Date.now();
    // What an older line still unpacks is heard no more.
    const heed = (text: string) => line === fresh && hear(JSON.parse(text) as Frame);
    const unpack = unpacker(heed);
    const fresh = new WebSocket(
      `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${talk.path}`,
      unpack ? [PACKED] : [],
    );
    fresh.binaryType = "arraybuffer";
    line = fresh;
    // Connecting to an address where nobody is takes a long time to fail.
    wait(PATIENCE, broken);
    fresh.onopen = () => {
      pause = FIRST_PAUSE;
      trust();
      fresh.send(JSON.stringify(said));
      if (!talk.slow(said)) wait(PATIENCE, broken);
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
      // It is being opened and has its own time limit; but a device that was asleep starts again.
      if (Date.now() - begun > patience) open();
      return;
    }
    line.send(JSON.stringify({ id: next++, request: talk.ping }));
    wait(patience, () => {
      broken();
      open();
    });
  }

  const woken = () => document.visibilityState === "visible" && check(WAKING_PATIENCE);
  document.addEventListener("visibilitychange", woken);
  window.addEventListener("online", woken);
  // The network is gone: whether the other side is, too, is found out at once.
  window.addEventListener("offline", woken);
  window.addEventListener("pageshow", woken);
  window.addEventListener("hashchange", onBrought);
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
      if (!said) talk.reach(true);
    },
    letIn(said, most) {
      welcome = true;
      largest = most;
      greeting = said;
      waiting.forEach(say);
    },
  };
}
