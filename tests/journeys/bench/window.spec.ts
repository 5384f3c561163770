// From starting the program to a game in the native window that accepts a touch: to the list of games, and from the
// touch of a game to its screen. Prints medians and 95th percentiles of one run.

import { readFileSync } from "node:fs";
import path from "node:path";
import { home } from "../pages/window";
import { Api } from "../support/api";
import { NAMES } from "../support/fixtures";
import { ROOT } from "../support/processes";
import { TIMES_HEAD, timesRow } from "../support/times";
import { type AppWindow, expect, test as base } from "../support/window";

const TIMES = 9;

const test = base.extend({
  app: async ({}, use) => {
    await use(process.env["BUCINTORO_APP"] ?? path.join(ROOT, "target/release/bucintoro-app"));
  },
});

/** The start of a process, in milliseconds since 1970, to a hundredth of a second. */
function startOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
  const up = Number(readFileSync("/proc/uptime", "utf8").split(" ")[0]);
  return Date.now() - (up - Number(fields[19]) / 100) * 1000;
}

/** When the page set a mark last, in milliseconds since 1970. */
async function markOf(window: AppWindow, name: string): Promise<number> {
  const mark = () =>
    window.driver.executeScript<number | null>(
      `const mark = performance.getEntriesByName(arguments[0]).at(-1);
       return mark ? performance.timeOrigin + mark.startTime : null;`,
      name,
    );
  await expect.poll(mark, { timeout: 20_000 }).not.toBeNull();
  return (await mark()) ?? 0;
}

test("window", async ({ desktop, newHost }) => {
  test.setTimeout(900_000);
  const host = await newHost({ data: desktop.data });
  await new Api(host.port, host.token).newGame({ game: "serenissima-2e", names: NAMES.slice(0, 4) });
  await host.stop();
  const [starts, openings]: [number[], number[]] = [[], []];
  for (let times = 0; times < TIMES; times += 1) {
    const window = await desktop.open();
    starts.push((await markOf(window, "tables")) - startOf(window.pidOf(desktop.app)));
    const tapped = await window.tap(home.games);
    openings.push((await markOf(window, "table")) - tapped);
    await window.kill();
  }
  console.log(TIMES_HEAD);
  console.log(timesRow("starting the program to the list of games", starts));
  console.log(timesRow("a touch of a game to its screen", openings));
  console.log(
    timesRow(
      "both together",
      starts.map((time, index) => time + (openings[index] ?? 0)),
    ),
  );
});
