// "What is this?": the next tap explains instead of acting. Everything that can be explained names its rules
// in `data-rule`; what has no other action explains itself at any tap.

export const asking = $state<{ on: boolean; rules: string[] | null; deaf?: boolean }>({ on: false, rules: null });

const ACTS = "button, a, input, select, label, summary, .map svg";

function still(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

/** Hears a tap, or Enter, before what it was meant for. */
export function heard(event: MouseEvent | KeyboardEvent): void {
  // What was touched is gone by now: the tap means nothing.
  if (asking.deaf) return still(event);
  if ("key" in event && !(asking.on && (event.key === "Enter" || event.key === " "))) return;
  const target = event.target instanceof Element ? event.target : null;
  if (!target || target.closest("[data-asking]")) return;
  const found = target.closest("[data-rule]");
  if (!asking.on) {
    const acting = target.closest(ACTS);
    if (!found || (acting && !(acting === found && found.matches(".explains")))) return;
  }
  still(event);
  asking.on = false;
  asking.rules = found?.getAttribute("data-rule")?.split(" ") ?? null;
}
