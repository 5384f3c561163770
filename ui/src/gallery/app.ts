// Shows a story of the app: its state on one device, from the recording of that device.

import { mount, unmount } from "svelte";
import App from "../app/App.svelte";
import { keep } from "../app/looks";
import { keepFocus } from "../parts/focus";
import { parseRelay } from "../relay/link";
import { isScreen } from "../table/role";
import type { Browser } from "../transport/contract";
import type { Problem } from "../wire/types";
import { readIndex, readJson } from "./files";
import { recorded, type Outcome, type Recording } from "./recording";
import type { Story } from "./stories";

/** Storage key of the app's open page. */
const PAGE = "page";

/** A table of the web app has no address and no second screen. */
function forWebApp(recording: Recording): void {
  for (const one of recording.replies) {
    if (!("ok" in one) || one.ok.type !== "hosting" || !one.ok.hosting) continue;
    const { hosting } = one.ok;
    const devices = hosting.devices.filter(({ role }) => !isScreen(role));
    one.ok.hosting = { ...hosting, address: "", networks: [], devices };
  }
}

const browserOf = ({ relay, phones }: NonNullable<Story["web"]>): Browser => ({
  takeOver: () => undefined,
  lasting: () => Promise.resolve(true),
  phones: {
    relay: () => (relay === undefined ? Promise.reject(new Error("no answer")) : Promise.resolve(relay)),
    setRelay: (address) => parseRelay(address) !== null,
    useRelay: () => undefined,
    codes: () =>
      Promise.resolve({
        offer: () => Promise.resolve(`https://example.org/bucintoro/join.html#offer=${"A".repeat(92)}`),
        accept: () => Promise.resolve(null),
      }),
    onState: (listener) => listener({ relay: "closed", stored: true, ...phones }),
  },
});

/** Returns a function that removes the story. */
export async function showApp(
  target: HTMLElement,
  story: Story,
  preferences: Record<string, string>,
): Promise<() => Promise<void>> {
  const { state, device = "host" } = story;
  const recording = state
    ? await readJson<Recording>(`states/${state}.${device}`)
    : await readJson<Recording>(`pages/${story.page ?? "used"}`);
  const { table: change } = story;
  if (change)
    for (const one of recording.replies)
      if ("ok" in one && one.ok.type === "state") one.ok.state = change(one.ok.state);
  if (story.web) forWebApp(recording);
  const states = (await readIndex()).states;
  const refusal = story.refused ? states.find(({ name }) => name === state)?.refused?.problem : undefined;
  const table = recording.replies.find(({ request }) => request.type === "open")?.request;
  const page = story.at ?? (table?.type === "open" ? { name: "table", table: table.table } : { name: "home" });
  if (!recording.guest) sessionStorage.setItem(PAGE, JSON.stringify(page));
  keep(preferences);
  keepFocus(target);
  const transport = recorded(recording, {
    preferences,
    entry: story.entry,
    refusal: refusal as Problem | undefined,
    imported: story.imported && (await readJson<Record<string, Outcome>>("pages/files"))[story.imported],
    programs: story.programs,
    away: story.away,
    onmissing: (request) => gallery.faults.push(`no reply was recorded for ${JSON.stringify(request)}`),
  });
  const browser = story.web && { browser: browserOf(story.web) };
  const app = mount(App, { target, props: { transport: { ...transport, ...browser, ...story.transport } } });
  return () => unmount(app);
}
