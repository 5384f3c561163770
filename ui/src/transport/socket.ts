// In a browser: one WebSocket. Requests without an answer are sent again after a break; those that change
// something carry an id, so that nothing is done twice. What can only break the connection is not repeated
// forever: what is too large is never sent, and a request that breaks one connection after another is given
// up.

import type { Greeting, Problem, Push, Reply, Welcome } from "../wire/types";
import { Failed, type Transport } from "./contract";
import { listeners } from "./heard";
import { forget, keep, onBrought, shown, withName } from "./keys";
import { PACKED, unpacker } from "./unpack";

type Frame = { id?: number | null; ok?: Reply; problem?: Problem; push?: Push; welcome?: Welcome; largest?: number };

interface Waiting {
  text: string;
  resolve: (reply: Reply) => void;
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
/** The same for a device that has just woken up: its connection is most likely dead. */
const WAKING_PATIENCE = 900;
/** How many connections may break under one request before the request is blamed. */
const MOST_LINES = 5;

/** Bytes of a text on the line. */
const bytes = (text: string) => new TextEncoder().encode(text).length;

/** Opens the line, and opens it again whenever it breaks. */
export function socket(): Transport {
  const waiting = new Map<number, Waiting>();
  const { hears, push, reach, enter } = listeners();
  let greeting: Greeting | null = shown();
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

  function letIn(told: Welcome, most: number): void {
    welcome = true;
    largest = most;
    if (greeting) greeting = keep(told, greeting);
    waiting.forEach(say);
    enter({ in: told.guest });
    reach(true);
  }

  /** Sends what waits for an answer, unless that is pointless. */
  function say(asked: Waiting, id: number): void {
    const problem: Problem | null = bytes(asked.text) > largest ? { problem: "too_long" } : asked.lines === MOST_LINES ? { problem: "unanswered" } : null;
    if (problem) {
      waiting.delete(id);
      return asked.reject(new Failed(problem));
    }
    asked.lines += 1;
    line?.send(asked.text);
  }

  /** Nobody is let in with this: the user has to say something else. */
  function turnedAway(problem: Problem): void {
    const why = problem.problem === "turned_away" ? problem.why : "busy";
    stay();
    enter({ out: why });
  }

  /** Ends the line and opens no other. */
  function stay(): void {
    greeting = null;
    drop();
    clearTimeout(retry);
    reach(true);
  }

  /** Nothing is waited for any more. */
  function trust(): void {
    clearTimeout(doubt);
    doubt = undefined;
  }

  function hear(frame: Frame): void {
    heard = Date.now();
    trust();
    if (frame.welcome) return letIn(frame.welcome, frame.largest ?? Infinity);
    if (frame.push) return hearPush(frame.push);
    if (frame.problem && !welcome) return turnedAway(frame.problem);
    const asked = frame.id ? waiting.get(frame.id) : undefined;
    if (!asked || !frame.id) return;
    waiting.delete(frame.id);
    if (frame.ok) asked.resolve(frame.ok);
    else if (frame.problem) asked.reject(new Failed(frame.problem));
  }

  function hearPush(said: Push): void {
    if (said.push === "dismissed") {
      forget();
      stay();
      return enter({ out: "dismissed" });
    }
    if (said.push === "go_to") return goTo(said.url);
    push(said);
  }

  /** Another device hosts the table now. */
  function goTo(url: string): void {
    if (!url.startsWith("http://")) return;
    forget();
    location.assign(withName(url));
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
    reach(false);
    retry = setTimeout(open, pause);
    pause = Math.min(pause * 2, LONGEST_PAUSE);
  }

  function open(): void {
    clearTimeout(retry);
    drop();
    if (!greeting) return;
    const first = JSON.stringify(greeting);
    begun = Date.now();
    // What an older line still unpacks is heard no more.
    const heed = (text: string) => line === fresh && hear(JSON.parse(text) as Frame);
    const unpack = unpacker(heed);
    const fresh = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`, unpack ? [PACKED] : []);
    fresh.binaryType = "arraybuffer";
    line = fresh;
    // Connecting to an address where nobody is takes a long time to fail.
    doubt = setTimeout(broken, PATIENCE);
    fresh.onopen = () => {
      pause = FIRST_PAUSE;
      clearTimeout(doubt);
      fresh.send(first);
      // Only the host may take its time, to answer who asks.
      if (greeting?.greeting !== "ask") doubt = setTimeout(broken, PATIENCE);
    };
    fresh.onmessage = ({ data }: MessageEvent<string | ArrayBuffer>) => (typeof data === "string" ? heed(data) : unpack?.(new Uint8Array(data)));
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
    line.send(JSON.stringify({ id: next++, request: { type: "ping" } }));
    clearTimeout(doubt);
    doubt = setTimeout(() => {
      broken();
      open();
    }, patience);
  }

  const woken = () => document.visibilityState === "visible" && check(WAKING_PATIENCE);
  document.addEventListener("visibilitychange", woken);
  window.addEventListener("online", woken);
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
    ...hears,
    greet(said) {
      greeting = said;
      open();
    },
  };
}
