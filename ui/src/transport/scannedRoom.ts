// Links that the page for phones scans.

import { onJoinPage } from "../storage";

/** On the page for phones, opens a scanned link to a table. Returns false on other pages, and for other texts. */
export function openScannedRoom(link: string): boolean {
  if (!onJoinPage || !/#(.*&)?(at|offer)=/.test(link)) return false;
  location.hash = link.slice(link.indexOf("#"));
  location.reload();
  return true;
}
