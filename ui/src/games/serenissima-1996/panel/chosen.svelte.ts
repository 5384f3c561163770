// What is looked at, shared by chart and panel: the galley that is to sail, and the port where something is to be done.
export const chosen: { galley: number | null; port: string | null } = $state({ galley: null, port: null });
