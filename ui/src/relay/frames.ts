// Messages to frames and back. A frame is the plaintext of one payload: a byte of flags and a part of a message. A
// message is deflated before it is encrypted, because ciphertext cannot be compressed. Its length is limited while it is
// inflated, because a small message could otherwise fill the memory.

import { concat, utf8, type Bytes } from "./bytes";

/** The size limit of a payload, in bytes. */
export const MAX_PAYLOAD = 65_536;

/** The size of an AES-GCM tag, in bytes. */
const TAG = 16;

/** The size limit of a part: the payload without its tag and its flags. */
const MAX_PART = MAX_PAYLOAD - TAG - 1;

/** The size limits of a message's text, in bytes, by its sender. */
export const MAX_TEXT = { phone: 65_536, tablet: 16 * 1024 * 1024 };

/** The flags of a frame. */
const LAST = 1;
const DEFLATED = 2;

/**
 * Bytes inflated at a time. Chromium inflates everything that was written before the reader can stop it, to 1,032 times
 * the size at most. So a hostile message costs a megabyte above the limit.
 */
const SLICE = 1024;

/** Shorter texts are not deflated, because that saves less than a packet's header. */
const WORTH_DEFLATING = 200;

/** A message or a frame breaks the rules. */
export class FrameError extends Error {}

/** A stream of these bytes, a slice at a time. */
function slices(bytes: Bytes, size: number): ReadableStream<Bytes> {
  let at = 0;
  return new ReadableStream({
    pull(controller) {
      if (at < bytes.length) controller.enqueue(bytes.subarray(at, (at += size)));
      else controller.close();
    },
  });
}

/** Reads a stream to its end, or throws as soon as it has more bytes than the limit. */
async function collect(stream: ReadableStream<Uint8Array>, limit: number): Promise<Bytes> {
  const reader = stream.getReader();
  const parts: Uint8Array[] = [];
  for (let size = 0; ;) {
    const { value, done } = await reader.read();
    if (done) return concat(...parts);
    size += value.length;
    if (size > limit) {
      reader.cancel().catch(() => undefined);
      throw new FrameError("too long");
    }
    parts.push(value);
  }
}

const deflate = (bytes: Bytes) =>
  collect(slices(bytes, bytes.length).pipeThrough(new CompressionStream("deflate-raw")), Infinity);

const inflate = (bytes: Bytes, limit: number) =>
  collect(slices(bytes, SLICE).pipeThrough(new DecompressionStream("deflate-raw")), limit);

/** Splits a text into frames. Throws `FrameError` if it is empty or has more bytes than the limit. */
export async function toFrames(text: string, limit: number): Promise<Bytes[]> {
  const plain = utf8(text);
  if (!plain.length || plain.length > limit) throw new FrameError("empty or too long");
  const small = plain.length < WORTH_DEFLATING ? plain : await deflate(plain);
  const [body, kind] = small.length < plain.length ? [small, DEFLATED] : [plain, 0];
  const frames: Bytes[] = [];
  for (let at = 0; at < body.length; at += MAX_PART) {
    const last = at + MAX_PART >= body.length ? LAST : 0;
    frames.push(concat(kind | last, body.subarray(at, at + MAX_PART)));
  }
  return frames;
}

/** Joins the frames of one direction of a connection. */
export class FrameReader {
  #parts: Uint8Array[] = [];
  #size = 0;
  #kind = 0;

  /** `limit`: the size limit of a message's text, in bytes. */
  constructor(readonly limit: number) {}

  /** Reads the next frame. Returns the message that it completes, or null. Throws if it breaks the rules. */
  async read(frame: Uint8Array): Promise<string | null> {
    const [flags = 0] = frame;
    const kind = flags & DEFLATED;
    if (frame.length < 2 || flags > (LAST | DEFLATED)) throw new FrameError("malformed");
    if (this.#parts.length && kind !== this.#kind) throw new FrameError("malformed");
    this.#size += frame.length - 1;
    if (this.#size > this.limit) throw new FrameError("too long");
    this.#kind = kind;
    this.#parts.push(frame.subarray(1));
    if (!(flags & LAST)) return null;
    const body = concat(...this.#parts);
    this.#parts = [];
    this.#size = 0;
    const plain = kind ? await inflate(body, this.limit) : body;
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(plain);
  }
}
