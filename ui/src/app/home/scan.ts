// A QR code read from a photograph, from a phone's camera or a picture on the device.

import jsQR from "jsqr";

/** Larger photographs are read at this size, in pixels: codes are coarse. */
const LARGEST = 1200;

/** What the code in a picture says; null when none is found. */
export async function scanned(picture: Blob): Promise<string | null> {
  const bitmap = await createImageBitmap(picture).catch(() => null);
  if (!bitmap) return null;
  const scale = Math.min(1, LARGEST / Math.max(bitmap.width, bitmap.height));
  const [width, height] = [Math.round(bitmap.width * scale), Math.round(bitmap.height * scale)];
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) return null;
  context.drawImage(bitmap, 0, 0, width, height);
  return jsQR(context.getImageData(0, 0, width, height).data, width, height)?.data ?? null;
}
