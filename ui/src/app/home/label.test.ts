// @vitest-environment jsdom

import { createRawSnippet, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import { choose, t, texts } from "../../lang/index.svelte";
import type { Request, TableLine } from "../../wire/types";
import type { Client } from "../client.svelte";
import LabelSheet from "./LabelSheet.svelte";
import Search from "./Search.svelte";
import TableCard from "./TableCard.svelte";

const LINE: TableLine = {
  table: 7,
  game: "twilight",
  name: "",
  filed: false,
  location: "Café Rialto",
  note: "First game of Anna.\nNext time with cards.",
  seating: [{ name: "Bruno", side: "south" }],
  progress: { turn: 3, over: true },
  asked: [],
  places: [1],
  played: "2026-01-01T10:00:00Z",
  copy: false,
};

let page: Record<string, unknown> | undefined;
let asked: Request[];
const client = {
  preferences: {},
  ask: (request: Request) => {
    asked.push(request);
    return Promise.resolve({ type: "done" });
  },
} as unknown as Client;

beforeEach(async () => {
  asked = [];
  HTMLDialogElement.prototype.showModal ??= () => undefined;
  await choose("en");
  await texts("app", "home", "pages");
});

afterEach(async () => {
  if (page) await unmount(page);
  page = undefined;
});

const field = (key: string) =>
  [...document.querySelectorAll("label")]
    .find((label) => label.textContent.trim() === t(key))
    ?.querySelector<HTMLInputElement | HTMLTextAreaElement>("input, textarea");

function type(key: string, text: string): void {
  const typed = field(key);
  if (!typed) throw new Error(`no field ${key}`);
  typed.value = text;
  typed.dispatchEvent(new Event("input", { bubbles: true }));
}

test("the sheet shows what was entered about a game, and saves what is changed", async () => {
  const props = { client, line: LINE, ondone: () => Promise.resolve(), onclose: () => undefined };
  page = mount(LabelSheet, { target: document.body, props });
  await expect.poll(() => field("label-note")?.value).toBe(LINE.note);
  expect(field("label-location")?.value).toBe(LINE.location);
  type("label-name", "Tuesday");
  type("label-note", "Two\nlines");
  document.querySelector<HTMLElement>("button.primary")?.click();
  const saved = { name: "Tuesday", filed: false, location: "Café Rialto", note: "Two\nlines" };
  await expect.poll(() => asked).toEqual([{ type: "label", table: 7, ...saved }]);
});

test("the card shows the place, and the note outside of the button", () => {
  page = mount(TableCard, { target: document.body, props: { client, line: LINE, large: false, onmore: () => {} } });
  const open = document.querySelector("[data-testid=open-game]");
  expect(open?.textContent).toContain("Café Rialto");
  expect(open?.textContent).not.toContain("Anna");
  expect(document.querySelector("[data-testid=game-card]")?.textContent).toContain(LINE.note);
});

test("the search finds a game by its place and by words of its note", async () => {
  const { location: _, note: __, ...plain } = LINE;
  const card = createRawSnippet((line: () => TableLine) => ({
    render: () => `<li data-table="${line().table}"></li>`,
  }));
  page = mount(Search, { target: document.body, props: { lines: [LINE, { ...plain, table: 8 }], many: true, card } });
  const search = () => document.querySelector<HTMLInputElement>("input[type=search]");
  await expect.poll(search).not.toBeNull();
  const found = (words: string) => {
    const input = search();
    if (!input) throw new Error("no search");
    input.value = words;
    input.dispatchEvent(new Event("input", { bubbles: true }));
    return new Promise<string[]>((done) => {
      setTimeout(() =>
        done([...document.querySelectorAll<HTMLElement>("[data-table]")].map((li) => li.dataset.table ?? "")),
      );
    });
  };
  expect(await found("bruno")).toEqual(["7", "8"]);
  expect(await found("rialto")).toEqual(["7"]);
  expect(await found("cards first")).toEqual(["7"]);
  expect(await found("undefined")).toEqual([]);
});
