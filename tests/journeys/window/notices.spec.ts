// While the window is in the background, system notifications announce turns, if they are switched on.

import { home, newGame, pick, settings, table } from "../pages/window";
import { start } from "../support/processes";
import { like, t } from "../support/t";
import { type AppWindow, expect, test } from "../support/window";

/** What a window reports about its focus: the only window of a display always has it. */
const setFocus = (window: AppWindow, focus: boolean) =>
  window.driver.executeScript("const [focus] = arguments; document.hasFocus = () => focus", focus);

/** The announcement of the current turn: the title of the page names the player. */
const turn = async (window: AppWindow) =>
  t("table-turn", { names: (await window.driver.getTitle()).split(" – ")[0] ?? "" });

test("each turn is announced once while the window is in the background, after that was switched on", async ({
  desktop,
  processes,
}) => {
  const monitor = start("dbus-monitor", [
    "dbus-monitor",
    "--session",
    "interface='org.freedesktop.Notifications',member='Notify'",
  ]);
  processes.push(monitor);
  await monitor.line(/NameAcquired/);
  const announced = () => monitor.log.match(new RegExp(like(t("table-turn", { names: "*" })), "g")) ?? [];

  const window = await desktop.open();

  await test.step("before it is switched on, a turn is not announced", async () => {
    await window.tap(home.newGame);
    await window.tap(newGame.start);
    await window.expectVisible(table.port);
    await setFocus(window, false);
    await pick(window, true);
  });

  await test.step("it is switched on in the settings", async () => {
    await window.reload();
    await window.tap(home.settings);
    await window.tap(settings.notices(true));
    await window.expectAttribute(settings.notices(true), "aria-pressed", "true");
  });

  await test.step("while the window has the focus, a turn is not announced", async () => {
    await window.reload();
    await window.tap(home.games);
    await window.expectVisible(table.port);
    await setFocus(window, true);
    await pick(window, true);
  });

  await test.step("in the background each turn is announced once, and nothing was announced before", async () => {
    await setFocus(window, false);
    await pick(window, true);
    const fourth = await turn(window);
    await expect.poll(announced).toEqual([fourth]);
    // The last player of the order picks twice in a row: that is one turn.
    await pick(window, true);
    await pick(window, false);
    const third = await turn(window);
    await expect.poll(announced).toEqual([fourth, third]);
  });
});
