// @vitest-environment jsdom

import { expect, test } from "vitest";
import { TableSession } from "./session.svelte";
import { stillOf } from "./still";
import type { GuestStatus, Request, Role, TableLine } from "../wire/types";

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

/** A table on a device with this role; the second seat has another device. */
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

test("before the game has begun nobody acts, and whoever sits there begins it", () => {
  const waiting = (role: Role | null, how: Partial<GuestStatus> = {}) => {
    const session = at(role, how);
    const seating = [
      { name: "Anna", side: "south" as const },
      { name: "№ 2", side: "west" as const, empty: true },
    ];
    session.state = { ...session.state, settings: { ...session.state.settings, seating, awaits_players: true } };
    return session;
  };
  for (const role of [null, SCREEN, { seat: 0 }] as (Role | null)[]) {
    const session = waiting(role);
    expect([session.begins, session.decides, session.acts({ seat: 0 }), session.ownEmptySeat]).toEqual([
      true,
      false,
      false,
      null,
    ]);
  }
  expect([waiting({ seat: 1 }).begins, waiting({ seat: 1 }).ownEmptySeat]).toEqual([false, 1]);
  expect([waiting("spectator").begins, waiting({ seat: 0 }, { muted: true }).begins]).toEqual([false, false]);
  expect([at(null).begins, at({ seat: 0 }).acts({ seat: 0 })]).toEqual([false, true]);
});

test("who goes on to other tables is the host's own screen and the one that looks after the list", () => {
  const all = [null, SCREEN, { screen: { tables: true } }, { seat: 0 }, "spectator"] as (Role | null)[];
  expect(all.map((role) => at(role).keepsTables)).toEqual([true, false, true, false, false]);
  expect(all.map((role) => at(role).screen)).toEqual([true, true, true, false, false]);
});

test.each<[Request["type"], boolean[]]>([
  ["story", [true, true, true, true, true]],
  ["command", [false, true, true, true, true]],
  ["jump", [false, false, true, true, true]],
  ["new_table", [false, false, false, true, true]],
  ["backup", [false, false, false, false, true]],
])("%s: a spectator, a seat, a screen, one with the list of tables, the host", (kind, allowed) => {
  const roles: (Role | null)[] = ["spectator", { seat: 0 }, SCREEN, { screen: { tables: true } }, null];
  expect(roles.map((role) => at(role).may(kind))).toEqual(allowed);
});
