// SHA-256 of a text. WebCrypto is missing on pages over plain HTTP, as on the local network. All words are signed, because
// V8 (Node 20) miscalculates after it has optimised the same code with unsigned ones.

/** The first 32 bits of the fractional parts of the roots of the first primes. */
function fractions(count: number, root: number): number[] {
  const primes: number[] = [];
  for (let one = 2; primes.length < count; one += 1) if (primes.every((prime) => one % prime)) primes.push(one);
  return primes.map((prime) => (prime ** (1 / root) % 1) * 2 ** 32);
}

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** The hash as hex text. */
export function sha256(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const blocks = new DataView(new ArrayBuffer(Math.ceil((bytes.length + 9) / 64) * 64));
  bytes.forEach((byte, at) => blocks.setUint8(at, byte));
  blocks.setUint8(bytes.length, 0x80);
  blocks.setUint32(blocks.byteLength - 4, bytes.length * 8);
  const [hash, keys] = [Int32Array.from(fractions(8, 2)), Int32Array.from(fractions(64, 3))];
  const words = new Int32Array(64);
  const word = (at: number): number => words[at] ?? 0;
  for (let block = 0; block < blocks.byteLength; block += 64) {
    for (let at = 0; at < 64; at += 1) {
      const [two, fifteen] = [word(at - 2), word(at - 15)];
      const low = turned(fifteen, 7) ^ turned(fifteen, 18) ^ (fifteen >>> 3);
      const high = turned(two, 17) ^ turned(two, 19) ^ (two >>> 10);
      words[at] = at < 16 ? blocks.getUint32(block + at * 4) : word(at - 16) + low + word(at - 7) + high;
    }
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
    for (let at = 0; at < 64; at += 1) {
      const mixed = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
      const one = (h + mixed + ((e & f) ^ (~e & g)) + (keys[at] ?? 0) + word(at)) | 0;
      const two = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((part, at) => (hash[at] = (hash[at] ?? 0) + part));
  }
  return Array.from(hash, (part) => (part >>> 0).toString(16).padStart(8, "0")).join("");
}
