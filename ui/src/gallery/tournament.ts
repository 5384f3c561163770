// States of a tournament that are not recorded: before the draw, with a seat at a table, with fewer
// players, and at its end.

import type { EveningState, TournamentSeen } from "../wire/evening";

/** Points and wins are in sixtieths. */
const POINT = 60;

const change = (event: EveningState, of: (seen: TournamentSeen) => TournamentSeen): EveningState => ({
  ...event,
  tournament: event.tournament && of(event.tournament),
});

/** The same tournament with only its first players, in the second round. */
export const among =
  (players: number) =>
  (event: EveningState): EveningState =>
    change(event, (seen) => {
      const who = seen.players.slice(0, players).map(({ player }) => player);
      const [first, last] = [seen.rounds[0], seen.rounds.at(-1)];
      if (!first || !last) return seen;
      const tables = last.tables
        .map((table) => ({ ...table, seats: table.seats.filter((player) => who.includes(player)) }))
        .filter(({ seats }) => seats.length);
      const played = tables.map((table) => ({
        ...table,
        outcome: { places: table.seats.map((_, seat) => seat + 1), by_hand: false },
      }));
      return {
        ...seen,
        players: seen.players.slice(0, players),
        rounds: [
          { tables: played, byes: [] },
          { tables, byes: last.byes.filter((player) => who.includes(player)) },
        ],
        standings: who.map((player, at) => ({
          place: at + 1,
          player,
          points: (12 - at) * POINT,
          wins: 0,
          opponents: 0,
          direct: 0,
          played: 1,
          byes: 0,
          left: false,
          by: at ? "points" : null,
        })),
      };
    });

/** Players have joined; no round is drawn, and no table is open. */
export const gathering = (event: EveningState): EveningState => ({
  ...change(event, (seen) => ({ ...seen, rounds: [] })),
  tables: [],
});

/** The viewer has a seat at the first table. */
export const seated = (event: EveningState): EveningState => {
  const [table] = event.tables;
  return table && event.me ? { ...event, me: { ...event.me, at: { table: table.table, seat: 0 } } } : event;
};

/** The end of a tournament: each tie has another tie-breaker. */
export const finished = (event: EveningState): EveningState =>
  change(event, (seen) => ({
    ...seen,
    over: true,
    standings: seen.standings.map((one, at) => ({
      ...one,
      points: Math.max(0, 12 - (at === 1 ? 0 : at)) * POINT,
      by: at === 0 ? null : at === 1 ? "wins" : at === 4 ? "lot" : at === 6 ? "opponents" : "points",
    })),
  }));
