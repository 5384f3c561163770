// A WebRTC connection of two devices in one network, without any server. Its first channel, which both sides open, agrees
// on the next connection; each other channel is one of the phone's connections to the table.

import { toBase64url } from "../relay/bytes";
import { readDescription } from "./codes";
import { pack, type Unpacked } from "./packing";

/** The channel for the connection itself. */
const CONTROL = { negotiated: true, id: 0 };

/** The most characters of a message on it. */
const MAX_CONTROL = 1000;

/** The time for finding this device's own addresses: milliseconds. */
const GATHERING = 1000;

/** What the tablet tells a phone that it has scanned. */
export interface Hello {
  /** The room of the hosted game, by which a phone recognises it. */
  room: string;
  /** The fragment of a seat's link with its code and its player; or empty. */
  link: string;
}

/** A message on the control channel. */
export interface Control {
  hello?: Hello;
  /** The packed description of a spare connection, in base64url: the tablet's offer, then the phone's answer. */
  spare?: string;
}

const isHello = (hello: Partial<Hello> | undefined) =>
  hello === undefined || (typeof hello.room === "string" && /^(#|$)/.test(hello.link ?? " "));

/** Reads a message of the other side; null if it breaks the rules. */
function readControl(data: unknown): Control | null {
  if (typeof data !== "string" || data.length > MAX_CONTROL) return null;
  try {
    const message = JSON.parse(data) as Control;
    return isHello(message.hello) && (message.spare === undefined || typeof message.spare === "string")
      ? message
      : null;
  } catch {
    return null;
  }
}

/**
 * A description for the browser. The tablet begins the encryption, after it has accepted an answer. Otherwise the first
 * packets of each phone that has scanned the same code would reach it, and only one connection could be right.
 */
const remote = ({ type, sdp }: Unpacked): RTCSessionDescriptionInit => ({
  type,
  sdp: sdp.replace("a=setup:actpass", "a=setup:active"),
});

/** One connection. */
export class Connection {
  readonly rtc = new RTCPeerConnection({ iceServers: [] });
  readonly #control = this.rtc.createDataChannel("control", CONTROL);
  /** Settles when the other side is connected, or never will be. */
  readonly opened = new Promise<void>((resolve, reject) => {
    this.#control.onopen = () => resolve();
    this.#control.onclose = () => reject(new Error("closed"));
    this.rtc.onconnectionstatechange = () => this.rtc.connectionState === "failed" && reject(new Error("failed"));
  });
  onControl: (message: Control) => void = () => undefined;

  constructor() {
    this.opened.catch(() => undefined);
    this.#control.onmessage = ({ data }: MessageEvent<unknown>) => {
      const message = readControl(data);
      if (message) this.onControl(message);
    };
  }

  send(message: Control): void {
    if (this.#control.readyState === "open") this.#control.send(JSON.stringify(message));
  }

  /** Creates an offer. Returns it packed, with the addresses of this device. */
  async offer(): Promise<Uint8Array<ArrayBuffer>> {
    await this.rtc.setLocalDescription(await this.rtc.createOffer());
    return this.gathered();
  }

  /** The local description, packed, when the addresses of this device are known. */
  async gathered(): Promise<Uint8Array<ArrayBuffer>> {
    const { rtc } = this;
    await new Promise<void>((resolve) => {
      const done = () => rtc.iceGatheringState === "complete" && resolve();
      rtc.addEventListener("icegatheringstatechange", done);
      setTimeout(resolve, GATHERING);
      done();
    });
    return pack(rtc.localDescription?.sdp ?? "");
  }

  accept(description: Unpacked): Promise<void> {
    return this.rtc.setRemoteDescription(remote(description));
  }

  close(): void {
    this.rtc.close();
  }
}

/** A spare connection on the phone: agreed, but not begun, because a begun one ends after some seconds in vain. */
export class Spare {
  readonly connection = new Connection();
  readonly #offer: Unpacked;
  #held: RTCSessionDescriptionInit | undefined;

  /** `offer`: as the tablet sent it. */
  constructor(offer: string) {
    this.#offer = readDescription(offer, "offer");
  }

  /** The packed answer for the tablet, without addresses: the phone will connect to those of the tablet. */
  async answer(): Promise<string> {
    await this.connection.accept(this.#offer);
    this.#held = await this.connection.rtc.createAnswer();
    return toBase64url(pack(this.#held.sdp ?? ""));
  }

  /** Begins to connect; only once. */
  async begin(): Promise<void> {
    await this.connection.rtc.setLocalDescription(this.#held);
  }

  /**
   * True if the tablet answers within this time, in milliseconds. Another connection tries it, because the spare one can
   * begin only once. It never starts encryption, so that the tablet's end stays as it is.
   */
  async reaches(patience: number): Promise<boolean> {
    const rtc = new RTCPeerConnection({ iceServers: [] });
    try {
      rtc.createDataChannel("control", CONTROL);
      await rtc.setRemoteDescription(remote(this.#offer));
      await rtc.setLocalDescription(await rtc.createAnswer());
      return await new Promise<boolean>((resolve) => {
        setTimeout(() => resolve(false), patience);
        rtc.oniceconnectionstatechange = () =>
          (rtc.iceConnectionState === "connected" || rtc.iceConnectionState === "completed") && resolve(true);
      });
    } finally {
      rtc.close();
    }
  }
}
