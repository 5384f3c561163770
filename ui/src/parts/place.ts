// Placement of an explanation: beside its target, over as few controls and as little text as possible.

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The distance from the edge of the screen and from the target: pixels. */
const GAP = 10;
/** The grid of candidate places: pixels. */
const GRID = 16;
/**
 * The cost of a covered pixel, relative to a pixel of distance. The target is covered only without room beside it; its
 * region rather than the target, and buttons elsewhere rather than the region.
 */
const COST = { target: 10_000, region: 40, touched: 4 };

const covered = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

/** The distance between the edges of two boxes. */
const apart = (one: Box, other: Box): number =>
  Math.hypot(
    Math.max(0, other.left - one.right, one.left - other.right),
    Math.max(0, other.top - one.bottom, one.top - other.bottom),
  );

const grown = ({ left, top, right, bottom }: Box, by: number): Box => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
});

/** Candidate positions of a card's left or upper edge within this range. */
const along = (start: number, end: number) => [
  ...Array.from({ length: Math.max(0, Math.ceil((end - start) / GRID)) }, (_, index) => start + index * GRID),
  Math.max(start, end),
];

/** What a card may cover at a cost: the target and its regions, buttons, and text. */
interface Covering {
  target: Box | null;
  regions: Box[];
  touched: Box[];
  spared: Box[];
  /** The cost of a covered pixel of text. */
  sparing: number;
}

/** The upper left corner of a card of this size on this part of the screen. */
export function beside(
  card: { width: number; height: number },
  screen: Box,
  { target, regions, touched, spared, sparing }: Covering,
): { left: number; top: number } {
  const around = target && grown(target, GAP);
  let best = { left: screen.left, top: screen.top, cost: Infinity };
  for (const left of along(screen.left, screen.right - card.width)) {
    for (const top of along(screen.top, screen.bottom - card.height)) {
      const box = { left, top, right: left + card.width, bottom: top + card.height };
      const distance = target ? apart(box, target) : top - screen.top;
      let cost = distance + (around ? COST.target * covered(box, around) : 0);
      if (cost >= best.cost) continue;
      for (const one of regions) cost += COST.region * covered(box, one);
      for (const one of touched) cost += COST.touched * covered(box, one);
      for (const one of spared) cost += sparing * covered(box, one);
      if (cost < best.cost) best = { left, top, cost };
    }
  }
  return { left: best.left, top: best.top };
}

const TOUCHED = ":is(button, a[href], select, summary, [role=button], [role=tab], .at):not(svg *)";
const READ = "h2, p, .plate .body, .galley, .pawn, .cell, dt, dd, td, li";

/** The constraints of a card. */
interface Care {
  /** Elements that it must not cover (CSS). */
  never: string;
  /** Elements that it covers as little as possible. */
  spares: string;
  /** The cost of a covered pixel of those, relative to a pixel of distance. */
  cost: number;
}
/** The constraints of a card that stays until the user has acted. */
export const LASTING: Care = { never: TOUCHED, spares: READ, cost: 0.006 };
/**
 * The constraints of an unrequested card that closes with the next touch. It never covers the question, the answers, or
 * the bar.
 */
export const PASSING: Care = {
  never: `.bar ${TOUCHED}, .panel, h2, .at, [data-asked]`,
  spares: `${TOUCHED}, bdi, ${READ}`,
  cost: 0.003,
};

/** Beyond this distance a card is not beside its target: pixels. */
const NEAR = 120;

export const boxOf = (element: Element): Box => {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return { left, top, right, bottom };
};

/** True if an element is visible, possibly after scrolling. */
export const shown = (element: Element) =>
  element.checkVisibility({ visibilityProperty: true }) && !element.closest(".visually-hidden, [inert]");

const inside = ({ left, top, right, bottom }: Box) =>
  right > 0 && bottom > 0 && left < innerWidth && top < innerHeight && right > left && bottom > top;

/** The screen without the safe-area insets and a margin. */
function free(): Box {
  const style = getComputedStyle(document.documentElement);
  const kept = (edge: string) => GAP + (parseFloat(style.getPropertyValue(edge)) || 0);
  return {
    left: kept("--left"),
    top: kept("--up"),
    right: innerWidth - kept("--right"),
    bottom: innerHeight - kept("--down"),
  };
}

/**
 * A place for a card beside its target, off the surrounding regions; `fits` if it is near, and covers neither these nor
 * anything forbidden.
 */
export function room(
  card: HTMLElement,
  target: Box | null,
  care: Care,
  regions: Box[] = [],
): { left: number; top: number; fits: boolean } {
  const { offsetWidth: width, offsetHeight: height } = card;
  const all = (what: string) =>
    [...document.querySelectorAll(what)]
      .filter((one) => !card.contains(one) && shown(one))
      .map(boxOf)
      .filter(inside);
  const never = all(care.never);
  const covering = { target, regions, touched: never, spared: all(care.spares), sparing: care.cost };
  const { left, top } = beside({ width, height }, free(), covering);
  const box = { left, top, right: left + width, bottom: top + height };
  const near = !target || apart(box, target) <= NEAR;
  return {
    left,
    top,
    fits: near && ![...never, ...regions, ...(target ? [target] : [])].some((one) => covered(box, one) > 0),
  };
}

/** The number of touchable elements on the page. */
export const touchable = () => document.querySelectorAll(TOUCHED).length;
