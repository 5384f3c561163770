// Touches from a recorded state to the shown one of a story, on the real controls.

import { say } from "../lang/index.svelte";
import { touch } from "../parts/finger";
import type { Step } from "./stories";

const CONTROLS = "button, [role=button], [role=tab], summary, a[href]";

const nameOf = (element: Element) =>
  (element.getAttribute("aria-label") ?? element.textContent ?? "").trim().replace(/\s+/g, " ");

const isThere = (element: Element) =>
  element.checkVisibility({ visibilityProperty: true }) &&
  !element.closest("[inert]") &&
  !element.matches(":disabled, [aria-disabled=true]");

/** Where controls are searched: in the topmost sheet, if one is open. */
const root = () => [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;

function find(step: Step): HTMLElement | null {
  const first = (selector: string, fits: (element: Element) => boolean = () => true) =>
    [...root().querySelectorAll<HTMLElement>(selector)].find((element) => isThere(element) && fits(element)) ?? null;
  if ("tool" in step) return first(`[data-tool="${step.tool}"]`);
  if ("testId" in step) return first(`[data-testid="${step.testId}"]`);
  if ("card" in step) return first(`[data-card="${step.card}"]`);
  if ("confirm" in step) return first('[data-testid="finger-action"] button');
  const zone = (id: string) => document.querySelector<HTMLElement>(`[data-testid="zone"][data-zone="${id}"]`);
  if ("hold" in step) return zone(step.hold);
  if ("zone" in step) return zone(step.zone);
  if ("box" in step) return first(`[data-game="${step.box}"]`);
  if ("field" in step) return first("input", (input) => nameOf(input) === say(step.game ?? "app", step.field));
  if ("key" in step) return document.body;
  // The label hides its field for files.
  if ("file" in step) return document.querySelector<HTMLElement>(`[data-testid="${step.file}"]`);
  const name = say(step.game ?? "app", step.press, step.args).replace(/\s+/g, " ");
  return first(CONTROLS, (control) => nameOf(control) === name);
}

function act(step: Step, element: HTMLElement): void {
  if ("hold" in step) element.dispatchEvent(new MouseEvent("contextmenu", { bubbles: true, cancelable: true }));
  else if ("key" in step)
    element.dispatchEvent(new KeyboardEvent("keydown", { key: step.key, code: step.code ?? "", bubbles: true }));
  else if ("file" in step && element instanceof HTMLInputElement) {
    const files = new DataTransfer();
    files.items.add(new File(["{}\n"], "game.jsonl"));
    element.files = files.files;
    element.dispatchEvent(new Event("change", { bubbles: true }));
  } else if ("field" in step && element instanceof HTMLInputElement) {
    element.value = step.text;
    element.dispatchEvent(new Event("input", { bubbles: true }));
  } else if ("zone" in step) {
    touch(element);
    element.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  } else if (element instanceof SVGElement) element.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  else element.click();
}

/** How long a control may take to appear: milliseconds. */
const PATIENCE = 900 * 5;

const frame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));

/** Waits until nothing on the page has changed for some frames. */
export async function settle(frames = 3): Promise<void> {
  let quiet = 0;
  const observer = new MutationObserver(() => (quiet = 0));
  observer.observe(document.documentElement, { subtree: true, childList: true, attributes: true, characterData: true });
  await document.fonts.ready;
  // A page in the background may draw nothing, and an animation may never end, so the wait is bounded.
  for (let n = 0; n < 200 && quiet < frames; n += 1) {
    quiet += 1;
    await frame();
  }
  observer.disconnect();
}

/** Takes one step after the other. Throws with the step whose control does not appear. */
export async function take(steps: Step[]): Promise<void> {
  for (const step of steps) {
    await settle();
    const until = performance.now() + PATIENCE;
    let element = find(step);
    while (!element && performance.now() < until) {
      await frame();
      element = find(step);
    }
    if (!element) throw new Error(`no control for the step ${JSON.stringify(step)}`);
    act(step, element);
  }
  await settle();
}
