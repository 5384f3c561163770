// The pushes of one table, in the order in which they came. What chance has given is held back until it has landed
// before the players' eyes, and with it everything that came after it; then its highlights follow, one after the other.
// A touch ends whatever is shown. Until the stage is loaded, moves wait for it, but not for long.

import { sumsOf, type Moment, type Moments } from "./moments";
import type { Sound } from "./sounds";
import { isDeed } from "./story";
import type { Step } from "./walk.svelte";
import type { Push, TableState, ToldEntry } from "../wire/types";

/** The part of a session that the queue needs. */
interface StagedTable {
  readonly table: number;
  state: TableState;
  readonly shown: TableState;
  readonly past: unknown;
  readonly walk: unknown;
  readonly walks: boolean;
  apply(push: Push): void;
  timeline(entries: number[]): Promise<unknown[] | null>;
}

/** How a screen shows highlights. */
export interface Stage {
  tell: Moments;
  /** With reduced motion no outcome is awaited. */
  still: boolean;
  /** Whether highlights wait for the step that tells of them, where a move is walked through. */
  walks: () => boolean;
  play: (sound: Sound) => void;
}

/** The highlights up to the last whose outcome is awaited, and those after it. */
type Parted = [Moment[], Moment[]];

const NONE: Parted = [[], []];

/** From one line of a count to the next, in milliseconds. */
const PACE = 260;

/** How long moves wait for a stage that is being loaded, in milliseconds: the network may stall. It decides only
 * whether they are staged, not their order. */
const PATIENCE = 1500;

/** The table that a push is about, if it is about one. */
export const tableOf = (push: Push): number | null =>
  push.push === "moved" ? push.moved.table : push.push === "state" ? push.state.table : null;

export class StageQueue {
  now = $state.raw<Moment | null>(null);
  landed = $state(false);
  /** How many lines of a count are shown. */
  counted = $state(0);
  /** What was told last: each highlight once. */
  spoken = $state("");
  /** Whether what is shown is played again. */
  replays = $state(false);
  /** Whether the draw with which the table was made is yet to be staged: the table is not shown before. */
  covers = $state(false);
  private stage: Stage | null = null;
  private loading: boolean;
  private deadline: ReturnType<typeof setTimeout> | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private coming: Moment[] = [];
  /** Highlights that come later, some of them when a walk reaches them. */
  private rest: Moment[] = [];
  /** Tells the table what is awaited. */
  private outcome = $state.raw<(() => void) | null>(null);
  /** Pushes that came after it. */
  private held = $state.raw<Push[]>([]);
  private over: (() => void) | null = null;

  /** `loads` says whether a stage is being loaded, `fresh` whether the table was made just now. */
  constructor(
    private readonly table: StagedTable,
    { loads = false, fresh = false },
  ) {
    this.loading = loads;
    this.covers = fresh;
  }

  /** Whether the outcome of something is still awaited. */
  get awaits(): boolean {
    return this.outcome !== null;
  }

  /** Whether pushes wait. */
  get holds(): boolean {
    return this.held.length > 0;
  }

  /** What the lines of a count have brought each seat, as long as the table does not know it. */
  get brought(): number[] | null {
    return this.now?.count && this.awaits ? sumsOf(this.now.count, this.counted, true) : null;
  }

  /** Applies a push, or holds it back. */
  onPush(push: Push): void {
    // Others have gone on from what was counted.
    if (push.push === "moved" && this.now?.count && this.landed) this.close();
    const waits = this.loading && push.push === "moved" && (this.table.state as TableState | undefined);
    if (waits || this.awaits || this.holds) {
      if (this.loading && !this.holds) this.deadline = setTimeout(() => this.stopLoading(), PATIENCE);
      this.held = [...this.held, push];
      return;
    }
    const moments = this.momentsOf(push);
    if (moments.some((some) => some.length)) this.end();
    this.enter(push, moments);
  }

  /** The stage is loaded. Resolves when the table can be shown. */
  async begin(stage: Stage): Promise<void> {
    this.stage = stage;
    if (this.covers) await this.stageDraw(stage);
    this.covers = false;
    this.stopLoading();
  }

  /** There is no stage. */
  skip(): void {
    this.covers = false;
    this.stopLoading();
  }

  private stopLoading(): void {
    clearTimeout(this.deadline);
    this.loading = false;
    this.drain();
  }

  /** Shows the table as it was before the draw with which it was made, until that has landed. */
  private async stageDraw({ still }: Stage): Promise<void> {
    const { table } = this;
    const { state } = table;
    if (!state.told.length || state.told.some(({ by }) => by !== "chance")) return;
    const [awaited, rest] = this.parted(state.told, state);
    const views = awaited.length && !still ? await table.timeline([0]) : null;
    if (views && table.state === state) {
      const before = {
        ...state,
        view: views[0],
        told: [],
        asks: [],
        legal: [],
        grave: [],
        undoing: null,
        redoing: null,
      };
      table.state = before;
      this.outcome = () => {
        if (table.state === before) table.state = state;
      };
    }
    this.rest = rest;
    this.show(awaited);
  }

  /** Applies what waits, in order, up to what is staged itself while something is shown. */
  private drain(): void {
    for (let [push] = this.held; push && !this.loading && !this.awaits; [push] = this.held) {
      const moments = this.momentsOf(push);
      if (this.now && moments[0].length) return;
      this.held = this.held.slice(1);
      this.enter(push, moments);
    }
  }

