// The layout laws of the screen: nothing is clipped, off the window, too small to tap or to read, or covered. They hold
// at every size, language, letter size and theme.

import { expect, type Frame, type Page } from "@playwright/test";

export type Size = readonly [width: number, height: number];
export type Theme = "light" | "dark";

/** The most important sizes: a tablet in both orientations, a small screen, a phone. */
export const MAIN_SIZES = { lying: [1280, 800], standing: [800, 1280], small: [1024, 768], phone: [390, 844] } as const;

/** Every supported size. */
export const SIZES: readonly Size[] = [
  ...Object.values(MAIN_SIZES),
  [1180, 820],
  [820, 1180],
  [1366, 1024],
  [600, 960],
  [360, 640],
  [1920, 1080],
];

/** Letter sizes, as factors; the narrowest screens support only the default. */
export const LETTERS = [1, 1.3, 1.5, 2] as const;
export const NARROWEST = 390;

/** The appearance of a page: size, letters, theme. */
export interface Dress {
  size: Size;
  letters?: (typeof LETTERS)[number];
  theme?: Theme;
}

/** The smallest size of text, in pixels: at arm's length, and at a glance from two metres on a large screen. */
export const LEAST_TEXT = { read: 16, glance: 26 };

/** The smallest side of a touch target, in pixels; half a pixel is lost in rounding. */
const LEAST_TARGET = 47.5;

interface Limits {
  target: number;
  /** 0 skips text. */
  read: number;
  /** 0 treats text for a glance as any other. */
  glance: number;
}

