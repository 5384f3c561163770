// @vitest-environment jsdom

import { afterEach, describe, expect, it } from "vitest";
import { nearest, roving } from "./roving";

describe("the nearest in a direction", () => {
  const places = [
    { x: 10, y: 0 },
    { x: 30, y: 2 },
    { x: 12, y: 40 },
    { x: -9, y: 0 },
  ];
  it("is ahead, and rather straight ahead than near", () => {
    expect(nearest({ x: 0, y: 0 }, places, [1, 0])).toBe(0);
    expect(nearest({ x: 0, y: 0 }, places, [-1, 0])).toBe(3);
    expect(nearest({ x: 0, y: 0 }, places, [0, 1])).toBe(1);
    expect(nearest({ x: 12, y: 10 }, places, [0, 1])).toBe(2);
  });
  it("is none where nothing is ahead", () => expect(nearest({ x: 0, y: 50 }, places, [0, 1])).toBe(-1));
});

describe("a toolbar", () => {
  let stop: (() => void) | undefined;
  afterEach(() => {
    stop?.();
    document.body.replaceChildren();
  });
  const make = (lit?: string) => {
    document.body.innerHTML = '<div id="root"><button>a</button><button data-glows>b</button><button>c</button></div>';
    const root = document.querySelector<HTMLElement>("#root");
    if (!root) throw new Error("no root");
    const buttons = [...root.querySelectorAll("button")];
    buttons.forEach((button, nth) => {
      button.checkVisibility = () => true;
      button.getBoundingClientRect = () => new DOMRect(nth * 50, 0, 40, 40);
    });
    stop = roving("button", lit)(root) ?? undefined;
    return buttons;
  };
  const press = (name: string) =>
    (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true }));

  it("is one stop of the Tab key, where the focus was last", () => {
    const [a, b, c] = make();
    expect([a, b, c].map((one) => one?.tabIndex)).toEqual([0, -1, -1]);
    a?.focus();
    press("ArrowRight");
    expect(document.activeElement).toBe(b);
    expect([a, b, c].map((one) => one?.tabIndex)).toEqual([-1, 0, -1]);
    press("ArrowLeft");
    expect(document.activeElement).toBe(a);
  });

  it("is entered by an arrow at what glows, if nothing has the focus", () => {
    const [a, b] = make("[data-glows]");
    expect(a?.tabIndex).toBe(-1);
    press("ArrowDown");
    expect(document.activeElement).toBe(b);
  });
});
