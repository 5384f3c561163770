// Libertalia on the screen.

import { COLOURS, type Colour, type Event, type Setup } from "../../wire/libertalia";
import { texts } from "../../lang/index.svelte";
import type { GameUI, Landmark } from "../contract";
import { rulesOf } from "../narrator";
import { outcome, stage, standings } from "./across/facts";
import { walkOf } from "../../table/walk.svelte";
import { ask, breach, isListed, narrate, stepText, undoes } from "./narrate";
import { isSecret } from "./panel/picks";
import Screen from "./Screen.svelte";
import { raidOf } from "./raids";
import { colourOf, GAME, s, viewOf } from "./words";

/** The landmarks of the game's replay. */
const LANDMARKS: Partial<Record<Event["event"], Landmark>> = { RaidEnded: "scoring" };

const libertalia: GameUI = {
  id: GAME,
  Screen,
  chance: ["cards", "draws"],
  chanceText: (kind) => s(`chance-of-${kind}`),
  check: () => import("./correct/CheckSheet.svelte"),
  leaving: () => s("leaving"),
  orderNote: () => s("setup-order"),
  setup: () => import("./Setup.svelte"),
  seatColours: {
    offered: () => COLOURS,
    of: (setup, seat) => (setup as Setup).colours?.[seat] ?? "",
    set: (setup, seat, wanted, seats) => {
      const now = setup as Setup;
      const colours: Colour[] = [...(now.colours ?? COLOURS.slice(0, seats))];
      const other = colours.indexOf(wanted as Colour);
      const old = colours[seat];
      if (other >= 0 && old) colours[other] = old;
      colours[seat] = wanted as Colour;
      return { ...now, colours };
    },
  },
  endings: () => [
    { text: s("end-scored"), command: { do: "EndEarly", score: true } },
    { text: s("end-plain"), command: { do: "EndEarly", score: false } },
  ],
  chapter: (event, state) => {
    const told = event as Event;
    if (told.event === "RaidBegan") return s("raid", { raid: told.raid });
    if (told.event !== "DayBegan") return null;
    return `${s("raid", { raid: raidOf(told, state) })} · ${s("day", { day: told.day })}`;
  },
  landmark: (event) => LANDMARKS[(event as Event).event] ?? null,
  keys: () => [{ keys: "K", what: s("know-title") }],
  narrate,
  steps: { text: stepText, isListed, walkOf },
  pieces: async () => (await Promise.all([import("./pieces"), texts(GAME, "pieces")]))[0],
  moments: () => import("./moments"),
  report: async () => (await Promise.all([import("./account"), texts(GAME, "account")]))[0],
  kit: async () => (await Promise.all([import("./kit"), texts(GAME, "kit")]))[0],
  undoes,
  // No command needs confirmation: an undo is possible until the next reveal.
  consequence: () => Promise.resolve({ consequence: () => ({ says: "", does: "" }) }),
  breach,
  ask,
  across: {
    Board: () => import("./across/Board.svelte"),
    stage,
    standings,
    edge: () => import("./across/edge"),
  },
  outcome,
  details: () => import("./score/Details.svelte"),
  resultRules: "RAID-2 END-1",
  isSecret: (state, seat) => {
    const view = viewOf(state);
    return view.stage === "dawn" || (view.asked !== null && isSecret(view, seat, view.asked.what));
  },
  holds: (state, seat) => {
    const player = viewOf(state).players[seat];
    return !player
      ? ""
      : player.purse === null
        ? s("cards", { count: player.cards })
        : s("doubloons", { count: player.purse });
  },
  colour: (state, seat) => colourOf(viewOf(state), seat),
  tools: [GAME],
  firsts: ["ship", "den", "know"],
  rules: async () => rulesOf(GAME, (await import("./rules")).default),
};

export default libertalia;