/** Whether a measure differs from its limit by more than rounding: pixels. */
const findFaults = ({ target, read, glance }: Limits): string[] => {
  const faults = new Set<string>();
  const sheet = [...document.querySelectorAll("dialog[open]")].at(-1);
  const root = sheet ?? document.body;

  /** An element's name in a fault. */
  const name = (element: Element): string => {
    const label = element.getAttribute("aria-label") ?? (element.textContent ?? "").trim().replace(/\s+/g, " ");
    const classes = [...element.classList].filter((one) => !one.startsWith("svelte-")).join(".");
    return `${element.tagName.toLowerCase()}${classes ? `.${classes}` : ""} "${label.slice(0, 40)}"`;
  };
  const isVisible = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !element.closest(".visually-hidden, [inert]");
  type Box = Pick<DOMRect, "left" | "right" | "top" | "bottom">;
  const intersect = (one: Box, other: Box): Box => ({
    left: Math.max(one.left, other.left),
    right: Math.min(one.right, other.right),
    top: Math.max(one.top, other.top),
    bottom: Math.min(one.bottom, other.bottom),
  });
  /** Whether two boxes overlap by more than this in both directions. */
  const overlap = (one: Box, other: Box, by: number) => {
    const common = intersect(one, other);
    return common.right - common.left > by && common.bottom - common.top > by;
  };
  const isTextNode = (node: Node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? "").trim() !== "";
  const all = [...root.querySelectorAll("*")].filter(isVisible);
  const isInSheet = sheet !== undefined;

  // Nothing is clipped.
  for (const element of all) {
    // Fading text shows as much as there is room for.
    if (element.closest("svg") || element.matches("input, select, [data-scrolls], [data-fades]")) continue;
    const style = getComputedStyle(element);
    if (style.display === "inline") continue;
    // A card contains its contents, whether or not it would clip them.
    const clips = (overflow: string) => overflow !== "visible" || element.matches(".card");
    // A one-line name may end in an ellipsis if a label holds it whole.
    if (style.textOverflow === "ellipsis" && element.closest("[title], [aria-label]")) continue;
    if (clips(style.overflowX) && element.scrollWidth > element.clientWidth + 1)
      faults.add(`cut across by ${element.scrollWidth - element.clientWidth}: ${name(element)}`);
    // Text may end in an ellipsis after two lines if its label holds it whole.
    if (Number(style.webkitLineClamp) >= 2 && element.closest("[title], [aria-label], li")) continue;
    if (clips(style.overflowY) && element.scrollHeight > element.clientHeight + 1)
      faults.add(`cut below by ${element.scrollHeight - element.clientHeight}: ${name(element)}`);
  }

  // Nothing scrolls sideways.
  const wide = document.documentElement.scrollWidth - innerWidth;
  if (wide > 0) faults.add(`the page is ${wide} pixels too wide`);

  // Controls are large enough for a finger, inside the window, and on top.
  const controls = [...root.querySelectorAll("button, a[href], select, summary, [role=button], [role=tab]")]
    .filter(isVisible)
    .map((element) => ({
      element,
      box: element.getBoundingClientRect(),
      isDrawn: element.closest("svg") !== null,
    }));
  const pageScrolls = document.documentElement.scrollHeight > innerHeight + 1;
  for (const { element, box, isDrawn } of controls) {
    if (box.width < target || box.height < target)
      faults.add(`${box.width.toFixed(0)}x${box.height.toFixed(0)} is too small to tap: ${name(element)}`);
    if (isDrawn || pageScrolls || element.closest("[data-scrolls], dialog")) continue;
    if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
      faults.add(`outside the window: ${name(element)}`);
    const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    if (top && !element.contains(top) && !top.contains(element)) faults.add(`under ${name(top)}: ${name(element)}`);
  }
  /** Memoizes a function of an element that recurses to its parents. */
  const remembered = <T>(find: (element: Element) => T): ((element: Element) => T) => {
    const known = new Map<Element, T>();
    return (element) => {
      if (!known.has(element)) known.set(element, find(element));
      return known.get(element) as T;
    };
  };
  // Of a scrolling control the visible part counts; sticky elements cover what scrolls behind them.
  const isSticky: (element: Element) => boolean = remembered(
    (element) =>
      getComputedStyle(element).position === "sticky" ||
      element.matches("[data-foot]") ||
      (element.parentElement !== null && isSticky(element.parentElement)),
  );
  const flat = controls
    .filter(({ isDrawn }) => !isDrawn)
    .map(({ element, box }) => ({
      element,
      box: intersect(box, element.closest("[data-scrolls]")?.getBoundingClientRect() ?? box),
      sticky: isSticky(element),
    }));
  flat.forEach((one, index) => {
    for (const other of flat.slice(index + 1)) {
      if (one.sticky !== other.sticky || !overlap(one.box, other.box, 2)) continue;
      if (!one.element.contains(other.element) && !other.element.contains(one.element))
        faults.add(`overlapping: ${name(one.element)} and ${name(other.element)}`);
    }
  });

  // Text is large enough to be read, and nothing in a panel is larger than its question.
  const sizeOf = (element: Element): number => {
    const own = parseFloat(getComputedStyle(element).fontSize);
    const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
    return matrix ? own * Math.hypot(matrix.b, matrix.d) : own;
  };
  /** Of a board, only the part in its frame counts. */
  const isFramed = (element: Element) => {
    const frame = element.closest("[data-frame]")?.getBoundingClientRect();
    return !frame || overlap(element.getBoundingClientRect(), frame, 0);
  };
  if (read)
    for (const element of all) {
      if (element.closest("kbd") || ![...element.childNodes].some(isTextNode) || !isFramed(element)) continue;
      const size = sizeOf(element);
      const isGlance = element.closest("[data-glance]") !== null;
      const wanted = glance && isGlance ? glance : read;
      if (size < wanted - 0.05) faults.add(`written in ${size.toFixed(1)} instead of ${wanted}: ${name(element)}`);
      const question = element.closest('[data-testid="panel"]')?.querySelector<HTMLElement>("h2");
      // A long question has smaller letters, so that it fits its line.
      const fitted = Number(question?.style.getPropertyValue("--size")) || 1;
      if (question && !isGlance && size > sizeOf(question) / fitted + 0.05)
        faults.add(`written in ${size.toFixed(1)}, larger than the question: ${name(element)}`);
    }
  if (isInSheet) return [...faults];

  // No text covers another, and no drawing clips its text.
  const EVERYWHERE: Box = { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity };
  /** The visible area of an element, clipped by its ancestors. */
  const shownIn: (element: Element) => Box = remembered((element) => {
    const around = element.parentElement ? shownIn(element.parentElement) : EVERYWHERE;
    const isFrame = getComputedStyle(element).overflowX !== "visible";
    return isFrame ? intersect(element.getBoundingClientRect(), around) : around;
  });
  /** The part of a box that the frames around its element show. */
  const visiblePart = (box: Box, { parentElement }: Element): Box =>
    parentElement ? intersect(box, shownIn(parentElement)) : box;
  /** Fixed and overlaid elements are layers of their own. */
  const layerOf: (element: Element) => Element | null = remembered((element) => {
    const { zIndex, position } = getComputedStyle(element);
    if (zIndex !== "auto" || position === "sticky") return element;
    return element.parentElement && layerOf(element.parentElement);
  });
  // On a board, names of waters run under the pieces.
  const texts = all
    .filter((element) => !element.closest("[data-frame]") && getComputedStyle(element).clipPath === "none")
    .flatMap((element) =>
      [...element.childNodes].filter(isTextNode).flatMap((node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        // Letters take less room than their line.
        return [...range.getClientRects()].map(({ left, right, top, bottom }) => {
          const margin = (bottom - top) * 0.2;
          const box = visiblePart({ left, right, top: top + margin, bottom: bottom - margin }, element);
          return { element, layer: layerOf(element), box };
        });
      }),
    );
  texts.forEach((one, index) => {
    for (const other of texts.slice(index + 1)) {
      if (one.layer !== other.layer || !overlap(one.box, other.box, 2 + 0.15 * (one.box.bottom - one.box.top)))
        continue;
      if (!one.element.contains(other.element) && !other.element.contains(one.element))
        faults.add(`written over each other: ${name(one.element)} and ${name(other.element)}`);
    }
    const drawing = one.element.closest("svg:not(svg svg)")?.getBoundingClientRect();
    if (drawing && (one.box.left < drawing.left - 2 || one.box.right > drawing.right + 2))
      faults.add(`cut by its drawing: ${name(one.element)}`);
  });

  const box = (element: Element) => element.getBoundingClientRect();
  const visible = (selector: string) => [...document.querySelectorAll(selector)].filter(isVisible);

  // Answers are in sight without scrolling: the primary button and the panel's foot.
  const sight = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  for (const answer of visible('[data-testid="panel"] .btn.primary, [data-asked] .btn.primary, [data-foot] .btn')) {
    const seen = intersect(visiblePart(box(answer), answer), sight);
    if (seen.bottom - seen.top < box(answer).height - 1 || seen.right - seen.left < box(answer).width - 1)
      faults.add(`answers out of sight: ${name(answer)}`);
  }

  // On a chart, labels are whole and cover nothing else, and no piece is clipped.
  const frame = document.querySelector("[data-frame]");
  const zoneOf = (element: Element) => element.closest<HTMLElement>("[data-zone]")?.dataset["zone"];
  /** Whether the frame shows a whole box, apart from its outline. */
  const isWhole = ({ left, right, top, bottom }: Box) => {
    const around = frame ? box(frame) : EVERYWHERE;
    return left > around.left - 3 && right < around.right + 3 && top > around.top - 3 && bottom < around.bottom + 3;
  };
  const buttons = visible('[data-testid="chart-tools"] button');
  const inFrame = (id: string) => (frame ? visible(`[data-frame] [data-testid="${id}"]`) : []);
  const [plates, galleys, seas, steps] = [
    inFrame("plate-body"),
    inFrame("galley"),
    inFrame("sea-name"),
    inFrame("steps"),
  ];
  plates.forEach((plate, index) => {
    const at = `the plate of ${zoneOf(plate)}`;
    const lies = (on: Element[], by: number) => on.some((other) => overlap(box(plate), box(other), by));
    if (lies(buttons, 1)) faults.add(`under a button: ${at}`);
    if (lies(galleys, 0.4 * box(plate).height)) faults.add(`under a galley: ${at}`);
    if (lies(seas, 5)) faults.add(`on the name of a sea: ${at}`);
    if (lies(steps, 6)) faults.add(`on a number of steps: ${at}`);
    for (const other of plates.slice(index + 1))
      if (overlap(box(plate), box(other), 3)) faults.add(`on each other: ${at} and ${zoneOf(other)}`);
    if (!isWhole(box(plate))) faults.add(`cut by the frame of the chart: ${at}`);
  });
  for (const sea of seas)
    if (steps.some((other) => overlap(box(sea), box(other), 6))) faults.add(`on a number of steps: ${name(sea)}`);
  for (const piece of [...galleys, ...steps])
    if (!isWhole(box(piece))) faults.add(`cut by the frame of the chart: ${piece.getAttribute("data-testid")}`);
  return [...faults];
};

