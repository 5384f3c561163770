// What holds for every screen: nothing is cut, nothing lies outside, nothing that is tapped is too
// small for a finger or lies under something else, and nothing is written too small to be read.

import assert from "node:assert/strict";

/** The sizes that count: a tablet lying and standing, a small screen, a phone. */
export const SIZES = { lying: [1280, 800], standing: [800, 1280], small: [1024, 768], phone: [390, 844] };

/** Every size that the screen is made for. */
export const ALL = [
  ...Object.values(SIZES),
  [1180, 820],
  [820, 1180],
  [1366, 1024],
  [600, 960],
  [360, 640],
  [1920, 1080],
];

/** What is read at arm's length, and at a glance from two metres: pixels. */
const LEGIBLE = { least: 16, glance: 36 };

/** Faults of what is on the screen, in words. Runs in the page. */
function faults() {
  const found = [];
  const name = (element) => {
    const label = element.getAttribute("aria-label") ?? element.textContent.trim().replace(/\s+/g, " ");
    const classes = [...element.classList].filter((one) => !one.startsWith("svelte-")).join(".");
    return `${element.tagName.toLowerCase()}${classes ? `.${classes}` : ""} "${label.slice(0, 40)}"`;
  };
  const sheet = [...document.querySelectorAll("dialog[open]")].at(-1);
  const root = sheet ?? document.body;
  const seen = (element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !element.closest(".visually-hidden, [inert]");
  const all = [...root.querySelectorAll("*")].filter((element) => !element.closest("svg") && seen(element));

  for (const element of all) {
    const style = getComputedStyle(element);
    if (element.matches(".visually-hidden, input, select, [data-scrolls]") || style.display === "inline") continue;
    // A card holds what lies in it, whether or not it would cut it.
    const clips = (overflow) => overflow !== "visible" || element.matches(".card");
    if (clips(style.overflowX) && element.scrollWidth > element.clientWidth + 1)
      found.push(`cut across by ${element.scrollWidth - element.clientWidth}: ${name(element)}`);
    // What shows two lines of itself before an ellipsis is told whole by its label.
    if (Number(style.webkitLineClamp) >= 2 && element.closest("[title], [aria-label], li")) continue;
    if (clips(style.overflowY) && element.scrollHeight > element.clientHeight + 1)
      found.push(`cut below by ${element.scrollHeight - element.clientHeight}: ${name(element)}`);
  }
  const wide = document.documentElement.scrollWidth - innerWidth;
  if (wide > 0) found.push(`${wide} pixels hang over the edge`);

  const tapped = [...root.querySelectorAll("button, a[href], select, summary, [role=button], [role=tab]")].filter(seen);
  const boxes = tapped.map((element) => ({
    element,
    box: element.getBoundingClientRect(),
    drawn: element.closest("svg") !== null,
  }));
  const scrolls = (element) =>
    element.closest("[data-scrolls], dialog") !== null || document.documentElement.scrollHeight > innerHeight + 1;
  for (const { element, box, drawn } of boxes) {
    if (box.width < 47.5 || box.height < 47.5)
      found.push(`${box.width.toFixed(0)}x${box.height.toFixed(0)} is too small: ${name(element)}`);
    if (drawn || scrolls(element)) continue;
    if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
      found.push(`outside: ${name(element)}`);
    const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    if (top && !element.contains(top) && !top.contains(element)) found.push(`under ${name(top)}: ${name(element)}`);
  }
  // Of what scrolls, the part that is seen.
  const part = ({ element, box }) => {
    const frame = element.closest("[data-scrolls]")?.getBoundingClientRect() ?? box;
    const [left, right] = [Math.max(box.left, frame.left), Math.min(box.right, frame.right)];
    const [top, bottom] = [Math.max(box.top, frame.top), Math.min(box.bottom, frame.bottom)];
    return { element, box: { left, right, top, bottom } };
  };
  // What stays in sight lies over what scrolls behind it.
  const stays = (element) =>
    element !== null && (getComputedStyle(element).position === "sticky" || stays(element.parentElement));
  const flat = boxes.filter(({ drawn }) => !drawn).map(part);
  flat.forEach((one, index) => {
    for (const other of flat.slice(index + 1)) {
      if (
        one.element.contains(other.element) ||
        other.element.contains(one.element) ||
        stays(one.element) !== stays(other.element)
      )
        continue;
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      if (across > 2 && down > 2) found.push(`upon each other: ${name(one.element)} and ${name(other.element)}`);
    }
  });
  return found;
}

/** What is written too small, in words: with plain letters nothing is below the least size, what is read at a
 * glance (`data-glance`) has its own on a tablet that lies, and nothing in a panel is larger than its question.
 * Runs in the page. */
function small({ least, glance }) {
  const seen = (element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !element.closest(".visually-hidden, kbd, [inert]");
  const sizeOf = (element) => {
    const own = parseFloat(getComputedStyle(element).fontSize);
    const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
    return matrix ? own * Math.hypot(matrix.b, matrix.d) : own;
  };
  // Of the chart, what its frame shows.
  const framed = (element) => {
    const frame = element.closest("[data-frame]")?.getBoundingClientRect();
    const box = element.getBoundingClientRect();
    return (
      !frame || (box.right > frame.left && box.left < frame.right && box.bottom > frame.top && box.top < frame.bottom)
    );
  };
  const written = (element) =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent.trim());
  const found = [];
  const say = (element, size, wanted) =>
    found.push(
      `written in ${size.toFixed(1)}, not ${wanted}: ${element.tagName.toLowerCase()}.${element.getAttribute("class")} "${element.textContent.trim().slice(0, 30)}"`,
    );
  const root = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
  const all = [...root.querySelectorAll("*")].filter((element) => written(element) && seen(element) && framed(element));
  for (const element of all) {
    const size = sizeOf(element);
    const wanted = glance && element.closest("[data-glance]") ? glance : least;
    if (size < wanted - 0.05) say(element, size, wanted);
    const question = element.closest(".panel")?.querySelector("h2");
    if (question && size > sizeOf(question) + 0.05 && !element.closest("[data-glance]"))
      say(element, size, `at most the ${sizeOf(question).toFixed(1)} of the question`);
  }
  return found;
}

/** What of a page is written over something else, or cut by its frame, in words. Runs in the page. */
function muddled() {
  if (document.querySelector("dialog[open]")) return [];
  const root = document.body;
  const seen = (element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !element.closest(".visually-hidden, [inert]") &&
    getComputedStyle(element).clipPath === "none";
  const name = (element) => `${element.tagName.toLowerCase()} "${element.textContent.trim().slice(0, 30)}"`;
  const common = (one, other) => ({
    left: Math.max(one.left, other.left),
    right: Math.min(one.right, other.right),
    top: Math.max(one.top, other.top),
    bottom: Math.min(one.bottom, other.bottom),
  });
  const upon = (one, other, by) => {
    const { left, right, top, bottom } = common(one, other);
    return right - left > by && bottom - top > by;
  };
  /** What of a box its frames show. */
  const part = (box, element) => {
    for (let frame = element.parentElement; frame; frame = frame.parentElement)
      if (getComputedStyle(frame).overflowX !== "visible" && !(frame instanceof SVGElement))
        box = common(box, frame.getBoundingClientRect());
    return box;
  };
  /** What stays in sight, or lies over the rest, is a layer of its own. */
  const layer = (element) =>
    element === null || getComputedStyle(element).zIndex !== "auto" || getComputedStyle(element).position === "sticky"
      ? element
      : layer(element.parentElement);
  // On the chart names of waters run under what lies there.
  const texts = [...root.querySelectorAll("*")]
    .filter((element) => seen(element) && !element.closest("[data-frame]"))
    .flatMap((element) => {
      const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent.trim());
      return own.flatMap((node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        // Letters take less than their line.
        return [...range.getClientRects()].map(({ left, right, top, bottom }) => ({
          element,
          layer: layer(element),
          box: part({ left, right, top: top + (bottom - top) * 0.2, bottom: bottom - (bottom - top) * 0.2 }, element),
        }));
      });
    });
  const found = new Set();
  texts.forEach((one, index) => {
    for (const other of texts.slice(index + 1)) {
      if (one.layer !== other.layer || one.element.contains(other.element) || other.element.contains(one.element))
        continue;
      if (upon(one.box, other.box, 2 + 0.15 * (one.box.bottom - one.box.top)))
        found.add(`written over each other: ${name(one.element)} and ${name(other.element)}`);
    }
    const drawing = one.element.closest("svg:not(svg svg)")?.getBoundingClientRect();
    if (drawing && (one.box.left < drawing.left - 2 || one.box.right > drawing.right + 2))
      found.add(`cut by its drawing: ${name(one.element)}`);
  });
  const box = (element) => element.getBoundingClientRect();
  const frame = document.querySelector("[data-frame]");
  const over = [...document.querySelectorAll(".corner button")].filter(seen);
  for (const plate of [...document.querySelectorAll(".plate .body")].filter(seen)) {
    const at = `plate of ${plate.closest(".plate").dataset.zone}`;
    if (over.some((button) => upon(box(plate), box(button), 1))) found.add(`under a button: ${at}`);
    if (
      [...document.querySelectorAll(".ship .galley")].some((ship) =>
        upon(box(plate), box(ship), 0.4 * box(plate).height),
      )
    )
      found.add(`under a galley: ${at}`);
    if (
      frame.scrollWidth <= frame.clientWidth &&
      !upon(box(plate), box(frame), Math.min(box(plate).height, box(plate).width) - 3)
    )
      found.add(`cut by the chart's frame: ${at}`);
  }
  return [...found];
}

/** What is measured settles in a frame or two. A page that lies behind others may draw none for ever: it is not waited
 * for longer than a second. What is moved by what it measures takes a little longer: `later`, in milliseconds. */
export const drawn = (page, later = 0) =>
  page.evaluate(
    (wait) =>
      new Promise((done) => {
        setTimeout(done, 1000 + wait);
        setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done))), wait);
      }),
    later,
  );

