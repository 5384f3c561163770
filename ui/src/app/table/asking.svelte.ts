// "What is this?": the next tap explains instead of acting. An element names its rules in `data-rule`, or its tool in
// `data-tool`. `data-about` has the rules of a region, for elements without their own. Texts and drawings without
// another action explain themselves at any tap; blank space does nothing.

/** The touched element: its name, if it has one, and its explanations. */
export interface Explained {
  name: string;
  tool: string | null;
  rules: string[];
}

export const asking = $state<{ on: boolean; explained: Explained | null; deaf?: boolean }>({
  on: false,
  explained: null,
});

const ACTS = "button, a, input, select, label, summary, [role=button], [data-acts], .map svg";

/** True for blank space: an element of a page without a text of its own at the tap. */
const isBlank = (target: Element): boolean =>
  target instanceof HTMLElement &&
  ![...target.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());

function still(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

/** The touched element, unless it belongs to the explanation mode itself. */
function touched(event: Event): Element | null {
  return event.target instanceof Element && !event.target.closest("[data-asking]") ? event.target : null;
}

function explain(target: Element): Explained | null {
  const found = target.closest<HTMLElement | SVGElement>("[data-tool], [data-rule], [data-about]");
  if (!found) return null;
  const { tool = null, rule, about } = found.dataset;
  const named = target.closest("[aria-label], [title]");
  const near = named && (found.contains(named) || named.matches("button, [role=button]"));
  return {
    name: near ? (named.getAttribute("aria-label") ?? named.getAttribute("title") ?? "") : "",
    tool,
    rules: (rule ?? about ?? "").split(" ").filter(Boolean),
  };
}

/** Intercepts a tap, or Enter, before its target. */
export function heard(event: MouseEvent | KeyboardEvent): void {
  // The target has disappeared, so the tap is ignored.
  if (asking.deaf) return still(event);
  if ("key" in event && !(asking.on && (event.key === "Enter" || event.key === " "))) return;
  const target = touched(event);
  if (!target) return;
  if (!asking.on) {
    const [found, acting] = [target.closest("[data-rule]"), target.closest(ACTS)];
    if (!found || (acting ? acting !== found || !found.matches(".explains") : isBlank(target))) return;
  }
  still(event);
  asking.on = false;
  asking.explained = explain(target);
}

/**
 * Prevents other reactions while a tap explains, such as a long press or an opening list. A disabled element gets no
 * tap, but is explained like the rest.
 */
export function begun(event: PointerEvent | MouseEvent): void {
  const target = asking.on ? touched(event) : null;
  if (!target) return;
  if (event.type === "pointerup") {
    if (target.closest(":disabled")) heard(event);
  } else if (target.closest(`${ACTS}, [role=button]`)) still(event);
}
