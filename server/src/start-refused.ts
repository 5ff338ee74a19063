/**
 * The server cannot start, for a reason that the person starting it can change.
 * The message is the whole story, in one sentence or two: it is printed alone, without a stack, and the exit code is 1.
 */
export class StartRefused extends Error {
  override name = 'StartRefused';
}
