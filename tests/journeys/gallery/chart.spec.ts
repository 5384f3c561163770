// The charts of both editions of Serenissima are stable: between any two questions of a game no label moves, and each
// is beside its port.

import type { Page } from "@playwright/test";
import type { Story } from "../../../ui/src/gallery/stories";
import { GalleryPage, expect, galleryIndex, stories, test } from "../support/gallery";
import { MAIN_SIZES } from "../support/layout";
import { inLongRun } from "../support/long";

test.use({ trace: "off" });

/** The games and sizes of a usual run. */
const USUAL = ["serenissima-1996 lying", "serenissima-2e phone"];

/** The largest distance of a label from its port on the tablet: pixels. */
const BESIDE = 70;

interface Chart {
  /** The size of its frame. */
  frame: [number, number];
  transform: string;
  /** The origin of each label, and the distance of its port, by zone. */
  labels: Record<string, { at: [number, number]; far: number }>;
  /** The positions of the names of seas. */
  seas: Record<string, [number, number]>;
}

/** The chart of a page; null where another element replaces it. */
const chartOf = (page: Page): Promise<Chart | null> =>
  page.evaluate(() => {
    const frame = document.querySelector("[data-frame]");
    if (!frame) return null;
    const origin = frame.getBoundingClientRect();
    const round = (number: number) => Math.round(number * 2) / 2;
    const found = (id: string) => [...frame.querySelectorAll(`[data-testid="${id}"]`)];
    const at = ({ left, top }: DOMRect): [number, number] => [round(left - origin.left), round(top - origin.top)];
    const labels = found("plate-body").map((body) => {
      const zone = body.closest<SVGElement>("[data-zone]");
      const label = body.getBoundingClientRect();
      const town = zone?.querySelector('[data-testid="town"]')?.getBoundingClientRect() ?? label;
      const [x, y] = [(town.left + town.right) / 2, (town.top + town.bottom) / 2];
      const far = Math.hypot(
        Math.max(label.left - x, 0, x - label.right),
        Math.max(label.top - y, 0, y - label.bottom),
      );
      return [zone?.dataset["zone"] ?? "", { at: at(label), far: Math.round(far) }] as const;
    });
    return {
      frame: [origin.width, origin.height],
      transform: frame.querySelector<SVGElement>("svg > g")?.style.transform ?? "",
      labels: Object.fromEntries(labels),
      seas: Object.fromEntries(
        found("sea-name").map((name) => [name.textContent, at(name.getBoundingClientRect())] as const),
      ),
    };
  });

/** Tolerance for rounding between browsers: pixels. */
const ROUNDED = 1;
const moved = (one: readonly number[] | undefined, other: readonly number[]) =>
  !one || one.some((at, axis) => Math.abs(at - (other[axis] ?? 0)) > ROUNDED);

/** The stories of each recorded game: the questions as its host sees them. */
function storiesByRecord(game: string) {
  const records = new Map(galleryIndex().states.map(({ name, record }) => [name, record]));
  const shown = stories().filter(
    ({ name, state = "", steps = [], hash }) =>
      state.startsWith(`${game}/`) &&
      !/\/(end|older)\//.test(state) &&
      name.endsWith("/host") &&
      !steps.length &&
      !hash,
  );
  const grouped = new Map<string, Story[]>();
  for (const story of shown) {
    const record = records.get(story.state ?? "") ?? "";
    grouped.set(record, [...(grouped.get(record) ?? []), story]);
  }
  return grouped;
}

