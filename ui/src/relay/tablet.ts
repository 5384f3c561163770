// What a tablet needs to host phones, loaded on demand.

export { deleteKeys, openKeys } from "./keys";
export { tabletRelay, type TabletRelay } from "./tabletRelay";
