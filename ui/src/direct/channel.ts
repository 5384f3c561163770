// Texts over one data channel, in frames as through a relay: deflated, split, and limited in size. The channel itself is
// encrypted.

import type { Bytes } from "../relay/bytes";
import { FrameReader, MAX_PAYLOAD, MAX_TEXT, toFrames } from "../relay/frames";
import { Inbox } from "../relay/inbox";
import { Serial } from "../relay/serial";

type Channel = Pick<RTCDataChannel, "binaryType" | "onmessage" | "onclose" | "send" | "close">;

/** The size limit of received frames that wait, in bytes: the longest message, and what follows it. */
const WAITING = 1024 * 1024;

/** What happens on a channel. */
export interface ChannelListener {
  message(text: string): void;
  /** The other side has closed the channel, or broken the rules. */
  ended(): void;
}

/** One end of a channel. */
export class TextChannel {
  readonly #sending = new Serial();
  readonly #inbox: Inbox;
  readonly #most: number;
  #closed = false;

  /** `side`: this end. */
  constructor(
    private readonly channel: Channel,
    side: "phone" | "tablet",
    private readonly listener: ChannelListener,
  ) {
    const other = side === "phone" ? "tablet" : "phone";
    this.#most = MAX_TEXT[side];
    const reader = new FrameReader(MAX_TEXT[other]);
    const read = async (frame: Bytes) => {
      const text = await reader.read(frame);
      if (text !== null && !this.#closed) listener.message(text);
    };
    this.#inbox = new Inbox(MAX_TEXT[other] + WAITING, read, () => this.#end());
    channel.binaryType = "arraybuffer";
    channel.onmessage = ({ data }: MessageEvent<string | ArrayBuffer>) =>
      typeof data === "string" || data.byteLength > MAX_PAYLOAD ? this.#end() : this.#inbox.push(new Uint8Array(data));
    channel.onclose = () => this.#inbox.finish(() => this.#end());
  }

  /** Sends a text. A channel that is full or closed ends. */
  send(text: string): void {
    const sent = this.#sending.run(async () => {
      for (const frame of await toFrames(text, this.#most)) if (!this.#closed) this.channel.send(frame);
    });
    sent.catch(() => this.#end());
  }

  /** Closes the channel after the texts that were sent. The listener hears nothing more. */
  close(): void {
    this.#inbox.end();
    const closed = this.#sending.run(() => this.#shut());
    closed.catch(() => this.#shut());
  }

  #shut(): void {
    this.#closed = true;
    this.channel.onmessage = this.channel.onclose = null;
    this.channel.close();
  }

  #end(): void {
    if (this.#closed) return;
    this.#inbox.end();
    this.#shut();
    this.listener.ended();
  }
}
