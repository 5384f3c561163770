// The covered purse that somebody wants to look into.
export const purse: { seat: number | null } = $state({ seat: null });
