// Program players in the web app: they think in a worker of their own, and choose the same as elsewhere.

import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { freshId } from "../support/api";
import { PlanPage } from "../pages/plan";
import { TablePage } from "../pages/table";
import { ROOT } from "../support/processes";
import { expect, SITE, stateOf, test } from "../support/webapp";

/** The size limit of the module of the programs, in bytes of gzip. */
const MOST_BYTES = 900_000;

const RECORDS = path.join(ROOT, "tests/records");

interface Kept {
  game: string;
  record: string;
  lines: number;
  seat: number;
  program: { level: number; temperament: string };
  steps: number;
  thought: unknown;
}

const engine = () => {
  const folder = path.join(SITE, "engine");
  return path.join(folder, readdirSync(folder)[0] ?? "");
};

test("programs think the same in a browser as in the app", async () => {
  const module = readFileSync(path.join(engine(), "web_programs_bg.wasm"));
  const bytes = gzipSync(module).length;
  console.log(`     the module of the programs: ${(bytes / 1000).toFixed(1)} kB of gzip`);
  expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
  const { initSync, answer_text } = await import(path.join(engine(), "web_programs.js"));
  initSync({ module });
  const kept: Kept[] = JSON.parse(readFileSync(path.join(ROOT, "tests/thoughts.json"), "utf8"));
  expect(kept.length).toBeGreaterThan(10);
  const seeds = "07".repeat(32);
  for (const { game, record, lines: length, thought, ...rest } of kept) {
    const lines = readFileSync(path.join(RECORDS, game, `${record}.jsonl`), "utf8")
      .split("\n")
      .slice(0, length);
    const work = { work: "think", record: { game, lines, seeds }, ...rest };
    expect(JSON.parse(answer_text(JSON.stringify(work))), `${game}, ${record}, ${length}`).toEqual(thought);
  }
});

test("programs play in the web app, and one decides at once when it is asked to", async ({ webApp }) => {
  const names = ["Anna", "Bruno"];
  const table = await webApp.newGame("serenissima-2e", names);
  const give = async (seat: number, level: 2 | 3) => {
    const program = { level, temperament: "builder" } as const;
    await webApp.ask({ type: "program", table, id: freshId(), seat, program });
  };
  await give(0, 2);
  const length = async () => (await stateOf(webApp.ask, table)).length;
  const before = await length();
  await webApp.home.open();
  const plan = new PlanPage(new TablePage(webApp.page));
  await plan.panel.waitFor();
  expect(await length()).toBeGreaterThan(before);

  await test.step("the strong program is stopped, and plays what it found before", async () => {
    await give(1, 3);
    const thinking = async () => (await stateOf(webApp.ask, table)).thinking;
    await expect
      .poll(async () => {
        if (await plan.done.isVisible()) await plan.done.click();
        return thinking();
      })
      .toBe(1);
    const head = await length();
    await webApp.ask({ type: "program_decide", table });
    await expect.poll(length).toBeGreaterThan(head);
  });
});
