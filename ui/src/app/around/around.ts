// For a tablet that lies flat between people: the screen in a frame of its own, which turns to a side of the
// tablet, or lies still between strips that tell each side what it is asked. In the frame the screen has a
// window of its own, so nothing in it needs to know which way it is turned.

import type { Side } from "../../wire/types";
import { KEY } from "./framed";

/** How the screen faces the people around it: it stays, turns over, turns to every side, or tells each side at
 * its edge. */
export const WAYS = ["still", "over", "round", "edges"] as const;
export type Way = (typeof WAYS)[number];

/** What one side of the tablet is told. */
export interface Strip {
  side: Side;
  text: string;
  /** Whether this side is asked. */
  asked: boolean;
  /** Of the player whom it is about; none for dice and cards. */
  colour: string | null;
}

/** What the screen tells the frame. */
export interface Told {
  face: Side;
  strips: Strip[];
  /** What a tap on a strip does, in words. */
  turn: string;
}

/** Whether a message is one of these: extensions of a browser send theirs in the screen's name. */
export const isTold = (message: unknown): message is Told =>
  typeof message === "object" && message !== null && "strips" in message;

/** What the frame tells the screen: the side that it faces now. */
export interface Faced {
  faces: Side;
}

/** How this device faces people: a matter of where it lies, so it is remembered here. */
export function chosen(): Way {
  return WAYS.find((way) => way === localStorage.getItem(KEY)) ?? "still";
}

/** Faces people in another way from now on. The screen begins anew where it is, in the frame or without it. */
export function choose(way: Way, keep: () => void): void {
  if (way === "still") localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, way);
  keep();
  parent.location.reload();
}

/** The screen tells the frame. */
export function tell(told: Told): void {
  parent.postMessage(told, location.origin);
}
