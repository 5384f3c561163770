// The tablet's key pair for the hosted game. The browser stores it, so that links stay valid when the page reloads. It is
// deleted when hosting ends. No script can read the private key, only use it. A browser that cannot store it, for example
// in a private window, keeps it in memory: links are valid until the page ends.

import { roomId } from "./encryption";
import type { Bytes } from "./bytes";

/** A room's keys and its id. */
export interface RoomKeys {
  readonly keys: CryptoKeyPair;
  readonly publicKey: Bytes;
  readonly room: string;
  /** False if the links end with this page. */
  readonly stored: boolean;
}

const STORE = "keys";

/** The name of the key pair. A page hosts one game at a time. */
const HOSTED = "hosted";

/** The keys of this page that the browser does not store, and those being loaded; by database. */
const loaded = new Map<string, Promise<RoomKeys>>();

/** The database of the web app at this path, because another path has other games. */
const database = () => `bucintoro relay ${new URL(".", document.baseURI).pathname}`;

const settled = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** Runs one transaction, and returns the result of its request when it is on disk. */
async function transact<T>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const opening = indexedDB.open(database(), 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
  const opened = await settled(opening);
  try {
    const transaction = opened.transaction(STORE, mode, { durability: "strict" });
    const done = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
    });
    const [result] = await Promise.all([settled(ask(transaction.objectStore(STORE))), done]);
    return result;
  } finally {
    opened.close();
  }
}

async function describe(keys: CryptoKeyPair, stored: boolean): Promise<RoomKeys> {
  const publicKey = new Uint8Array(await crypto.subtle.exportKey("raw", keys.publicKey));
  return { keys, publicKey, room: await roomId(publicKey), stored };
}

async function load(): Promise<RoomKeys> {
  let stored = true;
  try {
    const found = await transact<CryptoKeyPair | undefined>("readonly", (store) => store.get(HOSTED));
    if (found) return await describe(found, true);
  } catch {
    stored = false;
  }
  const keys = await crypto.subtle.generateKey({ name: "ECDH", namedCurve: "P-256" }, false, ["deriveBits"]);
  try {
    if (stored) await transact("readwrite", (store) => store.add(keys, HOSTED));
  } catch {
    stored = false;
  }
  return describe(keys, stored);
}

/** The keys of the hosted game's room: the stored ones, or new ones. */
export function openKeys(): Promise<RoomKeys> {
  const name = database();
  const keys = loaded.get(name) ?? load();
  loaded.set(name, keys);
  keys.catch(() => loaded.delete(name));
  return keys;
}

/** Deletes the keys after hosting has ended. All links of the game become invalid. */
export async function deleteKeys(): Promise<void> {
  const name = database();
  // A key that is still being stored is deleted afterwards.
  const keys = await loaded.get(name)?.catch(() => undefined);
  loaded.delete(name);
  const deleted = transact("readwrite", (store) => store.delete(HOSTED));
  // Without storage there is nothing to delete.
  await (keys?.stored === false ? deleted.catch(() => undefined) : deleted);
}
