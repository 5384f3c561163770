// The pieces on the table: every player's cards, the booty of the days and the dens, doubloons.

import type { Pile, Position } from "../../../table/pieces";
import { hasProgram } from "../../../table/programs";
import type { Event, PlayerView, Tokens, ToldEntry, View } from "../../../wire/libertalia";

/** All movable pieces, in the best order of moving them. */
export function piles({ state, story }: Position): Pile[] {
  const view = state.view as View;
  return [
    ...view.ship.map(({ seat, rank }) => ({ piece: `card-${seat}:${rank}`, place: "ship", count: 1 })),
    ...view.players.flatMap((player, seat) => cards(view, player, seat)),
    ...view.cells.flatMap((cell, index) => tokens(cell, `cell:${index + 1}`)),
    ...view.players.flatMap((player, seat) => booty(player, seat)),
    ...view.players.flatMap(({ purse }, seat) => (hasProgram(state, seat) ? [] : money(purse, seat, story))),
  ];
}

/**
 * Cards of a hand have names if they are known; unknown cards face down in a graveyard or out of the game have none.
 */
function cards(view: View, player: PlayerView, seat: number): Pile[] {
  const { hand, cards: held, den, dead, graveyard, gone, blurred } = player;
  const piece = `card-${seat}`;
  const named = (ranks: number[], place: string): Pile[] =>
    ranks.map((rank) => ({ piece: `${piece}:${rank}`, place, count: 1 }));
  const unplaced = held - hand.length + dead - graveyard.length;
  const aboard = view.ship.filter((card) => card.seat === seat).length;
  const out = view.options.hands_from_memory
    ? view.drawn.length - held - den.length - dead - aboard
    : gone.length +
      Math.max(0, blurred.filter((rank) => ![...hand, ...graveyard, ...gone].includes(rank)).length - unplaced);
  return [
    ...named(hand, `hand:${seat}`),
    { piece, place: `hand:${seat}`, count: held - hand.length },
    ...named(den, `den:${seat}`),
    { piece, place: `graveyard:${seat}`, count: dead },
    { piece, place: `gone:${seat}`, count: out },
  ];
}

function tokens(of: Tokens, place: string): Pile[] {
  return Object.entries(of).map(([token, count]) => ({ piece: `token:${token}`, place, count }));
}

const total = (of: Tokens): number => Object.values(of).reduce((sum, count) => sum + count, 0);

/** Tokens unknown to this screen have no name, so that no hidden information leaks. */
function booty({ open, down, covered }: PlayerView, seat: number): Pile[] {
  return [
    ...tokens(open, `booty:${seat}`),
    ...tokens(down, `down:${seat}`),
    { piece: "token", place: `down:${seat}`, count: covered - total(down) },
  ];
}

/** A purse, or the public changes of a covered one. */
function money(purse: number | null, seat: number, story: ToldEntry[]): Pile[] {
  const place = `purse:${seat}`;
  if (purse !== null) return [{ piece: "doubloon", place, count: purse }];
  const moved = story.flatMap(({ events }) => events as Event[]).reduce((sum, event) => sum + flow(event, seat), 0);
  return [{ piece: "doubloon", place, count: ENOUGH + moved, secret: true }];
}

/** A number of doubloons that is larger than any player can pay from a covered purse. */
const ENOUGH = 1_000_000;

/** The amount that an event adds to a purse, or takes from it. */
export function flow(event: Event, seat: number): number {
  switch (event.event) {
    case "Gained":
      return event.seat === seat ? event.doubloons : 0;
    case "Paid":
      return event.seat === seat ? -event.doubloons : 0;
    case "PaidTo":
      return (event.to === seat ? event.doubloons : 0) - (event.seat === seat ? event.doubloons : 0);
    default:
      return 0;
  }
}
