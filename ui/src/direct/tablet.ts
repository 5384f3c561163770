// The tablet's end of phones without a relay. Each phone was connected by two scanned codes, and has a spare connection
// for when the first one fails. On a connection each channel is one connection of the phone to the table.

import { toBase64url } from "../relay/bytes";
import { TextChannel } from "./channel";
import { CodeError } from "./codeError";
import { readAnswer, readDescription } from "./codes";
import { Connection, type Control, type Hello } from "./connection";
import { unpack, type Unpacked } from "./packing";

/** Receives what phones do. A guest's number is unique. */
export interface GuestListener {
  /** A phone has opened a channel. The pseudonym, 22 characters, is the same for all channels of a scanned phone. */
  connect(guest: number, pseudonym: string): void;
  message(guest: number, text: string): void;
  /** The channel has ended, from this side or the other. */
  disconnect(guest: number): void;
}

/** The time after the second scan in which a connection opens, in milliseconds. */
const OPENING = 5000;

/** How long a phone may be out of reach before its channels end: milliseconds. Its own ping notices that as well. */
const GRACE = 4000;

/** The most phones, as at a relay, and the most channels of a phone at once. */
const MOST_PHONES = 32;
const MOST_CHANNELS = 4;

/** The length of a pseudonym. */
const PSEUDONYM = 22;

/** One scanned phone. */
class Phone {
  #current: Connection;
  #spare: { connection: Connection; offer: Unpacked } | undefined;
  readonly #channels = new Map<number, TextChannel>();
  #away: ReturnType<typeof setTimeout> | undefined;

  constructor(
    connection: Connection,
    private readonly pseudonym: string,
    private readonly listener: GuestListener,
    private readonly nextGuest: () => number,
  ) {
    this.#current = connection;
    this.#use(connection);
  }

  get connected(): boolean {
    return this.#current.rtc.connectionState === "connected";
  }

  /** Serves the channels of a connection, and agrees on the next one. */
  #use(connection: Connection): void {
    const { rtc } = connection;
    this.#current = connection;
    connection.onControl = (message) => this.#hear(message);
    rtc.ondatachannel = ({ channel }) => this.#serve(channel);
    rtc.onconnectionstatechange = () => {
      clearTimeout(this.#away);
      if (rtc.connectionState !== "connected") this.#away = setTimeout(() => this.#endChannels(), GRACE);
    };
    void this.#agreeOnSpare();
  }

  #serve(channel: RTCDataChannel): void {
    if (this.#channels.size >= MOST_CHANNELS) return channel.close();
    const guest = this.nextGuest();
    const gone = () => {
      if (this.#channels.delete(guest)) this.listener.disconnect(guest);
    };
    const message = (text: string) => this.listener.message(guest, text);
    this.#channels.set(guest, new TextChannel(channel, "tablet", { message, ended: gone }));
    this.listener.connect(guest, this.pseudonym);
  }

  async #agreeOnSpare(): Promise<void> {
    this.#spare?.connection.close();
    const connection = new Connection();
    const packed = await connection.offer();
    this.#spare = { connection, offer: unpack(packed) };
    this.#current.send({ spare: toBase64url(packed) });
    connection.opened.then(
      () => this.#replace(connection),
      () => this.#withdraw(connection),
    );
  }

  /** Firefox ends a connection that the phone does not begin within five seconds. */
  #withdraw(connection: Connection): void {
    if (this.#spare?.connection !== connection) return;
    this.#spare = undefined;
    connection.close();
    this.#current.send({ spare: "" });
  }

  /** The phone uses its spare connection: the old one is dead, at least for the phone. */
  #replace(connection: Connection): void {
    if (this.#spare?.connection !== connection) return;
    this.#spare = undefined;
    clearTimeout(this.#away);
    this.#endChannels();
    this.#current.close();
    this.#use(connection);
  }

  /** Handles a message of the phone about its connections. */
  #hear({ spare }: Control): void {
    if (!spare || !this.#spare || this.#spare.connection.rtc.signalingState !== "have-local-offer") return;
    try {
      this.#spare.connection.accept(readDescription(spare, "answer")).catch(() => undefined);
    } catch {
      // Without a spare connection, codes are scanned again.
    }
  }

  send(guest: number, text: string): void {
    this.#channels.get(guest)?.send(text);
  }

  disconnect(guest: number): void {
    const channel = this.#channels.get(guest);
    if (!this.#channels.delete(guest)) return;
    channel?.close();
    this.listener.disconnect(guest);
  }

  #endChannels(): void {
    for (const guest of [...this.#channels.keys()]) this.disconnect(guest);
  }

  close(): void {
    clearTimeout(this.#away);
    this.#endChannels();
    this.#spare?.connection.close();
    this.#current.close();
  }
}

/** An offer that no phone has answered. */
interface Pending {
  connection: Connection;
  packed: Uint8Array;
  offer: Unpacked;
}

async function createOffer(): Promise<Pending> {
  const connection = new Connection();
  const packed = await connection.offer();
  return { connection, packed, offer: unpack(packed) };
}

/** Rejects if a connection does not open in time. */
const inTime = (opened: Promise<void>) =>
  Promise.race([opened, new Promise((_, reject) => setTimeout(() => reject(new CodeError("unreached")), OPENING))]);

/** The phones that were connected by codes. */
export class DirectPhones {
  #pending: Promise<Pending> | undefined;
  readonly #phones: Phone[] = [];
  #scanned = 0;

  /** `nextGuest` gives the numbers of guests. */
  constructor(
    private readonly listener: GuestListener,
    private readonly nextGuest: () => number,
  ) {}

  /**
   * The packed offer for the next phone: the same until a phone has answered, or until a new one is wanted. The camera must
   * be in use, because otherwise browsers hide this device's address.
   */
  async offer(renew: boolean): Promise<Uint8Array> {
    if (renew) this.#withdraw();
    this.#pending ??= createOffer();
    return (await this.#pending).packed;
  }

  /** Connects the phone that shows this answer. Throws `CodeError`. */
  async accept(text: string, hello: Hello): Promise<void> {
    const pending = await this.#pending;
    if (!pending) throw new CodeError("stale");
    const { connection, offer } = pending;
    const answer = readAnswer(text, offer);
    this.#pending = undefined;
    try {
      await connection.accept(answer);
      await inTime(connection.opened);
    } catch {
      connection.close();
      throw new CodeError("unreached");
    }
    this.#scanned += 1;
    const pseudonym = `${this.#scanned} scanned`.padEnd(PSEUDONYM, "-");
    this.#phones.push(new Phone(connection, pseudonym, this.listener, this.nextGuest));
    connection.send({ hello });
    if (this.#phones.length > MOST_PHONES) this.#dropOldest();
  }

  /** Drops the oldest phone, of those out of reach if there are any. */
  #dropOldest(): void {
    const away = this.#phones.findIndex(({ connected }) => !connected);
    for (const phone of this.#phones.splice(Math.max(0, away), 1)) phone.close();
  }

  send(guest: number, text: string): void {
    for (const phone of this.#phones) phone.send(guest, text);
  }

  disconnect(guest: number): void {
    for (const phone of this.#phones) phone.disconnect(guest);
  }

  /** Ends all connections. */
  close(): void {
    for (const phone of this.#phones.splice(0)) phone.close();
    this.#withdraw();
  }

  #withdraw(): void {
    this.#pending?.then(({ connection }) => connection.close()).catch(() => undefined);
    this.#pending = undefined;
  }
}
