// The device's back button or gesture. It closes the topmost element, as Escape does, and only then leaves the page.

import { keyboard } from "./keyboard";
import { sheets } from "./sheets.svelte";

/** The browser's CloseWatcher, which fires once when the user goes back; not every browser has it. */
interface Watcher {
  onclose: (() => void) | null;
  destroy(): void;
}
declare const CloseWatcher: (new () => Watcher) | undefined;

/** The back handlers of open pages, the topmost last. */
let ways: (() => void)[] = [];
let watcher: Watcher | null = null;

/** Goes back; false if there is nothing to close or leave. */
export function back(): boolean {
  const escape = new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true });
  if (!(document.activeElement ?? document.body).dispatchEvent(escape)) return true;
  const sheet = sheets.open.at(-1);
  const way = ways.at(-1);
  if (sheet) sheet.dispatchEvent(new Event("cancel", { cancelable: true }));
  else way?.();
  return sheet !== undefined || way !== undefined;
}

/** Registers a back handler of a page; returns a function that removes it. */
export function wayBack(way: () => void): () => void {
  ways = [...ways, way];
  watch();
  return () => {
    ways = ways.filter((other) => other !== way);
    watch();
  };
}

/** Listens for the back gesture while there is a handler. Escape on a keyboard leaves no page. */
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
