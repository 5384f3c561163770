/** A Svelte component, for the TypeScript compiler; svelte-check knows its props as well. */
declare module "*.svelte" {
  import type { Component } from "svelte";
  const component: Component;
  export default component;
}

/** The rings of the land, made at build time by `coast/plugin.ts`. */
declare module "virtual:coast" {
  const rings: string;
  export default rings;
}

/** The screens of offline replays, made at build time by `keepsake/plugin.ts`: none where nothing is built. */
declare module "virtual:keepsake" {
  export const boot: { script: string; hash: string };
  /** The address of the compressed file of each game, and the hashes of its script and its style. */
  export const screens: Record<string, { address: string; script: string; style: string }>;
}
