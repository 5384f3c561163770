import { expect, test } from "vitest";
import { concat, utf8, type Bytes } from "./bytes";
import { FrameReader, MAX_PAYLOAD, MAX_TEXT, toFrames } from "./frames";

/** Tests run in Node, whose types the screen does without. */
const node = globalThis as unknown as { process: { memoryUsage(): { arrayBuffers: number } } };

/** Text that deflate cannot shorten much. */
const noise = (length: number) =>
  Array.from({ length }, (_, n) => String.fromCharCode(33 + (((n * 2_654_435_761) >>> 7) % 89))).join("");

async function read(frames: Uint8Array[], limit: number): Promise<string | null> {
  const reader = new FrameReader(limit);
  for (const frame of frames.slice(0, -1)) expect(await reader.read(frame)).toBeNull();
  return reader.read(frames.at(-1) ?? new Uint8Array());
}

async function deflate(plain: Bytes): Promise<Bytes> {
  const stream = new Response(plain).body?.pipeThrough(new CompressionStream("deflate-raw"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** The frames of a deflated message, whose first part may be cut off. */
async function deflated(plain: Bytes, cut = plain.length): Promise<Bytes[]> {
  const body = await deflate(plain);
  return cut < body.length ? [concat(2, body.subarray(0, cut)), concat(3, body.subarray(cut))] : [concat(3, body)];
}

test("a message returns from its frames as it was", async () => {
  const limit = MAX_TEXT.tablet;
  const texts = ["x", "{}", "é€🎲 \ufeff\0", "a".repeat(5000), noise(300), noise(200_000), "table ".repeat(300_000)];
  for (const text of texts) {
    const frames = await toFrames(text, limit);
    expect(await read(frames, limit)).toBe(text);
    expect(Math.max(...frames.map(({ length }) => length))).toBeLessThanOrEqual(MAX_PAYLOAD - 16);
  }
});

test("a reader reads one message after the other", async () => {
  const reader = new FrameReader(1000);
  for (const text of ["one", "two".repeat(100), "three"]) {
    const [frame = new Uint8Array()] = await toFrames(text, 1000);
    expect(await reader.read(frame)).toBe(text);
  }
});

test("only text that deflate shortens is deflated, and large text is split", async () => {
  expect((await toFrames("short", 100)).map(([flags]) => flags)).toEqual([1]);
  expect((await toFrames("a".repeat(1000), 1000)).map(([flags]) => flags)).toEqual([3]);
  const random = String.fromCharCode(...crypto.getRandomValues(new Uint8Array(220)).map((unit) => unit % 128));
  expect((await toFrames(random, 2000)).map(([flags]) => flags)).toEqual([1]);
  expect((await toFrames(noise(200_000), 200_000)).slice(0, -1).every(([flags]) => flags === 2)).toBe(true);
});

test("a message above the limit is neither sent nor read", async () => {
  await expect(toFrames("é".repeat(51), 100)).rejects.toThrow("too long");
  await expect(toFrames("", 100)).rejects.toThrow("empty");
  expect(await toFrames("é".repeat(50), 100)).toHaveLength(1);
  await expect(read([concat(1, utf8("x".repeat(101)))], 100)).rejects.toThrow("too long");
  await expect(read([concat(0, utf8("x".repeat(60))), concat(1, utf8("x".repeat(60)))], 100)).rejects.toThrow(
    "too long",
  );
  expect(await read(await deflated(utf8("x".repeat(1000))), 1000)).toHaveLength(1000);
  await expect(read(await deflated(utf8("x".repeat(1001))), 1000)).rejects.toThrow("too long");
});

test("a small message that inflates to much ends early", async () => {
  // 64 MB of zeros in 64 kB.
  const bomb = await deflated(new Uint8Array(64 * 1024 * 1024), 60_000);
  expect(Math.max(...bomb.map(({ length }) => length))).toBeLessThan(MAX_PAYLOAD);
  const before = node.process.memoryUsage().arrayBuffers;
  await expect(read(bomb, MAX_TEXT.phone)).rejects.toThrow("too long");
  expect(node.process.memoryUsage().arrayBuffers - before).toBeLessThan(8 * 1024 * 1024);
});

// Browsers also refuse bytes after the end of a deflate stream, Node 20 does not.
test("malformed frames are refused", async () => {
  const text = utf8("a".repeat(500));
  const body = await deflate(text);
  const wrong: Record<string, Uint8Array[]> = {
    "nothing at all": [new Uint8Array()],
    "an empty part": [Uint8Array.of(1)],
    "an unknown flag": [concat(5, text)],
    "a high flag": [concat(0x81, text)],
    "not deflated": [concat(3, text)],
    "deflate without its end": [concat(3, body.subarray(0, -1))],
    "not UTF-8": [concat(1, 0xff, 0xfe)],
    "half a character": [concat(1, utf8("é").subarray(0, 1))],
    "one part deflated, one not": [concat(2, body.subarray(0, 2)), concat(1, body.subarray(2))],
  };
  for (const [name, frames] of Object.entries(wrong)) await expect(read(frames, 1000), name).rejects.toThrow();
});
