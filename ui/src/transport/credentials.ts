// The credentials of this device, and their storage.
//
// The address of the host's own screen contains the token of this start. The screen then receives a key for all later
// starts. So a tab that outlives the program, or the installed page, can reconnect. A guest has a code in the address,
// or receives a token for the event. Each listener has an address of its own, so neither finds what the other stores.

import { freshId } from "../ids";
import type { Greeting, Welcome } from "../wire/types";
import { deviceStorage, tabStorage } from "../storage";

const HOST = "host-key";
const GUEST = "guest-token";
/** Storage key of the token of a joining guest. */
const COMER = "comer-token";

/** The part of those keys that names the room of the page for phones, which reaches several tablets. */
let room = "";

/** Uses the credentials for a room. */
export const useRoom = (id: string): void => void (room = ` ${id}`);

/** Storage key of a club page's last greeting, in this tab or for all. */
export const EVENING = "evening";

/** Storage key of the organiser's new key before it is confirmed, because the answer may be lost. */
export const RENEWING = "evening-renewing";

/** The last greeting of this device at the club. */
export const lastEventGreeting = (): string | null => tabStorage.getItem(EVENING) ?? deviceStorage.getItem(EVENING);

/** True if this device has joined an event, and can go back there. */
export const hasJoinedEvent = (): boolean => lastEventGreeting() !== null;

/**
 * The token by which the host recognises this device. The device generates the token before it is let in. So the host
 * recognises the device even if the welcome is lost.
 */
function ownToken(): string {
  const token = deviceStorage.getItem(GUEST + room) ?? deviceStorage.getItem(COMER + room) ?? freshId();
  if (!deviceStorage.getItem(GUEST + room)) deviceStorage.setItem(COMER + room, token);
  return token;
}

/** The kind of this device, for the host's list. */
function deviceKind(): string {
  const known = ["iPhone", "iPad", "Android", "Windows", "Mac", "Linux"];
  return known.find((name) => navigator.userAgent.includes(name)) ?? "Browser";
}

/** The parameters in the address. A code may come with a name that was typed before. */
function addressParameters(): Record<"own" | "code" | "name" | "seat", string | null> {
  const fragment = new URLSearchParams(location.hash.slice(1));
  return {
    own: fragment.get("token"),
    code: fragment.get("code"),
    name: fragment.get("name"),
    seat: fragment.get("as"),
  };
}

/** The scanned code, for a device that must still name its player. */
export const codeInAddress = (): string => addressParameters().code ?? "";

/** The player of the scanned code's seat; empty for an empty seat. */
export const seatNameInAddress = (): string => addressParameters().seat ?? "";

/** The code in a scanned link, to a table or to an event; other text is returned unchanged. */
export function codeOfLink(link: string): string {
  const fragment = new URLSearchParams(link.split("#")[1]);
  return fragment.get("code") ?? fragment.get("evening") ?? link.slice(0, LONGEST);
}

/** The length limit of a typed code, in letters. */
const LONGEST = 12;

const NAME = "name";

/** The name of this device's player. */
export const playerName = (): string => deviceStorage.getItem(NAME) ?? "";

/** Stores the name of this device's player. */
export const setPlayerName = (name: string): void => deviceStorage.setItem(NAME, name);

/** A forwarded address, for a device that has named its player. */
export const withPlayerName = (url: string): string => `${url}&name=${encodeURIComponent(playerName())}`;

/** Parameters that an address can have. */
const BRINGS = ["token", "code", "evening", "wall", "at", "offer"];

/** Reloads the page when its address changes, because a new fragment in an open page does not. */
export function reloadOnNewAddress(): void {
  const fragment = new URLSearchParams(location.hash.slice(1));
  if (BRINGS.some((key) => fragment.has(key))) location.reload();
}

/** True if this device has joined the table. */
export const hasToken = (): boolean => deviceStorage.getItem(GUEST + room) !== null;

/** The greeting: from the address, whose parameters are then removed, or the stored one; a new device knocks. */
export function initialGreeting(): Greeting {
  const { own, code, name } = addressParameters();
  if (code && name === null) return { greeting: "knock" };
  if (code) return greetingWithCode(code, name ?? "");
  if (own) history.replaceState(null, "", location.pathname);
  const token = own ?? deviceStorage.getItem(HOST + room) ?? deviceStorage.getItem(GUEST + room);
  return token ? { greeting: "token", token } : { greeting: "knock" };
}

/** A code that was scanned or typed. */
export function greetingWithCode(code: string, name: string): Greeting {
  history.replaceState(null, "", location.pathname);
  if (name) setPlayerName(name);
  return { greeting: "code", code, name: name || deviceKind(), token: ownToken() };
}

/** Opens a table with its code, by this name; `token`: as the device with this token. */
export function openTable(code: string, name: string, token: string | undefined): void {
  if (token) {
    forgetCredentials();
    deviceStorage.setItem(COMER + room, token);
  }
  location.assign(`/#code=${encodeURIComponent(code)}&name=${encodeURIComponent(name)}`);
}

/** The greeting from a pasted address of the host's program, or from its token; null if it is neither. */
export function greetingFromAddress(address: string): Greeting | null {
  const token = tokenOfAddress(address);
  return token ? { greeting: "token", token } : null;
}

/** The token at the end of an address, or alone. */
export const tokenOfAddress = (address: string): string | undefined =>
  /(?:^|#token=)([0-9a-f]{32})\s*$/.exec(address)?.[1];

/** A device without a code asks to be let in. */
export function greetingToAsk(name: string): Greeting {
  setPlayerName(name);
  return { greeting: "ask", name, token: ownToken() };
}

/** Stores the credentials from the welcome, or those of the guest's greeting. */
export function storeCredentials({ token: given, guest }: Welcome, greeting: Greeting): Greeting {
  const token = given ?? ("token" in greeting ? greeting.token : undefined);
  if (!token) return greeting;
  deviceStorage.setItem((guest ? GUEST : HOST) + room, token);
  deviceStorage.removeItem(COMER + room);
  return { greeting: "token", token };
}

/** Deletes the guest's credentials. */
export function forgetCredentials(): void {
  deviceStorage.removeItem(GUEST + room);
  deviceStorage.removeItem(COMER + room);
}
