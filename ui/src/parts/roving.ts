// Many controls as one stop of the Tab key: arrows move the focus to the nearest in their direction. It is the toolbar
// pattern of the ARIA Authoring Practices, also for controls outside a row.

import type { Attachment } from "svelte/attachments";

/** Right and down, for each arrow. */
const DIRECTIONS: Record<string, readonly [number, number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

export interface Centre {
  x: number;
  y: number;
}

/** The nearest of these in a direction, counted double across it; -1 if there is none. */
export function nearest(from: Centre, all: readonly Centre[], [right, down]: readonly [number, number]): number {
  const costs = all.map(({ x, y }) => {
    const [across, along] = [x - from.x, y - from.y];
    const ahead = across * right + along * down;
    return ahead > 1 ? ahead + 2 * Math.abs(across * down + along * right) : Infinity;
  });
  const least = Math.min(...costs);
  return least < Infinity ? costs.indexOf(least) : -1;
}

const centre = (element: Element): Centre => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

/**
 * Attaches to the element that contains the controls. `items` selects the controls, and `lit` those that arrows prefer.
 * While any control matches `lit`, arrows move only among those. An arrow focuses the first control even if nothing has
 * the focus.
 */
export function roving(items: string, lit?: string): Attachment<HTMLElement | SVGElement> {
  return (root) => {
    let last: Element | undefined;
    const all = () =>
      [...root.querySelectorAll<HTMLElement | SVGElement>(items)].filter(
        (one) => one.checkVisibility() && !one.matches(":disabled"),
      );
    const offered = () => {
      const found = all();
      const bright = lit === undefined ? [] : found.filter((one) => one.matches(lit));
      return bright.length ? bright : found;
    };
    const rove = () => {
      const wanted = offered();
      const stop = wanted.find((one) => one === last) ?? wanted[0];
      for (const one of all()) one.tabIndex = one === stop ? 0 : -1;
    };
    const key = (event: KeyboardEvent) => {
      const direction = DIRECTIONS[event.key];
      if (!direction || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.defaultPrevented)
        return;
      const { activeElement } = document;
      const isInside = activeElement !== null && root.contains(activeElement);
      const isFree = lit !== undefined && activeElement === document.body && !document.querySelector("dialog[open]");
      if (!isInside && !isFree) return;
      const wanted = offered().filter((one) => one !== activeElement);
      const at = isInside ? nearest(centre(activeElement), wanted.map(centre), direction) : 0;
      const next = wanted[at];
      if (!next || (!isInside && !next.matches(lit ?? items))) return;
      event.preventDefault();
      next.focus();
    };
    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || !target.matches(items)) return;
      last = target;
      rove();
    };
    rove();
    const changes = new MutationObserver(rove);
    changes.observe(root, { subtree: true, childList: true, attributeFilter: ["disabled", "data-glows"] });
    root.addEventListener("focusin", remember as EventListener);
    addEventListener("keydown", key);
    return () => {
      changes.disconnect();
      root.removeEventListener("focusin", remember as EventListener);
      removeEventListener("keydown", key);
    };
  };
}
