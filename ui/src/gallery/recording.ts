// A transport that plays a recorded state: each request gets the reply that the app gave to the same request.

import { canonical } from "../table/canonical";
import { patched } from "../table/patch";
import { Failed, type Entry, type Transport } from "../transport";
import { INFO } from "../wire/games";
import { analysisOf, hintsOf } from "./analysis";
import type { GameAnalysis, GuestStatus, Problem, ProgramPlayer, Reply, Request, SuggestedPlan } from "../wire/types";

/** The app's replies to one device, as `cargo xtask gallery` records them. */
export interface Recording {
  guest: GuestStatus | null;
  replies: Recorded[];
}

export type Outcome = { ok: Reply } | { problem: Problem };

export type Recorded = { request: Request } & Outcome;

/** The differences of a story from its recording. */
export interface Options {
  /** Preferences of the device. */
  preferences: Record<string, string>;
  /** The authentication state of the device; as recorded by default. */
  entry?: Entry | undefined;
  /** The problem of every command. */
  refusal?: Problem | undefined;
  /** The outcome of an imported file. */
  imported?: Outcome | undefined;
  /** The seats that programs play, though the recorded ones are people's. */
  programs?: number[] | undefined;
  /** True if the host cannot be reached. */
  away?: boolean | undefined;
  /** Receives a request without a recorded reply. */
  onmissing: (request: Request) => void;
}

/**
 * A request as text. Empty fields and switches that are off may be left out, and so may names of games in the reader's
 * language.
 */
function keyOf(request: Request): string {
  const named = request.type === "play" ? { ...request, games: null } : request;
  return canonical(JSON.parse(JSON.stringify(named, (_, value: unknown) => (isNothing(value) ? undefined : value))));
}

const isNothing = (value: unknown) => value === null || value === false || (Array.isArray(value) && value.length === 0);

type Patch = Parameters<typeof patched>[1];

const PROGRAM: ProgramPlayer = { level: 2, temperament: "trader" };

/** A table whose seats programs play. */
function withPrograms(reply: Reply, seats: number[]): Reply {
  if (reply.type !== "state") return reply;
  const { settings } = reply.state;
  const seating = settings.seating.map((chair, seat) =>
    seats.includes(seat) ? { ...chair, program: PROGRAM } : chair,
  );
  return { ...reply, state: { ...reply.state, settings: { ...settings, seating } } };
}

/** Requests without a visible effect. */
const QUIET = ["leave", "cover", "ping", "set_preference", "losses_read", "program_done", "program_decide"];

export function recorded(recording: Recording, options: Options): Transport {
  const known: Record<string, Recorded> = {};
  const views: Record<string, unknown> = {};
  for (const one of recording.replies) {
    known[keyOf(one.request)] = one;
    if (!("ok" in one)) continue;
    if (one.request.type === "timeline" && one.ok.type === "timeline") keepViews(views, one.request, one.ok.patches);
  }

  /** The views at some entries, if all of them were recorded. */
  function timeline({ viewer, entries }: Extract<Request, { type: "timeline" }>): Reply | null {
    const values = entries.map((entry) => views[`${canonical(viewer)} ${entry}`]);
    if (values.includes(undefined)) return null;
    return { type: "timeline", patches: values.map((value) => [{ op: "replace", path: "", value }]) };
  }

  /** The recorded table; undefined if it was never opened. */
  const opened = () =>
    recording.replies.flatMap((one) => ("ok" in one && one.ok.type === "state" ? [one.ok.state] : []))[0];

  /** The analysis of the recorded table. */
  function analysed(): GameAnalysis | null {
    const state = opened();
    return state ? analysisOf(state) : null;
  }

  /** The hints at the recorded table. */
  function suggested(): SuggestedPlan[] {
    const state = opened();
    return state ? hintsOf(state) : [];
  }

  function reply(request: Request): Reply {
    if (request.type === "preferences") return { type: "preferences", preferences: options.preferences };
    if (request.type === "program_games") return { type: "program_games", games: Object.keys(INFO) };
    if (request.type === "analysis") return { type: "analysis", analysis: analysed() };
    if (request.type === "suggestions") return { type: "suggestions", plans: suggested() };
    if (QUIET.includes(request.type)) return { type: "done" };
    if (request.type === "send") return { type: "next", part: request.part + 1 };
    if (request.type === "take_in" && options.imported) return settled(options.imported);
    if (request.type === "command" && options.refusal) throw new Failed(options.refusal);
    const found = known[keyOf(request)];
    if (found) return withPrograms(settled(found), options.programs ?? []);
    const told = request.type === "timeline" ? timeline(request) : null;
    if (told) return told;
    options.onmissing(request);
    throw new Failed({ problem: "not_found", what: "other" });
  }

  return {
    request: (request) => new Promise((resolve) => resolve(structuredClone(reply(request)))),
    onPush: () => undefined,
    onReach: (listener) => {
      if (options.away) listener(false);
    },
    onEntry: (listener) => listener(options.entry ?? { in: recording.guest }),
    onGiven: () => undefined,
    greet: () => undefined,
  };
}

function settled(outcome: Outcome): Reply {
  if ("ok" in outcome) return outcome.ok;
  throw new Failed(outcome.problem);
}

function keepViews(
  views: Record<string, unknown>,
  { viewer, entries }: Extract<Request, { type: "timeline" }>,
  patches: unknown[][],
): void {
  let view: unknown = null;
  entries.forEach((entry, nth) => {
    view = patched(view, (patches[nth] ?? []) as Patch);
    views[`${canonical(viewer)} ${entry}`] = view;
  });
}
