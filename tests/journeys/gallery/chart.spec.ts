// The charts of both editions of Serenissima are still: between any two questions of a game no label moves, and each lies
// beside its port.

import type { Page } from "@playwright/test";
import type { Story } from "../../../ui/src/gallery/stories";
import { GalleryPage, expect, galleryIndex, stories, test } from "../support/gallery";
import { MAIN_SIZES, wear } from "../support/layout";

test.use({ trace: "off" });

/** How far a label may lie from its port on the tablet: pixels. */
const BESIDE = 70;

interface Chart {
  /** The size of its frame. */
  frame: [number, number];
  transform: string;
  /** Where each label begins, and how far its port is, by zone. */
  labels: Record<string, { at: [number, number]; far: number }>;
  /** Where the names of seas stand. */
  seas: Record<string, [number, number]>;
}

/** The chart of a page; none where something else takes its place. */
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

/** What a browser rounds differently: pixels. */
const ROUNDED = 1;
const moved = (one: readonly number[] | undefined, other: readonly number[]) =>
  !one || one.some((at, axis) => Math.abs(at - (other[axis] ?? 0)) > ROUNDED);

/** The stories of each recorded game, as its host sees its questions. */
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
    test(`the chart of ${game} is still: ${which}`, async ({ galleryPage, site }) => {
      test.setTimeout(180_000);
      const gallery = new GalleryPage(galleryPage, site);
      const faults = new Set<string>();
      let compared = 0;
      for (const [record, shown] of storiesByRecord(game)) {
        let first: Chart | null = null;
        for (const story of shown) {
          await gallery.show(story);
          await wear(galleryPage, { size });
          await gallery.settle();
          const chart = await chartOf(galleryPage);
          if (!chart || !Object.keys(chart.labels).length) continue;
          first ??= chart;
          const where = `${story.name} of ${record}`;
          // A note above the table that has to be settled makes the frame smaller.
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
    });
