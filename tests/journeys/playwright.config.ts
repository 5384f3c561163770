// How the journeys run: one project per folder, two workers, a fresh context for each test.

import { defineConfig } from "@playwright/test";
import { CHROMIUM, CHROMIUM_ARGS } from "./support/chromium";
import { LONG } from "./support/long";
import { STRESS } from "./support/stress";

const CI = process.env["CI"] === "true";

/** Everything is slower under stress: limits grow with it. */
const slower = STRESS ? 4 : 1;

/** Where reports, traces and pictures go. */
const REPORTS = "../../target/journeys";

/** Journeys that open windows of the system share one display, so they run one after the other. */
const project = (name: string) => ({ name, testDir: name, outputDir: `${REPORTS}/${name}` });

const PROJECTS = ["browser", "gallery", "club", "web", "window", "updater", "package", "bench"];
// They overwrite committed files.
if (process.env["PICTURES"]) PROJECTS.push("pictures");

export default defineConfig({
  testMatch: "**/*.spec.ts",
  // Tests are distributed one by one: a long file does not keep one worker busy after the other has finished.
  fullyParallel: true,
  // Stories of the long run.
  ...(LONG ? {} : { grepInvert: /@long/ }),
  workers: Number(process.env["JOURNEY_WORKERS"] ?? 2),
  forbidOnly: CI,
  retries: process.env["JOURNEY_RETRIES"] === undefined ? (CI ? 1 : 0) : Number(process.env["JOURNEY_RETRIES"]),
  timeout: 60_000 * slower,
  expect: { timeout: 10_000 * slower },
  reporter: [
    ["./support/reporter.ts"],
    ["junit", { outputFile: process.env["JOURNEY_JUNIT"] ?? `${REPORTS}/junit.xml` }],
    ["html", { outputFolder: process.env["JOURNEY_HTML"] ?? `${REPORTS}/html`, open: "never" }],
  ],
  use: {
    viewport: { width: 1280, height: 800 },
    locale: "en-GB",
    contextOptions: { reducedMotion: "reduce" },
    actionTimeout: 15_000 * slower,
    navigationTimeout: 30_000 * slower,
    // Traces take a fifth of the time. A usual run makes one of the second try alone.
    trace: LONG || STRESS ? "retain-on-failure" : "on-first-retry",
    screenshot: "only-on-failure",
    launchOptions: { executablePath: CHROMIUM, args: CHROMIUM_ARGS },
  },
  projects: PROJECTS.map(project),
});
