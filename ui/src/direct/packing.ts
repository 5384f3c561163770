// WebRTC descriptions in few bytes, so that a QR code of them stays coarse. Everything that varies between two browsers'
// data channels is packed; a template gives the rest. Specified in docs/reference/two-codes.md. Whatever a code contains is
// validated, because anyone can print one.

import { concat, utf8, type Bytes } from "../relay/bytes";
import { CodeError } from "./codeError";

/** The format in the upper half of the first byte; its lower half is the DTLS role. */
const VERSION = 1;

/** The DTLS roles (RFC 8842), by their numbers in the format. Only an offer leaves the role open. */
const ROLES = ["actpass", "active", "passive"] as const;
type Setup = (typeof ROLES)[number];

/** The shortest user fragment and password of ICE (RFC 8445, section 5.3), and the most letters above these. */
const UFRAG = 4;
const PWD = 22;
const MORE = 15;

/** The size of a SHA-256 fingerprint. */
const FINGERPRINT = 32;

/** The size of the fields before those of a description. */
const HEAD = 3;

/** The most bytes of a packed description: a QR code of version 11 has room for it in a link. */
export const MAX_PACKED = 145;

/** The lowest port of a candidate. Browsers choose ephemeral ports; those below belong to services. */
const LOWEST_PORT = 1024;

/** The most candidates of a kind. */
const MOST = 3;

/** A kind of address: its size in bytes, and its text as bytes and back. Null for what no device of a network has. */
interface Kind {
  size: number;
  parse(text: string): Bytes | null;
  format(bytes: Uint8Array): string | null;
}

const hex = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
const unhex = (text: string): Bytes => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));

/** Addresses of this device, of groups, and of no device. */
const isNoDevice4 = ([first = 0]: Uint8Array) => first === 0 || first === 127 || first >= 224;

const V4: Kind = {
  size: 4,
  parse(text) {
    const parts = /^\d{1,3}(\.\d{1,3}){3}$/.test(text) ? text.split(".").map(Number) : [];
    return parts.length && parts.every((part) => part < 256) ? Uint8Array.from(parts) : null;
  },
  format: (bytes) => (isNoDevice4(bytes) ? null : bytes.join(".")),
};

/** Addresses of this device, of groups, of one link alone, and of IPv4. */
function isNoDevice6(bytes: Uint8Array): boolean {
  const [first = 0, second = 0] = bytes;
  return first === 0xff || (first === 0xfe && second >= 0x80) || bytes.subarray(0, 10).every((byte) => byte === 0);
}

const V6: Kind = {
  size: 16,
  parse(text) {
    if (!/^[0-9a-f:]+$/i.test(text) || !URL.canParse(`http://[${text}]`)) return null;
    const [before = "", after] = text
      .split("::")
      .map((half) => half.replace(/[^:]+/g, (group) => group.padStart(4, "0")));
    const [front, back] = [before.replaceAll(":", ""), (after ?? "").replaceAll(":", "")];
    return unhex(front + "0".repeat(Math.max(0, 32 - front.length - back.length)) + back);
  },
  format: (bytes) => (isNoDevice6(bytes) ? null : (hex(bytes).match(/.{4}/g) ?? []).join(":")),
};

/** A name of multicast DNS, by which a browser hides its address from pages without a camera: a UUID. */
const MDNS: Kind = {
  size: 16,
  parse(text) {
    const [, uuid] = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.local$/i.exec(text) ?? [];
    return uuid ? unhex(uuid.replaceAll("-", "")) : null;
  },
  format: (bytes) => `${hex(bytes).replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-")}.local`,
};

const KINDS = [V4, V6, MDNS];

/** The value of an attribute. */
const attribute = (sdp: string, name: string) => new RegExp(`^a=${name}:(.*?)\\r?$`, "m").exec(sdp)?.[1] ?? "";

const isIce = (text: string, least: number) =>
  text.length >= least && text.length <= least + MORE && /^[A-Za-z0-9+/]+$/.test(text);

/** The addresses at which a browser waits, by kind: those of its own interfaces, over UDP. */
function candidatesOf(sdp: string): Bytes[][] {
  const found: Bytes[][] = KINDS.map(() => []);
  for (const [, address = "", port = ""] of sdp.matchAll(/^a=candidate:\S+ 1 udp \d+ (\S+) (\d+) typ host/gim)) {
    const at = KINDS.findIndex((kind) => kind.parse(address));
    const bytes = KINDS[at]?.parse(address);
    const number = Number(port);
    if (!bytes || !KINDS[at]?.format(bytes) || number < LOWEST_PORT || number > 0xffff) continue;
    found[at]?.push(concat(bytes, number >> 8, number & 0xff));
  }
  return found;
}

