// Programs at a table: who thinks, the pieces to move for a plan, and undo past the programs.

import { HomePage } from "../pages/home";
import { PlanPage } from "../pages/plan";
import { Serenissima } from "../pages/serenissima";
import { freshId, type Api } from "../support/api";
import { expect, NAMES, test } from "../support/fixtures";
import { like, t } from "../support/t";

/** The person's seat, and those of programs. */
const [PERSON, ...PROGRAMS] = [0, 1, 2];

/** A game in which the person acts, and a program after that. */
async function beforePrograms(api: Api): Promise<number> {
  const game = await api.newGame({ game: "serenissima-2e", names: NAMES.slice(0, 3) });
  const isNext = ({ view: { stage, wheel }, asks }: any) =>
    stage.stage === "activation" && asks[0]?.[0].seat === PERSON && PROGRAMS.includes(wheel.cubes[wheel.next[0] - 1]);
  await api.playUntil(game, isNext);
  for (const seat of PROGRAMS)
    await api.send({
      type: "program",
      table: game,
      id: freshId(),
      seat,
      program: { level: 2, temperament: "trader" },
    });
  return game;
}

test("programs play one after the other, each once the pieces of the plan before are in place", async ({
  api,
  host,
  newDevice,
}) => {
  await beforePrograms(api);
  const page = await newDevice({ viewport: { width: 1280, height: 800 } });
  await page.goto(host.url);
  const table = await new HomePage(page).open();
  const [game, plan] = [new Serenissima(table), new PlanPage(table)];
  await table.expectShowsMoves();
  const question = (await table.question.textContent()) ?? "";

  await game.next.click();
  await expect(table.confirm).toBeEnabled();
  await table.enter(() => table.confirm.click());
  await expect(plan.waiting).toHaveText(like(t("plan-thinking", { name: "*" })));
  await expect(plan.panel).toBeVisible();
  await expect(plan.said).not.toBeEmpty();
  await expect(plan.steps).not.toHaveCount(0);
  expect(await plan.steps.count()).toBeLessThanOrEqual(5);
  // Nothing else is asked, and nothing repeats the instructions.
  await expect(table.panel).toHaveCount(0);
  await expect(table.instructions.getByRole("button")).toHaveCount(0);

  for (;;) {
    await plan.done.or(game.next).first().waitFor();
    if (await game.next.isVisible()) break;
    const before = await table.length();
    await plan.done.click();
    await expect.poll(async () => (await plan.done.isHidden()) || (await table.length()) > before).toBe(true);
  }
  await expect(plan.panel).toHaveCount(0);

  await table.enter(() => table.undo.click());
  await expect(table.question).toHaveText(question);
  await expect(plan.panel).toHaveCount(0);
});

for (const box of ["serenissima-2e", "serenissima-1996"])
  test(`${box}: a program that plays first waits until the table is set up`, async ({ api, host, newDevice }) => {
    const game = await api.newGame({ game: box, names: NAMES.slice(0, 3) });
    const seat = (await api.state(game)).asks.flatMap(([by]) => (typeof by === "object" ? [by.seat] : []))[0] ?? 0;
    const program = { level: 1, temperament: "trader" } as const;
    await api.send({ type: "program", table: game, id: freshId(), seat, program });
    const page = await newDevice({ viewport: { width: 1280, height: 800 } });
    await page.goto(host.url);
    const plan = new PlanPage(await new HomePage(page).open());
    await expect(plan.laidOut).toBeVisible();
    expect(await plan.layOut.getByTestId("heap").count()).toBeGreaterThan(2);
    expect((await api.state(game)).told.filter(({ program: plays }) => plays)).toEqual([]);
    await plan.laidOut.click();
    await expect(plan.layOut).toHaveCount(0);
    await expect.poll(async () => (await api.state(game)).told.some(({ program: plays }) => plays)).toBe(true);
  });
