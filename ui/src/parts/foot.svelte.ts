// The foot of a page's panel: the answers that end or decline the question are pinned to it, from any depth.

export const foot: { at: HTMLElement | null; pinned: number } = $state({ at: null, pinned: 0 });
