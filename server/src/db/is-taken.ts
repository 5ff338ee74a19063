/** PostgreSQL's word for a row whose key another one has. */
const UNIQUE_VIOLATION = '23505';

/** Whether something could not be written because somebody else was quicker: looking before one writes does not rule that out. */
export function isTakenMeanwhile(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ('code' in cause && cause.code === UNIQUE_VIOLATION) return true;
  return false;
}
