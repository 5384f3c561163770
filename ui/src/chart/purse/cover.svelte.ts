// The covered purse that somebody wants to look into.
export const cover: { seat: number | null } = $state({ seat: null });
