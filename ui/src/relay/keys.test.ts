import { beforeEach, expect, test, vi } from "vitest";
import { deleteKeys, openKeys } from "./keys";

/** Databases in memory: as much of IndexedDB as the keys use. */
class Databases {
  readonly stores = new Map<string, Map<string, unknown>>();
  /** The operation that fails. */
  broken: "open" | "get" | "add" | null = null;

  #request<T>(fails: boolean, result: () => T) {
    const request = { result: undefined as T | undefined, error: new Error("refused"), onsuccess: null, onerror: null };
    queueMicrotask(() => {
      const { onsuccess, onerror } = request as unknown as Record<string, () => void>;
      if (fails) return onerror?.();
      request.result = result();
      onsuccess?.();
    });
    return request;
  }

  open = (name: string) => {
    const store = this.stores.get(name) ?? new Map<string, unknown>();
    this.stores.set(name, store);
    return this.#request(this.broken === "open", () => ({
      close: () => undefined,
      transaction: () => this.#run(store),
    }));
  };

  #run(store: Map<string, unknown>) {
    const transaction = { error: new Error("aborted"), oncomplete: null, onabort: null };
    const end = (fails: boolean) =>
      setTimeout(() => {
        const { oncomplete, onabort } = transaction as unknown as Record<string, () => void>;
        if (fails) onabort?.();
        else oncomplete?.();
      });
    const ask = (kind: string, act: () => unknown) => {
      end(this.broken === kind);
      return this.#request(this.broken === kind, act);
    };
    const objectStore = () => ({
      get: (key: string) => ask("get", () => store.get(key)),
      add: (value: unknown, key: string) => ask("add", () => store.set(key, structuredClone(value))),
      delete: (key: string) => ask("delete", () => store.delete(key)),
    });
    return Object.assign(transaction, { objectStore });
  }
}

let databases: Databases;
/** A new page has new modules: nothing in memory. */
const reload = async () => {
  vi.resetModules();
  return await import("./keys");
};

beforeEach(() => {
  databases = new Databases();
  vi.stubGlobal("indexedDB", databases);
  vi.stubGlobal("document", { baseURI: `https://example.org/${Math.random()}/index.html` });
});

test("keys outlive the page, and their private half cannot be read", async () => {
  const keys = await openKeys();
  expect(keys.stored).toBe(true);
  expect(keys.room).toHaveLength(22);
  expect(keys.keys.privateKey.extractable).toBe(false);
  await expect(crypto.subtle.exportKey("jwk", keys.keys.privateKey)).rejects.toThrow();
  const again = await (await reload()).openKeys();
  expect(again.room).toBe(keys.room);
  expect(again.stored).toBe(true);
});

test("each path of the app has its own keys", async () => {
  const { room } = await openKeys();
  vi.stubGlobal("document", { baseURI: "https://example.org/elsewhere/" });
  expect((await openKeys()).room).not.toBe(room);
});

test("keys that are opened twice at once are the same", async () => {
  const [one, two] = await Promise.all([openKeys(), openKeys()]);
  expect(one.room).toBe(two.room);
});

test("deleted keys are gone", async () => {
  const { room } = await openKeys();
  await deleteKeys();
  expect([...databases.stores.values()].map(({ size }) => size)).toEqual([0]);
  expect((await openKeys()).room).not.toBe(room);
  const pending = openKeys();
  await deleteKeys();
  expect((await (await reload()).openKeys()).room).not.toBe((await pending).room);
});

test.each(["open", "get", "add"] as const)("without storage (%s) the keys stay in memory", async (broken) => {
  databases.broken = broken;
  const keys = await openKeys();
  expect(keys.stored).toBe(false);
  expect((await openKeys()).room).toBe(keys.room);
  await deleteKeys();
  expect((await openKeys()).room).not.toBe(keys.room);
});

test("keys that cannot be read for a moment are not replaced", async () => {
  const { room } = await openKeys();
  databases.broken = "get";
  const page = await reload();
  expect((await page.openKeys()).stored).toBe(false);
  databases.broken = null;
  expect((await (await reload()).openKeys()).room).toBe(room);
});
