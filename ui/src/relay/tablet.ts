// What a tablet needs to host phones, loaded on demand.

export { deleteKeys, openKeys, type RoomKeys } from "./keys";
export { tabletRelay, type TabletRelay } from "./tabletRelay";
