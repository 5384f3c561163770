// Received messages in order.

import { Serial } from "./serial";
import type { Bytes } from "./bytes";

/**
 * Handles received messages one after another. It is of no more use, and calls `fail` once, if a handler fails or if
 * more than `limit` bytes wait. Without a limit, a sender that is faster than this device would fill its memory.
 */
export class Inbox {
  readonly #work = new Serial();
  #waiting = 0;
  #ended = false;

  constructor(
    private readonly limit: number,
    private readonly handle: (message: Bytes) => Promise<void>,
    private readonly fail: (why: unknown) => void,
  ) {}

  /** Ends it without a call of `fail`. */
  end(): void {
    this.#ended = true;
  }

  /** Runs this after the messages that wait, unless one of them fails. No more messages may follow. */
  finish(last: () => void): void {
    this.#work.run(() => this.#ended || last()).catch(() => undefined);
  }

  /** Handles a message after those before it. */
  push(message: Bytes): void {
    if (this.#ended) return;
    this.#waiting += message.length;
    if (this.#waiting > this.limit) return this.#stop(new Error("too much waits"));
    const handled = this.#work.run(async () => {
      if (!this.#ended) await this.handle(message);
      this.#waiting -= message.length;
    });
    handled.catch((why: unknown) => this.#stop(why));
  }

  #stop(why: unknown): void {
    if (this.#ended) return;
    this.#ended = true;
    this.fail(why);
  }
}
