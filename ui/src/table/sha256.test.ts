import { expect, test } from "vitest";
import { sha256 } from "./sha256";

const platform = async (text: string) =>
  Array.from(new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text))), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");

test("texts of every length up to several blocks have the hash of the platform", async () => {
  for (let length = 0; length < 300; length += 1) {
    const text = "a€".repeat(length).slice(0, length);
    expect(sha256(text)).toBe(await platform(text));
  }
});
