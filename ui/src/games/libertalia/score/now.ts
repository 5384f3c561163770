// What each player would have if the campaign were scored now (`RAID-2`), without the abilities at its end.

import { BOOTY_POINTS, type Token, type View } from "../../../wire/libertalia";
import { booty, heap, unseen } from "../words";

/** The total of every player whose doubloons and booty are all known, the highest first. */
export function scoredNow({ players, options, stage }: View): { seat: number; points: number }[] {
  const worth = ({ token, count }: { token: Token; count: number }) => BOOTY_POINTS[token][count] ?? 0;
  // Between two campaigns, and after the last, the totals are final.
  if (stage === "between" || stage === "over") return [];
  return players
    .flatMap((player, seat) => {
      if (player.purse === null || unseen(player)) return [];
      const raid = heap(booty(player)).reduce((sum, one) => sum + worth(one), player.purse);
      return [{ seat, points: player.score + (options.below_zero ? raid : Math.max(0, raid)) }];
    })
    .sort((one, other) => other.points - one.points);
}