/** Dresses the page: its size, its letters, day or night. */
export async function dress(page, [width, height], text = "1", theme = "light") {
  await page.setViewportSize({ width, height });
  await page.evaluate(
    ([size, shown]) => {
      document.documentElement.style.setProperty("--text", size);
      document.documentElement.dataset.theme = shown;
    },
    [text, theme],
  );
  await drawn(page);
}

/** What lies over the board for a second or two is gone. */
export const quiet = (page) => page.locator(".moment").waitFor({ state: "detached" });

/** What is wrong with the screen as it is, which may lie in a frame. */
export async function faultsOf(page) {
  await quiet(page);
  const plain = await page.evaluate(() => (document.documentElement.style.getPropertyValue("--text") || "1") === "1");
  const lies = await page.evaluate(() => innerWidth >= 1280 && innerHeight >= 800);
  return [
    ...(await page.evaluate(faults)),
    ...(await page.evaluate(muddled)),
    ...(plain ? await page.evaluate(small, { ...LEGIBLE, glance: lies ? LEGIBLE.glance : 0 }) : []),
  ];
}

/** Nothing is wrong with what is on the screen in these dresses. */
export async function wholeIn(page, what, dresses) {
  const found = [];
  for (const [size, text, theme] of dresses) {
    await dress(page, size, text, theme);
    for (const fault of await faultsOf(page))
      found.push(`${what}, ${size.join("x")}, text ${text}, ${theme}: ${fault}`);
  }
  await dress(page, SIZES.lying);
  assert.deepEqual(found, []);
}

