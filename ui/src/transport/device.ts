// The page's environment, and functions of devices with the native shell.

/** The shell's API, loaded on demand, because only the shell's own page needs it. */
const shell = () => import("@tauri-apps/api/core");

/**
 * True if this page is the native shell's own page, or is in a frame of that page. Another device's page in a window of
 * the shell is a guest's, as in a browser.
 */
export const native =
  "__TAURI_INTERNALS__" in parent &&
  (location.protocol === "tauri:" || location.hostname === "tauri.localhost" || import.meta.env.DEV);

/** True if this page is an offline replay. */
export const kept = "keepsake" in globalThis;

/** The path of a club's pages. */
export const CLUB = "/club";

/** The engine's address in the web app. */
export const carried = () => document.querySelector<HTMLMetaElement>("meta[name=engine]")?.content;

/** True if apps of this device have a single window. An iPad identifies itself as a Macintosh. */
export const mobile =
  /Android|iPhone|iPad/.test(navigator.userAgent) ||
  (navigator.userAgent.includes("Macintosh") && navigator.maxTouchPoints > 1);

/** Handles Android's back gesture; without a page to go back to, the app closes. */
export async function onBack(back: () => boolean): Promise<void> {
  if (!native || !navigator.userAgent.includes("Android")) return;
  const { addPluginListener, invoke } = await shell();
  await addPluginListener("app", "back-button", () => void (back() || invoke("plugin:app|exit", { code: 0 })));
}

/**
 * Vibrates: milliseconds on and off. WebKit's pages cannot, and the shell has no patterns, so it vibrates once for the
 * first duration.
 */
export function shake(pattern: [number, ...number[]]): void {
  if ("vibrate" in navigator) navigator.vibrate(pattern);
  else if (native && mobile)
    void shell().then(({ invoke }) => invoke("plugin:haptics|vibrate", { duration: pattern[0] }));
}

/** Keeps the screen of a mobile device on, or no longer; not every webview can. */
export function lit(on: boolean): void {
  if (native && mobile) void shell().then(({ invoke }) => invoke("awake", { on }));
}
