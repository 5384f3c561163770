// Packed descriptions and the texts of codes: what browsers make, what a code may contain, and what it must not.

import { describe, expect, test } from "vitest";
import { fromBase64url, toBase64url } from "../relay/bytes";
import { CodeError } from "./codeError";
import { answerText, offerLink, readAnswer, readDescription } from "./codes";
import { MAX_PACKED, pack, unpack } from "./packing";

const FINGERPRINT = Array.from({ length: 32 }, (_, at) => (at * 7 + 1).toString(16).padStart(2, "0").toUpperCase());

interface Parts {
  setup?: string;
  ufrag?: string;
  pwd?: string;
  candidates?: string[];
}

/** A description as a browser makes it. */
const description = ({ setup = "actpass", ufrag = "7scR", pwd = "HViXLu9bqFAlU4+CGE4XBV9p", candidates = [] }: Parts) =>
  [
    "v=0",
    "o=- 8784215493596571910 2 IN IP4 127.0.0.1",
    "s=-",
    "t=0 0",
    "a=group:BUNDLE 0",
    "a=extmap-allow-mixed",
    "m=application 47700 UDP/DTLS/SCTP webrtc-datachannel",
    "c=IN IP4 192.0.2.2",
    ...candidates.map((candidate) => `a=candidate:${candidate}`),
    `a=ice-ufrag:${ufrag}`,
    `a=ice-pwd:${pwd}`,
    "a=ice-options:trickle",
    `a=fingerprint:sha-256 ${FINGERPRINT.join(":")}`,
    `a=setup:${setup}`,
    "a=mid:0",
    "a=sctp-port:5000",
    "a=max-message-size:262144",
    "",
  ].join("\r\n");

/** What Chromium writes with and without a camera, and Firefox. */
const V4 = "954542657 1 udp 2122194687 192.0.2.2 47700 typ host generation 0 network-id 1";
const V6 = "1066878705 1 udp 2122265343 fd00::2 51257 typ host generation 0 network-id 2";
const TCP = "1177209049 1 tcp 1518214911 192.0.2.2 9 typ host tcptype active generation 0 network-id 1";
const MDNS = "4229877694 1 udp 2113937151 150e9d3b-38b7-4a92-9bb9-24360f0361e3.local 52448 typ host network-cost 999";
const FIREFOX = "0 1 UDP 2122252543 10.77.0.2 40222 typ host";

const FIREFOX_ICE = { ufrag: "9b4fd2a1", pwd: "0123456789abcdef0123456789abcdef" };

const addresses = (sdp: string) =>
  [...sdp.matchAll(/^a=candidate:\S+ 1 udp \d+ (\S+) (\d+)/gm)].map(([, a, p]) => `${a} ${p}`);

/** Whether this is refused, and why. */
function problem(run: () => unknown): string | null {
  try {
    run();
    return null;
  } catch (failed) {
    if (failed instanceof CodeError) return failed.problem;
    throw failed;
  }
}

