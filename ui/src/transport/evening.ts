// The connection of a club's pages, and the credentials that a device stores. The organiser's key and a member's token
// last for the event, a room display's token while its page is open.

import { freshId } from "../ids";
import type {
  EveningGreeting,
  EveningProblem,
  EveningPush,
  EveningReply,
  EveningRequest,
  EveningSeen,
  EveningWelcome,
  Turned,
} from "../wire/evening";
import { retryUntilKnown } from "./retry";
import { Failed } from "./contract";
import { CLUB } from "./device";
import { setPlayerName, EVENING, RENEWING, lastEventGreeting, tokenOfAddress } from "./credentials";
import { reconnecting, type Frame } from "./reconnecting";
import { deviceStorage, tabStorage } from "../storage";

/** Why a page is not let in. */
export type Rejection = Turned | "dismissed" | Exclude<EveningProblem["problem"], "turned_away" | "table">;

/** The page's authentication state at the club. */
export type EveningEntry = EveningWelcome | { out: Rejection };

/** The connection to the club. */
export interface EveningLine {
  /** Sends a request; a problem is thrown as `Failed`. The application's problem with a table is thrown as its own. */
  request(request: EveningRequest): Promise<EveningReply>;
  /** Authenticates. */
  greet(greeting: EveningGreeting): void;
}

/** Listeners of the connection. */
export interface EveningListeners {
  entry(entry: EveningEntry): void;
  seen(seen: EveningSeen): void;
  reach(reachable: boolean): void;
}

/** The stored greeting, with which this device was last let in. */
function kept(): EveningGreeting | null {
  const said = lastEventGreeting();
  return said ? (JSON.parse(said) as EveningGreeting) : null;
}

/** Stores the greeting for this tab. Other pages use it too, except a room display's, which anyone may have opened. */
function keep(greeting: EveningGreeting): void {
  const said = JSON.stringify(greeting);
  tabStorage.setItem(EVENING, said);
  if (greeting.greeting !== "wall") deviceStorage.setItem(EVENING, said);
}

function forget(): void {
  tabStorage.removeItem(EVENING);
  deviceStorage.removeItem(EVENING);
}

/** The event's code in the address. */
export const eventCodeFromAddress = (): string => new URLSearchParams(location.hash.slice(1)).get("evening") ?? "";

/** The first greeting: from the address, or the stored one. */
function shown(): EveningGreeting | null {
  const fragment = new URLSearchParams(location.hash.slice(1));
  const [key, token] = [fragment.get("token"), fragment.get("wall")];
  if (key || token) history.replaceState(null, "", location.pathname);
  if (key) return { greeting: "organiser", key };
  return token ? { greeting: "wall", token } : kept();
}

/** The greeting of a joining member, with the device's existing token. */
export function joinGreeting(code: string, name: string): EveningGreeting {
  setPlayerName(name);
  return { greeting: "join", code, name, token: personToken() ?? freshId() };
}

/** The greeting of the organiser from the printed address; null if it is invalid. */
export function organiserGreeting(address: string): EveningGreeting | null {
  const key = tokenOfAddress(address);
  return key ? { greeting: "organiser", key } : null;
}

/** The token by which the club knows the person of this device. */
export function personToken(): string | undefined {
  const said = kept();
  return said?.greeting === "join" || said?.greeting === "back" ? said.token : undefined;
}

/** The page for a code that was typed without one: an event's is shorter than a seat's. */
export async function eventPageOf(code: string): Promise<string | null> {
  if (code.replace(/[^a-z0-9]/gi, "").length !== 6) return null;
  const there = await fetch(CLUB, { method: "HEAD" }).catch(() => null);
  return there?.ok ? `${CLUB}#evening=${encodeURIComponent(code)}` : null;
}

/** Opens the connection, and reconnects whenever it breaks. */
export function evening(listeners: EveningListeners): EveningLine {
  let greeting = shown();
  const line = reconnecting<EveningGreeting>(greeting, {
    path: "/evening",
    ping: { type: "ask", request: { type: "ping" } },
    slow: () => false,
    hear,
    reach: listeners.reach,
  });
  if (!greeting) setTimeout(() => listeners.entry({ out: "new" }));

  function hear(frame: Frame, isIn: boolean): void {
    if (frame.welcome) letIn(frame.welcome as EveningWelcome, frame.largest ?? Infinity);
    else if (frame.push) hearPush(frame.push as EveningPush);
    else if (frame.problem && !isIn) turnedAway(frame.problem as EveningProblem);
  }

  function letIn(welcome: EveningWelcome, most: number): void {
    if (greeting?.greeting === "join") greeting = { greeting: "back", token: greeting.token };
    if (greeting) keep(greeting);
    if (location.hash) history.replaceState(null, "", location.pathname);
    line.letIn(greeting, most);
    listeners.entry(welcome);
    listeners.reach(true);
  }

  /** Random pause before the next attempt to join, in milliseconds, so that devices do not retry at the same time. */
  const CROWDED = { least: 4000, most: 12_000 };

  function turnedAway(problem: EveningProblem): void {
    const said = greeting;
    if (problem.problem === "crowded" && said)
      setTimeout(() => !greeting && greet(said), CROWDED.least + Math.random() * (CROWDED.most - CROWDED.least));
    if (!renewed())
      end(problem.problem === "turned_away" ? problem.why : problem.problem === "table" ? "busy" : problem.problem);
  }

  function hearPush(push: EveningPush): void {
    if (push.push === "seen") return listeners.seen(push.seen);
    if (renewed()) return;
    forget();
    end("dismissed");
  }

  /**
   * Called when the organiser's key is invalid. Returns true if this device had renewed the key and missed the answer:
   * then it greets with the new one.
   */
  function renewed(): boolean {
    const key = deviceStorage.getItem(RENEWING);
    deviceStorage.removeItem(RENEWING);
    if (!key || greeting?.greeting !== "organiser" || greeting.key === key) return false;
    greet({ greeting: "organiser", key });
    return true;
  }

  /** Reports that another greeting is required, and opens no connection without one. */
  function end(out: Rejection): void {
    greeting = null;
    line.greet(null);
    listeners.entry({ out });
  }

  function greet(said: EveningGreeting): void {
    greeting = said;
    // The same token always identifies the same person, even if the answer is lost.
    if (said.greeting === "join") keep(said);
    line.greet(said);
  }

  /** A new key is stored before the request, and used before the old connection ends. */
  async function said(request: EveningRequest): Promise<EveningReply> {
    if (request.type === "renew_key" && request.fresh) deviceStorage.setItem(RENEWING, request.fresh);
    const reply = (await line.request(request).catch(told)) as EveningReply;
    if (reply.type === "key") {
      deviceStorage.removeItem(RENEWING);
      greet({ greeting: "organiser", key: reply.key });
    }
    return reply;
  }

  return { request: (request) => retryUntilKnown(() => said(request)), greet };
}

/** Throws the application's problem with a table as the application itself would. */
function told(failed: unknown): never {
  const problem = failed instanceof Failed ? (failed.problem as unknown as EveningProblem) : null;
  throw problem?.problem === "table" ? new Failed(problem.of) : failed;
}
