// The native window: a game survives its end, files open in it, it hosts phones, and it restores its size.

import { copyFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { home, newGame, passOn, pick, problem, table, unopened } from "../pages/window";
import { newFolder, ROOT } from "../support/processes";
import { like, t } from "../support/t";
import { expect, test } from "../support/window";

/** A record and another file, in a folder of their own. */
function files(): string {
  const folder = newFolder();
  copyFileSync(path.join(ROOT, "tests/records/twilight/dealt.jsonl"), path.join(folder, "a match.bucintoro"));
  writeFileSync(path.join(folder, "no-match.bucintoro"), "nothing\n");
  return folder;
}

test("while something else has the data open, the window says so, and opens it when it is asked again", async ({
  desktop,
  newHost,
}) => {
  const other = await newHost({ data: desktop.data });
  const window = await desktop.open();
  await window.expectText(unopened.why, t("unopened-second-app"));

  await test.step("asked again, it still says so", async () => {
    await window.driver.executeScript("window.before = true");
    await window.tap(unopened.retry);
    await expect.poll(() => window.driver.executeScript("return window.before ?? false")).toBe(false);
    await window.expectText(unopened.why, t("unopened-second-app"));
  });

  await other.stop();
  await window.tap(unopened.retry);
  await window.expectVisible(home.newGame);
});

test("a game that is set up and played in the window is asked the same after the app was killed", async ({
  desktop,
}) => {
  let window = await desktop.open();
  let question = "";

  await test.step("ten entries are played", async () => {
    await window.tap(home.newGame);
    await window.tap(newGame.start);
    for (let picked = 0; picked < 8; picked += 1) await pick(window, picked < 4);
    for (let passed = 0; passed < 2; passed += 1) await passOn(window);
    question = await window.text(table.question);
    expect(question).toMatch(/\S/);
  });

  await test.step("killed and started again, it asks the same", async () => {
    await window.kill();
    window = await desktop.open();
    await window.tap(home.games);
    await window.expectText(table.question, question);
  });

  await test.step("a page that is loaded again receives what happens", async () => {
    for (let times = 0; times < 2; times += 1) {
      await window.reload();
      await window.tap(home.games);
      await window.expectVisible(table.question);
      await passOn(window);
    }
  });
});

test("a second start opens its file in the first window and ends; what is no record is refused with its reason", async ({
  desktop,
}) => {
  const folder = files();
  const window = await desktop.open();
  await window.expectVisible(home.newGame);

  await test.step("a file in the folder of the second start", async () => {
    expect(await desktop.openAgain(["a match.bucintoro"], folder)).toBe(0);
    await window.expectText(home.imported, t("home-imported"));
    await window.expectCount(home.games, 1);
  });

  await test.step("a file that is no record", async () => {
    expect(await desktop.openAgain([path.join(folder, "no-match.bucintoro")])).toBe(0);
    await window.expectText(problem.note, like(t("app-line", { line: 1, text: "*" })));
    await window.expectCount(home.games, 1);
    await window.tap(problem.close);
  });

  await test.step("a file that is not there", async () => {
    expect(await desktop.openAgain(["gone.bucintoro"], folder)).toBe(0);
    await window.expectText(problem.note, "gone.bucintoro");
    await window.tap(problem.close);
  });

  await test.step("a file that is named as systems name files", async () => {
    const other = path.join(folder, "another match.bucintoro");
    copyFileSync(path.join(ROOT, "tests/records/twilight/half-played.jsonl"), other);
    expect(await desktop.openAgain([pathToFileURL(other).href])).toBe(0);
    await window.expectText(home.imported, t("home-imported"));
    await window.expectCount(home.games, 2);
  });
});

test("started with a file, the window is as large as it was left, opens the file, and opens the game to phones", async ({
  desktop,
}) => {
  desktop.rememberWindow({
    width: 1000,
    height: 700,
    x: 40,
    y: 30,
    prev_x: 40,
    prev_y: 30,
    maximized: false,
    visible: true,
    decorated: true,
    fullscreen: false,
  });
  const window = await desktop.open([path.join(files(), "a match.bucintoro")]);
  await window.expectText(home.imported, t("home-imported"));
  await expect.poll(() => window.driver.executeScript("return [innerWidth, innerHeight]")).toEqual([1000, 700]);
  await window.tap(home.games);
  await window.tap(table.menu);
  await window.tap(table.phones);
  await window.tap(table.openToPhones);
  await window.expectVisible(table.qr);
  await window.expectAttribute(table.qr, "alt", /http:\/\/[\d.]+:\d+\/#code=/);
});
