// The screen of a tablet that is flat between people. It runs in a frame of its own, which turns to a side of the
// tablet. Alternatively it stays still between strips that inform each side. In the frame the screen has a
// window of its own, so its code is independent of the orientation.

import type { Side } from "../../wire/types";
import { KEY } from "./framed";
import { deviceStorage } from "../../storage";

/** How the screen faces the people around it: it stays, turns over, turns to every side, or has strips at the edges. */
export const WAYS = ["still", "over", "round", "edges"] as const;
export type Way = (typeof WAYS)[number];

/** The part of a strip for one seat. */
export interface StripSeat {
  colour: string;
  /** The player's short name. Empty if the question says it. */
  name: string;
  /** The question to the player, or the players whom the table waits for. Empty if a neighbour's part says it. */
  question: string;
  /** The facts of the public standing, the most important first. A narrow part shows as many as fit. */
  standing: string[];
  /** True if the player is asked. */
  asked: boolean;
}

/** The strip at one side of the tablet. */
export interface Strip {
  side: Side;
  seats: StripSeat[];
}

/** Message from the screen to the frame. */
export interface FrameMessage {
  face: Side;
  strips: Strip[];
  /** The label for a tap on a strip. */
  turn: string;
}

/** True if a message is a `FrameMessage`. Browser extensions post messages in the screen's name. */
export const isFrameMessage = (message: unknown): message is FrameMessage =>
  typeof message === "object" && message !== null && "strips" in message;

/** Message from the frame to the screen: the side that it faces now. */
export interface FacingMessage {
  faces: Side;
}

/** The facing mode of this device. It depends on where the device is, so it is stored here. */
export function chosen(): Way {
  return WAYS.find((way) => way === deviceStorage.getItem(KEY)) ?? "still";
}

/** Changes the facing mode. The screen reloads at its current page, in the frame or without it. */
export function choose(way: Way, keep: () => void): void {
  if (way === "still") deviceStorage.removeItem(KEY);
  else deviceStorage.setItem(KEY, way);
  keep();
  parent.location.reload();
}

/** Sends a message from the screen to the frame. */
export function postToFrame(told: FrameMessage): void {
  parent.postMessage(told, location.origin);
}
