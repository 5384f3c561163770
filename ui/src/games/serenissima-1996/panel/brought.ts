// From a port on the chart to what can be done there.

import type { Attachment } from "svelte/attachments";
import { chosen } from "./chosen.svelte";

/** Brings what can be done at a port into sight, and under the keys, when the port is touched on the chart. */
export const brought =
  (port: string): Attachment<HTMLElement> =>
  (element) => {
    if (chosen.port !== port) return;
    element.scrollIntoView({ block: "nearest" });
    element.querySelector<HTMLElement>("button:not([aria-disabled='true'])")?.focus({ preventScroll: true });
  };
