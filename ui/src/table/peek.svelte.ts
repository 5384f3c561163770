// A look at what only one seat may see, on a device that several share.

import { untrack } from "svelte";
import type { TableSession } from "./session.svelte";

/** Made while a component is. */
export class Peek<View> {
  /** What is seen now; nothing as long as it is covered. */
  view = $state.raw<View | null>(null);
  private seat: number | null = null;
  private looks = 0;

  constructor(private readonly session: TableSession) {
    // What lies open follows the table.
    $effect(() => {
      void session.state.head;
      untrack(() => this.seat !== null && void this.look(this.seat));
    });
    // Whoever has a device of the own now is looked for there.
    $effect(() => {
      const { elsewhere } = session;
      untrack(() => this.seat !== null && elsewhere.includes(this.seat) && this.cover());
    });
    $effect(() => () => this.cover());
  }

  async look(seat: number): Promise<void> {
    const look = (this.looks += 1);
    this.seat = seat;
    const view = (await this.session.peek(seat)) as View | null;
    // Meanwhile it may have been covered, or passed on to somebody else.
    if (look === this.looks) this.view = view;
  }

  cover(): void {
    const open = this.seat !== null;
    this.looks += 1;
    this.seat = null;
    this.view = null;
    if (open) void this.session.cover();
  }
}
