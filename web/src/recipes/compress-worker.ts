/// <reference lib="webworker" />
import { IMAGE_MAX_BYTES, IMAGE_MAX_SIDE_PX } from './image-limits.ts';

/** What the worker tells: how far it is, and at the end the picture or that it could not be made. */
export type CompressMessage = { progress: number } | { blob: Blob } | { failed: true };

const QUALITIES = [0.9, 0.82, 0.74, 0.66, 0.56, 0.46];
const SMALLER_BY = 0.8;
const ROUNDS = 4;

declare const self: DedicatedWorkerGlobalScope;

const tell = (message: CompressMessage) => self.postMessage(message);

self.onmessage = async ({ data }: MessageEvent<Blob>) => {
  try {
    tell({ blob: await compress(data) });
  } catch {
    // not a picture, or one this browser cannot read
    tell({ failed: true });
  }
};

/** Scaled to fit the longest side, then in ever lower quality, then ever smaller, until it fits. */
async function compress(file: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  tell({ progress: 0.3 });
  let scale = Math.min(1, IMAGE_MAX_SIDE_PX / Math.max(bitmap.width, bitmap.height));
  for (let round = 0; round < ROUNDS; round++) {
    const canvas = new OffscreenCanvas(
      Math.max(1, Math.round(bitmap.width * scale)),
      Math.max(1, Math.round(bitmap.height * scale)),
    );
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    for (const [index, quality] of QUALITIES.entries()) {
      // what cannot write WebP writes PNG, which is judged by its size alike
      const blob = await canvas.convertToBlob({ type: 'image/webp', quality });
      if (blob.size <= IMAGE_MAX_BYTES) return blob;
      tell({ progress: 0.3 + (0.7 * (round * QUALITIES.length + index + 1)) / (ROUNDS * QUALITIES.length) });
    }
    scale *= SMALLER_BY;
  }
  throw new Error('does not get small enough');
}
