// A demo on its table: the card that explains a step, and the ring around its target.

import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, type Locator, type Page } from "@playwright/test";
import type { Actor } from "../../../ui/src/wire/types";
import { ROOT } from "../support/processes";
import { texts, type Language, type Translate } from "../support/t";
import { TablePage } from "./table";

/** A selector of one class alone names a region, which is explained but not touched. */
const REGION = /^\.\w+$/;
/** Distance of the ring from its target, in pixels. */
const RING = 5;

/** A command in a demo, with its actor. */
type Said = [Actor, unknown];

interface Demo {
  seats: number;
  setup: Record<string, unknown>;
  position: string[];
  /** The text of each step, its targets, and the commands of the player and of others. */
  steps: { says: string; at: string[]; taps?: Said[]; plays?: Said[] }[];
}

/** The demo of a game, as data. */
export const demoOf = (game: string): Demo =>
  JSON.parse(readFileSync(path.join(ROOT, "ui/src/games", game, "demo.json"), "utf8")) as Demo;

/** The element in the ring, and its middle on the screen. */
interface Spot {
  where: string;
  x: number;
  y: number;
}

export class DemoPage {
  readonly card: Locator;
  readonly words: Locator;
  readonly ring: Locator;
  readonly table: TablePage;
  /** The first button of the card: it continues, takes back, or ends the demo. */
  readonly next: Locator;
  readonly takeBack: Locator;
  readonly playFreely: Locator;
  readonly showMe: Locator;
  /** The hint for a player who has left the script. */
  readonly astray: Locator;
  private readonly demo: Demo;
  /** The texts of the app, and those of the game for the steps. */
  private readonly say: Translate;
  private readonly explain: Translate;

