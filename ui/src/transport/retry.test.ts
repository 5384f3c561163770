import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { withRetry } from "./retry";
import { Failed, type Transport } from "./contract";
import type { Problem, Reply, Request } from "../wire/types";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const request: Request = { type: "undo", table: 1, id: "once", head: 3 };
const moved: Reply = { type: "moved", head: 2 };

/** A transport with these replies, one after the other. */
function answering(answers: (Problem | Reply)[]): { asked: Request[]; transport: Transport } {
  const asked: Request[] = [];
  const nothing = () => undefined;
  const transport: Transport = {
    request(said) {
      asked.push(said);
      const answer = answers.shift();
      if (answer && "type" in answer) return Promise.resolve(answer);
      return Promise.reject(new Failed(answer ?? { problem: "unanswered" }));
    },
    onPush: nothing,
    onReach: nothing,
    onEntry: nothing,
    onGiven: nothing,
    greet: nothing,
  };
  return { asked, transport: withRetry(transport) };
}

const unsettled: Problem = { problem: "unsettled", ticket: "00" };

test("what nobody can say yet is asked again, the very same request", async () => {
  const { asked, transport } = answering([unsettled, unsettled, moved]);
  const answer = transport.request(request);
  await vi.runAllTimersAsync();
  expect(await answer).toEqual(moved);
  expect(asked).toEqual([request, request, request]);
});

test("it is told at last when nobody can ever say", async () => {
  const { asked, transport } = answering(Array.from({ length: 20 }, () => unsettled));
  const answer = transport.request(request).catch((failed: unknown) => (failed as Failed).problem);
  await vi.runAllTimersAsync();
  expect(await answer).toEqual(unsettled);
  expect(asked).toHaveLength(6);
});

test("any other problem is told at once", async () => {
  const { asked, transport } = answering([{ problem: "disk_full" }, moved]);
  await expect(transport.request(request)).rejects.toThrow("disk_full");
  expect(asked).toHaveLength(1);
});
