// This device's part of the shared seed: commits to random bytes, reveals them, and checks that they were used. See
// docs/reference/file-format.md.

import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { freshId } from "../ids";
import { tabStorage } from "../storage";
import type { Request, SharedSeed, TableState } from "../wire/types";

/** A contribution to one round. */
interface Contribution {
  round: number;
  contribution: string;
  /** True once the host has confirmed the reveal. */
  revealed?: boolean;
}

/** Reads a stored contribution; null if it is damaged or missing. */
function contributionIn(stored: string | null): Contribution | null {
  let found: unknown;
  try {
    found = JSON.parse(stored ?? "null");
  } catch {
    return null;
  }
  return isContribution(found) ? found : null;
}

function isContribution(found: unknown): found is Contribution {
  if (typeof found !== "object" || found === null) return false;
  const { round, contribution, revealed = false } = found as Partial<Record<keyof Contribution, unknown>>;
  return (
    Number.isSafeInteger(round) &&
    Number(round) > 0 &&
    typeof contribution === "string" &&
    /^[0-9a-f]{32}$/.test(contribution) &&
    typeof revealed === "boolean"
  );
}

/** The commitment to a contribution. */
export const commitmentTo = (game: string, round: number, contribution: string): string =>
  bytesToHex(sha256(utf8ToBytes(["bucintoro contribution", game, round, contribution].join("\n"))));

/** The entries of a round: the commitments, and its end if it has ended. */
function entriesOf(round: number, { told }: TableState): [SharedSeed | undefined, SharedSeed | undefined] {
  const all = told.flatMap(({ shared_seed: entry }) => entry ?? []);
  const at = all.findIndex((entry) => "committed" in entry && entry.committed.round === round);
  return at < 0 ? [undefined, undefined] : [all[at], all[at + 1]];
}

export class Contributor {
  private own: Contribution | null = null;
  /** The last message over this connection. */
  private sent = "";

  constructor(
    private readonly table: number,
    private readonly seat: number,
    private readonly request: (request: Request) => Promise<unknown>,
  ) {
    this.own = contributionIn(tabStorage.getItem(this.key));
    if (!this.own) tabStorage.removeItem(this.key);
  }

  private get key(): string {
    return `seed-${this.table}-${this.seat}`;
  }

  /** Offers again after the connection was lost: the host has forgotten the offer. */
  reconnect(): void {
    this.sent = "";
  }

  /**
   * Takes part in the rounds of a state. Returns the number of the round in which the host did not use this device's
   * contribution as agreed; null if there is none.
   */
  async follow(state: TableState): Promise<number | null> {
    const rounds = state.shared_seed;
    if (!rounds) return null;
    const broken = this.check(state, rounds.game);
    if (rounds.open) await this.reveal(state, rounds.game);
    else if (!state.progress.over) await this.commit(rounds.game, rounds.round);
    return broken;
  }

  private async commit(game: string, round: number): Promise<void> {
    if (this.own?.round !== round) this.store({ round, contribution: freshId() });
    const { contribution = "" } = this.own ?? {};
    const commitment = commitmentTo(game, round, contribution);
    await this.send({ type: "commit_contribution", table: this.table, seat: this.seat, round, commitment });
  }

  /** Reveals only what the record lists, together with the host's commitment. */
  private async reveal(state: TableState, game: string): Promise<void> {
    const { own } = this;
    const round = state.shared_seed?.round;
    if (own?.round !== round || !own || !this.isListed(entriesOf(own.round, state)[0], game, own)) return;
    const { contribution } = own;
    const request: Request = {
      type: "reveal_contribution",
      table: this.table,
      seat: this.seat,
      round: own.round,
      contribution,
    };
    if (await this.send(request)) this.store({ ...own, revealed: true });
  }

  private isListed(entry: SharedSeed | undefined, game: string, { round, contribution }: Contribution): boolean {
    const listed = entry && "committed" in entry ? entry.committed.commitments : [];
    const own = commitmentTo(game, round, contribution);
    return listed.some(({ seat, commitment }) => seat === this.seat && commitment === own);
  }

  private check(state: TableState, game: string): number | null {
    const { own } = this;
    if (!own?.revealed) return null;
    const [opened, ended] = entriesOf(own.round, state);
    if (!ended || !opened || !("committed" in opened)) return null;
    const at = opened.committed.commitments.findIndex(({ seat }) => seat === this.seat);
    const isUsed =
      "revealed" in ended
        ? this.isListed(opened, game, own) && ended.revealed.contributions[at] === own.contribution
        : !("void" in ended && ended.void.silent.includes(this.seat));
    return isUsed ? null : own.round;
  }

  /** Sends a message once; true if it was accepted. */
  private async send(request: Request): Promise<boolean> {
    const text = JSON.stringify(request);
    if (text === this.sent) return false;
    this.sent = text;
    return this.request(request).then(
      () => true,
      () => false,
    );
  }

  private store(own: Contribution): void {
    this.own = own;
    tabStorage.setItem(this.key, JSON.stringify(own));
  }
}
