// The Chromium of the system, without network and graphics card.

import { existsSync } from "node:fs";

/** Debian's headless Chromium. It has no windows, so none of its pages stops drawing because another covers it. */
const HEADLESS = "/usr/bin/chromium-headless-shell";

/** The browser that the journeys drive. */
export const CHROMIUM = process.env["CHROMIUM"] ?? (existsSync(HEADLESS) ? HEADLESS : "/usr/bin/chromium");

/** The whole Chromium, for what the headless one lacks: apps that are installed, a screen that is kept awake. */
export const WHOLE_CHROMIUM = process.env["CHROMIUM"] ?? "/usr/bin/chromium";

/** Without these, Chromium asks for services that no test machine has. */
export const CHROMIUM_ARGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
