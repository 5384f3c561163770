/** 128 random bits that identify a request across retries. `randomUUID` is missing over plain HTTP. */
export function freshId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
