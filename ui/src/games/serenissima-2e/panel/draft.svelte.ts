// The port that is being picked, shared by map and panel.
export const draft: { port: string | null } = $state({ port: null });