describe("descriptions", () => {
  const cases: [string, Parts, number, string[]][] = [
    ["Chromium with a camera", { candidates: [V4] }, 69, ["192.0.2.2 47700"]],
    [
      "two networks",
      { candidates: [V4, V6, TCP] },
      87,
      ["192.0.2.2 47700", "fd00:0000:0000:0000:0000:0000:0000:0002 51257"],
    ],
    ["Chromium without a camera", { candidates: [MDNS] }, 81, ["150e9d3b-38b7-4a92-9bb9-24360f0361e3.local 52448"]],
    ["Firefox", { ...FIREFOX_ICE, candidates: [FIREFOX] }, 81, ["10.77.0.2 40222"]],
    ["no address", { setup: "active" }, 63, []],
  ];
  for (const [name, parts, size, expected] of cases)
    test(`of ${name} keep everything that varies`, () => {
      const packed = pack(description(parts));
      expect(packed).toHaveLength(size);
      const { type, sdp, ufrag } = unpack(packed);
      expect(type).toBe(parts.setup === "active" ? "answer" : "offer");
      expect(ufrag).toBe(parts.ufrag ?? "7scR");
      expect(sdp).toContain(`a=ice-pwd:${parts.pwd ?? "HViXLu9bqFAlU4+CGE4XBV9p"}\r\n`);
      expect(sdp).toContain(`a=fingerprint:sha-256 ${FINGERPRINT.join(":")}\r\n`);
      expect(sdp).toContain(`a=setup:${parts.setup ?? "actpass"}\r\n`);
      expect(addresses(sdp)).toEqual(expected);
      // What was rebuilt packs to the same bytes.
      expect(pack(sdp)).toEqual(packed);
    });

  test("with many addresses stay within the limit, and keep those of each kind that come first", () => {
    const many = (line: string, count: number) =>
      Array.from({ length: count }, (_, nth) =>
        line.replace(/ (4770|5125|5244)\d /, (port) => ` ${Number(port) + nth} `),
      );
    for (let count = 1; count < 9; count += 1) {
      const candidates = [V4, V6, MDNS].flatMap((line) => many(line, count));
      const packed = pack(description({ ...FIREFOX_ICE, candidates }));
      expect(packed.length).toBeLessThanOrEqual(MAX_PACKED);
      expect(packed.length).toBeGreaterThanOrEqual(69);
      expect(addresses(unpack(packed).sdp)[0]).toBe("192.0.2.2 47700");
    }
  });

  test("have fixed bytes", () => {
    expect(toBase64url(pack(description({ candidates: [V4] })))).toBe(
      "EAECN3NjUkhWaVhMdTlicUZBbFU0K0NHRTRYQlY5cAEIDxYdJCsyOUBHTlVcY2pxeH-GjZSboqmwt77FzNPawAACArpU",
    );
    expect(toBase64url(pack(description({ setup: "active", candidates: [MDNS] })))).toBe(
      "ERACN3NjUkhWaVhMdTlicUZBbFU0K0NHRTRYQlY5cAEIDxYdJCsyOUBHTlVcY2pxeH-GjZSboqmwt77FzNPaFQ6dOzi3SpKbuSQ2DwNh48zg",
    );
  });

  test("leave out addresses at which no other device can connect", () => {
    const hosts = ["127.0.0.1 5000", "0.0.0.0 5000", "224.0.0.1 5000", "::1 5000", "fe80::1 5000", "ff02::1 5000"];
    const wrong = [...hosts, "::ffff:10.0.0.1 5000", "10.0.0.1 80", "10.0.0.1 70000", "example.org 5000"];
    const candidates = wrong.map((host) => `1 1 udp 1 ${host} typ host`);
    const others = ["1 1 udp 1 10.0.0.1 5000 typ srflx raddr 0.0.0.0 rport 0", "1 2 udp 1 10.0.0.1 5000 typ host"];
    expect(addresses(unpack(pack(description({ candidates: [...candidates, ...others] }))).sdp)).toEqual([]);
  });

  test("of something else are refused", () => {
    for (const parts of [{ ufrag: "abc" }, { pwd: "short" }, { setup: "holdconn" }, { ufrag: "a\u00e9bc" }])
      expect(() => pack(description(parts))).toThrow();
    expect(() => pack("")).toThrow();
  });
});

