// The tablet's connection to a relay. It proves that it owns the room's key, accepts phones, and reconnects. Specified
// in docs/reference/relay.md.

import { concat, toBase64url, type Bytes } from "./bytes";
import { createChallenge, openNonce, TabletEnd } from "./encryption";
import { MAX_TEXT } from "./frames";
import { Inbox } from "./inbox";
import type { RoomKeys } from "./keys";
import { relaySocket } from "./link";

/** Receives what phones do. A guest's number is unique while it is connected. */
export interface GuestListener {
  /** A phone has an encrypted connection. The relay derives the pseudonym, 22 characters, from the phone's address. */
  connect(guest: number, pseudonym: string): void;
  message(guest: number, text: string): void;
  /** The connection has ended, from this side or the other. */
  disconnect(guest: number): void;
  /** Phones can, or can no longer, reach this tablet. */
  reach(reachable: boolean): void;
  /** Another page has opened the room. This connection has ended and does not return. */
  replaced(): void;
}

/** The tablet's connection. */
export interface TabletRelay {
  /** Sends a message to a phone; ignored if the phone is gone. */
  send(guest: number, text: string): void;
  /** Ends a phone's connection after the messages sent to it. */
  disconnect(guest: number): void;
  /** Ends the connection to the relay, and all phones' connections, after the messages sent to them. */
  close(): void;
}

/** The types of messages between tablet and relay. */
const HELLO = 0x01;
const CHALLENGE = 0x02;
const ANSWER = 0x03;
const OPEN = 0x04;
const ECHO = 0x05;
const ARRIVED = 0x10;
const GONE = 0x11;
const PAYLOAD = 0x12;

/** The size of a pseudonym, in bytes. */
const PSEUDONYM = 16;

/** Another connection of this tablet has replaced this one. */
const REPLACED = 4009;

/** Pauses between attempts to connect, in milliseconds. */
const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 2000;
/** The time until the room is open, and until a phone has sent its first payload: milliseconds. */
const OPENING_PATIENCE = 5000;
const GUEST_PATIENCE = 10_000;
/**
 * The time that the connection may be quiet before an echo is requested, the check's interval, and the echo's timeout,
 * also for a device that has just woken up: milliseconds. A page does not see the relay's pings.
 */
const QUIET = 4000;
const LOOK = 1000;
const PATIENCE = 3000;
const WAKING_PATIENCE = 900;
/** Delay for a page that was busy itself, so that it first handles received messages: milliseconds. */
const TURN = 50;

/** The size limit of a phone's payloads that wait, in bytes. */
const MAX_WAITING = 16 * MAX_TEXT.phone;

interface Guest {
  inbox: Inbox;
  end?: TabletEnd;
  timer: ReturnType<typeof setTimeout>;
  /** The last message to it has been handed to the browser. */
  sent?: Promise<void> | undefined;
}

/** A message about a guest. */
function about(type: number, guest: number, payload: Uint8Array = new Uint8Array()): Bytes {
  const number = new DataView(new ArrayBuffer(4));
  number.setUint32(0, guest);
  return concat(type, new Uint8Array(number.buffer), payload);
}

/** One connection to the relay. `ended` is called once, unless `close` is called first. */
class Session {
  readonly #line: WebSocket;
  readonly #guests = new Map<number, Guest>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #heard = Date.now();
  #state: "greeted" | "proving" | "proved" | "open" | "closed" = "greeted";

