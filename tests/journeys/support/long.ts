// `LONG=1`: also the stories that take long or repeat a behaviour, and every look of the gallery. `cargo xtask test
// --long` sets it, each night.

/** Whether the run may take long. */
export const LONG = process.env["LONG"] === "1";

/** Marks a story of the long run: `test(title, IN_LONG_RUN, …)`. */
export const IN_LONG_RUN = { tag: "@long" };

/** Marks a story of the long run, if this is so. */
export const inLongRun = (isLong: boolean) => (isLong ? IN_LONG_RUN : {});
