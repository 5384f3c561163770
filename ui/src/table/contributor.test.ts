// @vitest-environment jsdom

import { beforeEach, expect, test } from "vitest";
import type { Request, SharedSeed, TableState, ToldEntry } from "../wire/types";
import { commitmentTo, Contributor } from "./contributor";

const GAME = "7".repeat(64);
let sent: Request[] = [];
let accepts = true;

const request = (message: Request): Promise<unknown> => {
  sent.push(message);
  return accepts ? Promise.resolve() : Promise.reject(new Error("late"));
};

function state(round: number, open: boolean, ...entries: SharedSeed[]): TableState {
  const told = entries.map((entry, at) => ({ n: at + 1, shared_seed: entry }) as ToldEntry);
  const shared_seed = { game: GAME, round, open, seats: [] };
  return { told, shared_seed, progress: { turn: 1, over: false } } as unknown as TableState;
}

const listed = (commitment: string, round = 1): SharedSeed => ({
  committed: { round, seed: "0".repeat(64), commitments: [{ seat: 2, commitment }] },
});

beforeEach(() => {
  sent = [];
  accepts = true;
  sessionStorage.clear();
});

/** Commits to the first round; returns the commitment. */
async function committed(contributor: Contributor): Promise<string> {
  await contributor.follow(state(1, false));
  const [message] = sent.splice(0);
  if (message?.type !== "commit_contribution") throw new Error("no commitment");
  return message.commitment;
}

test("a commitment is the hash that the file format documents", () => {
  const game = "75877bb41d393b5fb8455ce60ecd8dda001d06316496b14dfa7f895656eeca4a";
  expect(commitmentTo(game, 1, "00112233445566778899aabbccddeeff")).toBe(
    "a9daf82b29822283a1d933c4a2a0f52460918b7bd99e5ca92ab430195fff0dfe",
  );
});

test("a device commits once and reveals only what is listed", async () => {
  const contributor = new Contributor(1, 2, request);
  const commitment = await committed(contributor);
  await contributor.follow(state(1, false));
  await contributor.follow(state(1, true));
  await contributor.follow(state(1, true, listed("1".repeat(64))));
  expect(sent).toEqual([]);
  await contributor.follow(state(1, true, listed(commitment)));
  await contributor.follow(state(1, true, listed(commitment)));
  expect(sent).toHaveLength(1);
  const [message] = sent;
  if (message?.type !== "reveal_contribution") throw new Error("nothing is revealed");
  expect(commitmentTo(GAME, 1, message.contribution)).toBe(commitment);
});

test("after a lost connection or a reload a device repeats its commitment and reveals it", async () => {
  const contributor = new Contributor(1, 2, request);
  const commitment = await committed(contributor);
  contributor.reconnect();
  expect(await committed(contributor)).toBe(commitment);
  const reloaded = new Contributor(1, 2, request);
  await reloaded.follow(state(1, true, listed(commitment)));
  expect(sent.map(({ type }) => type)).toEqual(["reveal_contribution"]);
});

test("a device warns if its contribution was not used, and not if the host never took it", async () => {
  const contributor = new Contributor(1, 2, request);
  const opened = listed(await committed(contributor));
  await contributor.follow(state(1, true, opened));
  const [message] = sent;
  if (message?.type !== "reveal_contribution") throw new Error("nothing is revealed");
  const ends = async (end: SharedSeed) => contributor.follow(state(1, true, opened, end));
  expect(await ends({ revealed: { from: 0, contributions: [message.contribution] } })).toBeNull();
  expect(await ends({ void: { silent: [0] } })).toBeNull();
  expect(await ends({ revealed: { from: 0, contributions: ["0".repeat(32)] } })).toBe(1);
  expect(await ends({ void: { silent: [2] } })).toBe(1);

  sessionStorage.clear();
  sent = [];
  const late = new Contributor(1, 2, request);
  const again = listed(await committed(late));
  accepts = false;
  await late.follow(state(1, true, again));
  expect(await late.follow(state(2, false, again, { void: { silent: [2] } }))).toBeNull();
});

test.each([
  ["not JSON", "{"],
  ["null", "null"],
  ["a list", "[1]"],
  ["no round", JSON.stringify({ contribution: "0".repeat(32) })],
  ["round 0", JSON.stringify({ round: 0, contribution: "0".repeat(32) })],
  ["a fraction of a round", JSON.stringify({ round: 1.5, contribution: "0".repeat(32) })],
  ["a round in text", JSON.stringify({ round: "1", contribution: "0".repeat(32) })],
  ["too short", JSON.stringify({ round: 1, contribution: "0".repeat(31) })],
  ["too long", JSON.stringify({ round: 1, contribution: "0".repeat(33) })],
  ["no hex", JSON.stringify({ round: 1, contribution: "g".repeat(32) })],
  ["a wrong mark", JSON.stringify({ round: 1, contribution: "0".repeat(32), revealed: "yes" })],
])("a damaged stored contribution is dropped: %s", async (_, stored) => {
  sessionStorage.setItem("seed-1-2", stored);
  const contributor = new Contributor(1, 2, request);
  expect(sessionStorage.getItem("seed-1-2")).toBeNull();
  const commitment = await committed(contributor);
  await contributor.follow(state(1, true, listed(commitment)));
  expect(sent.map(({ type }) => type)).toEqual(["reveal_contribution"]);
});
