// "What is this?": everything on the screen explains itself, in each game, on a tablet and on a phone.

import type { Page } from "@playwright/test";
import { ExplainMode } from "../pages/explain";
import { HomePage } from "../pages/home";
import { beginning, record } from "../support/api";
import { expect, PHONE, test } from "../support/fixtures";
import { inLongRun } from "../support/long";
import { t } from "../support/t";

/** Records, the line after which everything is explained, and whether only in the long run. */
const ASKED = [
  ["serenissima-2e/four-players", 60, true],
  ["serenissima-2e/fought-and-built", 100, true],
  ["serenissima-1996/four-nations", 120, true],
  ["twilight/dealt", 40, false],
  ["twilight/doge-home", Infinity, true],
  ["libertalia/four-players", 140, false],
] as const;

/** The minimum number of kinds of elements on any screen. */
const KINDS = 10;
/** The number of frames that an explanation may take. */
const FRAMES = 600;

/**
 * Touches one element of each kind in explanation mode, except known kinds. Returns the kinds, and the elements that
 * explain nothing or act.
 */
const touchEverything = (page: Page, known: string[] = []) =>
  page.evaluate(
    async ([frames, known]) => {
      const faults: string[] = [];
      const seen = new Set(known);
      const until = async (what: () => unknown) => {
        for (let frame = 0; frame < frames && !what(); frame += 1) await new Promise(requestAnimationFrame);
        return what();
      };
      const sheet = () => document.querySelector("dialog[open]");
      const length = () => document.querySelector<HTMLElement>("[data-testid=bar]")?.dataset["length"];
      const before = length();
      const things =
        ":is(button, a[href], select, summary, input, svg, [role=button], [role=tab], [role=img], [title], [data-rule], [data-tool])";
      for (const thing of document.querySelectorAll<HTMLElement>(things)) {
        if (!thing.isConnected || thing.closest("[data-asking], .visually-hidden, [inert], dialog")) continue;
        if (!thing.checkVisibility({ visibilityProperty: true })) continue;
        const by = thing.closest<HTMLElement>("[data-tool], [data-rule], [data-about]")?.dataset;
        const kind = [thing.tagName, by?.["tool"], by?.["rule"], by?.["about"]].join();
        if (seen.has(kind)) continue;
        seen.add(kind);
        document.querySelector<HTMLElement>("[data-testid=bar] [data-asking]")?.click();
        for (const type of ["pointerdown", "pointerup"])
          thing.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true, pointerType: "touch" }));
        if (!thing.matches(":disabled"))
          thing.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
        const explained = await until(() => sheet()?.querySelector("article p")?.textContent.trim());
        const text = sheet()?.textContent ?? "";
        const open = document.querySelectorAll("dialog[open]").length;
        if (!explained || /tool-|undefined/.test(text) || length() !== before || open !== 1)
          faults.push(`${kind}: ${text.slice(0, 80)}`);
        sheet()?.querySelector<HTMLElement>("header button")?.click();
        await until(() => !sheet());
      }
      return { kinds: [...seen], faults };
    },
    [FRAMES, known] as const,
  );

/** Waits until the game's own screen is there. */
const expectGame = (page: Page) => expect(page.locator("main [data-about], main [data-rule]").first()).toBeVisible();

for (const [name, lines, isLong] of ASKED)
  test(
    `in explain mode a touch explains and does nothing else: ${name}`,
    inLongRun(isLong),
    async ({ api, host, newDevice }) => {
      await api.importRecord(beginning(record(name), lines));
      const page = await newDevice();
      await HomePage.openLast(page, host.url);
      await expectGame(page);
      const tablet = await touchEverything(page);
      expect(tablet.faults).toEqual([]);
      expect(tablet.kinds.length).toBeGreaterThan(KINDS);
      await page.setViewportSize(PHONE.viewport);
      await expectGame(page);
      expect((await touchEverything(page, tablet.kinds)).faults).toEqual([]);
    },
  );

test("in explain mode a disabled button is explained too", async ({ api, host, newDevice }) => {
  await api.newGame({ game: "serenissima-2e", names: ["Anna", "Bruno"], answers: "table" });
  const page = await newDevice();
  const table = await HomePage.openLast(page, host.url);
  const explain = new ExplainMode(page);
  await explain.turnOn();
  await expect(table.undo).toBeDisabled();
  const box = await table.undo.boundingBox();
  await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2);
  await expect(explain.texts).toHaveText([t("tool-undo")]);
});