  /** Applies a push with its highlights: at once, or when they have landed. */
  private enter(push: Push, [awaited, rest]: Parted): void {
    const apply = () => this.table.apply(push);
    if (!awaited.length && !rest.length) {
      // What was taken back is not told any more.
      if (push.push === "moved" && push.moved.told.some(({ head }) => head !== null)) this.rest = [];
      return apply();
    }
    this.rest = this.now ? [...this.rest, ...rest] : rest;
    const still = this.stage?.still && !awaited.some(({ count, keeps }) => count && keeps);
    if (awaited.length && !still) this.outcome = apply;
    else apply();
    if (!this.now) this.show(awaited);
  }

  private momentsOf(push: Push): Parted {
    const state = this.table.state as TableState | undefined;
    if (!this.stage || push.push !== "moved" || push.moved.base !== state?.length) return NONE;
    return this.table.past || document.hidden ? NONE : this.parted(push.moved.told, state);
  }

  /** None of what moves the head. */
  private parted(told: ToldEntry[], state: TableState): Parted {
    if (!this.stage || told.some(({ head }) => head !== null)) return NONE;
    const all = this.stage.tell(told.filter(isDeed), state);
    const last = all.findLastIndex((one) => this.isAwaited(one));
    return [all.slice(0, last + 1), all.slice(last + 1)];
  }

  /** Whether the table may not know it yet; a walk has its own order. */
  private isAwaited({ lands, count, keeps, walked }: Moment): boolean {
    return Boolean(lands ?? count ?? keeps) && !(walked && this.table.walks && this.stage?.walks());
  }

  /** Plays an entry again: what was awaited then is awaited again, and `take` lets the table know. Ends when everything
   * was shown. */
  replay(entry: ToldEntry, take: () => void): Promise<void> {
    this.stop();
    this.end();
    const [awaited, rest] = this.parted([entry], this.table.shown);
    this.rest = rest;
    this.outcome = take;
    this.replays = true;
    return new Promise((over) => {
      this.over = over;
      this.show(awaited);
    });
  }

  /** Shows these one after the other, and then what followed from them. */
  private show(awaited: Moment[]): void {
    this.coming = this.stage?.still ? awaited.filter(({ passing }) => !passing) : awaited;
    this.next();
  }

  private next(): void {
    const now = this.coming.shift() ?? null;
    this.now = now;
    this.landed = false;
    if (!now) {
      this.reveal();
      return this.follow();
    }
    this.hear(now.begins);
    this.counted = 0;
    if (now.count && !this.stage?.still) this.countOn(now, now.count.lines.length);
    else if (now.lands && !this.stage?.still) this.timer = setTimeout(() => this.land(now), now.lands);
    else this.land(now);
  }

  /** One line after the other. */
  private countOn(now: Moment, lines: number): void {
    if (this.counted === lines) return this.land(now);
    this.timer = setTimeout(() => {
      this.counted += 1;
      this.countOn(now, lines);
    }, PACE);
  }

  private land(now: Moment): void {
    this.landed = true;
    this.counted = now.count?.lines.length ?? 0;
    if (now.says) this.spoken = now.says;
    this.hear(now.ends);
    if (!now.count || this.replays || this.holds) this.timer = setTimeout(() => this.next(), now.stays);
    if (now.keeps || this.coming.some(({ lands, count, keeps }) => lands ?? count ?? keeps)) return;
    this.reveal();
    this.drain();
  }

  /** The table knows what was awaited. */
  private reveal(): void {
    const { outcome } = this;
    this.outcome = null;
    outcome?.();
  }

  /** What followed: at once, or with the steps of a walk; then what waits. */
  private follow(): void {
    const waits = !this.replays && this.table.walk !== null && (this.stage?.walks() ?? false);
    this.coming = this.rest.filter(({ walked }) => !waits || !walked);
    this.rest = this.rest.filter(({ walked }) => waits && walked);
    if (this.coming.length) this.next();
    else this.endReplay();
    this.drain();
  }

  /** A walk reached a step: its highlights come with it. */
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

  /** There is no walk, or no more: there were too few steps. */
  unwalked(): void {
    if (!this.now) this.follow();
  }

  /** Closes a count. */
  close(): void {
    clearTimeout(this.timer);
    this.next();
  }

  /** A touch: what is shown is gone, and what was awaited is there; then comes what followed from it. A count is
   * complete, and stays. */
  touch(): void {
    if (this.now?.count) {
      clearTimeout(this.timer);
      if (!this.landed) this.land(this.now);
      return;
    }
    this.end();
    this.follow();
  }

  /** Stops the replay. */
  stop(): void {
    if (!this.replays) return;
    this.rest = [];
    this.end();
    this.endReplay();
    this.drain();
  }

  private endReplay(): void {
    const { over } = this;
    this.over = null;
    this.replays = false;
    over?.();
  }

  private end(): void {
    clearTimeout(this.timer);
    this.coming = [];
    this.now = null;
    this.reveal();
  }

  /** The whole table was loaded again: it knows everything by now. */
  reset(): void {
    this.stop();
    this.rest = [];
    this.end();
    this.drain();
  }

  /** The stage is gone. */
  leave(): void {
    this.stage = null;
    this.skip();
    this.reset();
  }

  private hear(sound: Sound | undefined): void {
    if (sound) this.stage?.play(sound);
  }
}
