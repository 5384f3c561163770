// The open sheets, the topmost last, for whatever must be shown above all of them.

export const sheets: { open: HTMLElement[] } = $state({ open: [] });

/** A sheet opens; what is returned tells that it is gone. */
export function laid(sheet: HTMLElement): () => void {
  sheets.open = [...sheets.open, sheet];
  return () => {
    sheets.open = sheets.open.filter((other) => other !== sheet);
  };
}
