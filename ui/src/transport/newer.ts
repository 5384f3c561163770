// Updates of the web app: a newer version waits beside the current one until the user activates it.

/** Waits for a newer version; resolves to a function that activates it. */
export async function newer(): Promise<() => void> {
  const registration = await navigator.serviceWorker.ready;
  const ready = new Promise<ServiceWorker>((resolve) => {
    const look = () => {
      if (registration.waiting) resolve(registration.waiting);
    };
    const follow = () => registration.installing?.addEventListener("statechange", look);
    registration.addEventListener("updatefound", follow);
    follow();
    look();
  });
  // Without a network there is no newer version.
  void registration.update().catch(() => undefined);
  const waiting = await ready;
  return () => waiting.postMessage("take over");
}
