// What a host packs for phones: one deflate stream a line, in which every message ends with a line
// feed. Where the browser cannot unpack, plain text is asked for.

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

/** Unpacks what comes over one line, in order; null where the browser cannot. */
export function unpacker(hear: (text: string) => void): ((bytes: Uint8Array<ArrayBuffer>) => void) | null {
  try {
    const stream = new DecompressionStream("deflate-raw");
    const packed = stream.writable.getWriter();
    // A stream that breaks falls silent: then the line is found dead, and another is opened.
    read(stream.readable.pipeThrough(new TextDecoderStream()).getReader(), hear).catch(() => undefined);
    return (bytes) => void packed.write(bytes).catch(() => undefined);
  } catch {
    return null;
  }
}
