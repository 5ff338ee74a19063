import { Transform } from 'node:stream';
import { createPaces, type Pace } from './pace.ts';

/** Bytes that somebody may send as fast as they come: the pictures of an ordinary recipe. */
const AT_ONCE_BYTES = 8 * 1024 * 1024;
/** Bytes a second after that, faster than most lines carry. Reading a form takes the thread that answers everybody. */
const BYTES_A_SECOND = 4 * 1024 * 1024;

/** The pace at which one person's forms are read, in bytes. */
export const paceOf = createPaces({ atOnce: AT_ONCE_BYTES, perSecond: BYTES_A_SECOND });

/** Lets the bytes of a person's form or large body through at their pace. */
export function paced(pace: Pace): Transform {
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const delayMs = pace.take(chunk.length);
      if (delayMs === 0) done(null, chunk);
      else setTimeout(done, delayMs, null, chunk);
    },
  });
}
