import { expect, test } from "vitest";

import type { GuestStatus, Request, Role } from "../wire/types";
import { may } from "./role";

const guest = (role: Role): GuestStatus =>
  ({ device: 1, table: 1, role, muted: false, trusting: false }) as GuestStatus;

test.each<[Request["type"], boolean[]]>([
  ["story", [true, true, true, true, true]],
  ["command", [false, true, true, true, true]],
  ["jump", [false, false, true, true, true]],
  ["new_table", [false, false, false, true, true]],
  ["backup", [false, false, false, false, true]],
])("%s: a spectator, a seat, a screen, one with the list of tables, the host", (kind, allowed) => {
  const roles: Role[] = ["spectator", { seat: 0 }, { screen: { tables: false } }, { screen: { tables: true } }];
  expect([...roles.map(guest), null].map((device) => may(device, kind))).toEqual(allowed);
});
