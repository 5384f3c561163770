// @vitest-environment jsdom

import { beforeAll, expect, test } from "vitest";
import { choose } from "../lang/index.svelte";
import { chairNames, playerOf } from "./chairs";

beforeAll(() => choose("de"));

test("an empty seat that has no player is called by its number in the reader's language", () => {
  const seating = [
    { name: "Anna" },
    { name: "№ 2", empty: true },
    { name: "№ 3" },
    { name: "Bruno", empty: true },
    { name: "№ 1", empty: true },
  ];
  expect(chairNames(seating)).toEqual(["Anna", "Platz 2", "№ 3", "Bruno", "№ 1"]);
  expect(seating.map(playerOf)).toEqual(["Anna", null, "№ 3", "Bruno", "№ 1"]);
});
