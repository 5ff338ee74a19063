/**
 * Encodes pictures in a process of its own: libvips works in threads that cannot be told to yield within the server's
 * process, and what a hostile picture may do to a decoder happens away from the server's secrets.
 */
import { type EncodedPicture, encodePicture, type PictureRefusal } from './encode-picture.ts';
import { lowerPriority } from './lower-priority.ts';

export interface PictureTask {
  id: number;
  bytes: Uint8Array;
}
export interface PictureResult {
  id: number;
  result: EncodedPicture | PictureRefusal;
}

/** How much encoding yields to others, 0 to 19: a picture may wait a second longer, a request should not. */
const NICENESS = 15;
lowerPriority(NICENESS);

process.on('message', ({ id, bytes }: PictureTask) => {
  void encodePicture(bytes).then((result) => process.send?.({ id, result } satisfies PictureResult));
});
// a stop is the server's to time: requests under way still need their pictures
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);
process.on('disconnect', () => process.exit(0));
