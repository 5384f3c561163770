// The link to a table behind a relay, and the addresses of a relay. A link stays short, because a phone scans it.

/** What a link contains, beside the code of a seat. The link of the table itself has no code. */
export interface RelayLink {
  /** The room's id: 22 characters. */
  room: string;
  /** The relay, as `parseRelay` returns it. Null: the one that the page's publisher names. */
  relay: string | null;
}

/** The page for phones, beside the page of the tablet. */
const PAGE = "join.html";

/** 128 bits in base64url: the last character has only two of its six bits. */
const ROOM = /^[\w-]{21}[AQgw]$/;

/** A code, in the letters of which codes are made, and with or without its hyphen. */
const CODE = /^[2-9A-HJKMNP-Z]{4}-?[2-9A-HJKMNP-Z]{4}$/;

/** Browsers allow a page with HTTPS to open sockets without TLS to these. */
const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])(:|\/|$)/;

/**
 * A relay's address that was typed, or stands in a link or a file: host, port and path, without protocol and last
 * slash. Null if it is none: relays have TLS, except on this device.
 */
export function parseRelay(text: string): string | null {
  const [, protocol, rest = ""] = /^(?:(\w+):\/\/)?([^\s\\@?#]+)$/.exec(text.trim()) ?? [];
  const [base, socket] = LOOPBACK.test(rest.toLowerCase()) ? ["http", "ws"] : ["https", "wss"];
  if (protocol && protocol !== base && protocol !== socket) return null;
  if (rest.includes("//") || !URL.canParse(`${base}://${rest}`)) return null;
  const { host, pathname } = new URL(`${base}://${rest}`);
  return (host + pathname).replace(/\/+$/, "");
}

/** The WebSocket of a relay: for the tablet, or for a phone that joins this room. */
export const relaySocket = (relay: string, room?: string): string =>
  `${LOOPBACK.test(relay) ? "ws" : "wss"}://${relay}/relay/${room ? `phone/${room}` : "tablet"}`;

/** The relay of a room. */
export interface UsedRelay {
  /** As `parseRelay` returns it. */
  address: string;
  /** True if the page's publisher names it, so that links need not. */
  published: boolean;
}

/**
 * The page for phones, and the parameters of its links after the code. `page`: the address of the tablet's page. Without a
 * relay a link leads to no room.
 */
export function linkBase(page: string, room: string, relay: UsedRelay | null): { page: string; parameters: string } {
  const address = new URL(PAGE, page).href;
  if (!relay) return { page: address, parameters: "" };
  const by = encodeURIComponent(relay.address).replaceAll("%3A", ":").replaceAll("%2F", "/");
  return { page: address, parameters: `at=${room}${relay.published ? "" : `&by=${by}`}` };
}

/** Reads a link or its fragment. Null if it is damaged. */
export function parseLink(link: string): RelayLink | null {
  const fragment = new URLSearchParams(link.split("#")[1]);
  const code = fragment.get("code");
  const room = fragment.get("at") ?? "";
  const by = fragment.get("by");
  const relay = by === null ? null : parseRelay(by);
  const valid = ROOM.test(room) && (code === null || CODE.test(code)) && (by === null || relay !== null);
  return valid ? { room, relay } : null;
}
