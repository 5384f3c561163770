// Connects a port on the chart with its actions in the panel.

import type { Attachment } from "svelte/attachments";
import { chosen } from "./chosen.svelte";

/** Scrolls the actions of a port into sight, and focuses them, when the port is touched on the chart. */
export const brought =
  (port: string): Attachment<HTMLElement> =>
  (element) => {
    if (chosen.port !== port) return;
    element.scrollIntoView({ block: "nearest" });
    element.querySelector<HTMLElement>("button:not([aria-disabled='true'])")?.focus({ preventScroll: true });
  };
