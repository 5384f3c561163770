// The screen stays awake while a table is open, where the device allows it.

import { lit } from "../transport/device";

/** Keeps the screen awake until the returned function is called. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | undefined;
  let wanted = true;
  const take = async () => {
    if (!wanted || document.visibilityState !== "visible" || !("wakeLock" in navigator)) return;
    try {
      lock = await navigator.wakeLock.request("screen");
    } catch {
      // Refused on low battery or over plain HTTP: the device decides.
      lock = undefined;
    }
  };
  // The lock is lost whenever the page is hidden.
  const again = () => void take();
  document.addEventListener("visibilitychange", again);
  void take();
  lit(true);
  return () => {
    wanted = false;
    lit(false);
    document.removeEventListener("visibilitychange", again);
    void lock?.release();
  };
}
