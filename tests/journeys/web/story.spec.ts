// One short story of the web app for every run; the long ones are in the other files of this folder.

import { NewGamePage } from "../pages/new-game";
import { TablePage } from "../pages/table";
import { TwilightPage } from "../pages/twilight";
import { WebNotes } from "../pages/web";
import { test } from "../support/webapp";

test("a game in the web app survives the end of its worker and its page, and is played on without a network", async ({
  webApp,
  space,
  errors,
}) => {
  const play = async () => {
    const table = new TwilightPage(webApp.page);
    await table.enter(() => table.playAnyhow("merchant-2"));
  };

  await test.step("a game is begun by touches and played on", async () => {
    await webApp.home.newGame();
    const newGame = new NewGamePage(webApp.page);
    await newGame.choose("twilight");
    await newGame.begin();
    await play();
  });

  await test.step("its worker ends", async () => {
    await webApp.endWorker();
    const table = new TablePage(webApp.page);
    await table.enter(() => table.undo.click());
    await table.back();
    await webApp.expectHome();
  });

  await test.step("its page crashes", () => webApp.expectKept(() => webApp.crashPage()));

  await test.step("without a network it opens from what the browser keeps", async () => {
    errors.allowLostConnections();
    await webApp.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    space.stop();
    await webApp.page.context().setOffline(true);
    await webApp.expectKept(() => webApp.page.reload());
    await new WebNotes(webApp.page).mayForget.waitFor();
    await webApp.home.open();
    await play();
  });
});