  constructor(
    relay: string,
    private readonly keys: RoomKeys,
    private readonly listener: GuestListener,
    private readonly ended: (code: number, opened: boolean) => void,
  ) {
    this.#line = new WebSocket(relaySocket(relay));
    this.#line.binaryType = "arraybuffer";
    this.#line.onopen = () => this.#line.send(concat(HELLO, keys.publicKey));
    this.#line.onmessage = ({ data }: MessageEvent<string | ArrayBuffer>) => {
      if (typeof data === "string") return this.#end();
      this.#hear(new Uint8Array(data));
    };
    this.#line.onclose = ({ code }) => this.#end(code);
    this.#wait(OPENING_PATIENCE);
  }

  send(guest: number, text: string): void {
    const known = this.#guests.get(guest);
    if (!known?.end) return;
    known.sent = known.end.seal(text).then(
      (payloads) => {
        if (this.#guests.get(guest) !== known) return;
        for (const payload of payloads) this.#line.send(about(PAYLOAD, guest, payload));
      },
      () => this.#drop(guest, known),
    );
  }

  /** Ends a phone's connection after the messages sent to it. */
  disconnect(guest: number): void {
    const known = this.#guests.get(guest);
    known?.inbox.end();
    void Promise.resolve(known?.sent).then(() => this.#drop(guest, known));
  }

  /** Requests an echo if the connection has been quiet. */
  check(): void {
    if (this.#state === "open" && !this.#timer && Date.now() - this.#heard > QUIET) this.#requestEcho(PATIENCE);
  }

  /** Requests an echo after the device was asleep, or starts again. */
  checkAfterSleep(): void {
    if (this.#state === "open") this.#requestEcho(WAKING_PATIENCE);
    else if (Date.now() - this.#heard > WAKING_PATIENCE) this.#end();
  }

  #requestEcho(patience: number): void {
    this.#line.send(Uint8Array.of(ECHO));
    this.#wait(patience);
  }

  /** Ends the connection after the messages sent to phones. */
  async finish(): Promise<void> {
    await Promise.all([...this.#guests.values()].map(({ sent }) => sent));
    this.close();
  }

  /** Ends the connection and all phones' connections. */
  close(): void {
    if (this.#state === "closed") return;
    const opened = this.#state === "open";
    this.#state = "closed";
    clearTimeout(this.#timer);
    const line = this.#line;
    line.onopen = line.onmessage = line.onclose = null;
    line.close();
    for (const guest of [...this.#guests.keys()]) this.#remove(guest);
    if (opened) this.listener.reach(false);
  }

  #end(code = 0): void {
    if (this.#state === "closed") return;
    const opened = this.#state === "open";
    this.close();
    this.ended(code, opened);
  }

  #wait(patience: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.#timer = setTimeout(() => this.#end(), TURN)), patience);
  }

  #hear(message: Bytes): void {
    this.#heard = Date.now();
    const [type] = message;
    if (this.#state !== "open") {
      if (type === CHALLENGE && this.#state === "greeted") void this.#prove(message.subarray(1));
      else if (type === OPEN && this.#state === "proved") this.#open();
      else this.#end();
      return;
    }
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (type === ECHO) return;
    if (message.length < 5) return this.#end();
    const guest = new DataView(message.buffer).getUint32(1);
    const content = message.subarray(5);
    if (type === ARRIVED && content.length === PSEUDONYM) this.#arrive(guest, toBase64url(content));
    else if (type === GONE) this.#guests.get(guest)?.inbox.finish(() => this.#remove(guest));
    else if (type === PAYLOAD) this.#guests.get(guest)?.inbox.push(content);
    else this.#end();
  }

  /** Proves to the relay that this tablet owns the key. */
  async #prove(challenge: Uint8Array): Promise<void> {
    this.#state = "proving";
    try {
      const nonce = await openNonce(this.keys.keys, this.keys.room, challenge);
      if (this.#state !== "proving") return;
      this.#state = "proved";
      this.#line.send(concat(ANSWER, nonce));
    } catch {
      this.#end();
    }
  }

  #open(): void {
    this.#state = "open";
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.listener.reach(true);
  }

  #arrive(guest: number, pseudonym: string): void {
    this.#remove(guest);
    const challenge = createChallenge();
    const handle = async (payload: Bytes) => {
      if (known.end) {
        const text = await known.end.open(payload);
        if (text !== null && this.#guests.get(guest) === known) this.listener.message(guest, text);
        return;
      }
      const end = await TabletEnd.accept(this.keys.keys, this.keys.room, challenge, payload);
      if (this.#guests.get(guest) !== known) return;
      clearTimeout(known.timer);
      known.end = end;
      this.listener.connect(guest, pseudonym);
    };
    const drop = () => this.#drop(guest, known);
    const known: Guest = { inbox: new Inbox(MAX_WAITING, handle, drop), timer: setTimeout(drop, GUEST_PATIENCE) };
    this.#guests.set(guest, known);
    this.#line.send(about(PAYLOAD, guest, challenge));
  }

  /** Ends the connection of a guest, unless its number belongs to another by now. */
  #drop(guest: number, known: Guest | undefined): void {
    if (!known || this.#guests.get(guest) !== known) return;
    this.#line.send(about(GONE, guest));
    this.#remove(guest);
  }

  #remove(guest: number): void {
    const known = this.#guests.get(guest);
    if (!known) return;
    this.#guests.delete(guest);
    known.inbox.end();
    clearTimeout(known.timer);
    if (known.end) this.listener.disconnect(guest);
  }
}

/** Opens a room at a relay and keeps it open until `close`. `relay` is an address from `parseRelay`. */
export function tabletRelay(relay: string, keys: RoomKeys, listener: GuestListener): TabletRelay {
  let session: Session | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let pause = FIRST_PAUSE;
  const stopped = new AbortController();

  function open(): void {
    clearTimeout(retry);
    retry = undefined;
    session = new Session(relay, keys, listener, ended);
  }

  function ended(code: number, opened: boolean): void {
    session = undefined;
    if (stopped.signal.aborted) return;
    if (code === REPLACED) {
      // Two pages with one key would otherwise replace each other forever.
      stop();
      return listener.replaced();
    }
    pause = opened ? FIRST_PAUSE : Math.min(pause * 1.5, LONGEST_PAUSE);
    // A random pause, so that tablets do not all return in the same moment to a relay that was restarted.
    retry = setTimeout(open, pause * (0.5 + Math.random() / 2));
  }

  /** A device that wakes up, or changes its network, checks at once. */
  function woken(): void {
    if (document.visibilityState !== "visible") return;
    if (retry) open();
    else session?.checkAfterSleep();
  }

  function stop(): void {
    stopped.abort();
    clearTimeout(retry);
    clearInterval(checks);
  }

  document.addEventListener("visibilitychange", woken, stopped);
  for (const event of ["online", "offline", "pageshow"]) window.addEventListener(event, woken, stopped);
  const checks = setInterval(() => session?.check(), LOOK);
  open();

  return {
    send: (guest, text) => session?.send(guest, text),
    disconnect: (guest) => session?.disconnect(guest),
    close() {
      stop();
      void session?.finish();
    },
  };
}
