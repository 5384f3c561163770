// What only a device that runs the native shell has.

import { addPluginListener, invoke } from "@tauri-apps/api/core";

/** Hears Android's way back; where it leads back from nothing, the app is left. */
export async function onBack(back: () => boolean): Promise<void> {
  if (!("__TAURI_INTERNALS__" in window) || !navigator.userAgent.includes("Android")) return;
  await addPluginListener("app", "back-button", () => void (back() || invoke("plugin:app|exit", { code: 0 })));
}
