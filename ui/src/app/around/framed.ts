// Whether this is the screen in a facing frame (`around.ts`), and whether it should be.

import { deviceStorage } from "../../storage";

/** Storage key of the facing mode; absent if the screen stays. */
export const KEY = "around";

/** True if this page is the screen in the frame. */
export const framed = parent !== self;

/** True if the screen should run in a frame. */
export const turns = !framed && deviceStorage.getItem(KEY) !== null;

/** The document whose title the browser shows. */
export const titled = parent.document;
