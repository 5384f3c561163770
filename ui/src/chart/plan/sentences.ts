// What the planner says of a zone in reach: sale, slots, income, who acts first, blockade and attack.

import { current, list } from "../../lang/index.svelte";
import type { ProspectView } from "../../wire/types";
import { percents } from "../battle/percent";
import { s } from "../words";

/** A zone in reach, with the names and numbers that its game knows. */
export interface Plan {
  prospect: ProspectView;
  /** The names of the goods of the best sale, in the order of sale. */
  goods: string[];
  /** The owner of the port's name; null if it is neutral. */
  owner: string | null;
  /** What the port brings its holder: ducats in a scoring, or wealth points. */
  unit: "income" | "points";
  /** True if the galleys that act first can only sell first. */
  sells: boolean;
  /** The galley's sailors. */
  crew: number;
  /** Blockades or permissions on the way. */
  way: string[];
  name: (seat: number) => string;
  /** A galley with its owner. */
  galley: (galley: number) => string;
}

/** How a plan names players, and galleys with their owners. */
export function naming(
  name: (seat: number) => string,
  galleys: readonly { galley: number; owner: number }[],
  numbered: (galley: number) => string,
): Pick<Plan, "name" | "galley"> {
  return {
    name,
    galley: (galley) => {
      const owner = galleys.find((one) => one.galley === galley)?.owner;
      return owner === undefined ? numbered(galley) : `${numbered(galley)} (${name(owner)})`;
    },
  };
}

const chance = (share: number) => percents([share, 1 - share])[0] ?? "";

/** An expected amount: exact to a tenth if it is small. */
const amount = (ducats: number) =>
  new Intl.NumberFormat(current(), { maximumFractionDigits: ducats < 100 ? 1 : 0 }).format(ducats);

/** The lines of a zone's card. */
export function planLines(plan: Plan): string[] {
  const { prospect, way } = plan;
  return [
    ...sale(plan),
    prospect.first.length
      ? s(plan.sells ? "plan-sells-first" : "plan-first", { galleys: list(prospect.first.map(plan.galley)) })
      : s(plan.sells ? "plan-sells-first-none" : "plan-first-none"),
    ...(way.length ? [s("plan-way", { notes: list(way) })] : []),
    ...prospect.blockades.flatMap((block) => blockade(plan, block)),
    attack(plan),
  ];
}

function sale({ prospect, goods, owner, unit }: Plan): string[] {
  const { ducats, cubes, free, unknown, worth } = prospect;
  if (!worth) return [s("plan-sale-none")];
  const [now, then] = worth;
  return [
    cubes ? s(unknown ? "plan-sale-least" : "plan-sale", { goods: list(goods), ducats }) : s("plan-sale-none"),
    s("plan-free", { free, cubes, left: free - cubes }),
    s(`plan-${unit}`, { who: owner ?? "none", now, then, changes: String(now !== then) }),
  ];
}

function blockade({ prospect, crew, name }: Plan, { seat, sailors, wins }: ProspectView["blockades"][number]) {
  return [
    s("plan-block", { seat: name(seat), theirs: sailors, own: crew, ducats: prospect.ducats }),
    wins === null ? s("plan-block-helpless") : s("plan-block-fight", { chance: chance(wins) }),
  ];
}

function attack({ prospect: { attack }, galley }: Plan): string {
  if (!attack) return s("plan-attack-none");
  return s("plan-attack", { galley: galley(attack.galley), chance: chance(attack.loses), cost: amount(attack.cost) });
}