for (const game of ["serenissima-2e", "serenissima-1996"])
  for (const [which, size] of Object.entries(MAIN_SIZES))
    test(
      `the chart of ${game} is still: ${which}`,
      inLongRun(!USUAL.includes(`${game} ${which}`)),
      async ({ galleryPage, site }) => {
        test.setTimeout(180_000);
        const gallery = new GalleryPage(galleryPage, site);
        const faults = new Set<string>();
        let compared = 0;
        for (const [record, shown] of storiesByRecord(game)) {
          let first: Chart | null = null;
          for (const story of shown) {
            await gallery.show(story, { size });
            const chart = await chartOf(galleryPage);
            if (!chart || !Object.keys(chart.labels).length) continue;
            first ??= chart;
            const where = `${story.name} of ${record}`;
            // A note above the table that needs an answer makes the frame smaller.
            if (moved(first.frame, chart.frame)) continue;
            compared += 1;
            if (chart.transform !== first.transform) faults.add(`${where}: the chart moves: ${chart.transform}`);
            for (const [zone, { at, far }] of Object.entries(chart.labels)) {
              if (moved(first.labels[zone]?.at, at)) faults.add(`${where}: ${zone} moves to ${at.join()}`);
              if (size === MAIN_SIZES.lying && far > BESIDE) faults.add(`${zone} is ${far} px from its port`);
            }
            for (const [name, at] of Object.entries(chart.seas))
              if (moved(first.seas[name], at)) faults.add(`${where}: ${name} moves`);
          }
        }
        expect([...faults]).toEqual([]);
        expect(compared).toBeGreaterThan(3);
      },
    );

/** The contents of the frame of a zoomed chart. */
const framed = (page: Page) =>
  page.evaluate(() => {
    const frame = document.querySelector("[data-frame]");
    if (!frame) throw new Error("there is no chart");
    const box = (element: Element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return { name: element.textContent?.trim() ?? "", left, right, top, bottom };
    };
    const all = (ids: string[]) =>
      ids.flatMap((id) => [...frame.querySelectorAll(`[data-testid="${id}"]`)].map((element) => box(element)));
    return {
      frame: box(frame),
      tabs: [...frame.querySelectorAll('[data-testid="edge-tab-body"]')].map((body) => ({
        ...box(body),
        name: body.parentElement?.textContent?.trim() ?? "",
      })),
      pieces: all(["plate-body", "galley", "steps", "sea-name"]),
      buttons: [...document.querySelectorAll('[data-testid="chart-tools"] button')].map((button) => box(button)),
    };
  });

for (const game of ["serenissima-2e", "serenissima-1996"])
  for (const [which, size] of Object.entries(MAIN_SIZES))
    test(
      `looking closer at the chart of ${game} leaves nothing cut, and tabs lead outside: ${which}`,
      inLongRun(!USUAL.includes(`${game} ${which}`)),
      async ({ galleryPage, site }) => {
        const story = stories().find(({ name }) => name === `${game}/busy/host`);
        if (!story) throw new Error(`${game} has no busy table`);
        const gallery = new GalleryPage(galleryPage, site);
        await gallery.show(story, { size });
        const map = galleryPage.locator("[data-frame]");
        await map.scrollIntoViewIfNeeded();
        await map.locator('[data-testid="zone"]').first().focus();
        for (let times = 0; times < 3; times += 1) await galleryPage.keyboard.press("+");
        await gallery.settle();
        const { frame, tabs, pieces, buttons } = await framed(galleryPage);
        type Box = typeof frame;
        const common = (one: Box, other: Box) =>
          Math.min(
            Math.min(one.right, other.right) - Math.max(one.left, other.left),
            Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top),
          );
        const within = (one: Box, by: number) =>
          one.left > frame.left - by &&
          one.right < frame.right + by &&
          one.top > frame.top - by &&
          one.bottom < frame.bottom + by;
        expect(tabs.length).toBeGreaterThan(0);
        const faults = [
          ...pieces.filter((piece) => !within(piece, 3)).map(({ name }) => `cut by the frame: ${name}`),
          ...tabs.filter((tab) => !within(tab, 1)).map(({ name }) => `the tab ${name} is cut`),
          ...tabs.flatMap((tab, index) =>
            [...tabs.slice(index + 1), ...pieces, ...buttons]
              .filter((other) => common(tab, other) > 2)
              .map(({ name }) => `the tab ${tab.name} is on ${name}`),
          ),
        ];
        expect(faults).toEqual([]);

        await test.step("a tab shows its place", async () => {
          const name = tabs[0]?.name ?? "";
          await map.getByTestId("edge-tab").first().click();
          await gallery.settle();
          const shown = await framed(galleryPage);
          expect(shown.tabs.map((tab) => tab.name)).not.toContain(name);
          await expect(map.getByTestId("plate").filter({ hasText: name })).toHaveCount(1);
        });
      },
    );
