import { expect, test } from "vitest";
import { linkBase, parseLink, parseRelay, relaySocket, type UsedRelay } from "./link";

const ROOM = "mC0N_nYqA_Xs39V83fq6_g";

/** A link with a code, as the tablet writes it. */
function linkOf(page: string, relay: UsedRelay): string {
  const base = linkBase(page, ROOM, relay);
  return `${base.page}#code=ABCD-EFGH&${base.parameters}`;
}

test("a link names the relay unless the page's publisher does, and the link of the table has no code", () => {
  const published = linkOf("https://play.example.org/index.html?x#y", { address: "r.example.org", published: true });
  expect(published).toBe(`https://play.example.org/join.html#code=ABCD-EFGH&at=${ROOM}`);
  expect(parseLink(published)).toEqual({ room: ROOM, relay: null });
  const typed = linkOf("https://example.org/a/b/", { address: "r.example.org", published: false });
  expect(typed).toBe(`https://example.org/a/b/join.html#code=ABCD-EFGH&at=${ROOM}&by=r.example.org`);
  expect(parseLink(typed)).toEqual({ room: ROOM, relay: "r.example.org" });
  expect(parseLink(typed.replace("code=ABCD-EFGH&", ""))).toEqual({ room: ROOM, relay: "r.example.org" });
});

test("every relay that can be typed returns from its link", () => {
  const typed = {
    "relay.example.org": "relay.example.org",
    " wss://Relay.Example.org/ ": "relay.example.org",
    "https://example.org:8443/club/": "example.org:8443/club",
    "127.0.0.1:47200": "127.0.0.1:47200",
    "ws://localhost:8080": "localhost:8080",
    "[::1]:9/x": "[::1]:9/x",
    "[2001:db8::1]": "[2001:db8::1]",
  };
  for (const [text, relay] of Object.entries(typed)) {
    expect(parseRelay(text)).toBe(relay);
    expect(parseLink(linkOf("http://a/", { address: relay, published: false }))).toEqual({ room: ROOM, relay });
  }
});

test("what is no relay with TLS is refused", () => {
  const wrong = ["", " ", "http://example.org", "ws://example.org", "ftp://example.org", "wss://127.0.0.1", "a b"];
  const hostile = [
    "user@example.org",
    "a:b@c",
    "example.org?x",
    "example.org#x",
    "example.org\\x",
    "https://",
    "a:99999",
  ];
  for (const text of [...wrong, ...hostile, "javascript://x", "localhost.example.org@x"])
    expect(parseRelay(text), text).toBeNull();
});

test("only a relay on this device is used without TLS", () => {
  expect(relaySocket("example.org/x", ROOM)).toBe(`wss://example.org/x/relay/phone/${ROOM}`);
  expect(relaySocket("127.0.0.1:5")).toBe("ws://127.0.0.1:5/relay/tablet");
  expect(relaySocket("localhost.example.org")).toBe("wss://localhost.example.org/relay/tablet");
});

test("a damaged link is refused", () => {
  const good = "https://x/join.html#code=ABCD-EFGH&at=mC0N_nYqA_Xs39V83fq6_g&by=r";
  expect(parseLink(good)).not.toBeNull();
  const wrong = [
    good.replace("at=", "at=A"),
    good.replace("q6_g", "q6_h"),
    good.replace("q6_g", "q6/g"),
    good.replace("ABCD", "ABC0"),
    good.replace("ABCD-", ""),
    good.replace("by=r", "by="),
    good.replace("by=r", "by=http://r"),
    good.replace("#", "?"),
    "ABCD-EFGH",
    "",
  ];
  for (const link of wrong) expect(parseLink(link), link).toBeNull();
});
