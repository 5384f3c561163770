// The covered purse that a player wants to open.
export const cover: { seat: number | null } = $state({ seat: null });
