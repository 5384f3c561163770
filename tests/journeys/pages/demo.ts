// A demo on its table: the card that explains a step, and the ring around what is to be touched.

import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, type Locator, type Page } from "@playwright/test";
import type { Actor } from "../../../ui/src/wire/types";
import { ROOT } from "../support/processes";
import { texts, type Language, type Translate } from "../support/t";
import { TablePage } from "./table";

/** A selector of one class alone names a region: it is explained, and nothing is touched there. */
const REGION = /^\.\w+$/;
/** How far the ring lies from what it is around, and how much of a pixel may be lost, in pixels. */
const RING = 5;
const ROUNDING = 1;

/** What somebody says in a demo. */
type Said = [Actor, unknown];

interface Demo {
  seats: number;
  setup: Record<string, unknown>;
  position: string[];
  /** What each step says, what it is about, and what is said in it by the player or for others. */
  steps: { says: string; at: string[]; taps?: Said[]; plays?: Said[] }[];
}

/** The demo of a game as it is played and explained. */
export const demoOf = (game: string): Demo =>
  JSON.parse(readFileSync(path.join(ROOT, "ui/src/games", game, "demo.json"), "utf8")) as Demo;

export class DemoPage {
  readonly card: Locator;
  readonly words: Locator;
  readonly ring: Locator;
  readonly table: TablePage;
  /** The first button of the card: it goes on, takes back, or ends the demo. */
  readonly next: Locator;
  readonly takeBack: Locator;
  readonly playFreely: Locator;
  readonly showMe: Locator;
  /** What is said to a player who has done something else. */
  readonly astray: Locator;
  private readonly demo: Demo;
  private readonly say: Translate;

  constructor(
    readonly page: Page,
    readonly game: string,
    language: Language = "en",
  ) {
    this.demo = demoOf(game);
    this.say = texts(game, language);
    this.table = new TablePage(page);
    this.card = page.getByTestId("demo");
    this.words = this.card.getByTestId("demo-words");
    this.ring = page.getByTestId("demo-ring");
    const button = (key: string) => this.card.getByRole("button", { name: this.say(key), exact: true });
    this.next = button("demo-next");
    this.takeBack = button("demo-back");
    this.playFreely = button("demo-free");
    this.showMe = button("demo-show");
    this.astray = this.words.getByText(this.say("demo-astray"));
  }

  /** Waits until a step is explained; the first is 1. */
  async expectStep(step: number): Promise<void> {
    await expect(this.card).toHaveAttribute("data-step", String(step));
    await expect(this.card).toHaveAttribute("data-placed", "true");
    const says = this.demo.steps[step - 1]?.says;
    await expect(this.words).toContainText(this.say(`demo-${says}`));
  }

  /** Does what the steps from one to another say, by touching what the ring is around. */
  async lead(from: number, to: number): Promise<void> {
    for (let step = from; step < to; step += 1) await this.follow(step);
    await this.expectStep(to);
  }

  /** Does what a step says. */
  async follow(step: number): Promise<void> {
    await this.expectStep(step);
    const { at = [], taps } = this.demo.steps[step - 1] ?? {};
    if (!taps) return this.next.click();
    const targets = at.filter((where) => !REGION.test(where));
    let touched = "";
    while ((touched = await this.pointedAt(step, targets, touched))) await this.touch(touched);
  }

  /** What a step points at once it is another thing than before; nothing once the step is done. */
  private async pointedAt(step: number, targets: string[], before: string): Promise<string> {
    let now = "";
    await expect
      .poll(
        async () => {
          if ((await this.card.getAttribute("data-step")) !== String(step)) return (now = "done");
          const ring = this.ring.and(this.page.locator(`[data-step="${step}"]`));
          now = (await ring.count()) ? ((await ring.getAttribute("data-around")) ?? "") : "";
          return targets.includes(now) && now !== before ? now : "";
        },
        { message: `step ${step} points at what is next`, intervals: [40] },
      )
      .not.toBe("");
    return now === "done" ? "" : now;
  }

  /** Touches what the ring is around, once the ring has come there. */
  private async touch(where: string): Promise<void> {
    const target = this.page.locator(where).filter({ visible: true }).first();
    await expect
      .poll(
        async () => {
          const [ring, box] = await Promise.all([this.ring.boundingBox(), target.boundingBox()]);
          return ring && box ? Math.max(Math.abs(ring.x + RING - box.x), Math.abs(ring.y + RING - box.y)) : Infinity;
        },
        { message: `the ring is around ${where}`, intervals: [40] },
      )
      .toBeLessThanOrEqual(ROUNDING + 0.5);
    await target.click();
  }

  /** What a step asks to be touched last. */
  asked(step: number): Locator {
    return this.page.locator(this.demo.steps[step - 1]?.at.at(-1) ?? "").first();
  }

  /** Leaves the demo as any game. */
  async leave(): Promise<void> {
    await this.table.bar.getByRole("button", { name: this.say("app-back"), exact: true }).click();
  }

  /** Ends the demo at its last step. */
  async end(): Promise<void> {
    await this.card.getByRole("button", { name: this.say("demo-done"), exact: true }).click();
  }
}
