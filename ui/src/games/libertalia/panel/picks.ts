// The answers to the choices of a day, from a player's perspective.

import type { Ask, Command, Rank, Token, View, What } from "../../../wire/libertalia";
import { booty, heap, neighbours, today } from "../words";

export interface CardPick {
  kind: "card";
  seat: number;
  rank: Rank;
  command: Command;
}
export interface TokenPick {
  kind: "token";
  token: Token;
  count: number;
  command: Command;
}
export type Way = CardPick | TokenPick;

/** Choices whose answers others must not see: a shared screen covers them. */
export const isSecret = (view: View, seat: number, what: What): boolean =>
  what === "heal" ||
  (what === "replacement" && (view.options.hands_from_memory || (view.players[seat]?.blurred.length ?? 0) > 0));

/** The characters that a saber may hit only where its rule is waived. */
export function farDens(view: View, { seat, what }: Ask): CardPick[] {
  const near = neighbours(view, seat);
  return view.players.flatMap(({ den }, whose) =>
    what !== "kill" || near.includes(whose)
      ? []
      : den.map((rank) => ({ kind: "card" as const, seat: whose, rank, command: { do: "Kill", seat: whose, rank } })),
  );
}

/** Every way to answer. */
export function ways(view: View, seat: number, what: What): Way[] {
  const own = view.players[seat];
  if (!own) return [];
  const cards = (ranks: Rank[], command: (rank: Rank) => Command, whose = seat): Way[] =>
    ranks.map((rank) => ({ kind: "card", seat: whose, rank, command: command(rank) }));
  const dens = (seats: number[], word: "Shoot" | "Kill"): Way[] =>
    seats.flatMap((whose) => cards(view.players[whose]?.den ?? [], (rank) => ({ do: word, seat: whose, rank }), whose));
  const tokens = (all: { token: Token; count: number }[], command: (token: Token, count: number) => Command): Way[] =>
    all.map(({ token, count }) => ({ kind: "token", token, count, command: command(token, count) }));
  switch (what) {
    case "replacement":
      return cards(own.hand, (rank) => ({ do: "Replace", rank }));
    case "recruit":
      return cards(own.den, (rank) => ({ do: "Recruit", rank }));
    case "heal":
      return cards(own.graveyard, (rank) => ({ do: "Heal", rank }));
    case "shoot":
      return dens(
        view.players.map((_, whose) => whose),
        "Shoot",
      );
    case "kill":
      return dens(neighbours(view, seat), "Kill");
    case "keep":
      return tokens(
        heap(booty(own)).map(({ token }) => ({ token, count: 1 })),
        (token) => ({ do: "Keep", token }),
      );
    case "exchange":
      return tokens(
        heap(booty(own)).flatMap(({ token, count }) =>
          [2, 3].filter((some) => some <= count).map((some) => ({ token, count: some })),
        ),
        (token, count) => ({ do: "Exchange", token, count }),
      );
    case "take":
      return tokens(heap(today(view)), (token) => ({ do: "Take", token }));
    case "sell":
    case "spy":
      return [];
  }
}
