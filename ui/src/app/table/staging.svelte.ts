// The order of truth: what chance has given is held back until it has landed before everybody's eyes; then comes what
// followed from it, one moment after the other. A touch ends whatever is shown.

import type { Moment, Moments } from "../../table/moments";
import type { TableSession } from "../../table/session.svelte";
import { play, type Sound } from "../../table/sounds";
import { isDeed } from "../../table/story";
import type { Step } from "../../table/walk.svelte";
import type { Push, TableState, ToldEntry } from "../../wire/types";

/** How a screen shows moments. */
interface Manner {
  /** Nothing moves, so nothing is awaited. */
  still: boolean;
  /** Moments wait for the step that tells of them, where a move is walked through. */
  walks: () => boolean;
  /** Whether somebody wants to hear them. */
  sounds: () => boolean;
}

export class Staging {
  now = $state.raw<Moment | null>(null);
  landed = $state(false);
  /** What was told last: each moment once. */
  spoken = $state("");
  /** What comes when a walk reaches it. */
  rest = $state.raw<Moment[]>([]);
  /** Whether what is shown is played again. */
  replays = $state(false);
  private over: (() => void) | null = null;
  private coming: Moment[] = [];
  /** What is held back, in the order in which it came. */
  private held: (() => void)[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly session: TableSession,
    private readonly tell: Moments,
    private readonly manner: Manner,
  ) {
    session.gate = (push) => this.holds(push);
    session.stage = this;
  }

  /** Whether the outcome of something is still awaited. */
  get awaits(): boolean {
    return this.held.length > 0;
  }

  /** A table that has just been made: what was drawn with it is drawn before everybody's eyes. */
  async open(): Promise<void> {
    const { session } = this;
    const { state } = session;
    if (!state.told.length || state.told.some(({ by }) => by !== "chance")) return;
    const [awaited, rest] = this.parted(state.told, state);
    const views = awaited.length && !this.manner.still ? await session.timeline([0]) : null;
    if (views && session.state === state) {
      session.state = {
        ...state,
        view: views[0],
        told: [],
        asks: [],
        legal: [],
        grave: [],
        undoing: null,
        redoing: null,
      };
      this.held = [() => (session.state = state)];
    }
    this.rest = rest;
    this.show(awaited);
  }

  /** Whether a push is held back; otherwise it is taken in now, and its moments come after it. */
  private holds(push: Push): boolean {
    const { session } = this;
    const about = push.push === "moved" ? push.moved.table : push.push === "state" ? push.state.table : null;
    if (about !== session.table) return false;
    if (this.awaits) {
      this.held.push(() => this.pass(push));
      return true;
    }
    if (push.push !== "moved" || push.moved.base !== session.state?.length || session.past || document.hidden)
      return false;
    const [awaited, rest] = this.parted(push.moved.told, session.state);
    if (!awaited.length && !rest.length) return false;
    this.end();
    this.rest = rest;
    if (awaited.length && !this.manner.still) this.held = [() => session.take(push)];
    // What moves nothing is shown when the table knows it.
    if (this.awaits) this.show(awaited);
    else queueMicrotask(() => this.show(awaited));
    return this.awaits;
  }

  /** Takes a push in, or holds it back. */
  pass(push: Push): void {
    if (!this.holds(push)) this.session.take(push);
  }

  /** Plays an entry again: what was awaited then is awaited again, and `take` lets the table know. Ends when everything
   * was shown. */
  replay(entry: ToldEntry, take: () => void): Promise<void> {
    this.stop();
    this.end();
    const [awaited, rest] = this.parted([entry], this.session.shown);
    this.rest = rest;
    this.held = [take];
    this.replays = true;
    return new Promise((over) => {
      this.over = over;
      this.show(awaited);
    });
  }

  /** The moments up to the last whose outcome is awaited, and those after it; none of what moves the head. */
  private parted(told: ToldEntry[], state: TableState): [Moment[], Moment[]] {
    if (told.some(({ head }) => head !== null)) return [[], []];
    const all = this.tell(told.filter(isDeed), state);
    const last = all.findLastIndex(({ lands }) => lands);
    return [all.slice(0, last + 1), all.slice(last + 1)];
  }

  /** Shows these one after the other, and then what followed from them. */
  private show(awaited: Moment[]): void {
    this.coming = this.manner.still ? awaited.filter(({ passing }) => !passing) : awaited;
    this.next();
  }

  private next(): void {
    const now = this.coming.shift() ?? null;
    this.now = now;
    this.landed = false;
    if (!now) {
      this.release();
      return this.follow();
    }
    this.hear(now.begins);
    if (now.lands && !this.manner.still) this.timer = setTimeout(() => this.land(now), now.lands);
    else this.land(now);
  }

  private land(now: Moment): void {
    this.landed = true;
    if (now.says) this.spoken = now.says;
    this.hear(now.ends);
    if (!now.keeps && !this.coming.some(({ lands }) => lands)) this.release();
    this.timer = setTimeout(() => this.next(), now.stays);
  }

  /** Now everything knows. */
  private release(): void {
    const { held } = this;
    this.held = [];
    for (const take of held) take();
  }

  /** What followed: at once, or with the steps of a walk. */
  private follow(): void {
    const waits = !this.replays && this.manner.walks() && this.session.walk !== null;
    this.coming = this.rest.filter(({ walked }) => !waits || !walked);
    this.rest = this.rest.filter(({ walked }) => waits && walked);
    if (this.coming.length) this.next();
    else this.replayed();
  }

  /** A step of a walk is there: its moments come with it. */
  reach(step: Step): void {
    const entry = step.after.story.at(-1);
    if (!entry || this.awaits) return;
    this.rest = this.rest.filter(({ walked }) => !walked);
    const [, rest] = this.parted([{ ...entry, events: step.events }], step.before.state);
    const walked = rest.filter((one) => one.walked);
    if (!walked.length) return;
    this.end();
    this.coming = walked;
    this.next();
  }

  /** A walk was none: there were too few steps. */
  unwalked(): void {
    if (!this.now) this.follow();
  }

  /** A touch: what is shown is gone, and what was awaited is there; then comes what followed from it. */
  touch(): void {
    this.end();
    this.follow();
  }

  /** Nothing is played again any more. */
  stop(): void {
    if (!this.replays) return;
    this.rest = [];
    this.end();
    this.replayed();
  }

  private replayed(): void {
    const { over } = this;
    this.over = null;
    this.replays = false;
    over?.();
  }

  private end(): void {
    clearTimeout(this.timer);
    this.coming = [];
    this.now = null;
    this.release();
  }

  /** The screen is left. */
  leave(): void {
    this.session.gate = null;
    this.session.stage = null;
    this.rest = [];
    this.end();
  }

  private hear(sound: Sound | undefined): void {
    if (sound && this.manner.sounds()) play(sound);
  }
}
