// The app as it is installed from a package (`BUCINTORO_APP` names it).

import { existsSync } from "node:fs";
import path from "node:path";
import { home } from "../pages/window";
import { expect, test } from "../support/window";

test("the packaged app opens with the list of games, and keeps its data where it was told", async ({ desktop }) => {
  const window = await desktop.open();
  await window.expectVisible(home.newGame);
  expect(await window.driver.getTitle()).toBe("Bucintoro");
  expect(existsSync(path.join(desktop.data, "bucintoro.sqlite"))).toBe(true);
});
