import { expect, test } from "vitest";
import { linkBase, parseLink, parseRelay, relaySocket } from "./link";

const ROOM = "mC0N_nYqA_Xs39V83fq6_g";

test("a link may name a relay, and the link of the table has no code", () => {
  const page = "https://play.example.org/a/join.html";
  expect(parseLink(`${page}#code=ABCD-EFGH&at=${ROOM}`)).toEqual({ room: ROOM, relay: null });
  expect(parseLink(`${page}#at=${ROOM}`)).toEqual({ room: ROOM, relay: null });
  expect(parseLink(`${page}#at=${ROOM}&by=relay.example.org`)).toEqual({ room: ROOM, relay: "relay.example.org" });
  expect(parseLink(`#code=ABCDEFGH&at=${ROOM}&by=r%2Fx`)).toEqual({ room: ROOM, relay: "r/x" });
});

test("a link names the relay unless the page's publisher does", () => {
  const published = linkBase("https://play.example.org/index.html?x#y", ROOM, {
    address: "r.example",
    published: true,
  });
  expect(published).toEqual({ page: "https://play.example.org/join.html", parameters: `at=${ROOM}` });
  const typed = linkBase("https://example.org/a/b/", ROOM, { address: "r.example:1/x", published: false });
  expect(typed).toEqual({ page: "https://example.org/a/b/join.html", parameters: `at=${ROOM}&by=r.example:1/x` });
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
    expect(parseLink(`#${linkBase("http://a/", ROOM, { address: relay, published: false }).parameters}`)).toEqual({
      room: ROOM,
      relay,
    });
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
