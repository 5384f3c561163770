// Where the keyboard is, when what it was on goes away: a move replaces the buttons, a sheet closes. A
// browser would begin again at the top of the page.

/** What can be walked to, and the places that hold it. */
const PLACES = "section, nav, main, [role=tabpanel], dialog";

/** Keeps the focus on the page, near where it was. For the element that everything lies in. */
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
    if (!place.hasAttribute("tabindex")) place.tabIndex = -1;
    place.focus({ preventScroll: true });
  });
  root.addEventListener("focusin", came);
  changes.observe(root, { childList: true, subtree: true });
  return () => {
    root.removeEventListener("focusin", came);
    changes.disconnect();
  };
}
