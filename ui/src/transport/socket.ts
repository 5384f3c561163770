// In a browser: one WebSocket. What was asked and not yet answered is asked again after a break;
// requests that change something carry an id, so that nothing is done twice.

import type { Problem, Push, Reply } from "../wire/types";
import { Failed, type Transport } from "./index";

type Frame = { id?: number; ok?: Reply; problem?: Problem; push?: Push };

interface Waiting {
  text: string;
  resolve: (reply: Reply) => void;
  reject: (failed: Failed) => void;
}

const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 4000;

/** The token from the address, kept for this tab and taken out of sight. */
function token(): string {
  const fragment = new URLSearchParams(location.hash.slice(1)).get("token");
  if (fragment) {
    sessionStorage.setItem("token", fragment);
    history.replaceState(null, "", location.pathname);
  }
  return sessionStorage.getItem("token") ?? "";
}

export function socket(): Transport {
  const shown = token();
  const waiting = new Map<number, Waiting>();
  const pushed: ((push: Push) => void)[] = [];
  const reach: ((reachable: boolean) => void)[] = [];
  let line: WebSocket | undefined;
  let next = 1;
  let pause = FIRST_PAUSE;

  function hear(frame: Frame): void {
    if (frame.push) {
      const push = frame.push;
      pushed.forEach((listener) => listener(push));
      return;
    }
    const asked = frame.id === undefined ? undefined : waiting.get(frame.id);
    if (!asked || frame.id === undefined) return;
    waiting.delete(frame.id);
    if (frame.ok) asked.resolve(frame.ok);
    else if (frame.problem) asked.reject(new Failed(frame.problem));
  }

  function open(): void {
    const fresh = new WebSocket(`ws://${location.host}/ws`);
    fresh.onopen = () => {
      line = fresh;
      pause = FIRST_PAUSE;
      fresh.send(JSON.stringify({ token: shown }));
      waiting.forEach((asked) => fresh.send(asked.text));
      reach.forEach((listener) => listener(true));
    };
    fresh.onmessage = (event) => hear(JSON.parse(String(event.data)) as Frame);
    fresh.onclose = () => {
      line = undefined;
      reach.forEach((listener) => listener(false));
      setTimeout(open, pause);
      pause = Math.min(pause * 2, LONGEST_PAUSE);
    };
  }
  open();

  return {
    request(request) {
      const id = next++;
      const text = JSON.stringify({ id, request });
      return new Promise((resolve, reject) => {
        waiting.set(id, { text, resolve, reject });
        if (line?.readyState === WebSocket.OPEN) line.send(text);
      });
    },
    onPush: (listener) => void pushed.push(listener),
    onReach: (listener) => void reach.push(listener),
  };
}
