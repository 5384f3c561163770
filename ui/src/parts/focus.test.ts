// @vitest-environment jsdom

import { afterEach, expect, it } from "vitest";
import { keepFocus } from "./focus";

let stop = () => {};
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

function page(html: string): HTMLElement {
  document.body.innerHTML = `<div id="root">${html}</div>`;
  const root = document.getElementById("root") as HTMLElement;
  stop = keepFocus(root);
  return root;
}
const seen = () => new Promise((resolve) => setTimeout(resolve));

it("goes to the place around when what had it is replaced", async () => {
  const root = page("<main><section><button>1</button></section></main>");
  root.querySelector("button")?.focus();
  root.querySelector("section")?.replaceChildren(document.createElement("p"));
  await seen();
  expect(document.activeElement).toBe(root.querySelector("section"));
});

it("goes further out when the place is gone as well", async () => {
  const root = page("<main><section><button>1</button></section></main>");
  root.querySelector("button")?.focus();
  root.querySelector("section")?.remove();
  await seen();
  expect(document.activeElement).toBe(root.querySelector("main"));
});

it("stays where somebody has put it", async () => {
  const root = page("<main><section><button>1</button></section><input></main>");
  root.querySelector("button")?.focus();
  root.querySelector("input")?.focus();
  root.querySelector("section")?.remove();
  await seen();
  expect(document.activeElement).toBe(root.querySelector("input"));
});