/** Packs a description that this browser made. Throws if it is not one of a data channel. */
export function pack(sdp: string): Bytes {
  const [ufrag, pwd] = [attribute(sdp, "ice-ufrag"), attribute(sdp, "ice-pwd")];
  const [, digest = ""] = /^sha-256 ([0-9a-f:]{95})$/i.exec(attribute(sdp, "fingerprint")) ?? [];
  const role = ROLES.indexOf(attribute(sdp, "setup") as Setup);
  if (!isIce(ufrag, UFRAG) || !isIce(pwd, PWD) || !digest || role < 0) throw new Error("not a description");
  let left = MAX_PACKED - HEAD - ufrag.length - pwd.length - FINGERPRINT;
  const chosen = candidatesOf(sdp).map((all) =>
    all.slice(0, MOST).filter(({ length }) => {
      const fits = length <= left;
      if (fits) left -= length;
      return fits;
    }),
  );
  const counts = chosen.reduce((bits, { length }, kind) => bits | (length << (2 * kind)), 0);
  const lengths = ((ufrag.length - UFRAG) << 4) | (pwd.length - PWD);
  const head = [(VERSION << 4) | role, counts, lengths];
  return concat(...head, utf8(ufrag), utf8(pwd), unhex(digest.replaceAll(":", "")), ...chosen.flat());
}

/** The counts of candidates, by kind. */
const countsOf = (byte: number) => KINDS.map((_, kind) => (byte >> (2 * kind)) & 3);

/** Reads a candidate: a line of a description. */
function candidateLine(kind: Kind, bytes: Uint8Array, nth: number): string {
  const port = new DataView(bytes.buffer, bytes.byteOffset).getUint16(kind.size);
  const address = kind.format(bytes.subarray(0, kind.size));
  if (address === null || port < LOWEST_PORT) throw new CodeError("damaged");
  return `a=candidate:${nth + 1} 1 udp ${2130706431 - nth} ${address} ${port} typ host`;
}

/** A packed description that was read. */
export interface Unpacked {
  type: "offer" | "answer";
  sdp: string;
  /** ICE's name of the description: at least four letters, random in each. */
  ufrag: string;
}

/** Reads a packed description. Throws `CodeError` if a byte of it is wrong. */
export function unpack(bytes: Uint8Array): Unpacked {
  const [first = 0, counts = 0, lengths = 0] = bytes;
  if (bytes.length < HEAD || bytes.length > MAX_PACKED) throw new CodeError("damaged");
  if (first >> 4 !== VERSION) throw new CodeError("version");
  const role = ROLES[first & 0xf];
  if (!role || counts >> (2 * KINDS.length)) throw new CodeError("damaged");
  let at = HEAD;
  const take = (size: number): Uint8Array => {
    const part = bytes.subarray(at, (at += size));
    if (part.length !== size) throw new CodeError("damaged");
    return part;
  };
  const text = (least: number, more: number): string => {
    const read = String.fromCharCode(...take(least + more));
    if (!isIce(read, least)) throw new CodeError("damaged");
    return read;
  };
  const ufrag = text(UFRAG, lengths >> 4);
  const pwd = text(PWD, lengths & 0xf);
  const fingerprint = (hex(take(FINGERPRINT)).toUpperCase().match(/../g) ?? []).join(":");
  const lines: string[] = [];
  for (const [nth, kind] of KINDS.entries())
    for (let count = countsOf(counts)[nth] ?? 0; count; count -= 1)
      lines.push(candidateLine(kind, take(kind.size + 2), lines.length));
  if (at !== bytes.length) throw new CodeError("damaged");
  return { type: role === "actpass" ? "offer" : "answer", sdp: describe(ufrag, pwd, fingerprint, role, lines), ufrag };
}

/** The description of a connection with data channels alone. */
function describe(ufrag: string, pwd: string, fingerprint: string, setup: Setup, candidates: string[]): string {
  const lines = [
    "v=0",
    "o=- 1 1 IN IP4 127.0.0.1",
    "s=-",
    "t=0 0",
    "a=group:BUNDLE 0",
    "m=application 9 UDP/DTLS/SCTP webrtc-datachannel",
    "c=IN IP4 0.0.0.0",
    ...candidates,
    `a=ice-ufrag:${ufrag}`,
    `a=ice-pwd:${pwd}`,
    "a=ice-options:trickle",
    `a=fingerprint:sha-256 ${fingerprint}`,
    `a=setup:${setup}`,
    "a=mid:0",
    "a=sctp-port:5000",
    "a=max-message-size:262144",
  ];
  return lines.map((line) => `${line}\r\n`).join("");
}
