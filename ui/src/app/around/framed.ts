// Whether this is the screen in a facing frame (`around.ts`), and whether it should be.

/** Storage key of the facing mode; absent if the screen stays. */
export const KEY = "around";

/** This is the screen in the frame. */
export const framed = parent !== self;

/** The screen should run in a frame. */
export const turns = !framed && KEY in localStorage;

/** The page that sets the browser's title. */
export const titled = parent.document;
