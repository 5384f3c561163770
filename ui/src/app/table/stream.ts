import { OVERLAY } from "./television";

/** The spectators' address, for the overlay of a stream. */
export function overStream(url: string): string {
  const [host = "", fragment] = url.split("#");
  const way = new URLSearchParams(fragment);
  way.set("name", "Stream");
  return `${host}#${way.toString()}&${OVERLAY}`;
}
