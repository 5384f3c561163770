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
