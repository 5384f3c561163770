// The only access to the application: requests out, replies and pushes back.

import { again } from "./again";
import type { Transport } from "./contract";
import { carried, native } from "./device";
import { socket } from "./socket";

export { Failed, type Browser, type Entry, type Source, type Transport, type Updater } from "./contract";

/**
 * The transport of this page: the native shell's channel, the engine of the web app, else the host's socket. The rarer
 * ones are loaded on demand. In a frame the shell's channel is that of the surrounding window.
 */
export async function connect(): Promise<Transport> {
  if (native) {
    if (parent !== self && "__TAURI_INTERNALS__" in parent)
      Object.assign(self, { __TAURI_INTERNALS__: parent.__TAURI_INTERNALS__ });
    return again((await import("./ipc")).ipc());
  }
  const address = carried();
  if (!address) return again(socket());
  const { engine } = await import("./engine");
  return again(engine(new URL(address, document.baseURI).href));
}
