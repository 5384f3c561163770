// Phones at a table of this page: they reach it through a relay, or by two codes each. The worker opens and closes the
// room, and receives what phones say; this page holds the connections, because a worker learns neither of sleep nor of a
// new network, and has no WebRTC.

import type { DirectPhones } from "../direct/tablet";
import { linkBase, parseRelay, type UsedRelay } from "../relay/link";
import { publishedRelay } from "../relay/published";
import type { RoomKeys, TabletRelay, tabletRelay } from "../relay/tablet";
import type { Codes, PhonesHost, PhonesState } from "./contract";

/** What the worker says about phones. */
export type FromWorker =
  /** The room is to be opened, or closed for good. */
  | { room: "open" | "close" }
  /** A message to a phone; null ends its connection. */
  | { phone: number; text: string | null };

/** What the page says about phones to the worker. */
export type ToWorker =
  /** The page and the parameters of links, as JSON; or the reason why the room cannot be opened. */
  | { room: { opened: string } | { failed: string } }
  | { phone: number; pseudonym: string }
  | { phone: number; text: string }
  | { phone: number; gone: true };

/** Storage key of the relay that was typed on this device. */
const TYPED = "relay";
/** Storage key of the open room's relay, or of null: a page that is reloaded opens the room there again, without a request. */
const USED = "relay-used";

/** What sends to a phone: the relay's connection, or that of two codes. */
interface Carrier {
  send(text: string): void;
  disconnect(): void;
}

const CLOSED: PhonesState = { relay: "closed", stored: true };

/** The phones at the table that the worker hosts. `say` sends to the worker. */
export class Phones implements PhonesHost {
  #connection: TabletRelay | undefined;
  #keys: RoomKeys | undefined;
  /** The phones that were connected by codes, since the room was opened. */
  #direct: Promise<DirectPhones> | undefined;
  /** Counts openings and closings: what an earlier one began is ignored. */
  #turn = 0;
  #state = CLOSED;
  /**
   * The connection of each phone that the worker knows. The relay uses a guest's number again after the connection to it was
   * lost. A phone's number is never used again, so that no late message reaches another phone.
   */
  readonly #carriers = new Map<number, Carrier>();
  #last = 0;
  readonly #listeners: ((state: PhonesState) => void)[] = [];

  constructor(private readonly say: (message: ToWorker) => void) {}

  async relay(): Promise<string | null> {
    return (await this.#choose())?.address ?? null;
  }

  setRelay(address: string): boolean {
    const relay = parseRelay(address);
    if (!relay && address.trim()) return false;
    if (relay) localStorage.setItem(TYPED, relay);
    else localStorage.removeItem(TYPED);
    localStorage.removeItem(USED);
    return true;
  }

  useRelay(used: boolean): void {
    if (used) localStorage.removeItem(USED);
    else localStorage.setItem(USED, "null");
  }

  async codes(): Promise<Codes> {
    const [{ offerLink }, { CodeError }, phones] = await Promise.all([
      import("../direct/codes"),
      import("../direct/codeError"),
      (this.#direct ??= this.#connectDirect()),
    ]);
    const { page } = linkBase(document.baseURI, "", null);
    return {
      offer: async (renew) => offerLink(page, await phones.offer(renew)),
      accept: async (text, link) => {
        try {
          await phones.accept(text, { room: this.#keys?.room ?? "", link: new URL(link).hash });
          return null;
        } catch (failed) {
          if (failed instanceof CodeError) return failed.problem;
          throw failed;
        }
      },
    };
  }

  async #connectDirect(): Promise<DirectPhones> {
    const { DirectPhones } = await import("../direct/tablet");
    const turn = this.#turn;
    const phones: DirectPhones = new DirectPhones(
      {
        connect: (phone, pseudonym) => {
          if (turn !== this.#turn) return;
          this.#carriers.set(phone, {
            send: (text) => phones.send(phone, text),
            disconnect: () => phones.disconnect(phone),
          });
          this.say({ phone, pseudonym });
        },
        message: (phone, text) => turn === this.#turn && this.say({ phone, text }),
        disconnect: (phone) => {
          if (turn === this.#turn && this.#carriers.delete(phone)) this.say({ phone, gone: true });
        },
      },
      () => (this.#last += 1),
    );
    return phones;
  }

  onState(listener: (state: PhonesState) => void): void {
    this.#listeners.push(listener);
    listener(this.#state);
  }

  async #choose(): Promise<UsedRelay | null> {
    const typed = localStorage.getItem(TYPED);
    const address = typed ? parseRelay(typed) : await publishedRelay();
    return address ? { address, published: !typed } : null;
  }

  /** Handles what the worker says. */
  hear(said: FromWorker): void {
    if ("phone" in said) {
      const carrier = this.#carriers.get(said.phone);
      if (said.text === null) carrier?.disconnect();
      else carrier?.send(said.text);
    } else if (said.room === "open") void this.#open();
    else void this.#close();
  }

  /** Ends the connections of all phones, because the worker has ended. The next worker opens the room again. */
  end(): void {
    this.#turn += 1;
    this.#connection?.close();
    this.#connection = undefined;
    this.#direct?.then((phones) => phones.close()).catch(() => undefined);
    this.#direct = undefined;
    this.#carriers.clear();
    this.#become(CLOSED);
  }

  #become(state: PhonesState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener(state);
  }

  async #open(): Promise<void> {
    this.end();
    const turn = this.#turn;
    try {
      const used = localStorage.getItem(USED);
      const relay = used ? (JSON.parse(used) as UsedRelay | null) : await this.#choose();
      if (!relay && !used) throw new Error("no relay");
      const { openKeys, tabletRelay } = await import("../relay/tablet");
      const keys = await openKeys();
      if (turn !== this.#turn) return;
      this.#keys = keys;
      localStorage.setItem(USED, JSON.stringify(relay));
      if (relay) this.#connectRelay(tabletRelay, relay, keys);
      else this.#become({ relay: "none", stored: true });
      this.say({ room: { opened: JSON.stringify(linkBase(document.baseURI, keys.room, relay)) } });
    } catch (why) {
      this.say({ room: { failed: why instanceof Error ? why.message : String(why) } });
    }
  }

  #connectRelay(connect: typeof tabletRelay, { address }: UsedRelay, keys: RoomKeys): void {
    const turn = this.#turn;
    const { stored } = keys;
    this.#become({ relay: "connecting", stored });
    const current = () => turn === this.#turn;
    /** The phone of each guest. */
    const phones = new Map<number, number>();
    const connection = connect(address, keys, {
      connect: (guest, pseudonym) => {
        if (!current()) return;
        this.#carriers.set((this.#last += 1), {
          send: (text) => connection.send(guest, text),
          disconnect: () => connection.disconnect(guest),
        });
        phones.set(guest, this.#last);
        this.say({ phone: this.#last, pseudonym });
      },
      message: (guest, text) => {
        const phone = phones.get(guest);
        if (current() && phone !== undefined) this.say({ phone, text });
      },
      disconnect: (guest) => {
        const phone = phones.get(guest);
        if (!current() || phone === undefined) return;
        phones.delete(guest);
        this.#carriers.delete(phone);
        this.say({ phone, gone: true });
      },
      reach: (reachable) => current() && this.#become({ relay: reachable ? "open" : "connecting", stored }),
      replaced: () => current() && this.#become({ relay: "replaced", stored }),
    });
    this.#connection = connection;
  }

  async #close(): Promise<void> {
    this.end();
    localStorage.removeItem(USED);
    const { deleteKeys } = await import("../relay/tablet");
    await deleteKeys();
  }
}
