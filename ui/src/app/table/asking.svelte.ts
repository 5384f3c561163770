// "What is this?": the next tap explains instead of acting. Everything that can be explained names its rules
// in `data-rule`; what has no other action explains itself at any tap.

export const asking = $state<{ on: boolean; rules: string[] | null }>({ on: false, rules: null });

const ACTS = "button, a, input, select, label, summary, .map svg";

/** Hears a tap, or Enter, before what it was meant for. */
export function heard(event: MouseEvent | KeyboardEvent): void {
  if ("key" in event && !(asking.on && (event.key === "Enter" || event.key === " "))) return;
  const target = event.target instanceof Element ? event.target : null;
  if (!target || target.closest("[data-asking]")) return;
  const found = target.closest("[data-rule]");
  if (!asking.on) {
    const acting = target.closest(ACTS);
    if (!found || (acting && !(acting === found && found.matches(".explains")))) return;
  }
  event.preventDefault();
  event.stopPropagation();
  asking.on = false;
  asking.rules = found?.getAttribute("data-rule")?.split(" ") ?? null;
}
