// @vitest-environment jsdom

import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test } from "vitest";
import { choose, texts } from "../../lang/index.svelte";
import type { Statistics } from "../../wire/types";
import Filter, { NO_FILTER, type Chosen } from "./Filter.svelte";

let shown: Record<string, unknown> | null = null;
afterEach(async () => {
  if (shown) await unmount(shown);
});

test("games with programs are left out until the filter counts them, and clearing it leaves them out again", async () => {
  await choose("en");
  await texts("app", "statistics");
  const all: Statistics = {
    tables: 0,
    seconds: 0,
    from: "",
    to: "",
    games: [],
    people: [],
    pairs: [],
    unread: 0,
  };
  const received: Chosen[] = [];
  const show = async (chosen: Chosen) => {
    if (shown) await unmount(shown);
    const onchange = (next: Chosen) => void received.push(next);
    shown = mount(Filter, { target: document.body, props: { all, groups: [], chosen, onchange } });
    flushSync();
  };
  const press = (testId: string) => document.querySelector<HTMLElement>(`[data-testid="${testId}"]`)?.click();
  expect(NO_FILTER.programs).toBe(false);
  await show(NO_FILTER);
  press("filter-programs");
  expect(received).toEqual([{ ...NO_FILTER, programs: true }]);
  await show({ ...NO_FILTER, programs: true });
  press("filter-clear");
  expect(received.at(-1)).toEqual(NO_FILTER);
});
