/**
 * Encodes pictures in a process of its own: libvips works in threads that cannot be told to yield within the server's
 * process, and what a hostile picture may do to a decoder happens away from the server's secrets.
 */
import { readFile } from 'node:fs/promises';
import { type EncodedPicture, encodePicture, type PictureRefusal } from './encode-picture.ts';
import { endWithServer } from './end-with-server.ts';
import { createLighterFirst, type Steps } from './lighter-first.ts';
import { lowerPriority } from './lower-priority.ts';

/** A picture by its bytes, or by the file that holds them. */
export type PictureSource = Uint8Array | { path: string };

export interface PictureTask {
  id: number;
  picture: PictureSource;
  /** Heavy work that was done for its person lately. */
  latelyMs: number;
}
export interface PictureResult {
  id: number;
  result: EncodedPicture | PictureRefusal;
}

/** A picture may wait a second longer, a request should not. On a machine that is full it has to be done all the same. */
lowerPriority({ threads: 15, session: 5 });

const work = createLighterFirst();

async function encode(picture: PictureSource, { rest }: Steps): Promise<PictureResult['result']> {
  if (picture instanceof Uint8Array) return encodePicture(picture, rest);
  // the sender has gone, and the file with them
  const bytes = await readFile(picture.path).catch(() => null);
  return bytes === null ? 'not_a_picture' : encodePicture(bytes, rest);
}

process.on('message', async ({ id, picture, latelyMs }: PictureTask) => {
  const steps = work.begin(latelyMs);
  const result = await encode(picture, steps).finally(steps.end);
  process.send?.({ id, result } satisfies PictureResult);
});
endWithServer();
