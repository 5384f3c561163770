// Byte arrays, as texts and joined.

export type Bytes = Uint8Array<ArrayBuffer>;

/** The UTF-8 bytes of a text. */
export const utf8 = (text: string): Bytes => new TextEncoder().encode(text);

/** Joins byte arrays and single bytes. */
export function concat(...parts: (Uint8Array | number)[]): Bytes {
  const arrays = parts.map((part) => (typeof part === "number" ? Uint8Array.of(part) : part));
  const joined = new Uint8Array(arrays.reduce((size, { length }) => size + length, 0));
  let at = 0;
  for (const array of arrays) {
    joined.set(array, at);
    at += array.length;
  }
  return joined;
}

/** Base64url without padding (RFC 4648, section 5). */
export const toBase64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

/** Decodes base64url; throws if it is not. */
export const fromBase64url = (text: string): Bytes =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
