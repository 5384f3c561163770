// A phone's end of a connection without a relay. The phone answers the offer of the scanned link and shows the answer, which
// the tablet scans. Afterwards the connection is replaced by its spare one when it fails, without any code.

import { TextChannel } from "./channel";
import { answerText } from "./codes";
import { Connection, type Control, type Hello, Spare } from "./connection";
import type { Unpacked } from "./packing";

/** The time that one attempt to reach the tablet takes, in milliseconds. */
const ATTEMPT = 1500;

/** The number of such attempts after which the phone reports that its connection is lost. It keeps trying. */
const ATTEMPTS = 20;

/** Receives what happens to a phone's connection. */
export interface PhoneListener {
  /** The text of the code to show. A later one replaces it, because an answer can expire before it is scanned. */
  answer(text: string): void;
  /** The tablet has scanned the code. */
  hello(hello: Hello): void;
  /** The tablet cannot be reached; codes must be scanned again, unless it returns. */
  lost(): void;
  /** Another connection has replaced a dead one, so that a channel can open. */
  returned(): void;
}

/** A phone's connection. */
export class DirectPhone {
  #current: Connection | undefined;
  #channel: PhoneChannel | undefined;
  #spare: Spare | undefined;
  /** True if the tablet has left something unanswered on the current connection. */
  #suspect = false;
  #replacing = false;
  #greeted = false;

  constructor(
    private readonly offer: Unpacked,
    private readonly listener: PhoneListener,
  ) {}

  /** Answers the offer, as often as needed until the tablet is connected. Throws if the browser refuses it. */
  async answer(): Promise<void> {
    const connection = new Connection();
    this.#use(connection);
    await connection.accept(this.offer);
    await connection.rtc.setLocalDescription(await connection.rtc.createAnswer());
    this.listener.answer(answerText(this.offer, await connection.gathered()));
    connection.opened.catch(() => {
      connection.close();
      if (this.#current === connection && !this.#greeted) void this.answer();
    });
  }

  #use(connection: Connection): void {
    this.#current = connection;
    connection.onControl = (message) => this.#hear(connection, message);
    // The browser notices a dead connection after sleep earlier than a ping does.
    connection.rtc.addEventListener("connectionstatechange", () => {
      if (connection.rtc.connectionState === "failed" && this.#current === connection) this.#channel?.fail();
    });
  }

  #hear(connection: Connection, { hello, spare }: Control): void {
    if (hello && !this.#greeted) {
      this.#greeted = true;
      this.listener.hello(hello);
    }
    if (spare !== undefined) void this.#answerSpare(connection, spare);
  }

  /** Agrees on the spare connection that the tablet offers; an empty offer withdraws the last one. */
  async #answerSpare(connection: Connection, offer: string): Promise<void> {
    if (!this.#replacing) this.#spare?.connection.close();
    this.#spare = undefined;
    if (!offer) return;
    try {
      const spare = new Spare(offer);
      connection.send({ spare: await spare.answer() });
      this.#spare = spare;
    } catch (why) {
      console.warn("no spare connection", why);
    }
  }

  /** Opens a channel to the table, on the spare connection if this one is dead. */
  open(): PhoneChannel {
    if (this.#suspect || this.#current?.rtc.connectionState !== "connected") void this.#replace();
    const connection = this.#replacing ? undefined : this.#current;
    return (this.#channel = new PhoneChannel(connection, (suspect) => (this.#suspect = suspect)));
  }

  /** Replaces the connection by its spare one, as soon as that reaches the tablet. */
  async #replace(): Promise<void> {
    if (this.#replacing) return;
    const spare = this.#spare;
    const current = this.#current;
    // Without a spare one, this one may still return.
    if (!spare)
      return /failed|closed/.test(current?.rtc.connectionState ?? "closed") ? this.listener.lost() : undefined;
    this.#replacing = true;
    try {
      for (let attempt = 1; !(await spare.reaches(ATTEMPT)); attempt += 1)
        if (attempt === ATTEMPTS) this.listener.lost();
      this.#spare = undefined;
      const opened = spare.connection.opened.then(() => this.#use(spare.connection));
      await spare.begin();
      await opened;
      current?.close();
    } catch {
      spare.connection.close();
    }
    // The channel that waits belongs to no connection.
    this.#channel?.fail();
    this.#suspect = this.#replacing = false;
    this.listener.returned();
  }
}

/** One channel to the table. It has the parts of a WebSocket that `transport/reconnecting.ts` uses. */
export class PhoneChannel {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  /** Without effect, because messages are texts. */
  binaryType: BinaryType = "arraybuffer";

  readonly #texts: TextChannel | undefined;
  #unanswered = true;

  /** Without a connection it never opens. `suspect` receives true if something stays unanswered. */
  constructor(
    connection: Connection | undefined,
    private readonly suspect: (suspect: boolean) => void,
  ) {
    const channel =
      connection?.rtc.signalingState === "closed" ? undefined : connection?.rtc.createDataChannel("table");
    if (!channel) return;
    channel.onopen = () => this.onopen?.();
    this.#texts = new TextChannel(channel, "phone", {
      message: (data) => {
        this.#unanswered = false;
        suspect(false);
        this.onmessage?.({ data });
      },
      ended: () => this.onclose?.(),
    });
  }

  send(text: string): void {
    this.#unanswered = true;
    this.#texts?.send(text);
  }

  /** Ends the channel, because its connection has failed. */
  fail(): void {
    this.#unanswered = true;
    this.close();
    this.onclose?.();
  }

  /** Closes the channel. Unlike with a WebSocket, no `onclose` follows. */
  close(): void {
    if (this.#texts && this.#unanswered) this.suspect(true);
    this.#texts?.close();
  }
}
