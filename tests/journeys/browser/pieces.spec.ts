// Instructions for the pieces, over whole recorded games: they turn one position into the next and back; and the screen
// shows them.

import type { Page } from "@playwright/test";
import * as libertalia from "../../../ui/src/games/libertalia/pieces/piles";
import * as serenissima from "../../../ui/src/games/serenissima-2e/pieces/piles";
import * as twilight from "../../../ui/src/games/twilight/pieces/piles";
import { patched } from "../../../ui/src/table/patch";
import { applied, comparable, difference, type Pile, type Position, sorted } from "../../../ui/src/table/pieces";
import { wayTo } from "../../../ui/src/table/story";
import { HomePage } from "../pages/home";
import { InstructionsPage } from "../pages/instructions";
import { ReplayPage } from "../pages/replay";
import { Serenissima } from "../pages/serenissima";
import { type Api, beginning, record } from "../support/api";
import { expect, test } from "../support/fixtures";
import { inLongRun } from "../support/long";
import { openRecord } from "../support/open";

interface Rules {
  piles: (position: any) => Pile[];
  followed?: (before: any, after: any) => boolean;
}

const GAMES: Record<string, { rules: Rules; records: string[] }> = {
  "serenissima-2e": { rules: serenissima, records: ["fought-and-built", "waived-and-corrected", "two-players"] },
  twilight: { rules: twilight, records: ["dealt", "waived-and-corrected", "third-deal-level"] },
  libertalia: { rules: libertalia, records: ["four-players", "waived-and-corrected", "covered"] },
};

/** The largest number of views in one reply. */
const MOST_VIEWS = 256;

/** Every position of a recorded game as the table sees it, in the order of the record; the set-up is the first. */
async function positions(api: Api, name: string): Promise<Position[]> {
  const table = await api.importRecord(beginning(record(name)));
  const state = await api.state(table);
  const commands = state.told.filter(
    ({ head, settings, seed, events }) => head === null && settings === null && seed === null && events.length,
  );
  const entries = [0, ...commands.map(({ n }) => n)];
  const all: Position[] = [];
  for (let from = 0; from < entries.length; from += MOST_VIEWS) {
    const wanted = entries.slice(from, from + MOST_VIEWS);
    const { patches } = await api.ask({ type: "timeline", table, entries: wanted, viewer: "table" }, "timeline");
    let view: unknown = null;
    for (const [index, patch] of patches.entries()) {
      view = patched(view, patch);
      all.push({ state: { ...state, view }, story: wayTo(state.told, wanted[index] ?? 0) });
    }
  }
  return all;
}

const ordered = (piles: Pile[]) =>
  sorted(piles)
    .map(({ piece, place, count }) => `${count} ${piece} ${place}`)
    .sort();

/**
 * Applies the instructions from each position to a later one, and back: returns their number, and the wrong results.
 */
function applyAll({ piles, followed }: Rules, all: Position[], far: number): { shifts: number; wrong: string[] } {
  let shifts = 0;
  const wrong: string[] = [];
  const check = (one: Position, other: Position, what: string) => {
    const [old, fresh] = comparable(piles(one), piles(other));
    const told = difference(old, fresh, followed?.(one.state, other.state) ?? true);
    const [found, wanted] = [applied(old, told), fresh].map((all) => ordered(all).join(", "));
    if (found !== wanted) wrong.push(`${what}: ${found} instead of ${wanted}`);
    shifts += told.length;
  };

  for (const [at, before] of all.entries()) {
    const after = all[at + far];
    if (!after) break;
    check(before, after, `from ${at} to ${at + far}`);
    check(after, before, `from ${at + far} to ${at}`);
  }
  return { shifts, wrong };
}

for (const [game, { rules, records }] of Object.entries(GAMES)) {
  for (const name of records) {
    const title = `${game}/${name}: the instructions make each position of a whole game from the one before, and back`;
    test(title, inLongRun(name !== records[0]), async ({ api }) => {
      const all = await positions(api, `${game}/${name}`);
      expect(all.length).toBeGreaterThan(4);
      for (const far of [1, 7]) {
        const { shifts, wrong } = applyAll(rules, all, far);
        expect(wrong, name).toEqual([]);
        expect(shifts, `${name}, ${far} entries apart`).toBeGreaterThan(0);
      }
    });
  }
}

