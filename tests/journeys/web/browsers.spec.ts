// The web app in other browsers. Firefox plays whole games, which survive its end. WebKit on Linux gives a worker no
// files that can be flushed, and the page reports that.

import type { Request } from "../../../ui/src/wire/types";
import { expectText, startFirefox, startWebKit } from "../support/browsers";
import { newFolder } from "../support/processes";
import { t } from "../support/t";
import {
  type Ask,
  askEngine,
  beginGame,
  expect,
  expectSameReplay,
  GAMES,
  playOn,
  reachableSite,
  startWebSpace,
  stateOf,
  test as base,
} from "../support/webapp";

/** The app at the root of a web space, with access to its engine: these browsers cannot add a script to a page. */
const test = base.extend<{ url: string }>({
  url: async ({}, use) => {
    const space = await startWebSpace({ "/": reachableSite() });
    await use(`${space.origin}/`);
    space.stop();
  },
});

test.describe("web app", { tag: "@nightly" }, () => {
  for (const game of GAMES)
    test(`a game of ${game} is played to its end in Firefox, and survives its end`, async ({ url, processes }) => {
      test.setTimeout(300_000);
      const profile = newFolder("profile");
      let browser = await startFirefox(processes, profile);
      const ask: Ask = (request: Request) => browser.run(askEngine, request);
      await browser.goto(url);
      await expectText(browser, t("home-empty"));
      const names = ["Anna", "Bruno", "Clara"].slice(0, game === "twilight" ? 2 : 3);
      const table = await browser.run(beginGame, [game, game, names] as const);
      await browser.run(playOn, [table] as const);
      await expectSameReplay(ask, table);
      const before = await stateOf(ask, table);
      const expectKept = async () => {
        await browser.goto(url);
        await expectText(browser, t(`game-${game}`));
        expect(await stateOf(ask, table)).toEqual(before);
      };

      await test.step("it is there when the page is loaded again", expectKept);

      await test.step("it is there when Firefox was killed and started again", async () => {
        await browser.kill();
        browser = await startFirefox(processes, profile);
        await expectKept();
      });
    });

  test("WebKit as Linux has it cannot store games, and the page says so", async ({ url, processes }) => {
    const browser = await startWebKit(processes);
    await browser.goto(url);
    await expectText(browser, t("unopened-unusable"));
    await browser.kill();
  });
});
