// The thinking time of each seat: off by default, paused by one tap.

/** Whole seconds by seat. */
export class Clock {
  spent = $state<number[]>([]);
  paused = $state(false);
  private timer: ReturnType<typeof setInterval> | undefined;

  /** `whose` returns the seats that are thinking now; `keep` stores the times. */
  constructor(
    seats: number,
    known: string | undefined,
    private readonly whose: () => number[],
    private readonly keep: (times: string) => void,
  ) {
    const times = (known ?? "").split(" ").map(Number);
    this.spent = Array.from({ length: seats }, (_, seat) => (Number.isFinite(times[seat]) ? (times[seat] ?? 0) : 0));
  }

  start(): () => void {
    let ticks = 0;
    this.timer = setInterval(() => {
      this.tick();
      ticks += 1;
      if (ticks % 15 === 0) this.keep(this.spent.join(" "));
    }, 1000);
    return () => {
      clearInterval(this.timer);
      this.keep(this.spent.join(" "));
    };
  }

  private tick(): void {
    // Time counts only while the page is visible.
    if (this.paused || document.visibilityState !== "visible") return;
    for (const seat of this.whose()) this.spent[seat] = (this.spent[seat] ?? 0) + 1;
  }
}

/** Seconds as the players read them. */
export function clockText(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, "0");
  const hours = Math.floor(seconds / 3600);
  const rest = `${hours ? two(Math.floor(seconds / 60) % 60) : Math.floor(seconds / 60)}:${two(seconds % 60)}`;
  return hours ? `${hours}:${rest}` : rest;
}
