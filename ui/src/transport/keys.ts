// What this device shows to be let in, and where it is kept.
//
// The host's own screen is given its token in the address, for this tab. A guest has a code in the
// address, or is given a token, which is kept for the evening: a page that was closed comes back in.

import type { Greeting } from "../wire/types";

const HOST = "token";
const GUEST = "guest-token";

/** What kind of device this is, for the host's list. */
function kind(): string {
  const known = ["iPhone", "iPad", "Android", "Windows", "Mac", "Linux"];
  return known.find((name) => navigator.userAgent.includes(name)) ?? "Browser";
}

/** What there is to show: the address first, which it is taken out of; none for a device that is new. */
export function shown(): Greeting | null {
  const fragment = new URLSearchParams(location.hash.slice(1));
  const [own, code] = [fragment.get("token"), fragment.get("code")];
  if (own || code) history.replaceState(null, "", location.pathname);
  if (own) sessionStorage.setItem(HOST, own);
  if (code) return typed(code);
  const token = sessionStorage.getItem(HOST) ?? localStorage.getItem(GUEST);
  return token ? { greeting: "token", token } : null;
}

/** A code that was scanned or typed, with the token of a device that was let in before. */
export function typed(code: string): Greeting {
  const token = localStorage.getItem(GUEST);
  return { greeting: "code", code, name: kind(), ...(token ? { token } : {}) };
}

/** Keeps the token that this guest was given. */
export function keep(token: string): Greeting {
  localStorage.setItem(GUEST, token);
  return { greeting: "token", token };
}

/** Keeps nothing any longer. */
export function forget(): void {
  localStorage.removeItem(GUEST);
  sessionStorage.removeItem(HOST);
}
