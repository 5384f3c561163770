// Keeps the keyboard focus near when its element disappears: a move replaces the buttons, a sheet closes. A browser
// would restart at the top of the page.

/** Focusable elements, and the regions that contain them. */
const PLACES = "section, nav, main, [role=tabpanel], dialog";

/** Keeps the focus on the page, near where it was. `root` contains everything else. */
export function keepFocus(root: HTMLElement): () => void {
  let around: Element[] = [];
  const came = (event: FocusEvent) => {
    around = [];
    for (let at = event.target as Element | null; at && at !== root; at = at.parentElement) around.push(at);
  };
  const changes = new MutationObserver(() => {
    if (document.activeElement !== document.body || !around.length || around[0]?.isConnected) return;
    const place = around.find((element): element is HTMLElement => element.isConnected && element.matches(PLACES));
    around = [];
    if (!place || document.querySelector("dialog[open]")) return;
    if (!place.hasAttribute("tabindex")) {
      place.tabIndex = -1;
      // A region has no action, so it gets no ring.
      place.style.outline = "none";
    }
    place.focus({ preventScroll: true });
  });
  root.addEventListener("focusin", came);
  changes.observe(root, { childList: true, subtree: true });
  return () => {
    root.removeEventListener("focusin", came);
    changes.disconnect();
  };
}
