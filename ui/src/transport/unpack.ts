// Decompresses the host's messages to phones: one deflate stream for each connection, in which every message ends with
// a line feed. A browser that cannot decompress requests plain text.

export const PACKED = "bucintoro.deflate";

async function read(texts: ReadableStreamDefaultReader<string>, hear: (text: string) => void): Promise<void> {
  let rest = "";
  for (;;) {
    const { value, done } = await texts.read();
    if (done) return;
    const lines = (rest + value).split("\n");
    rest = lines.pop() ?? "";
    lines.forEach(hear);
  }
}

/** Decompresses the messages of one connection, in order; null if the browser cannot. */
export function unpacker(hear: (text: string) => void): ((bytes: Uint8Array<ArrayBuffer>) => void) | null {
  try {
    const stream = new DecompressionStream("deflate-raw");
    const packed = stream.writable.getWriter();
    // A broken stream is silent: the ping then fails, and another connection opens.
    read(stream.readable.pipeThrough(new TextDecoderStream()).getReader(), hear).catch(() => undefined);
    return (bytes) => void packed.write(bytes).catch(() => undefined);
  } catch {
    return null;
  }
}
