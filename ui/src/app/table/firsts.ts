// Which tools are told of at their first use, and what a device keeps of that.

import type { GameUI } from "../../games/contract";
import type { Client } from "../client.svelte";

/** Those of every table, the most helpful first. */
const COMMON = ["cover", "todo", "undo", "asking", "turn", "correct", "record", "phones", "menu"];

/** Those of a game's table, in the order in which they are told of: what waits for a second touch goes before all. */
export const firstsOf = (game: GameUI) => ["twice", ...game.firsts, ...COMMON];

/** The choice of the device: those that were told of, or `off`. */
const KEY = "tools-met";

/** Whether this device tells of tools. */
export const tells = ({ preferences }: Client) => preferences[KEY] !== "off";

/** From now on it does, of all of them anew; or it does not. */
export const tell = (client: Client, on: boolean) => client.prefer(KEY, on ? "" : "off");

/** Which were told of on this device. */
export const metOn = ({ preferences }: Client) => (preferences[KEY] ?? "").split(" ").filter(Boolean);

/** This one is told of now. */
export const meet = (client: Client, tool: string) => client.prefer(KEY, [...metOn(client), tool].join(" "));
