import { createPaces } from './pace.ts';

/** Bytes that somebody may send as fast as they come: the pictures of an ordinary recipe. */
const AT_ONCE_BYTES = 8 * 1024 * 1024;
/** Bytes a second after that, faster than most lines carry. Reading a form takes the thread that answers everybody. */
const BYTES_A_SECOND = 4 * 1024 * 1024;

/** The pace at which one person's forms are read, in bytes. */
export const paceOf = createPaces({ atOnce: AT_ONCE_BYTES, perSecond: BYTES_A_SECOND });
