// The Chromium of the system, without network and graphics card.

/** The browser that the journeys drive. */
export const CHROMIUM = process.env["CHROMIUM"] ?? "/usr/bin/chromium";

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
