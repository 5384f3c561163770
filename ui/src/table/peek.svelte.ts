// A look at one seat's private view, on a shared device.

import { untrack } from "svelte";
import { isOnlyPerson } from "./programs";
import type { TableSession } from "./session.svelte";

/** Must be created while a component is. */
export class Peek<View> {
  /** The uncovered view; null while covered. */
  view = $state.raw<View | null>(null);
  /** True while the view of the only person at the table loads, who needs no cover. */
  opens = $state(false);
  private seat: number | null = null;
  private looks = 0;

  constructor(private readonly session: TableSession) {
    // An uncovered view follows the table.
    $effect(() => {
      void session.state.head;
      untrack(() => this.seat !== null && void this.look(this.seat));
    });
    // Covers the view once its player has another device.
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
    // The view may have been covered, or passed to another player, meanwhile.
    if (look === this.looks) this.view = view;
  }

  /** Covers the view for the next question to a seat. The only person at the table needs no cover. */
  begin(seat: number | null): void {
    this.cover();
    untrack(() => {
      const { own, past, state } = this.session;
      if (seat === null || own !== null || past || !isOnlyPerson(state, seat)) return;
      this.opens = true;
      void this.look(seat).finally(() => (this.opens = false));
    });
  }

  cover(): void {
    const open = this.seat !== null;
    this.looks += 1;
    this.seat = null;
    this.view = null;
    this.opens = false;
    if (open) void this.session.cover();
  }
}
