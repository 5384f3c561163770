// A QR code read from a photograph, or from what a camera sees.

import jsQR from "jsqr";

/** Larger pictures are scaled down to this size, in pixels: codes are coarse. */
const LARGEST = 1200;

/** Pause between two reads of the camera, in milliseconds. */
const PAUSE = 120;

const canvas = document.createElement("canvas");

/** The code in a picture of this size; null when none is found. */
function read(picture: CanvasImageSource, wide: number, high: number): string | null {
  const scale = Math.min(1, LARGEST / Math.max(wide, high));
  const [width, height] = [Math.round(wide * scale), Math.round(high * scale)];
  Object.assign(canvas, { width, height });
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context || !width || !height) return null;
  context.drawImage(picture, 0, 0, width, height);
  return jsQR(context.getImageData(0, 0, width, height).data, width, height)?.data ?? null;
}

/** The code in a photograph; null when none is found. */
export async function scanned(photograph: Blob): Promise<string | null> {
  const bitmap = await createImageBitmap(photograph).catch(() => null);
  return bitmap && read(bitmap, bitmap.width, bitmap.height);
}

/** Starts a camera, and shows its picture. It must be stopped. `facing`: the side of the device. */
export async function startCamera(video: HTMLVideoElement, facing: "environment" | "user"): Promise<MediaStream> {
  const camera = await navigator.mediaDevices.getUserMedia({ video: { facingMode: facing } });
  video.srcObject = camera;
  try {
    await video.play();
  } catch (failed) {
    stopCamera(camera);
    throw failed;
  }
  return camera;
}

export function stopCamera(camera: MediaStream): void {
  for (const track of camera.getTracks()) track.stop();
}

/** The codes in front of a camera that was started, until this is aborted. */
export async function* codesSeen(video: HTMLVideoElement, off: AbortSignal): AsyncGenerator<string> {
  while (!off.aborted) {
    const found = read(video, video.videoWidth, video.videoHeight);
    if (found !== null) yield found;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
}

/** The first code in front of a camera; null once aborted. The camera is released either way. */
export async function seen(video: HTMLVideoElement, off: AbortSignal): Promise<string | null> {
  const camera = await startCamera(video, "environment");
  try {
    for await (const found of codesSeen(video, off)) return found;
    return null;
  } finally {
    stopCamera(camera);
  }
}
