// Faults that the gallery has found and that are not mended yet, by story. A fault that is gone fails its story until it
// is struck off here.

export const KNOWN: Record<string, readonly string[]> = {};
