// The open sheets, the topmost last, for content that must be above all of them.

export const sheets: { open: HTMLElement[] } = $state({ open: [] });

/** Registers an open sheet; returns a function that removes it. */
export function laid(sheet: HTMLElement): () => void {
  sheets.open = [...sheets.open, sheet];
  return () => {
    sheets.open = sheets.open.filter((other) => other !== sheet);
  };
}
