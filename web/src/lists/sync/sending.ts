import { ApiError } from '../../api.ts';
import { PASSING_STATUSES } from '../../lib/passing-statuses.ts';

/** What came of it: all was sent and fetched; the server was not reached or not well; the list is no more. */
export type Sent = 'done' | 'later' | 'gone';

/** One tab of the browser at a time; where the browser cannot say, operations that are sent twice are done once all the same. */
export function alone<Value>(name: string, work: () => Promise<Value>): Promise<Value> {
  return navigator.locks === undefined ? work() : (navigator.locks.request(name, work) as Promise<Value>);
}

/** Not signed in, too slow, too much at once: the same can be taken later. */
const isPassing = (status: number) => status === 401 || PASSING_STATUSES.has(status);

export function outcomeOf(error: unknown): 'later' | 'gone' | 'refused' {
  if (!(error instanceof ApiError)) throw error;
  if (error.status === 404) return 'gone';
  return error.status < 400 || error.status >= 500 || isPassing(error.status) ? 'later' : 'refused';
}
