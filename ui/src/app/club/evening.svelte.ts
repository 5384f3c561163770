// A club's event on one page: the page's role, its state, and its requests.

import { freshId } from "../../ids";
import { choose, current, preferred, texts } from "../../lang/index.svelte";
import { Failed } from "../../transport";
import { evening, type EveningEntry, type EveningLine, type Rejection } from "../../transport/evening";
import type {
  EveningGreeting,
  EveningProblem,
  EveningReply,
  EveningRequest,
  EveningRole,
  EveningSeen,
  EveningState,
  Problem,
  Reply,
  Request,
} from "../../wire/evening";
import { dress, isLook, keep, kept, type Preferences } from "../looks";

/** A table that was opened here. */
export interface Opened {
  table: number;
  label: string;
}

export class EveningClient {
  /** The role with which this page was let in; null while unknown. */
  role = $state.raw<EveningRole | null>(null);
  /** Why the page is not, or no longer, let in. */
  out = $state.raw<Rejection | null>(null);
  seen = $state.raw<EveningSeen>({ evening: null, nodes: [] });
  reachable = $state(true);
  ready = $state(false);
  problem = $state.raw<Problem | EveningProblem | null>(null);
  preferences = $state.raw<Preferences>(kept());
  /** The organiser has no host, so no guest status. */
  readonly guest = null;

  private readonly line: EveningLine;

  constructor() {
    this.show();
    this.line = evening({
      entry: (entry) => this.enter(entry),
      seen: (seen) => (this.seen = seen),
      reach: (reachable) => (this.reachable = reachable),
    });
    void this.start();
  }

  /** The running event, or the last one. */
  get state(): EveningState | null {
    return this.seen.evening;
  }

  private async start(): Promise<void> {
    await Promise.all([
      choose(this.preferences["language"] ?? preferred()),
      texts("app", "club", "host", "pages", "people", "tournament"),
    ]);
    this.ready = true;
  }

  private enter(entry: EveningEntry): void {
    if ("out" in entry) {
      this.role = null;
      this.out = entry.out;
      return;
    }
    this.out = null;
    this.seen = entry.seen;
    this.role = entry.role;
  }

  greet(greeting: EveningGreeting): void {
    this.out = null;
    this.line.greet(greeting);
  }

  /** Sends a request; a problem is stored and shown. */
  async ask(request: EveningRequest): Promise<EveningReply | null> {
    this.problem = null;
    try {
      return await this.line.request(request);
    } catch (failed) {
      if (!(failed instanceof Failed)) throw failed;
      this.problem = failed.problem;
      return null;
    }
  }

  /** Renews the organiser's key. */
  renewKey(): Promise<EveningReply | null> {
    return this.ask({ type: "renew_key", fresh: freshId() });
  }

  /** Sends a request to the application, on the node that owns the table. */
  async askTable(request: Request): Promise<Reply | null> {
    const reply = await this.ask({ type: "ask", request });
    return reply?.type === "answer" ? reply.reply : null;
  }

  /** Opens several tables of a game, each with the next number; returns those that were opened. */
  async open(game: string, seats: number, times: number, label: (n: number) => string): Promise<Opened[]> {
    const opened: Opened[] = [];
    for (let time = 0; time < times; time += 1) {
      const n = this.next();
      const reply = await this.ask({
        type: "open_table",
        open: { id: freshId(), label: label(n), game, seats, watchable: true },
      });
      if (reply?.type !== "opened") break;
      this.numbered = n;
      opened.push({ table: reply.table, label: label(n) });
    }
    return opened;
  }

  /** The highest table number assigned here. */
  private numbered = 0;

  /** The number of the next table: one above the highest. */
  private next(): number {
    const numbers = (this.state?.tables ?? []).map(({ label }) => Number(/(\d+)\D*$/.exec(label)?.[1] ?? 0));
    return Math.max(this.numbered, ...numbers) + 1;
  }

  /** Stores a choice on this device. */
  async prefer(key: string, value: string): Promise<void> {
    this.preferences = { ...this.preferences, [key]: value };
    if (isLook(key)) this.show();
    if (key === "language") await choose(value);
    keep(this.preferences);
  }

  /** The language that is shown. */
  get language(): string {
    return current();
  }

  show(): void {
    dress(this.preferences);
  }
}
