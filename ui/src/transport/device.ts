// What this page runs in, and what only a device that runs the native shell has.

/** How the shell is asked. Only its own page needs that: it is not brought anywhere else. */
const shell = () => import("@tauri-apps/api/core");

/** Whether this page is the native shell's own, or in a frame of it: that of another device in a window of the shell is
 * a guest's, as in a browser. */
export const native =
  "__TAURI_INTERNALS__" in parent &&
  (location.protocol === "tauri:" || location.hostname === "tauri.localhost" || import.meta.env.DEV);

/** Whether this page is a keepsake: one file that has everything, of a game that is over. */
export const kept = "keepsake" in globalThis;

/** Where a club's pages lie. */
export const CLUB = "/club";

/** Where the engine lies that came with the page, in the web app. */
export const carried = () => document.querySelector<HTMLMetaElement>("meta[name=engine]")?.content;

/** Whether the device is one on which an app has no other windows. An iPad calls itself a Macintosh. */
export const mobile =
  /Android|iPhone|iPad/.test(navigator.userAgent) ||
  (navigator.userAgent.includes("Macintosh") && navigator.maxTouchPoints > 1);

/** Hears Android's way back; where it leads back from nothing, the app is left. */
export async function onBack(back: () => boolean): Promise<void> {
  if (!native || !navigator.userAgent.includes("Android")) return;
  const { addPluginListener, invoke } = await shell();
  await addPluginListener("app", "back-button", () => void (back() || invoke("plugin:app|exit", { code: 0 })));
}

/** Lets a hand that holds the device feel something: milliseconds on and off. WebKit's pages cannot, and the shell knows
 * no patterns: there it is one tremble, as long as the first. */
export function shake(pattern: [number, ...number[]]): void {
  if ("vibrate" in navigator) navigator.vibrate(pattern);
  else if (native && mobile)
    void shell().then(({ invoke }) => invoke("plugin:haptics|vibrate", { duration: pattern[0] }));
}

/** Keeps the screen of a mobile device on, or no longer; its webview may not be able to. */
export function lit(on: boolean): void {
  if (native && mobile) void shell().then(({ invoke }) => invoke("awake", { on }));
}
