import { expect, test } from "vitest";
import { Failed, type Source } from "./contract";
import { exportBackup, newTransfer, readPart, importFile } from "./fileTransfer";
import type { Reply, Request } from "../wire/types";

/** A host that stores received parts, and loses all of them on a restart. */
class Host {
  kept: string[] = [];
  asked: Request[] = [];
  restarts = 0;
  ask = (request: Request): Promise<Reply> => {
    this.asked.push(request);
    if (request.type === "send") {
      if (this.restarts && request.part === 2) {
        this.restarts -= 1;
        this.kept = [];
      } else if (request.part === this.kept.length) this.kept.push(request.text);
      return Promise.resolve({ type: "next", part: this.kept.length });
    }
    if (request.type === "take_in" && this.kept.length < request.parts)
      return Promise.resolve({ type: "next", part: this.kept.length });
    if (this.asked.filter(({ type }) => type === request.type).length < 3 && request.type !== "fetch")
      return Promise.resolve({ type: "working", done: 1, of: 2 });
    if (request.type === "fetch") return Promise.resolve({ type: "part", text: ["one ", "two"][request.part] ?? "" });
    if (request.type === "backup")
      return Promise.resolve({ type: "parcel", parcel: request.id, name: "all.json", parts: 2 });
    return Promise.resolve({ type: "restored", added: 1, known: 0, devices: 0, cut: [], boards: [] });
  };
}

// jsdom cannot read files, so this has only the needed part of one.
function file(text: string): Source {
  const bytes = new TextEncoder().encode(text);
  const slice = (from: number, to: number) => ({ arrayBuffer: () => Promise.resolve(bytes.slice(from, to).buffer) });
  return { size: bytes.length, slice };
}

const long = "Dogaressa – “Bucintòro” 🚢 ".repeat(30_000);

test("parts cut no character and are the file together", async () => {
  const whole = file(long);
  const texts = await Promise.all(
    Array.from({ length: Math.ceil(whole.size / (256 * 1024)) }, (_, part) => readPart(whole, part)),
  );
  expect(texts.length).toBeGreaterThan(3);
  expect(texts.join("")).toBe(long);
});

test("a file is sent, taken in, and asked after until it is done, under one id", async () => {
  const host = new Host();
  const told: [number, number][] = [];
  const reply = await importFile(host.ask, newTransfer(file(long)), {}, (done, of) => told.push([done, of]));
  expect(reply.type).toBe("restored");
  expect(host.kept.join("")).toBe(long);
  const ids = host.asked.flatMap((request) => (request.type === "take_in" ? [request.id] : []));
  expect(ids.length).toBe(3);
  expect(new Set(ids).size).toBe(1);
  expect(told[0]).toEqual([0, host.kept.length]);
  expect(told).toContainEqual([1, 2]);
});

test("a host that was started anew is sent all of it again, and one that never stays is given up", async () => {
  const host = new Host();
  host.restarts = 2;
  await importFile(host.ask, newTransfer(file(long)), {}, () => undefined);
  expect(host.kept.join("")).toBe(long);
  const never = new Host();
  never.restarts = 1_000;
  await expect(importFile(never.ask, newTransfer(file(long)), {}, () => undefined)).rejects.toThrow(Failed);
});

test("a backup is fetched part by part", async () => {
  const host = new Host();
  const made = await exportBackup(host.ask, () => undefined);
  expect(made.name).toBe("all.json");
  expect(made.file.size).toBe(7);
});
