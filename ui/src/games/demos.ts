// The demos of games. Each is loaded on demand.

import type { Demo } from "./contract";

const files = import.meta.glob<Demo>("./*/demo.json", { import: "default" });

/** True if a game has a demo. */
export const hasDemo = (game: string): boolean => `./${game}/demo.json` in files;

/** The demo of a game, if it has one. */
export const demoOf = async (game: string): Promise<Demo | null> => (await files[`./${game}/demo.json`]?.()) ?? null;
