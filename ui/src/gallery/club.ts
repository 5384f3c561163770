// Shows a story of a club's page: a fake WebSocket plays the recorded messages.

import { mount, unmount } from "svelte";
import ClubPage from "../app/club/ClubPage.svelte";
import { keep } from "../app/looks";
import { keepFocus } from "../parts/focus";
import type { EveningReply, EveningRequest, EveningWelcome } from "../wire/evening";
import { canonical } from "../table/canonical";
import { readJson } from "./files";
import type { Story } from "./stories";

/** The messages to a page of a club, as `cargo xtask gallery` records them. */
interface ClubRecording {
  /** Absent for a page that is not let in. */
  welcome: EveningWelcome | null;
  replies: { request: EveningRequest; ok: EveningReply }[];
}

/** Storage key of a club page's greeting. */
const SAID = "evening";

/** Returns a function that removes the story. */
export async function showClub(
  target: HTMLElement,
  story: Story,
  preferences: Record<string, string>,
): Promise<() => Promise<void>> {
  const recording = await readJson<ClubRecording>(`club/${story.club}`);
  if (story.event && recording.welcome?.seen.evening)
    recording.welcome.seen.evening = story.event(recording.welcome.seen.evening);
  const replies = new Map(recording.replies.map(({ request, ok }) => [canonical(request), ok]));
  keep(preferences);
  if (recording.welcome) sessionStorage.setItem(SAID, JSON.stringify({ greeting: "wall", token: "" }));

  class RecordedSocket {
    binaryType = "arraybuffer";
    readyState = 1;
    onopen: (() => void) | null = null;
    onmessage: ((event: { data: string }) => void) | null = null;
    onclose: (() => void) | null = null;

    constructor() {
      queueMicrotask(() => this.onopen?.());
    }
    close(): void {
      this.readyState = 3;
    }
    send(text: string): void {
      queueMicrotask(() => this.onmessage?.({ data: JSON.stringify(this.reply(JSON.parse(text))) }));
    }
    private reply(said: { id?: number; request?: EveningRequest }): unknown {
      if (said.id === undefined || !said.request) return { welcome: recording.welcome, largest: 1 << 20 };
      const ok = replies.get(canonical(said.request));
      if (ok) return { id: said.id, ok };
      gallery.faults.push(`no reply was recorded for ${JSON.stringify(said.request)}`);
      return { id: said.id, problem: { problem: "not_allowed" } };
    }
  }
  Object.assign(globalThis, { WebSocket: RecordedSocket });
  keepFocus(target);
  const page = mount(ClubPage, { target });
  return () => unmount(page);
}
