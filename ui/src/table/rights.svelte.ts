// What this device may do at its table: by its role, the state of the table, and whether an earlier entry is shown. The
// screen offers only this; the application decides.

import type { Actor, GuestStatus, Request, TableState, Viewer } from "../wire/types";
import { hasProgram } from "./programs";
import { isScreen, keepsTables, may, seatOf } from "./role";

export abstract class DeviceRights {
  /** The table. */
  abstract state: TableState;
  /** An earlier entry on the screen. */
  abstract past: object | null;
  /** The view after a plan that is shown on the board; null for the real table. */
  abstract preview: unknown;
  /** The status of a guest's device; null on the host's own screen. */
  guest = $state.raw<GuestStatus | null>(null);
  /** Seats whose players have other devices, as the table's screen knows them. */
  elsewhere = $state.raw<number[]>([]);

  /** The viewer of this device. */
  get viewer(): Viewer {
    if (this.own !== null) return { seat: this.own };
    return this.screen ? "table" : "spectator";
  }

  /** True if this is the table's screen: the host's own, or another device with its duties. */
  get screen(): boolean {
    return !this.guest || isScreen(this.guest.role);
  }

  /** True if this device can open other tables, and create new ones. */
  get keepsTables(): boolean {
    return keepsTables(this.guest);
  }

  /** True if this device may send requests of this kind. */
  may(kind: Request["type"]): boolean {
    return may(this.guest, kind);
  }

  /** The seat of this device; null for others. */
  get own(): number | null {
    return this.guest && seatOf(this.guest.role);
  }

  /**
   * True if this device acts for the whole table: corrects, waives, answers for dice and cards. False for an earlier
   * entry, or before the game has begun.
   */
  get decides(): boolean {
    if (this.past || this.awaitsPlayers) return false;
    if (!this.guest) return true;
    return !this.guest.muted && (this.screen || (this.guest.trusting && this.own !== null));
  }

  /** True if the game has not begun: it waits until all seats are taken, or a player starts it. */
  get awaitsPlayers(): boolean {
    return this.state.settings.awaits_players === true;
  }

  /** True if this device may seat people, at least at its own seat. */
  private get seats(): boolean {
    return !this.past && !this.guest?.muted && (this.screen || this.own !== null);
  }

  /** True if this device may begin the game before all seats are taken: the table's screen, or a player's own. */
  get begins(): boolean {
    const { seating } = this.state.settings;
    const sits = this.screen ? seating.some(({ empty }) => !empty) : !seating[this.own ?? -1]?.empty;
    return this.awaitsPlayers && this.seats && sits;
  }

  /** This device's seat, if it is still empty and this device may fill it. */
  get ownEmptySeat(): number | null {
    const { own } = this;
    return own !== null && this.seats && this.state.settings.seating[own]?.empty ? own : null;
  }

  /**
   * True if a player uses this device, not a spectator: it belongs to a seat, even while another seat is asked, or acts
   * for the table.
   */
  get plays(): boolean {
    return this.own !== null || this.decides;
  }

  /** True if this device may act for an actor. The application decides. */
  acts(by: Actor | undefined): boolean {
    if (this.preview !== null || this.isPlayedByProgram(by)) return false;
    if (this.decides) return !this.isElsewhere(by);
    return typeof by === "object" && by.seat === this.own && this.seats && !this.awaitsPlayers;
  }

  /**
   * True if a program answers for an actor, or has answered. If its plan could not be applied, people can answer instead.
   */
  private isPlayedByProgram(by: Actor | undefined): boolean {
    if (typeof by !== "object" || !hasProgram(this.state, by.seat)) return false;
    const { asks, thinking, unconfirmed } = this.state;
    if (thinking !== undefined || unconfirmed !== undefined) return true;
    return !asks.some(([actor]) => typeof actor === "object" && actor.seat === by.seat);
  }

  /**
   * True if this is a table's screen on a guest's device, and the actor's player has a device of their own. False at a
   * trusting table.
   */
  private isElsewhere(by: Actor | undefined): boolean {
    return (
      this.guest !== null &&
      this.screen &&
      !this.guest.trusting &&
      typeof by === "object" &&
      this.elsewhere.includes(by.seat)
    );
  }

  /**
   * True if this device may undo the last decision. A seat's device may undo its own seat's decision, if nothing was
   * revealed since.
   */
  get undoes(): boolean {
    const { undoing } = this.state;
    if (this.past) return false;
    if (!undoing || this.decides) return undoing !== null;
    return !undoing.revealed.length && this.owns(undoing.owner);
  }

  /** True if this device may redo. */
  get redoes(): boolean {
    const { redoing } = this.state;
    return redoing !== null && !this.past && (this.decides || this.owns(redoing.owner));
  }

  private owns(owner: number | null): boolean {
    return owner !== null && owner === this.own && !this.guest?.muted;
  }
}