test("a payment from a covered purse is told as from an open one, and its contents are in nothing", async ({ api }) => {
  const open = await positions(api, "serenissima-2e/fought-and-built");
  const { piles } = serenissima;
  const last = ({ story }: Position) => story.at(-1);
  const ducats = (one: Position, other: Position) =>
    difference(...comparable(piles(one as never), piles(other as never))).filter(
      ({ from, to }) => (from ?? to)?.piece === "ducat",
    );
  const differ: unknown[] = [];
  let paid = 0;
  for (const [index, after] of open.entries()) {
    const before = open[index - 1];
    if (!before || last(after)?.after !== (last(before)?.n ?? 0)) continue;
    if (last(after)?.events.some((one: any) => one.event === "Corrected")) continue;
    // The same two positions for a viewer without access to purses.
    const [coveredBefore, coveredAfter] = [before, after].map(({ state, story }) => {
      const view = state.view as { seats: object[] };
      return {
        story,
        state: { ...state, view: { ...view, seats: view.seats.map((seat) => ({ ...seat, purse: null })) } },
      };
    }) as [Position, Position];
    const shifts = ducats(before, after);
    if (JSON.stringify(ducats(coveredBefore, coveredAfter)) !== JSON.stringify(shifts)) differ.push(last(after)?.n);
    paid += shifts.length ? 1 : 0;
  }
  expect(differ, "entries whose payment is told otherwise").toEqual([]);
  expect(paid).toBeGreaterThan(5);
});

/** Goes back to the first page's game after a reload. */
async function reopen(page: Page): Promise<void> {
  await page.reload();
  await new HomePage(page).open();
}

test("undo, redo and continuing from an earlier entry say what goes back on the board", async ({
  api,
  host,
  newDevice,
}) => {
  const { page, table } = await openRecord(
    { api, host, newDevice },
    record("serenissima-2e/four-players").slice(0, 60),
  );
  const [game, todo, replay] = [new Serenissima(table), new InstructionsPage(table), new ReplayPage(table)];

  await test.step("the undo of a move that is not done on the table yet", async () => {
    await table.enter(() => game.buttons("panel-load-free", { good: "*" }).click());
    await todo.expectItems(["Wine › galley 13"]);
    await table.enter(() => table.undo.click());
    await todo.expectItems([]);
    await table.enter(() => page.keyboard.press("Control+y"));
    await todo.expectItems(["Wine › galley 13"]);
  });

  await test.step("the undo of a move that is done", async () => {
    await todo.done.click();
    await todo.expectItems([]);
    await table.enter(() => table.undo.click());
    await todo.expectItems(["Wine: galley 13 › bank"]);
    await todo.done.click();
    await table.enter(() => page.keyboard.press("Control+y"));
    await todo.expectItems(["Wine › galley 13"]);
  });

  await test.step("five entries back", async () => {
    const { chain } = await api.state(1);
    for (let back = 1; back <= 5; back += 1) {
      await page.keyboard.press("PageUp");
      await replay.expectEntry(chain.at(-1 - back) ?? 0);
    }
    const sheet = await todo.open();
    await todo.goOn.click();
    await expect(todo.goOnItems.nth(1)).toBeVisible();
    const wanted = await todo.goOnItems.allInnerTexts();
    await page.keyboard.press("Escape");
    await expect(sheet).toHaveCount(0);
    await table.enter(() => replay.continueHere.click());
    await todo.expectItems(wanted.map((text) => text.trim()));
  });

  await test.step("a screen that has just opened the game is told on a tap", async () => {
    await reopen(page);
    const sheet = await todo.openFromRecord();
    await expect(todo.ticks.first()).toBeVisible();
    await todo.allDone.click();
    await expect(sheet).toHaveCount(0);
    await todo.expectItems([]);
  });
});
