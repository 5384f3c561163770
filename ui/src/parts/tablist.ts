// Keyboard control of a tab list: Tab focuses the shown one, arrows move from there. It is the pattern of the ARIA
// Authoring Practices, with tabs that show at once. The digits open them from anywhere.

import { isKey } from "./keyboard";

const STEPS: Record<string, (at: number, last: number) => number> = {
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** Attaches to the element with the role `tablist`. */
export function tablist(list: HTMLElement): () => void {
  const tabs = () => [...list.querySelectorAll<HTMLElement>("[role=tab]")];
  const rove = () => {
    for (const tab of tabs()) tab.tabIndex = tab.ariaSelected === "true" ? 0 : -1;
  };
  const go = (event: KeyboardEvent) => {
    const all = tabs();
    const at = all.findIndex((tab) => tab === event.target);
    const next = STEPS[event.key]?.(at, all.length - 1);
    if (at < 0 || next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    all[next]?.focus();
    all[next]?.click();
  };
  const digit = (event: KeyboardEvent) => {
    const nth = /^Digit([1-9])$/.exec(event.code)?.[1];
    const tab = nth === undefined || !isKey(event) ? undefined : tabs()[Number(nth) - 1];
    if (!tab || !list.checkVisibility()) return;
    event.preventDefault();
    tab.focus();
    tab.click();
  };
  rove();
  const changes = new MutationObserver(rove);
  changes.observe(list, { subtree: true, childList: true, attributeFilter: ["aria-selected"] });
  list.addEventListener("keydown", go);
  addEventListener("keydown", digit);
  return () => {
    changes.disconnect();
    list.removeEventListener("keydown", go);
    removeEventListener("keydown", digit);
  };
}
