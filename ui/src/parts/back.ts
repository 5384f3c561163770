// The way back of the device: the button or the gesture of a tablet or a phone. It closes what lies uppermost, as
// Escape does, and only then leads back from the page.

import { keyboard } from "./keyboard";
import { sheets } from "./sheets.svelte";

/** Told once by the browser that somebody wants to go back; not every browser has it. */
interface Watcher {
  onclose: (() => void) | null;
  destroy(): void;
}
declare const CloseWatcher: (new () => Watcher) | undefined;

/** The ways back from the pages that lie there, the uppermost last. */
let ways: (() => void)[] = [];
let watcher: Watcher | null = null;

/** Goes back; false where there is nothing to go back from. */
export function back(): boolean {
  const escape = new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true });
  if (!(document.activeElement ?? document.body).dispatchEvent(escape)) return true;
  const sheet = sheets.open.at(-1);
  const way = ways.at(-1);
  if (sheet) sheet.dispatchEvent(new Event("cancel", { cancelable: true }));
  else way?.();
  return sheet !== undefined || way !== undefined;
}

/** A page lies there from which this leads back; what is returned tells that it is gone. */
export function wayBack(way: () => void): () => void {
  ways = [...ways, way];
  watch();
  return () => {
    ways = ways.filter((other) => other !== way);
    watch();
  };
}

/** Hears of the device's way back as long as there is one on the screen. Escape on a keyboard leads back from no page. */
function watch(): void {
  const wanted = ways.length > 0 && !keyboard.current && typeof CloseWatcher === "function";
  if (wanted === (watcher !== null)) return;
  watcher?.destroy();
  watcher = wanted ? new CloseWatcher() : null;
  if (watcher)
    watcher.onclose = () => {
      watcher = null;
      back();
      watch();
    };
}
