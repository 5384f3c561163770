// Performance of the screen: drawing the chart, undo and jump from tap to paint, and opening a game from its address.
// Prints medians and 95th percentiles of one run.

import type { Locator, Page } from "@playwright/test";
import type { Request } from "../../../ui/src/wire/types";
import { Chart } from "../pages/chart";
import { HomePage } from "../pages/home";
import { ReplayPage } from "../pages/replay";
import type { TablePage } from "../pages/table";
import { type Api, beginning, freshId, record } from "../support/api";
import { test } from "../support/fixtures";
import { t } from "../support/t";
import { TIMES_HEAD, timesRow } from "../support/times";

const PLAYED = record("serenissima-2e/four-players").slice(0, 60);
const FINISHED = record("serenissima-2e/waived-and-corrected");

/** Entries of the long game. */
const ENTRIES = 2000;

/** From a tap until the frame after the screen has changed, in milliseconds. */
const paint = (button: Locator): Promise<number> =>
  button.evaluate(async (element) => {
    const button = element as HTMLButtonElement;
    // The last tap may not be answered yet.
    while (button.disabled) await new Promise((resolve) => setTimeout(resolve, 2));
    const began = performance.now();
    const page = document.querySelector("main")?.parentElement ?? document.body;
    const changed = new Promise<void>((resolve) =>
      new MutationObserver((_, observer) => {
        observer.disconnect();
        resolve();
      }).observe(page, { subtree: true, childList: true, attributes: true, characterData: true }),
    );
    button.click();
    await changed;
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    return performance.now() - began;
  });

async function timesOf(count: number, measure: () => Promise<number>): Promise<number[]> {
  const times: number[] = [];
  while (times.length < count) times.push(await measure());
  return times;
}

/** Opens the game that was played last, and waits for its chart. */
async function openLast(page: Page): Promise<TablePage> {
  const table = await new HomePage(page).open();
  await new Chart(page, "serenissima-2e").map.getByRole("button").first().waitFor();
  return table;
}

/** Extends a running game to this length, by corrections. */
async function lengthen(api: Api, table: number, entries: number): Promise<void> {
  let { head } = await api.state(table);
  await api.together(async (send) => {
    for (let n = head; n < entries; n += 1) {
      const fix =
        n % 3
          ? { what: "Purse", seat: n % 4, ducats: n % 50 }
          : { what: "Buildings", port: "tunis", fort: n % 2 === 0, basilica: false };
      const command = { do: "Correct", fix };
      const by = { seat: n % 4 };
      const request = { type: "command", table, id: freshId(), head, by, command, waive: [] };
      const reply = await send(request as Request);
      if (reply.type !== "moved") throw new Error(JSON.stringify(reply));
      ({ head } = reply);
    }
  });
}

test("screen", async ({ api, host, newDevice }) => {
  test.setTimeout(900_000);
  const page = await newDevice({ reducedMotion: "no-preference" });
  console.log(TIMES_HEAD);
  const game = await api.importRecord(beginning(PLAYED));
  await page.goto(host.url);

  const opening = await timesOf(10, async () => {
    await page.reload();
    const home = new HomePage(page);
    await home.games.first().waitFor();
    const began = Date.now();
    await openLast(page);
    const loaded = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
      return navigation?.domContentLoadedEventEnd ?? 0;
    });
    return Date.now() - began + loaded;
  });
  console.log(timesRow("opening the address and a game that is being played", opening));

  await api.importRecord(beginning(FINISHED));
  await page.goto(host.url);
  await page.reload();
  const finished = await new HomePage(page).open(t("home-over"));
  // The end itself shows no chart.
  await paint(finished.undo);
  const undo = await timesOf(60, () => paint(finished.undo));
  console.log(timesRow(`undo, tap to paint (${FINISHED.length} entries)`, undo));
  const drawn = await page.evaluate(() => performance.getEntriesByName("map drawn").map(({ duration }) => duration));
  console.log(timesRow("drawing the chart", drawn.slice(1)));

  await lengthen(api, game, ENTRIES);
  await page.goto(host.url);
  await page.reload();
  const table = await openLast(page);
  const far = await timesOf(60, () => paint(table.undo));
  console.log(timesRow(`undo, tap to paint (${ENTRIES} entries)`, far));
  const again = await timesOf(60, () => paint(table.redo));
  console.log(timesRow(`redo, tap to paint (${ENTRIES} entries)`, again));
  const replay = new ReplayPage(table);
  const jumps = await timesOf(20, async () => {
    for (let back = 0; back < 4; back += 1) await page.keyboard.press("PageUp");
    const time = await paint(replay.continueHere);
    await replay.continueHere.waitFor({ state: "detached" });
    return time;
  });
  console.log(timesRow(`"continue from here", tap to paint (${ENTRIES} entries)`, jumps));

  // Along the whole game at the speed of a finger: from a place of the timeline to the frame that shows it.
  await replay.watchAgain();
  await replay.line.focus();
  const along = () =>
    replay.line.evaluate(async (element) => {
      const line = element as HTMLInputElement;
      const shown = document.querySelector("[data-testid=bar] [role=status]");
      const times: number[] = [];
      for (let place = 5; place < Number(line.max); place += 5) {
        const before = shown?.textContent;
        const began = performance.now();
        line.value = String(place);
        line.dispatchEvent(new Event("input", { bubbles: true }));
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
        while (shown?.textContent === before) await new Promise((resolve) => setTimeout(resolve));
        times.push(performance.now() - began);
      }
      return times;
    });
  // The first pass fetches all entries.
  await along();
  console.log(timesRow(`along the game, touch to paint (${ENTRIES} entries)`, await along()));

  // The thread time of one such step in the page. It excludes waiting for frames, other processes and the cost of
  // measuring.
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  const worked = async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0) * 1000;
  };
  const work = async (place: number | null) => {
    const before = await worked();
    await replay.line.evaluate(async (element, to) => {
      const line = element as HTMLInputElement;
      if (to !== null) {
        line.value = String(to);
        line.dispatchEvent(new Event("input", { bubbles: true }));
      }
      for (let frame = 0; frame < 2; frame += 1)
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    }, place);
    return (await worked()) - before;
  };
  const idle = (await timesOf(40, () => work(null))).toSorted((one, other) => one - other);
  const measuring = idle[20] ?? 0;
  const steps: number[] = [];
  for (let place = 7; place < ENTRIES - 10; place += 10) steps.push((await work(place)) - measuring);
  console.log(timesRow(`along the game, what the page works for a step (${ENTRIES} entries)`, steps));
});
