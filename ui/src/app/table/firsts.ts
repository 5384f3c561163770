// Tools that are explained at their first use, and the device's list of explained ones.

import type { GameUI } from "../../games/contract";
import type { Client } from "../client.svelte";

/** The tools of every table, the most helpful first. */
const COMMON = ["cover", "todo", "undo", "asking", "turn", "correct", "record", "phones", "menu"];

/** The tools of a game's table, in the order of explanation: the confirmation comes before all. */
export const firstsOf = (game: GameUI) => ["twice", ...game.firsts, ...COMMON];

/** The device's preference: the explained tools, or `off`. */
const KEY = "tools-met";

/** True if this device explains tools. */
export const explainsTools = ({ preferences }: Client) => preferences[KEY] !== "off";

/** Switches explanations off, or on for all tools again. */
export const setExplaining = (client: Client, on: boolean) => client.prefer(KEY, on ? "" : "off");

/** The tools that were explained on this device. */
export const explainedTools = ({ preferences }: Client) => (preferences[KEY] ?? "").split(" ").filter(Boolean);

/** Marks a tool as explained. */
export const markExplained = (client: Client, tool: string) =>
  client.prefer(KEY, [...explainedTools(client), tool].join(" "));
