// @vitest-environment jsdom

import { flushSync, mount, unmount } from "svelte";
import { beforeAll, expect, test, vi } from "vitest";
import { choose, texts } from "../../lang/index.svelte";
import Setup from "./Setup.svelte";

beforeAll(async () => {
  await choose("en");
  await texts("twilight");
});

const options = { hands: "own", no_op: false, centre_in_masquerade: false, split_guards: false };

test.each([
  ["people may hold the cards of the box", false, [], 2],
  ["the app deals to the computer", true, [{ options: { ...options, hands: "dealt" }, under_way: false }], 1],
])("%s", (_, programs, changed, choices) => {
  const onchange = vi.fn();
  const props = { setup: { options }, seats: 2, programs, ask: vi.fn(), onchange, onboards: vi.fn() };
  const page = mount(Setup, { target: document.body, props });
  flushSync();
  expect(onchange.mock.calls.flat()).toEqual(changed);
  expect(document.querySelectorAll("[role=group] button")).toHaveLength(choices);
  void unmount(page);
});
