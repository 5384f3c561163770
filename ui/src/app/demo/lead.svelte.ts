// Script of a demo: the next command, those of other players, and whether the newcomer left the script.

import { canonical } from "../../table/canonical";
import type { Demo, DemoSaid, DemoStep } from "../../games/contract";
import type { TableSession } from "../../table/session.svelte";
import type { Actor } from "../../wire/types";
import type { Mark } from "./mark";

/** A command in a step, with its actor. */
interface Line {
  step: number;
  by: Actor;
  command: unknown;
  /** True if the newcomer enters it by touch. */
  own: boolean;
}

/** Pause between two commands of others, so that the newcomer can follow: milliseconds. */
const PACE = 700;

/** All commands of a demo, in order. */
export const linesOf = ({ steps }: Pick<Demo, "steps">): Line[] =>
  steps.flatMap(({ taps, plays }, step) =>
    (taps ?? plays ?? []).map(([by, command]: DemoSaid) => ({
      step,
      by,
      command,
      own: taps !== undefined && typeof by === "object" && by.seat === 0,
    })),
  );

/** The step of a command; the last one after all commands. */
const stepOf = (lines: Line[], at: number, of: number): number => lines[at]?.step ?? of - 1;

/** Follows the script of a demo. Must be created while a component is initialised, because it registers an effect. */
export class Lead {
  step = $state(0);
  /** The table's head after each command; the first is the head before any command. */
  private entries = $state.raw<number[]>([]);
  private readonly lines: Line[];
  private saying = $state(false);
  /** Stops following the table. */
  readonly leave: () => void;

  constructor(
    readonly demo: Demo,
    private readonly session: TableSession,
    mark: Pick<Mark, "step" | "entries">,
    private readonly keep: (mark: Pick<Mark, "step" | "entries">) => void,
  ) {
    this.lines = linesOf(demo);
    this.entries = mark.entries.length ? mark.entries : [session.state.head];
    this.step = this.fits(mark.step, this.at) ? mark.step : stepOf(this.lines, Math.max(0, this.at), demo.steps.length);
    this.leave = session.onCommandShown((by, command) => this.stood(by, command));
    $effect(() => this.follow());
  }

  /** The number of commands at the table's current entry; -1 off the script. */
  private get at(): number {
    return this.entries.lastIndexOf(this.session.state.head);
  }

  get current(): DemoStep | undefined {
    return this.demo.steps[this.step];
  }

  /** True if the newcomer has left the script. */
  get astray(): boolean {
    return this.at < 0 && !this.session.busy && !this.saying;
  }

  /** True if the step waits for a touch; false if it waits for the newcomer to read it. */
  get awaited(): boolean {
    const line = this.lines[this.at];
    return line?.step === this.step && line.own;
  }

  get isLast(): boolean {
    return this.step === this.demo.steps.length - 1;
  }

  /** True if a step matches a number of submitted commands: all those of earlier steps, and none of later steps. */
  private fits(step: number, at: number): boolean {
    return (
      this.lines.every((line, index) => (index < at ? line.step <= step : line.step >= step)) &&
      step < this.demo.steps.length
    );
  }

  private stood(by: Actor, command: unknown): void {
    const at = this.said;
    const line = this.lines[at];
    if (!line || canonical([line.by, line.command]) !== canonical([by, command])) return;
    this.entries = [...this.entries.slice(0, at + 1), this.session.state.head];
    this.said = at + 1;
    if (this.lines[at + 1]?.step !== this.step && line.own) this.step = this.onwards();
    this.note();
  }
  /** The number of commands when the table was last on the script. */
  private said = 0;

  /** The step after this one. */
  private onwards(): number {
    return Math.min(this.step + 1, this.demo.steps.length - 1);
  }

  private note(): void {
    this.keep({ step: this.step, entries: this.entries });
  }

  /** Follows the table: an undo leads back, and commands of others within the newcomer's step are submitted. */
  private follow(): void {
    const { at } = this;
    if (at < 0 || this.session.busy || this.saying) return;
    if (at !== this.said) {
      this.said = at;
      if (!this.fits(this.step, at)) this.step = stepOf(this.lines, at, this.demo.steps.length);
    }
    const line = this.lines[at];
    if (line?.step === this.step && this.current?.taps && !line.own)
      void this.say((next) => next.step === line.step && !next.own);
  }

  /** Submits the next commands as long as `theirs` holds for them. */
  private async say(theirs: (line: Line) => boolean): Promise<void> {
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const { step } = this;
    this.saying = true;
    for (let line = this.lines[this.at]; line && theirs(line); line = this.lines[this.at]) {
      if (!(await this.session.say(line.by, line.command))) break;
      if (!still) await new Promise((done) => setTimeout(done, PACE));
    }
    this.saying = false;
    if (step === this.step && this.lines[this.at]?.step !== step && this.current?.taps) this.step = this.onwards();
    this.note();
  }

  /** Continues after the newcomer has read the step. */
  async goOn(): Promise<void> {
    const { step } = this;
    if (this.saying || this.astray) return;
    await this.say((line) => line.step === step);
    if (this.step === step && this.lines[this.at]?.step !== step) this.step = this.onwards();
    this.note();
  }

  /** Returns to the last entry on the script. */
  async back(): Promise<void> {
    await this.session.jump(this.entries[this.said] ?? 0);
  }
}