describe("hostile bytes", () => {
  const good = pack(description({ candidates: [V4, V6, MDNS] }));
  const changed = (at: number, byte: number) => good.map((old, place) => (place === at ? byte : old));

  test("of every length are refused", () => {
    for (let length = 0; length < good.length; length += 1)
      expect(
        problem(() => unpack(good.subarray(0, length))),
        String(length),
      ).toBe("damaged");
    for (const more of [1, 6, 18, MAX_PACKED])
      expect(problem(() => unpack(new Uint8Array([...good, ...new Uint8Array(more)])))).toBe("damaged");
  });

  test("of another version, role or number of addresses are refused", () => {
    expect(problem(() => unpack(changed(0, 0x20)))).toBe("version");
    for (const byte of [0x13, 0x1f]) expect(problem(() => unpack(changed(0, byte)))).toBe("damaged");
    for (const byte of [0, 0x3f, 0x55, 0xd5]) expect(problem(() => unpack(changed(1, byte)))).toBe("damaged");
  });

  test("in the credentials add no line to the description", () => {
    for (const byte of [0x0d, 0x0a, 0x00, 0x20, 0xff])
      for (const at of [3, 20]) expect(problem(() => unpack(changed(at, byte)))).toBe("damaged");
  });

  test("with a port of a service, or an address of no device, are refused", () => {
    const first = 63;
    const at = (bytes: number[]) => good.map((old, place) => bytes[place - first] ?? old);
    for (const address of [
      [127, 0, 0, 1],
      [0, 0, 0, 0],
      [255, 255, 255, 255],
      [239, 1, 1, 1],
    ])
      expect(
        problem(() => unpack(at(address))),
        String(address),
      ).toBe("damaged");
    for (const port of [0, 53, 1023])
      expect(problem(() => unpack(at([192, 0, 2, 2, port >> 8, port & 255])))).toBe("damaged");
    expect(problem(() => unpack(at([192, 0, 2, 2, 4, 0])))).toBeNull();
  });

  test("chosen at random never make more than the template's lines", () => {
    let seed = 7;
    const random = () => (seed = (seed * 48271) % 0x7fffffff) % 256;
    for (let run = 0; run < 20_000; run += 1) {
      const bytes = good.slice();
      for (let changes = random() % 4; changes >= 0; changes -= 1) bytes[random() % bytes.length] = random();
      let sdp = "";
      expect(problem(() => (sdp = unpack(bytes).sdp)) ?? "fine").toMatch(/fine|damaged|version/);
      if (sdp) expect(sdp.split("\r\n").every((line) => /^[a-z]=[\x20-\x7e]+$|^$/.test(line))).toBe(true);
      if (sdp) expect(sdp.split("\r\n").filter((line) => !line.startsWith("a=candidate:"))).toHaveLength(16);
    }
  });
});

describe("the texts of codes", () => {
  const packed = pack(description({ candidates: [V4] }));
  const offer = unpack(packed);
  const answer = pack(description({ setup: "active", ufrag: "votQ" }));

  test("lead from the link to the answer", () => {
    const link = offerLink("https://example.org/games/join.html", packed);
    expect(link.length).toBeLessThan(140);
    const read = readDescription(new URLSearchParams(new URL(link).hash.slice(1)).get("offer") ?? "", "offer");
    expect(read).toEqual(offer);
    expect(readAnswer(answerText(read, answer), offer).ufrag).toBe("votQ");
  });

  test("say what was read instead of an answer", () => {
    const why = (text: string) => problem(() => readAnswer(text, offer));
    expect(why("WIFI:S:home;T:WPA;P:secret;;")).toBe("foreign");
    expect(why(offerLink("https://example.org/join.html", packed))).toBe("offer");
    expect(why(answerText({ ...offer, ufrag: "Zzzz" }, answer))).toBe("stale");
    expect(why(answerText(offer, packed))).toBe("damaged");
    for (const text of ["bucintoro:", "bucintoro:A", "bucintoro:é", `bucintoro:${"A".repeat(300)}`, "bucintoro:AAAA"])
      expect(why(text), text).toBe("damaged");
    const newer = toBase64url(new Uint8Array([...fromBase64url("N3NjUg"), 0x21, 0, 2]));
    expect(why(`bucintoro:${newer}`)).toBe("version");
  });

  test("a link with an answer, or with something else, is no offer", () => {
    for (const text of ["", "?", toBase64url(answer), "A".repeat(300)])
      expect(problem(() => readDescription(text, "offer"))).toBe("damaged");
  });
});
