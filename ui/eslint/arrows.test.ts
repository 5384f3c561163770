import { describe, expect, it } from "vitest";
import { breach } from "./arrows.js";

const may = (file: string, source: string) => breach("/ui/src", `/ui/src/${file}`, source) === undefined;

describe("the arrows of the screen", () => {
  it("keep parts and table from knowing a game", () => {
    expect(may("parts/Dice.svelte", "../games/serenissima/words")).toBe(false);
    expect(may("table/session.svelte.ts", "../games")).toBe(false);
    expect(may("table/deep/er.ts", "../../games/serenissima")).toBe(false);
    expect(may("games/serenissima/Map.svelte", "../../parts/Dice.svelte")).toBe(true);
    expect(may("app/games.ts", "../games/serenissima")).toBe(true);
    expect(may("App.svelte", "./games/serenissima")).toBe(true);
  });

  it("keep the room of charts from knowing who uses it", () => {
    expect(may("chart/map/SeaMap.svelte", "../../games/serenissima/words")).toBe(false);
    expect(may("parts/Sheet.svelte", "../chart/words")).toBe(false);
    expect(may("chart/board/Boards.svelte", "../../parts/Sheet.svelte")).toBe(true);
    expect(may("games/serenissima/map/Map.svelte", "../../../chart/map/SeaMap.svelte")).toBe(true);
  });

  it("keep games from knowing each other", () => {
    expect(may("games/serenissima/Map.svelte", "../twilight/Map.svelte")).toBe(false);
    expect(may("games/serenissima/Map.svelte", "./Galley.svelte")).toBe(true);
    expect(may("games/serenissima/narrate.ts", "../narrator")).toBe(true);
  });

  it("let only the transport know the shell", () => {
    expect(may("transport/ipc.ts", "@tauri-apps/api/core")).toBe(true);
    expect(may("table/session.ts", "@tauri-apps/api/core")).toBe(false);
    expect(may("main.ts", "@tauri-apps/api/core")).toBe(false);
  });
});
