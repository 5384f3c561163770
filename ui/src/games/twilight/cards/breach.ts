// Why a card cannot be played: the breach of one of its ways, with the parameters of its message.

import type { Breach, Pawn, PlayView, Stage, View } from "../../../wire/twilight";
import { suitOf } from "../words";
import { cell } from "./plays";

type Turn = Extract<Stage, { stage: "turn" }>;

/**
 * The breach that most of the ways have, as the first of them has it; null if there is none. The view lists only the
 * rules that a way breaks, so the parameters come from the way itself.
 */
export function breachOf(ways: PlayView[], view: View, turn: Turn, left: number): Breach | null {
  const all = ways.flatMap(({ breaks }) => breaks);
  const often = (rule: string) => all.filter((other) => other === rule).length;
  const [rule] = [...new Set(all)].sort((one, other) => often(other) - often(one));
  const way = ways.find(({ breaks }) => rule !== undefined && breaks.includes(rule));
  return rule === undefined || !way ? null : told(rule, way, view, turn, left);
}

function told(rule: string, way: PlayView, { board, track }: View, turn: Turn, left: number): Breach | null {
  const { card } = way.play;
  const [first] = turn.played;
  const edge = track[0]?.cell ?? 0;
  const after = (pawn: Pawn) =>
    way.moves.filter((move) => move.pawn === pawn).reduce((at, { by }) => at + by, cell(board, pawn));
  switch (rule) {
    case "PLAY-1":
      return first ? { rule, card, suit: suitOf(first.card) } : null;
    case "COUNT-1":
      return { rule, card, left };
    case "MOVE-2": {
      const pawn = way.moves.find((move) => Math.abs(after(move.pawn)) > edge)?.pawn;
      return pawn ? { rule, pawn, card } : null;
    }
    case "NOBLE-1":
      return { rule, doge: after("doge"), lower: after("lower-guard"), upper: after("upper-guard") };
    case "CARD-GUARD-CLOSE":
      return { rule };
    case "CARD-HARLEQUIN-CENTRE":
      return { rule, pawn: way.play.steps[0]?.pawn ?? "harlequin" };
    case "MASK-1":
    case "MASK-3":
      return { rule, doge: board.doge, harlequin: board.harlequin };
    case "MASK-2":
      return first ? { rule, first: first.uses, now: way.uses } : null;
    case "MASK-4":
      return first ? { rule, suit: suitOf(card) === first.uses ? suitOf(card) : suitOf(first.card) } : null;
    default:
      return null;
  }
}
