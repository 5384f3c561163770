// Whether this is the screen in a frame that faces people (`around.ts`), and whether it should be.

/** Where the way is remembered; nothing if the screen stays. */
export const KEY = "around";

/** This is the screen in the frame. */
export const framed = parent !== self;

/** The screen should lie in a frame. */
export const turns = !framed && KEY in localStorage;

/** The page that has the browser's title. */
export const titled = parent.document;
