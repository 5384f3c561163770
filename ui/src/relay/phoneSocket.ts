// A phone's connection to a tablet through a relay. It has the parts of a WebSocket that `transport/reconnecting.ts`
// uses, and opens when it is encrypted. Whatever breaks the encryption closes it.

import type { Bytes } from "./bytes";
import { PhoneEnd, ProtocolError } from "./encryption";
import { MAX_TEXT } from "./frames";
import { Inbox } from "./inbox";
import { relaySocket } from "./link";

/** Close codes: at the user's wish, and for what breaks the protocol. */
const CLOSED = 4000;
const BROKEN = 4002;

/** The size limit of received payloads that wait: the longest message, and what follows it. */
const MAX_WAITING = MAX_TEXT.tablet + 1024 * 1024;

/** A phone's encrypted socket. */
export class PhoneSocket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  /** Without effect, because messages are texts. */
  binaryType: BinaryType = "arraybuffer";

  readonly #line: WebSocket;
  readonly #inbox: Inbox;
  #publicKey: Bytes | undefined;
  #end: PhoneEnd | undefined;
  #closed = false;

  /** Connects to a room. `relay` is an address from `parseRelay`; `closed` receives the close code. */
  constructor(
    relay: string,
    private readonly room: string,
    private readonly closed: (code: number) => void = () => undefined,
  ) {
    this.#line = new WebSocket(relaySocket(relay, room));
    this.#line.binaryType = "arraybuffer";
    const fail = () => this.#close(BROKEN);
    this.#inbox = new Inbox(MAX_WAITING, (message) => this.#handle(message), fail);
    this.#line.onmessage = ({ data }: MessageEvent<string | ArrayBuffer>) =>
      typeof data === "string" ? fail() : this.#inbox.push(new Uint8Array(data));
    this.#line.onclose = ({ code }) => this.#inbox.finish(() => this.#close(CLOSED, code));
  }

  /** Sends a message; only after `onopen`. */
  send(text: string): void {
    if (!this.#end) throw new DOMException("not open", "InvalidStateError");
    const sent = this.#end.seal(text).then((payloads) => {
      if (!this.#closed) payloads.forEach((payload) => this.#line.send(payload));
    });
    sent.catch(() => this.#close(BROKEN));
  }

  /** Closes the connection. As with a WebSocket, `onclose` follows. */
  close(): void {
    this.#close(CLOSED);
  }

  /** Closes the connection with a code. `reason`: the code for `closed`. */
  #close(code: number, reason = code): void {
    if (this.#closed) return;
    this.#closed = true;
    this.#inbox.end();
    this.closed(reason);
    this.#line.onmessage = this.#line.onclose = null;
    this.#line.close(code);
    // Later, because the caller may be about to remove its listener.
    queueMicrotask(() => this.onclose?.());
  }

  /** Handles the relay's first message, the public key, then the tablet's first, the challenge, then the payloads. */
  async #handle(message: Bytes): Promise<void> {
    if (this.#end) {
      const text = await this.#end.open(message);
      if (text !== null && !this.#closed) this.onmessage?.({ data: text });
      return;
    }
    if (!this.#publicKey) {
      this.#publicKey = message;
      return;
    }
    const end = await PhoneEnd.connect(this.room, this.#publicKey, message);
    if (this.#closed) throw new ProtocolError("closed");
    this.#end = end;
    this.#line.send(end.hello);
    this.onopen?.();
  }
}
