import { expect, test } from "vitest";
import { doorOf } from "./door";

test("a link that was scanned leads where it says", () => {
  expect(doorOf(" http://192.168.1.20:47200/#code=ABCD-EFGH ")).toBe("http://192.168.1.20:47200/#code=ABCD-EFGH");
  expect(doorOf("https://club.example/t/7#token=00ff")).toBe("https://club.example/t/7#token=00ff");
});

test("an address that was typed takes the code after it along", () => {
  expect(doorOf("192.168.1.20:47200 abcd efgh")).toBe("http://192.168.1.20:47200/#code=abcdefgh");
  expect(doorOf("192.168.1.20:47200")).toBe("http://192.168.1.20:47200/");
  expect(doorOf("[fe80::1]:47200 ABCD-EFGH")).toBe("http://[fe80::1]:47200/#code=ABCD-EFGH");
});

test("what is no address, runs a script, or hands a table over, leads nowhere", () => {
  for (const wrong of [
    "",
    "Anna",
    "ABCD-EFGH",
    "javascript:alert(1)",
    "file:///etc/passwd",
    "http://",
    "http://192.168.1.20:1/#take-over=AB",
  ])
    expect(doorOf(wrong), wrong).toBe(null);
});
