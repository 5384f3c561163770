// @vitest-environment jsdom

import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { GameUI } from "../../games/contract";
import { choose, texts } from "../../lang/index.svelte";
import type { OpenMove, OpenTurn, Pieces } from "../../table/instructions";
import type { Position } from "../../table/pieces";
import type { TableSession } from "../../table/session.svelte";
import { walkOf } from "../../table/walk.svelte";
import Instructions from "./Instructions.svelte";

/** A position with this amount of wood in a hold. */
const position = (wood: number) => ({ state: { head: wood, view: { wood } }, story: [] }) as unknown as Position;

/** A session whose open instructions the test sets. */
class Session {
  latest = $state.raw<{ n: number; head: number | null }[]>([]);
  openTurns = $state.raw<OpenTurn[] | null>(null);
  openSteps = { ticked: [] };
  past = $state.raw<unknown>(null);
  walk = $state.raw<unknown>(null);
  state = { told: [] };
  steps = (): Promise<unknown[]> => Promise.resolve([]);
  happened = [];
  shown = {};

  /** Entry `n` loads more wood, which the instructions do not cover yet. */
  loads(n: number, from: number, to: number): void {
    this.latest = [{ n, head: null }];
    const move: OpenMove = [position(from), position(to)];
    this.openTurns = [{ seat: 0, span: move, moves: [move], done: [] }];
  }
}

const pieces: Pieces = {
  piles: ({ state }) => [{ piece: "wood", place: "hold", count: (state.view as { wood: number }).wood }],
  piece: (_, count) => ({ text: `${count} × wood` }),
  place: (place) => ({ heap: place ?? "supply" }),
};

let game: Partial<GameUI>;
let page: Record<string, unknown>;
let session: Session;

beforeAll(async () => {
  await choose("en");
  await texts("app", "pieces");
});

beforeEach(() => {
  class Unmoved {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  }
  vi.stubGlobal("ResizeObserver", Unmoved);
  session = new Session();
  game = { narrate: () => [] };
  const props = {
    session: session as unknown as TableSession,
    game: game as GameUI,
    pieces,
    shown: false,
    onshown: () => undefined,
  };
  page = mount(Instructions, { target: document.body, props });
  flushSync();
});

afterEach(async () => {
  await unmount(page);
  vi.unstubAllGlobals();
});

/** Changes of the live region, which a screen reader announces. */
async function told(change: () => void): Promise<string[]> {
  const region = document.querySelector("[role=status]") as HTMLElement;
  const records: MutationRecord[] = [];
  const watching = new MutationObserver((more) => records.push(...more));
  watching.observe(region, { childList: true, characterData: true, subtree: true });
  change();
  flushSync();
  await tick();
  records.push(...watching.takeRecords());
  watching.disconnect();
  return records.flatMap(({ type, target, addedNodes }) =>
    [...(type === "characterData" ? [target] : addedNodes)].flatMap((node) => node.textContent?.trim() || []),
  );
}

test("a screen reader is told again when the same is to be done again", async () => {
  expect((await told(() => session.loads(1, 0, 1))).join(" ")).toContain("1 × wood");
  const [first] = document.querySelectorAll("[role=status]");
  const words = first?.textContent;
  // Ticked off, and done once more: the text is the same.
  const again = await told(() => session.loads(2, 1, 2));
  expect(document.querySelector("[role=status]"), "the region stays: a new one is not read").toBe(first);
  expect(first?.textContent).toBe(words);
  expect(again.join(" ")).toContain("1 × wood");
  // Without a new entry there is no announcement.
  expect(await told(() => session.loads(2, 1, 2))).toEqual([]);
});

test("an undo says nothing until its way back is known, and leaves out what came and went", async () => {
  let arrive: (views: unknown[]) => void = () => undefined;
  session.steps = () => new Promise((resolve) => (arrive = resolve));
  const story = [{ n: 1, after: 0, events: [{}] }];
  const undo = () => {
    const move = [{ ...position(1), story }, position(0)] as unknown as OpenMove;
    session.openTurns = [{ seat: 0, span: move, moves: [move], done: [] }];
    session.latest = [{ n: 2, head: 0 }];
  };
  expect(await told(undo)).toEqual([]);
  arrive([{ wood: 4 }, { wood: 1 }]);
  await vi.waitFor(() => expect(document.querySelector("[role=status]")?.textContent).toContain("1 × wood"));
});

test("a step is said once, as the panel lists it", async () => {
  game.steps = { text: () => "Anna loads wood.", isListed: () => true, walkOf };
  const step = { events: [], before: position(0), after: position(1) };
  const texts = await told(() => (session.walk = { step, steps: [step], at: 0, isLast: true }));
  expect(texts.join(" ")).toBe("Anna loads wood.");
});