  constructor(
    readonly page: Page,
    readonly game: string,
    language: Language = "en",
  ) {
    this.demo = demoOf(game);
    this.say = texts("app", language);
    this.explain = texts(game, language);
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

  /** Waits until the card explains a step; the first is 1. */
  async expectStep(step: number): Promise<void> {
    await expect(this.card).toHaveAttribute("data-step", String(step));
    await expect(this.card).toHaveAttribute("data-placed", "true");
    const says = this.demo.steps[step - 1]?.says;
    await expect(this.words).toContainText(this.explain(`demo-${says}`));
  }

  /** Waits until the card covers none of the step's targets. A region that fills the page cannot be spared. */
  async expectUncovered(step: number): Promise<void> {
    const { at = [] } = this.demo.steps[step - 1] ?? {};
    const covered = () =>
      this.card.evaluate((card, selectors) => {
        const seen = selectors.flatMap((where) => {
          const element = [...document.querySelectorAll(where)].find((one) =>
            one.checkVisibility({ visibilityProperty: true }),
          );
          return element ? [{ where, box: element.getBoundingClientRect() }] : [];
        });
        const { left, top, right, bottom } = card.getBoundingClientRect();
        const stacked = getComputedStyle(card).position === "sticky";
        return seen
          .filter(
            ({ box }, index) =>
              index === seen.length - 1 || !(stacked || box.width * box.height > 0.4 * innerWidth * innerHeight),
          )
          .filter(
            ({ box }) =>
              Math.min(right, box.right) - Math.max(left, box.left) > 1 &&
              Math.min(bottom, box.bottom) - Math.max(top, box.top) > 1,
          )
          .map(({ where }) => where);
      }, at);
    await expect.poll(covered, { message: `step ${step} of ${this.game} is not covered` }).toEqual([]);
  }

  /** Lets the card point at the step's target, and waits until that has the focus. */
  async expectPointedAt(step: number): Promise<void> {
    if (!this.demo.steps[step - 1]?.taps) return;
    await expect(this.showMe).toBeEnabled();
    await this.showMe.click();
    await expect
      .poll(
        () =>
          this.ring.evaluate((ring) => {
            const where = ring.dataset["around"] ?? "";
            const target = [...document.querySelectorAll(where)].find((one) =>
              one.checkVisibility({ visibilityProperty: true }),
            );
            const { activeElement } = document;
            return target !== undefined && activeElement !== document.body && target.contains(activeElement);
          }),
        { message: `step ${step} of ${this.game} has the focus` },
      )
      .toBe(true);
  }

  /** Plays steps by touching the targets in the ring. */
  async lead(from: number, to: number): Promise<void> {
    for (let step = from; step < to; step += 1) await this.follow(step);
    await this.expectStep(to);
  }

  /** Does what a step says. */
  async follow(step: number): Promise<void> {
    await this.expectStep(step);
    await this.expectUncovered(step);
    const { at = [], taps } = this.demo.steps[step - 1] ?? {};
    if (!taps) return this.next.click();
    const targets = at.filter((where) => !REGION.test(where));
    let touched: Spot | null = null;
    while ((touched = await this.pointedAt(step, targets, touched))) await this.page.mouse.click(touched.x, touched.y);
  }

  /**
   * The element in the ring and its middle, once it is a step's target, at rest and accepting touches. Null once the
   * step is done. While an answer is on the way, the previous target may be in the ring again. A target that has moved
   * counts again, because the touch missed it.
   */
  private async pointedAt(step: number, targets: string[], touched: Spot | null): Promise<Spot | null> {
    const isNext = (spot: Spot) =>
      targets.indexOf(spot.where) > targets.indexOf(touched?.where ?? "") ||
      (spot.where === touched?.where && (spot.x !== touched.x || spot.y !== touched.y));
    let before: Spot | null = null;
    let now: { done: boolean; spot: Spot | null } = { done: false, spot: null };
    await expect
      .poll(
        async () => {
          before = now.spot;
          now = await this.page.evaluate(
            ([step, gap]) => {
              const find = (id: string) => document.querySelector<HTMLElement>(`[data-testid=${id}]`);
              const done = find("demo")?.dataset["step"] !== step;
              const ring = find("demo-ring");
              const where = (ring?.dataset["step"] === step && ring.dataset["around"]) || "";
              const isSeen = (one: Element) => one.checkVisibility({ visibilityProperty: true });
              const target = where ? [...document.querySelectorAll(where)].find(isSeen) : undefined;
              // During a pending answer a touch would answer the previous question. During a highlight it only ends the
              // highlight.
              const moment = find("moment");
              const isBusy =
                find("bar")?.dataset["busy"] !== "false" || (moment !== null && !moment.contains(target ?? null));
              if (isBusy || !ring || !target || target.matches(":disabled, [aria-disabled=true]"))
                return { done, spot: null };
              const [outer, inner] = [ring.getBoundingClientRect(), target.getBoundingClientRect()];
              const apart = [inner.left - outer.left, inner.top - outer.top];
              const fits = apart.every((distance) => Math.round(distance) === gap);
              const middle = { x: inner.x + inner.width / 2, y: inner.y + inner.height / 2 };
              return { done, spot: fits ? { where, ...middle } : null };
            },
            [String(step), RING] as const,
          );
          const rests = JSON.stringify(now.spot) === JSON.stringify(before);
          return now.done || (now.spot !== null && rests && isNext(now.spot));
        },
        { message: `step ${step} points at what is next of ${targets.join(", ")}`, intervals: [40] },
      )
      .toBe(true);
    return now.done ? null : now.spot;
  }

  /** The last target of a step. */
  asked(step: number): Locator {
    return this.page.locator(this.demo.steps[step - 1]?.at.at(-1) ?? "").first();
  }

  /** Leaves the demo as any other game. */
  async leave(): Promise<void> {
    await this.table.bar.getByRole("button", { name: this.say("app-back"), exact: true }).click();
  }

  /** Ends the demo at its last step. */
  async end(): Promise<void> {
    await this.card.getByRole("button", { name: this.say("demo-done"), exact: true }).click();
  }
}
