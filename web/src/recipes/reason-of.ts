import { ApiError, errorMessage } from '../api.ts';

/** The server's own sentence where it says what is wrong with what was sent; nothing for what is wrong with itself. */
export function reasonOf(error: Error | null): string {
  const isOfPage = error instanceof ApiError && error.mayPastePage;
  return isOfPage || (error instanceof ApiError && error.status >= 400 && error.status < 500)
    ? errorMessage(error)
    : '';
}
