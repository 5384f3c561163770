// The gallery: one story, as the address names it (`?story=…&language=…&theme=…&text=…`), or the list of all stories.

import { mount } from "svelte";
import "../app/letters.css";
import "../app/theme.css";
import { choose, onMissingText } from "../lang/index.svelte";
import { stopClock } from "./clock";
import { readIndex } from "./files";
import { allStories, type Story } from "./stories";
import { settle, take } from "./steps";

globalThis.shown = new Set();
globalThis.gallery = {
  state: "loading",
  faults: [],
  speak: async (language) => {
    await choose(language);
    await settle();
    refuseKeys();
  },
  settle,
  close: async () => {
    await close();
    close = () => Promise.resolve();
  },
  open: async (name) => {
    gallery.faults = [];
    shown.clear();
    missing.clear();
    gallery.state = "loading";
    await start(name).catch((error: unknown) => gallery.faults.push(String(error)));
    gallery.state = gallery.faults.length ? "failed" : "shown";
  },
};

/** Keys of texts that were missing when they were needed. They may have been loaded since. */
const missing = new Set<string>();
onMissingText((key) => missing.add(key));

/** Notes each missing text whose key is shown, or read by a screen reader. */
function refuseKeys(): void {
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (nodes.nextNode()) texts.push(nodes.currentNode.nodeValue ?? "");
  for (const name of ["aria-label", "title", "alt"])
    for (const element of document.querySelectorAll(`[${name}]`)) texts.push(element.getAttribute(name) ?? "");
  const words = new Set(
    texts.flatMap((text) => [text.trim(), ...text.split(/\s+/).filter((word) => word.includes("-"))]),
  );
  for (const key of missing) if (words.has(key)) gallery.faults.push(`it shows the key of a text: ${key}`);
}

/** Removes the shown story. */
let close: () => Promise<void> = () => Promise.resolve();

async function show(story: Story, preferences: Record<string, string>): Promise<void> {
  const target = document.getElementById("app");
  if (!target) return;
  close = story.club
    ? await (await import("./club")).showClub(target, story, preferences)
    : await (await import("./app")).showApp(target, story, preferences);
  await take(story.steps ?? []);
  await settle();
  for (const component of story.shows ?? [])
    if (!shown.has(component)) gallery.faults.push(`it does not show ${component}`);
  refuseKeys();
}

async function start(name: string | null): Promise<void> {
  const address = new URLSearchParams(location.search);
  const stories = allStories(await readIndex());
  if (name === null) {
    const list = await import("./List.svelte");
    mount(list.default, { target: document.body, props: { stories } });
    return;
  }
  const story = stories.find((one) => one.name === name);
  if (!story) throw new Error(`there is no story ${name}`);
  await gallery.close();
  // Another story may have left stored values.
  localStorage.clear();
  sessionStorage.clear();
  document.documentElement.removeAttribute("style");
  const preferences: Record<string, string> = { theme: "light", language: "en", ...story.preferences };
  for (const key of ["theme", "language", "text"]) {
    const value = address.get(key);
    if (value) preferences[key] = value;
  }
  await show(story, preferences);
}

// A browser reports a resize loop while a page measures itself; it is harmless.
const isHarmless = (message: string) => message.startsWith("ResizeObserver loop");
addEventListener("error", ({ message }) => isHarmless(message) || gallery.faults.push(message));
addEventListener("unhandledrejection", (event) => gallery.faults.push(String(event.reason)));
stopClock();
void gallery.open(new URLSearchParams(location.search).get("story"));
