// @vitest-environment jsdom

import { mount } from "svelte";
import { beforeAll, expect, test } from "vitest";
import { choose, texts } from "../../lang/index.svelte";
import type { Hosting } from "../../wire/types";
import type { Client } from "../client.svelte";
import LeftOpen from "./LeftOpen.svelte";

beforeAll(async () => {
  await choose("en");
  await texts("app", "host");
});

test("a phone that joins while the page of the game loads is counted", async () => {
  const withDevices = (devices: number) => ({ devices: Array.from({ length: devices }) }) as unknown as Hosting;
  let shown: Hosting | null = null;
  let went = false;
  const client = {
    ask: () => Promise.resolve({ type: "hosting", hosting: withDevices(0), left: null }),
    host: (hosting: Hosting | null) => Promise.resolve(void (shown = hosting)),
    go: () => {
      went = true;
      // A push arrives meanwhile.
      shown = withDevices(1);
      return Promise.resolve();
    },
  } as unknown as Client;
  const left = { table: 1, devices: 1 };
  mount(LeftOpen, { target: document.body, props: { client, left } });
  const open = () => document.querySelector<HTMLElement>("button.primary");
  await expect.poll(open).not.toBeNull();
  open()?.click();
  await expect.poll(() => went).toBe(true);
  // Whatever follows the page's change is done too.
  await new Promise((resolve) => setTimeout(resolve));
  expect(shown).toEqual(withDevices(1));
});
