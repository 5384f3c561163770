// A newer version of the web app lies ready beside the one in use, until somebody lets it take over.

/** Looks for one, and waits until it lies ready; what is given lets it take over. */
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
  // Where nothing can be reached there is none.
  void registration.update().catch(() => undefined);
  const waiting = await ready;
  return () => waiting.postMessage("take over");
}
