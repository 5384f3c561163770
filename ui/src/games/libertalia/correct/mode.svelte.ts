// Whether the sheet of corrections is open.

export const correcting = $state({ open: false });
