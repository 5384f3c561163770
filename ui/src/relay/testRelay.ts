// A relay in memory, for tests: it follows docs/reference/relay.md, or does to the payloads what a test wants.

import { Aes256Gcm, CipherSuite, DhkemP256HkdfSha256, HkdfSha256 } from "@hpke/core";
import { concat, fromBase64url, toBase64url, utf8, type Bytes } from "./bytes";
import { roomId } from "./encryption";

/** The address of the relay. */
export const RELAY = "relay.example.org";

/** A task later, as a browser's events are, and independent of fake timers. */
const { setImmediate: later } = globalThis as unknown as { setImmediate: (task: (value?: unknown) => unknown) => void };

const turn = () => new Promise((resolve) => later(resolve));

/** The time that work may take on a busy machine, and that work takes on an idle one: milliseconds. */
const PATIENCE = 20_000;
const WORK = 15;

/** Waits for work that is independent of timers, such as encryption. */
export async function until(done: () => unknown): Promise<void> {
  for (const begun = performance.now(); !done(); await turn())
    if (performance.now() - begun > PATIENCE) throw new Error("it does not happen");
}

/** Waits until whatever is under way has most likely happened. */
export async function settle(): Promise<void> {
  const begun = performance.now();
  for (let turns = 0; turns < 300 || performance.now() - begun < WORK; turns += 1) await turn();
}

/** A page's socket. */
export class TestSocket {
  binaryType = "";
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string | ArrayBuffer }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  /** What the page has sent, and the code with which it has closed the socket. */
  readonly sent: Bytes[] = [];
  closedWith: number | null = null;
  #ended = false;
  #lost = false;

  constructor(
    readonly url: string,
    private readonly relay: TestRelay,
  ) {
    later(() => !this.#ended && relay.opened(this));
  }

  send(message: Bytes): void {
    const copy = concat(message);
    this.sent.push(copy);
    later(() => !this.#lost && this.relay.received(this, copy));
  }

  /** The page closes it. */
  close(code = 1005): void {
    if (this.#ended) return;
    this.closedWith = code;
    this.#ended = true;
    later(() => this.relay.ended(this));
  }

  /** The relay sends a message. */
  deliver(data: string | Bytes): void {
    later(() => this.#ended || this.onmessage?.({ data: typeof data === "string" ? data : concat(data).buffer }));
  }

  /** The relay closes it. */
  end(code: number): void {
    later(() => {
      if (this.#ended) return;
      this.#ended = this.#lost = true;
      this.onclose?.({ code });
      this.relay.ended(this);
    });
  }
}

interface Room {
  tablet: TestSocket;
  key: Bytes;
  guests: Map<number, TestSocket>;
}

const number = (guest: number) => Uint8Array.of(0, 0, guest >> 8, guest & 255);

export class TestRelay {
  readonly sockets: TestSocket[] = [];
  readonly rooms = new Map<string, Room>();
  /** Every payload that it has seen. */
  readonly recorded: Bytes[] = [];
  /** What arrives for a payload. */
  tamper: (payload: Bytes, from: "phone" | "tablet") => Bytes[] = (payload) => [payload];
  /** The key that it hands to phones instead of the tablet's. */
  impostor: Bytes | null = null;
  /** False if the network is gone, which pages do not notice. */
  reachable = true;
  #proofs = new Map<TestSocket, { key: Bytes; nonce: Bytes }>();
  #next = 1;

  /** The class to use as `WebSocket`. */
  readonly WebSocket = ((relay: TestRelay) =>
    class extends TestSocket {
      constructor(url: string) {
        super(url, relay);
        relay.sockets.push(this);
      }
    })(this);

  phones = () => this.sockets.filter(({ url }) => url.includes("/phone/"));
  tablets = () => this.sockets.filter(({ url }) => url.endsWith("/tablet"));

  opened(socket: TestSocket): void {
    if (!this.reachable) return;
    socket.onopen?.();
    const [, id] = /\/relay\/phone\/(.{22})$/.exec(socket.url) ?? [];
    if (!id) return;
    const room = this.rooms.get(id);
    if (!room) return socket.end(4004);
    const guest = this.#next++;
    room.guests.set(guest, socket);
    socket.deliver(this.impostor ?? room.key);
    room.tablet.deliver(concat(0x10, number(guest), new Uint8Array(16).fill(guest)));
  }

  received(socket: TestSocket, message: Bytes): void {
    if (!this.reachable) return;
    const found = this.#roomOf(socket);
    if (!found) return void this.#prove(socket, message);
    const { room, guest } = found;
    if (guest) return this.pass(room, guest, message, "phone");
    const to = message.length > 4 ? new DataView(message.buffer).getUint32(1) : 0;
    if (message[0] === 0x05) socket.deliver(message);
    else if (message[0] === 0x12) this.pass(room, to, message.subarray(5), "tablet");
    else if (message[0] === 0x11) {
      room.guests.get(to)?.end(4000);
      room.guests.delete(to);
    } else socket.end(1002);
  }

  /** Passes a payload on. */
  pass(room: Room, guest: number, payload: Uint8Array, from: "phone" | "tablet"): void {
    const copy = concat(payload);
    this.recorded.push(copy);
    for (const arriving of this.tamper(copy, from)) {
      if (from === "phone") room.tablet.deliver(concat(0x12, number(guest), arriving));
      else room.guests.get(guest)?.deliver(arriving);
    }
  }

  ended(socket: TestSocket): void {
    if (!this.reachable) return;
    const found = this.#roomOf(socket);
    if (!found) return;
    const { room, guest, id } = found;
    if (guest) {
      room.guests.delete(guest);
      return room.tablet.deliver(concat(0x11, number(guest)));
    }
    this.rooms.delete(id);
    for (const phone of room.guests.values()) phone.end(4004);
  }

  #roomOf(socket: TestSocket): { id: string; room: Room; guest: number } | null {
    for (const [id, room] of this.rooms) {
      if (room.tablet === socket) return { id, room, guest: 0 };
      for (const [guest, phone] of room.guests) if (phone === socket) return { id, room, guest };
    }
    return null;
  }

  async #prove(socket: TestSocket, message: Bytes): Promise<void> {
    const proof = this.#proofs.get(socket);
    if (!proof) {
      const key = message.slice(1);
      const nonce = crypto.getRandomValues(new Uint8Array(16));
      this.#proofs.set(socket, { key, nonce });
      return socket.deliver(await sealNonce(key, nonce));
    }
    if (message[0] !== 3 || toBase64url(message.subarray(1)) !== toBase64url(proof.nonce)) return socket.end(4003);
    const id = await roomId(proof.key);
    this.rooms.get(id)?.tablet.end(4009);
    this.rooms.set(id, { tablet: socket, key: proof.key, guests: new Map() });
    socket.deliver(Uint8Array.of(4));
  }
}

/** The relay's challenge to the owner of this key. */
export async function sealNonce(key: Bytes, nonce: Bytes): Promise<Bytes> {
  const suite = new CipherSuite({ kem: new DhkemP256HkdfSha256(), kdf: new HkdfSha256(), aead: new Aes256Gcm() });
  const recipientPublicKey = await suite.kem.deserializePublicKey(key);
  const { enc, ct } = await suite.seal(
    { recipientPublicKey, info: utf8("bucintoro relay 1 proof") },
    nonce,
    fromBase64url(await roomId(key)),
  );
  return concat(2, new Uint8Array(enc), new Uint8Array(ct));
}
