// Program players in the web app: they think in a worker of their own, and choose the same as elsewhere.

import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { beginning, freshId, record } from "../support/api";
import { PlanPage } from "../pages/plan";
import { ROOT } from "../support/processes";
import { expect, SITE, stateOf, test } from "../support/webapp";

/** The size limit of the module of the programs, in bytes of gzip. */
const MOST_BYTES = 950_000;

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

/** The folder of the engine, by its version. */
const engine = () => readdirSync(path.join(SITE, "engine"))[0] ?? "";

/** The answers of one worker, in the order of the requests. */
async function answersOf([worker, requests]: readonly [string, readonly string[]]): Promise<string[]> {
  const programs = new Worker(worker, { type: "module" });
  const answers: string[] = [];
  for (const request of requests) {
    answers.push(
      await new Promise((resolve, reject) => {
        programs.onmessage = ({ data: { answer, failed } }) =>
          failed === undefined ? resolve(answer) : reject(failed);
        programs.onerror = ({ message }) => reject(message);
        programs.postMessage(request);
      }),
    );
  }
  programs.terminate();
  return answers;
}

test("programs think the same in a browser as in the app", async ({ webApp }) => {
  const bytes = gzipSync(readFileSync(path.join(SITE, "engine", engine(), "web_programs_bg.wasm"))).length;
  console.log(`     the module of the programs: ${(bytes / 1000).toFixed(1)} kB of gzip`);
  expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
  const kept: Kept[] = JSON.parse(readFileSync(path.join(ROOT, "tests/thoughts.json"), "utf8"));
  expect(kept.length).toBeGreaterThan(10);
  const requests = kept.map(({ game, record, lines, thought: _, ...rest }) => {
    const text = readFileSync(path.join(RECORDS, game, `${record}.jsonl`), "utf8");
    const seeds = "07".repeat(32);
    return JSON.stringify({ work: "think", record: { game, lines: text.split("\n").slice(0, lines), seeds }, ...rest });
  });
  const worker = `${webApp.url}engine/${engine()}/programs.js`;
  const answers = await webApp.page.evaluate(answersOf, [worker, requests] as const);
  kept.forEach(({ game, record, lines, thought }, nth) =>
    expect(JSON.parse(answers[nth] ?? "null"), `${game}, ${record}, ${lines}`).toEqual(thought),
  );
});

test("programs play in the web app, and one decides at once when it is asked to", async ({ webApp }) => {
  const table = await webApp.importRecord(beginning(record("serenissima-2e/two-players"), 60));
  const state = () => stateOf(webApp.ask, table);
  const length = async () => (await state()).length;
  const give = async (seat: number, level: 2 | 3) => {
    const program = { level, temperament: "builder" } as const;
    await webApp.ask({ type: "program", table, id: freshId(), seat, program });
  };
  const { asks } = await state();
  const { seat } = asks[0]?.[0] as { seat: number };
  // The home page lists the games when it loads.
  await webApp.page.reload();
  const plan = new PlanPage(await webApp.home.open());
  const before = await length();
  await give(seat, 2);
  await plan.panel.waitFor();
  expect(await length()).toBeGreaterThan(before);

  await test.step("the strong program is stopped, and plays what it found before", async () => {
    for (const seat of [0, 1]) await give(seat, 3);
    await expect
      .poll(async () => {
        if (await plan.done.isVisible()) await plan.done.click();
        return (await state()).thinking;
      })
      .not.toBeUndefined();
    const head = await length();
    await webApp.ask({ type: "program_decide", table });
    await expect.poll(length).toBeGreaterThan(head);
  });
});
