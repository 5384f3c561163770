// Whether the chart follows the galley that is played, or always shows the whole sea: remembered on this device.

const KEPT = "chart-whole";

export const follows: { on: boolean } = $state({ on: localStorage.getItem(KEPT) !== "yes" });

export function follow(on: boolean): void {
  follows.on = on;
  if (on) localStorage.removeItem(KEPT);
  else localStorage.setItem(KEPT, "yes");
}
