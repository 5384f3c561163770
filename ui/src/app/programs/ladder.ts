// Playing alone against programs. A ladder has five rungs, each a list of opponents; on the lowest the person has an
// advantage. A device remembers the opponents of its last game alone, so they also say which rung it is on.

import { GAMES } from "../../games";
import { freshId } from "../../ids";
import { list, t, texts } from "../../lang/index.svelte";
import { singleFlight } from "../../parts/singleFlight";
import { sidesOf } from "../../table/chairs";
import type { Answering, Chair, Level, ProgramPlayer, Temperament } from "../../wire/types";
import type { Client } from "../client.svelte";
import { giveHandicap, handicapText } from "./handicap";
import { LEVELS, parsePrograms, programNames, TEMPERAMENTS } from "./programs";

const program = (level: Level, temperament: Temperament = "trader"): ProgramPlayer => ({ level, temperament });

/** The ladder of games for two. */
const DUEL = [program(1), program(1, "corsair"), program(2), program(2, "corsair"), program(3)].map((one) => [one]);

/** The ladder of games for more, with their usual number of players. */
const GROUP = [
  [1, 1, 1],
  [2, 1, 1],
  [2, 2, 2],
  [3, 2, 2],
  [3, 3, 3],
].map((levels) => levels.map((level) => program(level as Level)));

/** The opponents of each rung, the easiest first. */
export const rungsOf = (game: string): ProgramPlayer[][] => (GAMES[game]?.seats.most === 2 ? DUEL : GROUP);

/** Opponents in one order, because their seats do not matter. */
const sorted = (programs: ProgramPlayer[]) =>
  programs.map(({ level, temperament }) => `${level} ${temperament}`).sort();

/** The rung with these opponents, from 0; -1 if there is none. */
export const rungOf = (game: string, opponents: ProgramPlayer[]): number =>
  rungsOf(game).findIndex((rung) => sorted(rung).join() === sorted(opponents).join());

/** The person's seat and the opponents in a game of one person; null for other games. */
export function aloneOf(seating: Chair[]): { seat: number; opponents: ProgramPlayer[] } | null {
  const opponents = seating.flatMap((chair) => chair.program ?? []);
  const seat = seating.findIndex((chair) => !chair.program && !chair.empty);
  return seat >= 0 && opponents.length > 0 && opponents.length === seating.length - 1 ? { seat, opponents } : null;
}

const keyOf = (game: string) => `alone-${game}`;
/** The preference that stores the name of the person who last played alone. */
const NAME = "alone-name";

/** The opponents of the last game alone, or those of the first rung. */
export function lastOpponents({ preferences }: Pick<Client, "preferences">, game: string): ProgramPlayer[] {
  const { seats } = GAMES[game] ?? { seats: { least: 0, most: 0 } };
  const stored = parsePrograms(preferences[keyOf(game)]) ?? [];
  const fits = stored.length >= Math.max(1, seats.least - 1) && stored.length < seats.most;
  return fits ? stored : (rungsOf(game)[0] ?? []);
}

/** Stores who plays alone, and against whom. Other games are not stored. */
export async function storeAlone(client: Client, game: string, seating: Chair[]): Promise<void> {
  const alone = aloneOf(seating);
  if (!alone) return;
  await client.prefer(keyOf(game), JSON.stringify(alone.opponents));
  const name = seating[alone.seat]?.name ?? "";
  await client.prefer(NAME, name === t("new-player", { n: 1 }) ? "" : name);
}

/** The name of the person who played alone last; empty if there was none. */
export const lastName = ({ preferences }: Pick<Client, "preferences">): string => preferences[NAME] ?? "";

/** The name of the person who plays alone: the last one, or else the latest player. */
export const aloneName = (client: Pick<Client, "preferences">, people: string[]): string =>
  lastName(client) || people[0] || t("new-player", { n: 1 });

/** The seats of a person and programs. */
export function seatsAlone(name: string, opponents: ProgramPlayer[]): Chair[] {
  const sides = sidesOf(opponents.length + 1);
  const names = programNames(opponents.length, [name]);
  const chairs = opponents.map((one, index) => ({ name: names[index] ?? "", program: one }));
  return [{ name }, ...chairs].map((chair, seat) => ({ ...chair, side: sides[seat] ?? "south" }));
}

/** Opponents in words: how many of each level and style. */
export function opponentsText(opponents: ProgramPlayer[]): string {
  const groups = LEVELS.flatMap((level) =>
    TEMPERAMENTS.flatMap((temperament) => {
      const n = opponents.filter((one) => one.level === level && one.temperament === temperament).length;
      if (!n) return [];
      const said = t(`programs-opponents-${level}`, { n });
      return [temperament === "trader" ? said : t(`programs-opponents-${temperament}`, { opponents: said })];
    }),
  );
  return list(groups);
}

/** The rung with its opponents and the person's advantage, or the opponents alone, in a line. */
export function aloneText(game: string, opponents: ProgramPlayer[]): string {
  const rung = rungOf(game, opponents);
  const said = opponentsText(opponents);
  if (rung < 0) return t("programs-alone-against", { opponents: said });
  const text = t("programs-rung", { n: rung + 1, of: rungsOf(game).length, opponents: said });
  const handicap = rung === 0 ? handicapText(game) : null;
  return handicap ? `${text}. ${handicap}` : text;
}

/** Gives the person of a new game alone the advantage of its rung. */
export async function equalise(
  client: Pick<Client, "attempt">,
  game: string,
  table: number,
  seating: Chair[],
): Promise<void> {
  const alone = aloneOf(seating);
  if (!alone || rungOf(game, alone.opponents) !== 0) return;
  await client.attempt((ask) => giveHandicap(ask, game, table, alone.seat));
}

const ANSWERING: Answering = { dice: "app", cards: "app", draws: "app" };

/**
 * Begins a game of one person against these opponents, and opens it. Without a name, the last person plays. The game
 * gives hints if the one before did.
 */
export const playAlone = singleFlight(
  async (client: Client, game: string, opponents: ProgramPlayer[], name?: string, suggestions?: boolean) => {
    await texts("app", "pages", "programs");
    const made = await client.attempt(async (ask) => {
      const known = await ask({ type: "people" });
      const person = name ?? aloneName(client, known.type === "people" ? known.names : []);
      const seating = seatsAlone(person, opponents);
      const fresh = await ask({ type: "default_setup", game, seats: seating.length, programs: true });
      if (fresh.type !== "setup") return null;
      const { setup } = fresh;
      const hints = suggestions ? { suggestions } : {};
      const table = await ask({
        type: "new_table",
        id: freshId(),
        game,
        seating,
        answering: ANSWERING,
        ...hints,
        setup,
      });
      return table.type === "table" ? { table: table.table, seating } : null;
    });
    if (!made) return;
    await equalise(client, game, made.table, made.seating);
    await storeAlone(client, game, made.seating);
    client.begun = made.table;
    await client.go({ name: "table", table: made.table });
  },
);
