// The line of a club's pages, and what a device keeps to come in again: the organiser's key and a person's token for
// the evening, a wall's token for as long as its page is open.

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
import { insist } from "./again";
import { Failed } from "./contract";
import { CLUB } from "./device";
import { call, EVENING, RENEWING, saidToEvening, tokenIn } from "./keys";
import { steady, type Frame } from "./steady";

/** Why a page is not let in. */
export type Out = Turned | "dismissed" | Exclude<EveningProblem["problem"], "turned_away" | "table">;

/** How a page stands with the club. */
export type EveningEntry = EveningWelcome | { out: Out };

/** The line to the club. */
export interface EveningLine {
  /** Asks; a problem is thrown as `Failed`. What the application says of a table is its own problem. */
  request(request: EveningRequest): Promise<EveningReply>;
  /** Says who comes. */
  greet(greeting: EveningGreeting): void;
}

/** Who hears what comes over the line. */
export interface EveningEars {
  entry(entry: EveningEntry): void;
  seen(seen: EveningSeen): void;
  reach(reachable: boolean): void;
}

/** What this device said when it was let in last, here or on any page. */
function kept(): EveningGreeting | null {
  const said = saidToEvening();
  return said ? (JSON.parse(said) as EveningGreeting) : null;
}

/** The pages of this tab go on so; other pages too, but for a wall's, which anybody may have put there. */
function keep(greeting: EveningGreeting): void {
  const said = JSON.stringify(greeting);
  sessionStorage.setItem(EVENING, said);
  if (greeting.greeting !== "wall") localStorage.setItem(EVENING, said);
}

function forget(): void {
  sessionStorage.removeItem(EVENING);
  localStorage.removeItem(EVENING);
}

/** The evening's code that the address brings. */
export const scannedEvening = (): string => new URLSearchParams(location.hash.slice(1)).get("evening") ?? "";

/** What to say first: what the address brings, or what was said before. */
function shown(): EveningGreeting | null {
  const fragment = new URLSearchParams(location.hash.slice(1));
  const [key, token] = [fragment.get("token"), fragment.get("wall")];
  if (key || token) history.replaceState(null, "", location.pathname);
  if (key) return { greeting: "organiser", key };
  return token ? { greeting: "wall", token } : kept();
}

/** Somebody who would play, known by the token that this device has already. */
export function joining(code: string, name: string): EveningGreeting {
  call(name);
  return { greeting: "join", code, name, token: personToken() ?? freshId() };
}

/** The organiser, by the address that was printed; null when it is none. */
export function organising(address: string): EveningGreeting | null {
  const key = tokenIn(address);
  return key ? { greeting: "organiser", key } : null;
}

/** By which the club knows the person who has this device. */
export function personToken(): string | undefined {
  const said = kept();
  return said?.greeting === "join" || said?.greeting === "back" ? said.token : undefined;
}

/** Where a code leads that was typed without its page: an evening's is shorter than a seat's. */
export async function leadsToEvening(code: string): Promise<string | null> {
  if (code.replace(/[^a-z0-9]/gi, "").length !== 6) return null;
  const there = await fetch(CLUB, { method: "HEAD" }).catch(() => null);
  return there?.ok ? `${CLUB}#evening=${encodeURIComponent(code)}` : null;
}

/** Opens the line, and opens it again whenever it breaks. */
export function evening(ears: EveningEars): EveningLine {
  let greeting = shown();
  const line = steady<EveningGreeting>(greeting, {
    path: "/evening",
    ping: { type: "ask", request: { type: "ping" } },
    slow: () => false,
    hear,
    reach: ears.reach,
  });
  if (!greeting) setTimeout(() => ears.entry({ out: "new" }));

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
    ears.entry(welcome);
    ears.reach(true);
  }

  /** Pauses before it is tried again to join, in milliseconds: not all at the same time. */
  const CROWDED = { least: 4000, most: 12_000 };

  function turnedAway(problem: EveningProblem): void {
    const said = greeting;
    if (problem.problem === "crowded" && said)
      setTimeout(() => !greeting && greet(said), CROWDED.least + Math.random() * (CROWDED.most - CROWDED.least));
    if (!renewed())
      end(problem.problem === "turned_away" ? problem.why : problem.problem === "table" ? "busy" : problem.problem);
  }

  function hearPush(push: EveningPush): void {
    if (push.push === "seen") return ears.seen(push.seen);
    if (renewed()) return;
    forget();
    end("dismissed");
  }

  /** The organiser's key is no longer good: whether this device renewed it and did not hear the answer. */
  function renewed(): boolean {
    const key = localStorage.getItem(RENEWING);
    localStorage.removeItem(RENEWING);
    if (!key || greeting?.greeting !== "organiser" || greeting.key === key) return false;
    greet({ greeting: "organiser", key });
    return true;
  }

  /** Something else has to be said. */
  function end(out: Out): void {
    greeting = null;
    line.greet(null);
    ears.entry({ out });
  }

  function greet(said: EveningGreeting): void {
    greeting = said;
    // Whoever comes again with the same token is the same person, whatever became of the answer.
    if (said.greeting === "join") keep(said);
    line.greet(said);
  }

  /** A new key is kept before it is asked for, and used before the line of the old one ends. */
  async function said(request: EveningRequest): Promise<EveningReply> {
    if (request.type === "renew_key" && request.fresh) localStorage.setItem(RENEWING, request.fresh);
    const reply = (await line.request(request).catch(told)) as EveningReply;
    if (reply.type === "key") {
      localStorage.removeItem(RENEWING);
      greet({ greeting: "organiser", key: reply.key });
    }
    return reply;
  }

  return { request: (request) => insist(() => said(request)), greet };
}

/** What the application said of a table is thrown as it would say it there. */
function told(failed: unknown): never {
  const problem = failed instanceof Failed ? (failed.problem as unknown as EveningProblem) : null;
  throw problem?.problem === "table" ? new Failed(problem.of) : failed;
}
