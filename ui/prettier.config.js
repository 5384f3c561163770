/** How the screen's and the journeys' sources are formatted; `npm run format` rewrites them, `npm run lint` checks. */
export default {
  printWidth: 120,
  plugins: ["prettier-plugin-svelte"],
  overrides: [{ files: "*.svelte", options: { parser: "svelte" } }],
};
