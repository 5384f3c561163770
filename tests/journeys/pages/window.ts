// What journeys touch and read in the native window. WebDriver finds elements otherwise than Playwright, by the same
// test ids, roles and messages.

import { t, texts } from "../support/t";
import { button, inGroup, testId, type AppWindow, type Target } from "../support/window";

const serenissima = texts("serenissima-2e");

/** How a page calls the commands of the app. */
export interface AppCommands {
  invoke(command: string, args: unknown): Promise<unknown>;
}

/** Why the data could not be opened. */
export const unopened = {
  why: { css: `main [role="alert"]` },
  retry: button(t("unopened-again"), "main"),
} satisfies Record<string, Target>;

/** The first page. */
export const home = {
  title: { css: "main h1" },
  newGame: button(t("home-new"), "main"),
  games: testId("open-game"),
  join: button(t("home-join"), "main"),
  settings: button(t("home-settings"), "main"),
  /** How far a file that is imported has come, and what became of it. */
  imported: { css: `main footer [role="status"]` },
} satisfies Record<string, Target>;

/** What was refused, over everything else. */
export const problem = {
  note: { css: `[role="alert"]` },
  close: button(t("app-close"), `[role="alert"]`),
} satisfies Record<string, Target>;

/** The sheet in which the link to another device is typed. */
export const link = {
  title: { css: "dialog h2" },
  address: { css: `dialog form input[aria-label=${JSON.stringify(t("take-link"))}]` },
  follow: button(t("join-go"), "dialog form"),
  refusal: { css: `dialog form [role="alert"]` },
  cancel: button(t("app-cancel"), "dialog"),
} satisfies Record<string, Target>;

export const settings = {
  notices: (on: boolean): Target => ({
    ...inGroup(t("settings-notices"), "button"),
    name: t(on ? "settings-on" : "settings-off"),
  }),
  newer: { css: `main [role="status"]` },
  look: button(t("newer-look"), "main"),
  update: button(t("newer-update"), "main"),
};

export const newGame = {
  start: button(t("new-start"), "main"),
} satisfies Record<string, Target>;

/** The screen of a game. */
export const table = {
  question: testId("panel", ` [data-testid="question"]`),
  /** The draft of Serenissima: the ports that are not chosen, and the galleys that can be. */
  port: inGroup(serenissima("draft-ports"), `button[aria-pressed="false"]`),
  galley: inGroup(serenissima("draft-numbers"), "button:not(:disabled)"),
  nextGalley: button(serenissima("panel-next"), `[data-testid="panel"]`),
  /** The confirmation button. */
  confirm: { css: `[data-testid="finger-action"] button:not([aria-disabled="true"])` },
  undo: testId("undo"),
  menu: button(t("table-menu"), `[data-testid="bar"]`),
  phones: button(t("host-title"), "dialog"),
  openToPhones: button(t("host-start"), "dialog"),
  qr: { css: "dialog img" },
} satisfies Record<string, Target>;

/** Answers the draft once: a port, if one is asked for, and a galley. */
export async function pick(window: AppWindow, port: boolean): Promise<void> {
  const before = await window.text(table.question);
  if (port) await window.tap(table.port);
  await window.tap(table.galley);
  await window.expectOtherText(table.question, before);
}

/** Ends an activation in which nothing was done, and confirms. */
export async function passOn(window: AppWindow): Promise<void> {
  const before = await window.text(table.question);
  await window.tap(table.nextGalley);
  await window.tap(table.confirm);
  await window.expectOtherText(table.question, before);
}
