import { useEffect, useState } from 'react';
import { ApiError, errorMessage, isUnreached } from '../api.ts';
import { isServerReached, subscribeToConnection } from '../lib/connection.ts';

interface Failure {
  sentence: string;
  /** Nothing was lacking but the server. */
  isUnreached: boolean;
}

/** What went wrong with the last press, in a sentence. That a network is needed is said until the server is there again, and no longer. */
export function useFailure() {
  const [failure, setFailure] = useState<Failure | null>(null);
  useEffect(
    () =>
      subscribeToConnection(() => {
        if (isServerReached()) setFailure((now) => (now?.isUnreached ? null : now));
      }),
    [],
  );
  return {
    failure: failure?.sentence ?? null,
    tell: (error: unknown, fallback?: string) =>
      setFailure({
        sentence: errorMessage(error, fallback),
        // what took too long may do so again
        isUnreached: isUnreached(error) && !(error instanceof ApiError && error.isTimeout),
      }),
    forget: () => setFailure(null),
  };
}
