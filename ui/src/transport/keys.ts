// What this device shows to be let in, and where it is kept.
//
// The host's own screen is given the token of this start in its address, and then a key for all later
// starts: a tab that outlives the program, or the installed page, comes in again. A guest has a code
// in the address, or is given a token, which is kept for the evening. Each door is an address of its
// own, so that neither finds what the other keeps.

import { freshId } from "../ids";
import type { Greeting, Welcome } from "../wire/types";

const HOST = "host-key";
const GUEST = "guest-token";
/** The token of a guest that is on its way in. */
const COMER = "comer-token";

/** Under what a page of a club's evening keeps what it said when it was let in, in this tab or for all. */
export const EVENING = "evening";

/** Under what the organiser's page keeps a key that it is about to use: the answer may be lost. */
export const RENEWING = "evening-renewing";

/** What this device said there last. */
export const saidToEvening = (): string | null => sessionStorage.getItem(EVENING) ?? localStorage.getItem(EVENING);

/** Whether this device has come in to an evening, and can go back there. */
export const cameByEvening = (): boolean => saidToEvening() !== null;

/** How the host recognises this device: by a token that the device generates itself before it is let in. A
 * welcome that gets lost costs it nothing then: it comes back as the same device. */
function mine(): string {
  const token = localStorage.getItem(GUEST) ?? localStorage.getItem(COMER) ?? freshId();
  if (!localStorage.getItem(GUEST)) localStorage.setItem(COMER, token);
  return token;
}

/** What kind of device this is, for the host's list. */
function kind(): string {
  const known = ["iPhone", "iPad", "Android", "Windows", "Mac", "Linux"];
  return known.find((name) => navigator.userAgent.includes(name)) ?? "Browser";
}

/** What the address brings: a name comes with the code of who needs not type one, or has typed it before. */
function brought(): Record<"own" | "code" | "name" | "seat", string | null> {
  const fragment = new URLSearchParams(location.hash.slice(1));
  return {
    own: fragment.get("token"),
    code: fragment.get("code"),
    name: fragment.get("name"),
    seat: fragment.get("as"),
  };
}

/** The code that was scanned, for a device that has yet to say its name. */
export const scanned = (): string => brought().code ?? "";

/** Whose seat the scanned code leads to; empty for an empty seat. */
export const seatNamed = (): string => brought().seat ?? "";

/** The code in a link that was scanned, to a table or to an evening; what is no link is taken as it is. */
export function codeIn(link: string): string {
  const fragment = new URLSearchParams(link.split("#")[1]);
  return fragment.get("code") ?? fragment.get("evening") ?? link.slice(0, LONGEST);
}

/** The longest code that is typed, in letters. */
const LONGEST = 12;

const NAME = "name";

/** What whoever has this device is called. */
export const named = (): string => localStorage.getItem(NAME) ?? "";

/** Remembers it. */
export const call = (name: string): void => localStorage.setItem(NAME, name);

/** An address that was sent on, for a device that has said its name. */
export const withName = (url: string): string => `${url}&name=${encodeURIComponent(named())}`;

/** What an address can bring. */
const BRINGS = ["token", "code", "evening", "wall"];

/** Entering an address in a page that is already open does not load a new page, so the page reloads itself. */
export function onBrought(): void {
  const fragment = new URLSearchParams(location.hash.slice(1));
  if (BRINGS.some((key) => fragment.has(key))) location.reload();
}

/** What to show: first what the address contains, from which it is removed; a new device knocks. */
export function shown(): Greeting {
  const { own, code, name } = brought();
  if (code && name === null) return { greeting: "knock" };
  if (code) return typed(code, name ?? "");
  if (own) history.replaceState(null, "", location.pathname);
  const token = own ?? localStorage.getItem(HOST) ?? localStorage.getItem(GUEST);
  return token ? { greeting: "token", token } : { greeting: "knock" };
}

/** A code that was scanned or typed. */
export function typed(code: string, name: string): Greeting {
  history.replaceState(null, "", location.pathname);
  if (name) call(name);
  return { greeting: "code", code, name: name || kind(), token: mine() };
}

/** Goes to a table with its code, by this name; `token`: as the device that is known by it. */
export function goTo(code: string, name: string, token: string | undefined): void {
  if (token) {
    forget();
    localStorage.setItem(COMER, token);
  }
  location.assign(`/#code=${encodeURIComponent(code)}&name=${encodeURIComponent(name)}`);
}

/** The address that the host's program printed, or the token in it; null when that is neither. */
export function pasted(address: string): Greeting | null {
  const token = tokenIn(address);
  return token ? { greeting: "token", token } : null;
}

/** The token at the end of an address, or alone. */
export const tokenIn = (address: string): string | undefined => /(?:^|#token=)([0-9a-f]{32})\s*$/.exec(address)?.[1];

/** Who has no code asks. */
export function asked(name: string): Greeting {
  call(name);
  return { greeting: "ask", name, token: mine() };
}

/** Keeps what this device was given when it was let in, or what a guest came with. */
export function keep({ token: given, guest }: Welcome, greeting: Greeting): Greeting {
  const token = given ?? ("token" in greeting ? greeting.token : undefined);
  if (!token) return greeting;
  localStorage.setItem(guest ? GUEST : HOST, token);
  localStorage.removeItem(COMER);
  return { greeting: "token", token };
}

/** A guest is none any longer. */
export function forget(): void {
  localStorage.removeItem(GUEST);
  localStorage.removeItem(COMER);
}
