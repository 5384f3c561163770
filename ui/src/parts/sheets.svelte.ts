// The sheets that lie open, the topmost last: what must be seen over all of them asks here.

export const sheets: { open: HTMLElement[] } = $state({ open: [] });

/** A sheet opens; what is returned tells that it is gone. */
export function laid(sheet: HTMLElement): () => void {
  sheets.open = [...sheets.open, sheet];
  return () => {
    sheets.open = sheets.open.filter((other) => other !== sheet);
  };
}
