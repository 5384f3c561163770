// What changes under the finger does not listen for a moment.

const MOMENT = 300;

/** Ignores touches for a moment whenever this changes; null never does. */
export function deafTo(scene: () => string | null): { readonly now: boolean } {
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
