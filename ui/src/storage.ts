// This page's storage. The page for phones (`join.html`) shares its origin with the web app, and so the browser's storage.
// Its keys have a prefix. So a phone's own games and settings in the web app stay as they are.

/** True on the page for phones behind a relay. */
export const onJoinPage = "document" in globalThis && document.querySelector("meta[name=join]") !== null;

const prefix = onJoinPage ? "join " : "";

type Stored = Pick<Storage, "getItem" | "setItem" | "removeItem">;

const prefixed = (storage: () => Storage): Stored => ({
  getItem: (key) => storage().getItem(prefix + key),
  setItem: (key, value) => storage().setItem(prefix + key, value),
  removeItem: (key) => storage().removeItem(prefix + key),
});

/** Kept until the user deletes it. */
export const deviceStorage = prefixed(() => localStorage);

/** Kept until the tab is closed. */
export const tabStorage = prefixed(() => sessionStorage);
