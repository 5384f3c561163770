import { expect, test } from "vitest";
import { linkBase, parseLink, parseRelay, relaySocket, type UsedRelay } from "./link";

const LINK = { code: "ABCD-EFGH", room: "mC0N_nYqA_Xs39V83fq6_g", relay: "relay.example.org" };

/** A link of a page at this address, as the tablet writes it. */
function linkOf(page: string, relay: UsedRelay): string {
  const base = linkBase(page, LINK.room, relay);
  return `${base.page}#code=${LINK.code}&${base.parameters}`;
}

test("a link names the relay unless the page's publisher does", () => {
  const page = "https://play.example.org/index.html?x#y";
  const published = linkOf(page, { address: LINK.relay, published: true });
  expect(published).toBe("https://play.example.org/join.html#code=ABCD-EFGH&at=mC0N_nYqA_Xs39V83fq6_g");
  expect(parseLink(published, LINK.relay)).toEqual(LINK);
  expect(parseLink(published, null)).toBeNull();
  const typed = linkOf("https://example.org/a/b/", { address: LINK.relay, published: false });
  expect(typed).toBe("https://example.org/a/b/join.html#code=ABCD-EFGH&at=mC0N_nYqA_Xs39V83fq6_g&by=relay.example.org");
  expect(parseLink(typed, "own.example.org")).toEqual(LINK);
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
    expect(parseLink(linkOf("http://a/", { address: relay, published: false }), null)).toEqual({ ...LINK, relay });
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
  expect(relaySocket("example.org/x", LINK.room)).toBe(`wss://example.org/x/relay/phone/${LINK.room}`);
  expect(relaySocket("127.0.0.1:5")).toBe("ws://127.0.0.1:5/relay/tablet");
  expect(relaySocket("localhost.example.org")).toBe("wss://localhost.example.org/relay/tablet");
});

test("a damaged link is refused", () => {
  const good = "https://x/join.html#code=ABCD-EFGH&at=mC0N_nYqA_Xs39V83fq6_g&by=r";
  expect(parseLink(good, null)).not.toBeNull();
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
  for (const link of wrong) expect(parseLink(link, null), link).toBeNull();
});