/**
 * Waits until the page has drawn its current state: layout settles in a frame or two. A hidden page may never draw, so
 * the wait ends after a second without a frame.
 */
export const drawn = (page: Page | Frame): Promise<void> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) {
      const isDrawn = await new Promise<boolean>((done) => {
        setTimeout(() => done(false), 1000);
        requestAnimationFrame(() => done(true));
      });
      if (!isDrawn) return;
    }
  });

/** Sets size, letters and theme of the page. Does not wait for the layout. */
export async function wear(page: Page, { size, letters = 1, theme = "light" }: Partial<Dress>): Promise<void> {
  if (size) await page.setViewportSize({ width: size[0], height: size[1] });
  await page.evaluate(
    ([factor, shown]) => {
      document.documentElement.style.setProperty("--text", String(factor));
      document.documentElement.dataset["theme"] = shown;
    },
    [letters, theme] as const,
  );
}

/** Sets size, letters and theme of the page, and waits until it is drawn. */
export async function dress(page: Page, worn: Dress): Promise<void> {
  await wear(page, worn);
  await drawn(page);
}

/** The faults of a page or frame in its current state, in words. Waits for a celebration that covers the board. */
export async function layoutFaults(page: Page | Frame): Promise<string[]> {
  await expect(page.getByTestId("moment")).toHaveCount(0);
  const { letters, width, height } = await page.evaluate(() => ({
    letters: document.documentElement.style.getPropertyValue("--text") || "1",
    width: innerWidth,
    height: innerHeight,
  }));
  const isPlain = letters === "1";
  const isLarge = width >= MAIN_SIZES.lying[0] && height >= MAIN_SIZES.lying[1];
  return page.evaluate(findFaults, {
    target: LEAST_TARGET,
    read: isPlain ? LEAST_TEXT.read : 0,
    glance: isPlain && isLarge ? LEAST_TEXT.glance : 0,
  });
}

/** The name of an appearance. */
export const dressName = ({ size, letters = 1, theme = "light" }: Dress) =>
  `${size.join("x")}, letters ${letters * 100} %, ${theme}`;

/** Expects no fault on a tablet by day and on a phone by night, in letters of these sizes. */
export async function expectWhole(
  page: Page,
  what: string,
  sizes: readonly (typeof LETTERS)[number][] = [1, 1.3],
): Promise<void> {
  for (const letters of sizes)
    for (const one of [
      { size: MAIN_SIZES.lying, letters },
      { size: MAIN_SIZES.phone, letters, theme: "dark" },
    ] as const) {
      await dress(page, one);
      await expect.poll(() => layoutFaults(page), `${what}, ${dressName(one)}`).toEqual([]);
    }
  await dress(page, { size: MAIN_SIZES.lying });
}
