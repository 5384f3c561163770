// A connection between a phone and a host. It can be slow, hold messages back, or die silently as that of a sleeping
// phone does.

import net from "node:net";

export interface Network {
  /** The port that a phone connects to instead of the host's. */
  readonly port: number;
  /** Holds back what the host sends, until `release`. */
  hold(): void;
  release(): void;
  /** Drops everything from now on, without closing. */
  sleep(): void;
  /** New connections work again; the old ones stay dead. */
  wake(): void;
  close(): void;
}

/** Forwards connections to a port of this machine. */
export async function networkTo(port: number): Promise<Network> {
  const pairs = new Set<{ cut: boolean }>();
  const state: { dead: boolean; held: (() => void)[] | null } = { dead: false, held: null };
  // Kept here: after the server is closed it has no address any more.
  let own = 0;
  const server = net.createServer((phone) => {
    const host = net.connect(port, "127.0.0.1");
    const pair = { cut: state.dead };
    pairs.add(pair);
    // The host answers only to its own address.
    const addressed = (bytes: Buffer) =>
      bytes.subarray(0, 4).toString() === "GET "
        ? Buffer.from(bytes.toString("latin1").replaceAll(`127.0.0.1:${own}`, `127.0.0.1:${port}`), "latin1")
        : bytes;
    const send = (to: net.Socket, bytes: Buffer) => {
      if (!pair.cut && !to.destroyed) to.write(bytes);
    };
    phone.on("data", (bytes: Buffer) => send(host, addressed(bytes)));
    host.on("data", (bytes: Buffer) => {
      if (state.held) state.held.push(() => send(phone, bytes));
      else send(phone, bytes);
    });
    for (const [end, other] of [
      [phone, host],
      [host, phone],
    ] as const) {
      end.on("error", () => undefined);
      end.on("close", () => {
        pairs.delete(pair);
        if (!pair.cut) other.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  own = (server.address() as net.AddressInfo).port;
  return {
    port: own,
    hold: () => (state.held = []),
    release() {
      const held = state.held ?? [];
      state.held = null;
      for (const send of held) send();
    },
    sleep() {
      state.dead = true;
      for (const pair of pairs) pair.cut = true;
    },
    wake: () => (state.dead = false),
    close: () => server.close(),
  };
}
