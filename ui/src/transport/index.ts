// The only access to the application: requests out, replies and pushes back.

import type { Transport } from "./contract";
import { onJoinPage } from "../storage";
import { carried, native } from "./device";
import { withRetry } from "./retry";
import { socket } from "./socket";

export {
  Failed,
  type Browser,
  type Codes,
  type Entry,
  type PhonesHost,
  type PhonesState,
  type Source,
  type Transport,
  type Unjoined,
  type Updater,
} from "./contract";

/**
 * The transport of this page: the native shell's channel, the engine of the web app, a phone's connection through a
 * relay, or otherwise the host's socket. All but the last are loaded on demand. In a frame the shell's channel is that
 * of the surrounding window.
 */
export async function connect(): Promise<Transport> {
  if (native) {
    if (parent !== self && "__TAURI_INTERNALS__" in parent)
      Object.assign(self, { __TAURI_INTERNALS__: parent.__TAURI_INTERNALS__ });
    return withRetry((await import("./ipc")).ipc());
  }
  if (onJoinPage) return withRetry(await (await import("./phone")).phone());
  const address = carried();
  if (!address) return withRetry(socket());
  const { engine } = await import("./engine");
  return withRetry(engine(new URL(address, document.baseURI).href));
}
