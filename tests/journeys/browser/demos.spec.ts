// Demos: a player follows each from first to last step, leaves it halfway and resumes it in another language. A player
// who does something else gets a hint that leads back.

import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { DemoPage, demoOf } from "../pages/demo";
import { HomePage } from "../pages/home";
import { TableMenu } from "../pages/menu";
import { type Api, freshId } from "../support/api";
import { expectAccessible } from "../support/axe";
import { expect, test } from "../support/fixtures";
import { expectWhole } from "../support/layout";
import { IN_LONG_RUN, inLongRun } from "../support/long";
import { ROOT } from "../support/processes";
import { type Language, t, texts } from "../support/t";

/** The demos with the languages of their two halves, and the half that a usual run plays, if any. */
const DEMOS = [
  ["serenissima-2e", "de", "ru", 1],
  ["twilight", "fr", "en", 2],
  ["libertalia", "es", "de", null],
  ["serenissima-1996", "ru", "fr", null],
] as const satisfies (readonly [string, Language, Language, 1 | 2 | null])[];

const stepsOf = (game: string) => demoOf(game).steps.length;
const halfOf = (game: string) => Math.ceil(stepsOf(game) / 2);

/** Sets a demo up at a given step. */
async function demoAt(api: Api, game: string, step: number): Promise<void> {
  const { seats, setup, position, steps } = demoOf(game);
  const names = t("demo-names").split(", ").slice(0, seats);
  const { table } = await api.ask(
    {
      type: "new_demo",
      id: freshId(),
      game,
      seating: names.map((name, seat) => ({ name, side: (["south", "north", "west"] as const)[seat] ?? "south" })),
      setup: { ...setup, position: position.join("\n") },
    },
    "table",
  );
  const entries = [(await api.state(table)).head];
  for (const { taps, plays } of steps.slice(0, step - 1))
    for (const [by, command] of taps ?? plays ?? []) {
      await api.command(table, by, command);
      entries.push((await api.state(table)).head);
    }
  const value = [table, `${step}/${steps.length}`, ...entries].join(" ");
  await api.send({ type: "set_preference", key: `demo-${game}`, value });
}

/** Starts a demo from its box, in the language of the device. */
async function takeUp(page: Page, url: string, game: string, language: Language = "en"): Promise<DemoPage> {
  await page.goto(url);
  const box = await new HomePage(page, texts("app", language)).openBox(game);
  await box.demo.click();
  return new DemoPage(page, game, language);
}

/** Takes a sailor aboard where Serenissima's demo asks for wood. */
const boardSailor = ({ table }: DemoPage) =>
  table.panel.getByRole("button", { name: texts("serenissima-2e")("panel-aboard", { port: "Venezia" }), exact: true });

for (const [game, first, second, half] of DEMOS) {
  test(
    `${game}: a demo leads step by step, and is left halfway (${first})`,
    inLongRun(half !== 1),
    async ({ host, newDevice }) => {
      const page = await newDevice({ locale: first });
      const demo = await takeUp(page, host.url, game, first);
      await demo.expectStep(1);
      // In larger letters the card may cover controls that its step does not need.
      await expectWhole(page, "the card of a demo", [1]);
      await expectAccessible(page, "the card of a demo");
      await demo.lead(1, halfOf(game));
      await demo.leave();
      await expect(new HomePage(page).latest).toContainText(`${halfOf(game)}/${stepsOf(game)}`);
    },
  );

  test(
    `${game}: a demo is taken up in another language, and begins again after its end (${second})`,
    inLongRun(half !== 2),
    async ({ api, host, newDevice }) => {
      await demoAt(api, game, halfOf(game));
      const page = await newDevice({ locale: second });
      const home = new HomePage(page, texts("app", second));
      const demo = await takeUp(page, host.url, game, second);
      await demo.lead(halfOf(game), stepsOf(game));
      await demo.end();
      await (await home.openBox(game)).demo.click();
      await demo.expectStep(1);
      await demo.leave();
      await expect(home.games).toHaveCount(1);
      await expect(home.latest).toContainText(`1/${stepsOf(game)}`);
      await home.delete(home.latest);
      await expect(home.games).toHaveCount(0);
    },
  );
}

/** A tablet in both orientations, and a phone. */
const SIZES = [
  { width: 800, height: 1280 },
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

for (const [game] of DEMOS)
  test(
    `${game}: an explanation covers nothing of what it is about, and shows what it asks for`,
    inLongRun(true),
    async ({ host, newDevice }) => {
      test.setTimeout(360_000);
      const page = await newDevice();
      const demo = await takeUp(page, host.url, game);
      for (let step = 1; step < stepsOf(game); step += 1) {
        await demo.expectStep(step);
        for (const size of SIZES) {
          await page.setViewportSize(size);
          await demo.expectUncovered(step);
        }
        await demo.expectPointedAt(step);
        await demo.follow(step);
      }
    },
  );

test("a player who does something else is told, and is led back", async ({ api, host, newDevice }) => {
  await demoAt(api, "serenissima-2e", 5);
  const page = await newDevice();
  const demo = await takeUp(page, host.url, "serenissima-2e");
  await demo.expectStep(5);

  await test.step("what else is allowed is taken back", async () => {
    await boardSailor(demo).click();
    await expect(demo.astray).toBeVisible();
    await demo.takeBack.click();
    await expect(demo.astray).toHaveCount(0);
  });

  await test.step("undo leads back a step", async () => {
    await demo.follow(5);
    await demo.expectStep(6);
    await demo.table.undo.click();
    await demo.expectStep(5);
  });

  await test.step("by keyboard, what is asked for takes the focus", async () => {
    await expect(demo.showMe).toBeEnabled();
    await demo.showMe.press("Enter");
    await expect(demo.asked(5)).toBeFocused();
    await expect(demo.asked(5)).toBeEnabled();
    await page.keyboard.press("Enter");
    await demo.expectStep(6);
  });
});

test(
  "a player plays on freely: the demo is a game like any other from then on",
  IN_LONG_RUN,
  async ({ api, host, newDevice }) => {
    await demoAt(api, "serenissima-2e", 5);
    const page = await newDevice();
    const home = new HomePage(page);
    const demo = await takeUp(page, host.url, "serenissima-2e");
    await demo.expectStep(5);

    await test.step("a demo has no phones", async () => {
      const menu = await TableMenu.open(demo.table);
      await expect(menu.button("seats-open")).toBeVisible();
      await expect(menu.button("host-title")).toHaveCount(0);
      await page.keyboard.press("Escape");
      await expect(menu.sheet).toHaveCount(0);
    });

    await boardSailor(demo).click();
    await expect(demo.astray).toBeVisible();
    await demo.playFreely.click();
    await expect(demo.card).toHaveCount(0);
    await expect((await TableMenu.open(demo.table)).button("host-title")).toBeVisible();
    await page.keyboard.press("Escape");
    await demo.leave();
    await expect(home.latest).not.toContainText(t("demo-title"));

    await test.step("the names of a demo are not remembered", async () => {
      await home.newGame();
      const name = page.getByLabel(t("new-name", { n: 1 }));
      await expect(name).toHaveValue(t("new-player", { n: 1 }));
    });
  },
);

test("every game that has a demo is led", () => {
  const games = path.join(ROOT, "ui/src/games");
  const demos = readdirSync(games).filter((game) => existsSync(path.join(games, game, "demo.json")));
  expect(demos.toSorted()).toEqual(DEMOS.map(([game]) => game).toSorted());
});
