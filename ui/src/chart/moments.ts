// The highlights of all games on a chart.

import Crown from "~icons/game-icons/imperial-crown";
import Flag from "~icons/game-icons/flying-flag";
import Ship from "~icons/game-icons/sailboat";
import { GLANCE, moment, READ, type Moment } from "../table/moments";
import News from "../table/moments/News.svelte";
import { s } from "./words";

/** A galley sinks: its number, and its last owner. */
export const sinks = (galley: number, note: string, colour: string, says: string): Moment =>
  moment(
    News,
    { Icon: Ship, way: "sinks", colour, title: s("moment-sunk", { galley }), note },
    { says, stays: 1600, ends: "bell" },
  );

/** A flag rises. */
export const raised = (title: string, note: string, colour: string, says: string): Moment =>
  moment(News, { Icon: Flag, way: "rises", colour, title, note }, { says, stays: GLANCE, ends: "bell" });

/** A port is taken: its name, and its new owner. */
export const taken = (port: string, note: string, colour: string, says: string): Moment =>
  raised(s("moment-taken", { port }), note, colour, says);

/** The end of a game without a public count. */
export const ended = (says: string): Moment =>
  moment(
    News,
    { Icon: Crown, way: "shines", colour: null, title: s("moment-over"), note: says },
    { says, stays: READ, ends: "bell", keeps: true },
  );
