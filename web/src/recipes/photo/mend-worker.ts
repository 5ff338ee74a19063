/// <reference lib="webworker" />
import { type Gray, grayOf, quarterTurned } from '@sorrel/core/photo/gray';
import { mendPhoto } from '@sorrel/core/photo/mend-photo';

export interface MendTask {
  file: Blob;
  /** Clockwise. */
  quarterTurns: number;
}

export interface MendedFile {
  picture: Gray;
  /** The same for people. */
  shown: Blob;
  isSideways: boolean;
}

export type MendAnswer = MendedFile | { failed: true };

/** More pixels tell a reader nothing, and take memory that telephones do not have. */
const PHOTO_MAX_PIXELS = 12_000_000;

declare const self: DedicatedWorkerGlobalScope;

self.onmessage = async ({ data }: MessageEvent<MendTask>) => {
  try {
    const { picture, isSideways } = mendPhoto(quarterTurned(await grayPhoto(data.file), data.quarterTurns));
    const answer: MendAnswer = { picture, shown: await shownPicture(picture), isSideways };
    self.postMessage(answer, [picture.pixels.buffer]);
  } catch {
    // no picture, or one this browser cannot read
    self.postMessage({ failed: true } satisfies MendAnswer);
  }
};

async function grayPhoto(file: Blob): Promise<Gray> {
  // turned as the camera was held
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const scale = Math.min(1, Math.sqrt(PHOTO_MAX_PIXELS / (bitmap.width * bitmap.height)));
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(bitmap.width * scale)),
    Math.max(1, Math.round(bitmap.height * scale)),
  );
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no canvas');
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return grayOf(context.getImageData(0, 0, canvas.width, canvas.height).data, canvas.width, canvas.height);
}

async function shownPicture({ widthPx, heightPx, pixels }: Gray): Promise<Blob> {
  const canvas = new OffscreenCanvas(widthPx, heightPx);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  const data = context.createImageData(widthPx, heightPx);
  const opaque = new DataView(data.data.buffer);
  for (const [place, light] of pixels.entries()) opaque.setUint32(place * 4, light * 0x1010100 + 255);
  context.putImageData(data, 0, 0);
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.8 });
}
