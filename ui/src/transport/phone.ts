// Transport of the page for phones (`join.html`): an encrypted connection through a relay to the tablet with the table.

import { parseLink, type RelayLink } from "../relay/link";
import { PhoneSocket } from "../relay/phoneSocket";
import { publishedRelay } from "../relay/published";
import { deviceStorage, tabStorage } from "../storage";
import type { Transport, Unjoined } from "./contract";
import { reloadOnNewAddress, useRoom } from "./credentials";
import { listeners } from "./listeners";
import { socket } from "./socket";

/** Storage key of the last link without its code, in this tab or for all. */
const LINK = "link";

/** What is stored instead of a link that cannot be used again: the connection was made by two codes. */
const CODES = "#codes";

/** The relay's close code for a room that is not open. */
const NO_ROOM = 4004;

/** The number of failed connections after which the page reports that the relay cannot be reached. */
const FAILURES = 2;

const storedLink = () => tabStorage.getItem(LINK) ?? deviceStorage.getItem(LINK) ?? "";

/** Stores a link, for the next reload. */
function storeLink(text: string): void {
  tabStorage.setItem(LINK, text);
  deviceStorage.setItem(LINK, text);
}

/** The link in the address, or the last one if there is none. It is stored without its code. */
function currentLink(): RelayLink | null {
  const fragment = new URLSearchParams(location.hash.slice(1));
  if (!fragment.has("at") && !fragment.has("code")) return parseLink(storedLink());
  const link = parseLink(location.hash);
  if (!link) return null;
  const { room, relay } = link;
  storeLink(`#${new URLSearchParams({ at: room, ...(relay ? { by: relay } : {}) }).toString()}`);
  // The code stays until it is used.
  if (!fragment.has("code")) history.replaceState(null, "", location.pathname);
  return link;
}

/** A transport without a connection. */
function unjoined(why: Unjoined): Transport {
  const { subscriptions, enter } = listeners();
  enter({ unjoined: why });
  window.addEventListener("hashchange", reloadOnNewAddress);
  return { request: () => new Promise(() => undefined), ...subscriptions, greet: () => undefined };
}

/** Connects to the table of the link. */
export async function phone(): Promise<Transport> {
  const offer = new URLSearchParams(location.hash.slice(1)).get("offer");
  if (offer !== null) return (await import("./directPhone")).directPhone(offer, () => storeLink(CODES));
  const link = currentLink();
  if (!link) return unjoined(storedLink() === CODES ? "lost" : "link");
  const { room } = link;
  let relay: string | null;
  try {
    relay = link.relay ?? (await publishedRelay());
  } catch {
    return unjoined("network");
  }
  if (relay === null) return unjoined("no_relay");
  const address = relay;
  useRoom(room);
  let failures = 0;
  return socket((report) => {
    const closed = (code: number) => {
      failures += 1;
      if (code === NO_ROOM) report("room");
      else if (failures >= FAILURES) report("network");
    };
    return new PhoneSocket(address, room, closed);
  });
}