/** Nothing is wrong with what is on the screen at any size, by day and by night, in plain and large letters. */
export function whole(page, what, sizes = Object.keys(SIZES)) {
  return wholeIn(
    page,
    what,
    sizes.flatMap((size) => [
      [SIZES[size], "1", "light"],
      [SIZES[size], "1.3", "dark"],
    ]),
  );
}

/** Sizes of a television's letters, in pixels of a screen of 1920 by 1080, the smallest of each kind. */
export const lettersAcross = (screen, selectors) =>
  screen.evaluate((all) => {
    const unit = Math.min(Math.max(innerWidth, innerHeight) / 1920, Math.min(innerWidth, innerHeight) / 1080);
    return all.map(
      (selector) =>
        Math.min(
          ...[...document.querySelectorAll(selector)].map((element) =>
            Number.parseFloat(getComputedStyle(element).fontSize),
          ),
        ) / unit,
    );
  }, selectors);

/** All of a television is there, large and whole, at this size. */
export async function wholeAcross(screen, [width, height]) {
  await quiet(screen);
  await screen.setViewportSize({ width, height });
  await drawn(screen, 100);
  const at = `${width}x${height}`;
  const [head, name, fact, event] = await lettersAcross(screen, [
    ".television h1",
    ".standings bdi",
    ".facts",
    ".events li",
  ]);
  assert.ok(head >= 60 && name >= 40 && fact >= 26 && event >= 28, `${at}: ${head} ${name} ${fact} ${event}`);
  const boxes = await screen.evaluate(() =>
    ["h1", "main", ".standings", ".events", ".join"].map((what) =>
      document.querySelector(`.television ${what}`).getBoundingClientRect().toJSON(),
    ),
  );
  for (const box of boxes)
    assert.ok(
      box.width > 0 &&
        box.height > 0 &&
        box.left >= 0 &&
        box.top >= 0 &&
        box.right <= width + 1 &&
        box.bottom <= height + 1,
      `${at}: ${JSON.stringify(box)}`,
    );
  assert.deepEqual(
    (await faultsOf(screen)).filter((fault) => !/\.events|too small|upon each other|under /.test(fault)),
    [],
    at,
  );
}
