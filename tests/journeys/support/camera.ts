// A camera of 640x480 that sees what a test puts before it, and codes read from a page's picture.

import { closeSync, openSync, writeFileSync, writeSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import type { Locator } from "@playwright/test";
import { newFolder, ROOT } from "./processes";

const jsQR = createRequire(path.join(ROOT, "ui/package.json"))("jsqr") as (
  pixels: Uint8ClampedArray,
  width: number,
  height: number,
) => { data: string } | null;

export const [WIDTH, HEIGHT] = [640, 480];

/** How a picture is held before a camera: its size, a part of the frame's height, and its angle in degrees. */
interface Held {
  size?: number;
  angle?: number;
}

/** Runs in a page: the grey values of a picture, or of the first that a selector finds, on a grey frame, in base64. */
export async function drawGrey(
  image: HTMLImageElement | SVGElement | HTMLElement | string,
  [width, height, size, angle]: readonly [number, number, number, number],
): Promise<string> {
  const picture = (typeof image === "string" ? document.querySelector(image) : image) as HTMLImageElement;
  await picture.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const context = canvas.getContext("2d");
  if (!context) throw new Error("no canvas");
  context.fillStyle = "#888";
  context.fillRect(0, 0, width, height);
  context.translate(width / 2, height / 2);
  context.rotate((angle * Math.PI) / 180);
  const side = height * size;
  context.drawImage(picture, -side / 2, -side / 2, side, side);
  const { data } = context.getImageData(0, 0, width, height);
  let text = "";
  for (let at = 0; at < data.length; at += 4) text += String.fromCharCode(data[at] ?? 0);
  return btoa(text);
}

async function greyOf(image: Locator, { size = 0.8, angle = 0 }: Held): Promise<Buffer> {
  const pixels = await image.evaluate(drawGrey, [WIDTH, HEIGHT, size, angle] as const);
  return Buffer.from(pixels, "base64");
}

/** The text of a QR code on a page. */
export async function readCode(image: Locator): Promise<string> {
  return readGrey(await greyOf(image, { size: 1 }));
}

/** The text of a QR code in grey values, as `drawGrey` returns them. */
export function readGrey(grey: Buffer): string {
  const pixels = new Uint8ClampedArray(grey.length * 4);
  grey.forEach((value, at) => pixels.set([value, value, value, 255], at * 4));
  const found = jsQR(pixels, WIDTH, HEIGHT);
  if (!found) throw new Error("the page shows no code");
  return found.data;
}

/** A camera of Chromium whose video is a file of one frame. Chromium reads it again for each frame. */
export class FakeCamera {
  private readonly file = path.join(newFolder("camera"), "frame.y4m");
  private readonly head = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420\nFRAME\n`);
  /** What starts a browser with this camera. */
  readonly args = ["--use-fake-device-for-media-stream", `--use-file-for-fake-video-capture=${this.file}`];

  constructor() {
    const luma = Buffer.alloc(WIDTH * HEIGHT, 0x88);
    writeFileSync(this.file, Buffer.concat([this.head, luma, Buffer.alloc((WIDTH * HEIGHT) / 2, 0x80)]));
  }

  /** Holds a picture of a page before the camera. */
  async show(image: Locator, held: Held = {}): Promise<void> {
    this.showGrey((await greyOf(image, held)).toString("base64"));
  }

  /** Shows grey values in base64, as `drawGrey` returns them. */
  showGrey(pixels: string): void {
    const grey = Buffer.from(pixels, "base64");
    const file = openSync(this.file, "r+");
    writeSync(file, grey, 0, grey.length, this.head.length);
    closeSync(file);
  }
}

/**
 * Runs in a page of a browser whose camera cannot show a file: from now on its camera shows what `showInPage` draws. The
 * browser's own camera still starts, because it decides what a connection offers.
 */
export function replaceCamera([width, height]: readonly [number, number]): void {
  const own = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
  navigator.mediaDevices.getUserMedia = async (constraints) => {
    await own(constraints);
    const canvas = Object.assign(document.createElement("canvas"), { width, height });
    const context = canvas.getContext("2d");
    if (!context) throw new Error("no canvas");
    const frame = context.createImageData(width, height);
    frame.data.fill(0x88);
    (window as unknown as { frame: ImageData }).frame = frame;
    setInterval(() => context.putImageData(frame, 0, 0), 100);
    return canvas.captureStream(10);
  };
}

/** Runs in a page after `replaceCamera`: shows grey values in base64, as `drawGrey` returns them. */
export function showInPage(grey: string): void {
  const { frame } = window as unknown as { frame: ImageData };
  const values = atob(grey);
  for (let at = 0; at < values.length; at += 1) {
    const value = values.charCodeAt(at);
    frame.data.set([value, value, value, 255], at * 4);
  }
}
