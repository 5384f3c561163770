// @vitest-environment jsdom

import { expect, test } from "vitest";
import { TableSession } from "./session.svelte";
import { stillOf } from "./still";
import type { GuestStatus, Role, TableLine } from "../wire/types";

const LINE = {
  table: 1,
  game: "scissors",
  name: "",
  filed: false,
  seating: [],
  progress: { turn: 0, over: false },
  asked: [],
  places: [],
  played: "",
  copy: false,
} as TableLine;

/** A table as a device in this role has it; at its side the second seat has a device of its own. */
function at(role: Role | null, how: Partial<GuestStatus> = {}): TableSession {
  const session = stillOf(LINE, null);
  session.guest = role && { device: 1, table: 1, role, muted: false, trusting: false, ...how };
  session.elsewhere = [1];
  return session;
}

const SCREEN: Role = { screen: { tables: false } };

test("a table's screen looks as the host's own does, decides, and acts for whoever has no other device", () => {
  const screen = at(SCREEN);
  expect([screen.viewer, screen.own, screen.screen, screen.decides]).toEqual(["table", null, true, true]);
  expect([screen.acts("chance"), screen.acts({ seat: 0 }), screen.acts({ seat: 1 })]).toEqual([true, true, false]);
  expect(at(SCREEN, { trusting: true }).acts({ seat: 1 })).toBe(true);
  expect(at(null).acts({ seat: 1 })).toBe(true);
});

test("one that may only look acts for nobody", () => {
  const muted = at(SCREEN, { muted: true });
  expect([muted.viewer, muted.decides, muted.acts({ seat: 0 }), muted.acts("chance")]).toEqual([
    "table",
    false,
    false,
    false,
  ]);
});

test("who goes on to other tables is the host's own screen and the one that looks after the list", () => {
  const all = [null, SCREEN, { screen: { tables: true } }, { seat: 0 }, "spectator"] as (Role | null)[];
  expect(all.map((role) => at(role).keepsTables)).toEqual([true, false, true, false, false]);
  expect(all.map((role) => at(role).screen)).toEqual([true, true, true, false, false]);
});
