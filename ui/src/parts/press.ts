// One gesture for drawn elements: a tap, Enter or the space bar acts; the secondary mouse button or a long press
// corrects, if possible.

import type { Attachment } from "svelte/attachments";

const LONG = 550;

export function press(act: () => void, fix: () => void = act): Attachment<SVGElement | HTMLElement> {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let held = false;
    const stop = () => clearTimeout(timer);
    const down = (event: PointerEvent) => {
      held = false;
      if (event.pointerType === "mouse") return;
      timer = setTimeout(() => {
        held = true;
        fix();
      }, LONG);
    };
    const click = (event: MouseEvent) => {
      stop();
      event.stopPropagation();
      if (!held) act();
    };
    const menu = (event: MouseEvent) => {
      event.preventDefault();
      event.stopPropagation();
      if (!held) fix();
      held = true;
    };
    const key = (event: KeyboardEvent) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      event.stopPropagation();
      act();
    };
    const pairs = {
      pointerdown: down,
      pointerup: stop,
      pointercancel: stop,
      pointerleave: stop,
      click,
      contextmenu: menu,
      keydown: key,
    };
    for (const [name, listener] of Object.entries(pairs)) element.addEventListener(name, listener as EventListener);
    return () => {
      stop();
      for (const [name, listener] of Object.entries(pairs))
        element.removeEventListener(name, listener as EventListener);
    };
  };
}
