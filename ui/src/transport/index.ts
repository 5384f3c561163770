// The only way to the application: requests out, replies and pushes back.

import { again } from "./again";
import type { Transport } from "./contract";
import { ipc } from "./ipc";
import { socket } from "./socket";

export { Failed, type Entry, type Source, type Transport } from "./contract";

/** The native shell's own channel where there is one, else the socket of the host. In a frame the shell's
 * channel is that of the window around it. */
export function connect(): Transport {
  if (parent !== self && "__TAURI_INTERNALS__" in parent) Object.assign(self, { __TAURI_INTERNALS__: parent.__TAURI_INTERNALS__ });
  return again("__TAURI_INTERNALS__" in window ? ipc() : socket());
}
