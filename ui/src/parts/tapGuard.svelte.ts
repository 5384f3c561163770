// Ignores touches for a moment after a change under the finger.

const MOMENT = 300;

/** Ignores touches for a moment after each change of the scene; null disables it. */
export function tapGuard(scene: () => string | null): { readonly now: boolean } {
  let now = $state(false);
  $effect(() => {
    if (scene() === null) return;
    now = true;
    const timer = setTimeout(() => (now = false), MOMENT);
    return () => clearTimeout(timer);
  });
  return {
    get now() {
      return now;
    },
  };
}
