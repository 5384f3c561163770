/** 128 random bits, by which a request is known when it is sent again. `randomUUID` is not there over plain HTTP. */
export function freshId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
