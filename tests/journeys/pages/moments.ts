// Highlights over the board, and what a screen shows, plays and vibrates meanwhile. Records inside the page, because a
// highlight closes after a second or two.

import { expect, type Locator, type Page } from "@playwright/test";

interface Recorder {
  /** Sounds that were played. */
  heard: OfflineAudioContext[];
  shakes: unknown[];
  /** Texts of moments, in order. */
  moments: string[];
  /** All other text of the screen, visible or announced, before a result. */
  ahead: string[];
  /** The same before the highlight began. */
  calm: string;
  /** Whether `calm` is kept up to date. */
  armed: boolean;
  /** All text of the screen, without highlights and blanks. */
  read(): string;
}

declare global {
  interface Window {
    moments: Recorder;
  }
}

/** Runs in the page, before it loads. */
function install(): void {
  const recorder: Recorder = {
    heard: [],
    shakes: [],
    moments: [],
    ahead: [],
    calm: "",
    armed: false,
    read() {
      const body = document.body.cloneNode(true) as HTMLElement;
      for (const moment of body.querySelectorAll("[data-testid=moment]")) moment.remove();
      const labels = [...body.querySelectorAll<HTMLElement>("[aria-label], [title]")];
      const texts = [document.title, body.textContent, ...labels.flatMap(({ ariaLabel, title }) => [ariaLabel, title])];
      return texts.join("\n").replace(/\s+/g, "");
    },
  };
  window.moments = recorder;
  window.AudioContext = class extends OfflineAudioContext {
    constructor() {
      super(1, 2 * 44100, 44100);
      recorder.heard.push(this);
    }
    override resume() {
      return Promise.resolve();
    }
  } as unknown as typeof AudioContext;
  navigator.vibrate = (pattern) => recorder.shakes.push(pattern) > 0;
  new MutationObserver(() => {
    const moment = document.querySelector<HTMLElement>("[data-testid=moment]");
    const text = moment?.innerText ?? "";
    if (text && text !== recorder.moments.at(-1)) recorder.moments.push(text);
    // Before its result a highlight itself shows neither a number nor the result.
    if (moment?.hasAttribute("data-awaited")) recorder.ahead.push(/skull|\d/.test(text) ? text : recorder.read());
    else if (recorder.armed && !recorder.ahead.length) recorder.calm = recorder.read();
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
}

export class Moments {
  /** The shown highlight. */
  readonly now: Locator;
  /** The shown highlight, until its result. */
  readonly awaited: Locator;
  /** Attached once highlights are active. */
  readonly ready: Locator;
  /** The last announcement for screen readers. */
  readonly spoken: Locator;

  private constructor(readonly page: Page) {
    this.now = page.getByTestId("moment");
    this.awaited = page.locator("[data-testid=moment][data-awaited]");
    this.ready = page.locator("[data-moments]");
    this.spoken = this.ready;
  }

  /** Starts to record highlights on a page that is not loaded yet. */
  static async on(page: Page): Promise<Moments> {
    await page.addInitScript(install);
    return new Moments(page);
  }

  /** Records the text of the screen from now on until a highlight begins. */
  async watch(): Promise<void> {
    await this.page.evaluate(() => {
      window.moments.armed = true;
      window.moments.calm = window.moments.read();
    });
  }

  /** Waits until a highlight had all of these texts; returns its text. */
  async expectShown(...texts: string[]): Promise<string> {
    let found = "";
    await expect
      .poll(
        async () => {
          const all = await this.page.evaluate(() => window.moments.moments);
          found = all.find((text) => texts.every((one) => text.includes(one))) ?? "";
          return found || all;
        },
        `a moment with ${texts.join(", ")}`,
      )
      .toEqual(expect.any(String));
    return found;
  }

  /** Before the result the screen kept its earlier text, and afterwards it changed. */
  async expectKeptSecret(): Promise<void> {
    const { ahead, calm, now } = await this.page.evaluate(() => {
      const { ahead, calm } = window.moments;
      return { ahead, calm, now: window.moments.read() };
    });
    expect(ahead, "an outcome was awaited").not.toHaveLength(0);
    for (const text of new Set(ahead)) expect(text).toBe(calm);
    expect(now).not.toBe(calm);
  }

  /** All text of the screen. */
  async read(): Promise<string> {
    return this.page.evaluate(() => window.moments.read());
  }

  /** The text of the screen before the result. */
  async ahead(): Promise<string[]> {
    return this.page.evaluate(() => window.moments.ahead);
  }

  /** Clears the recorded highlights. */
  async forget(): Promise<void> {
    await this.page.evaluate(() => (window.moments.moments = []));
  }

  /** There was no highlight since the last call. */
  async expectNone(): Promise<void> {
    expect(await this.page.evaluate(() => window.moments.moments)).toEqual([]);
    await expect(this.now).toHaveCount(0);
  }

  /** How often a sound was played, and how often the device vibrated. */
  async noticed(): Promise<{ heard: number; shakes: number }> {
    return this.page.evaluate(() => ({ heard: window.moments.heard.length, shakes: window.moments.shakes.length }));
  }

  /** The length of the first sound in seconds, and its peak in dBFS. */
  async firstSound(): Promise<{ length: number; peak: number }> {
    await expect.poll(() => this.noticed()).toEqual({ heard: expect.any(Number), shakes: expect.any(Number) });
    await expect.poll(async () => Object.values(await this.noticed()).every((count) => count > 0)).toBe(true);
    return this.page.evaluate(async () => {
      const [sound] = window.moments.heard;
      const samples = (await sound?.startRendering())?.getChannelData(0).map(Math.abs) ?? [];
      return {
        length: (samples.findLastIndex((one) => one > 0.0005) + 1) / 44100,
        peak: 20 * Math.log10(Math.max(...samples)),
      };
    });
  }
}
