import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api.ts';
import { TellingQueryClient } from './telling-query-client.ts';

const MAX_RETRIES = 2;

/** Questions are asked again when the server was not reached or not well; a no is an answer. */
function isWorthRetrying(failureCount: number, error: Error): boolean {
  return (
    failureCount < MAX_RETRIES &&
    error instanceof ApiError &&
    !error.isTimeout &&
    (error.status === 0 || error.status >= 502)
  );
}

export function createQueryClient(): QueryClient {
  return new TellingQueryClient({
    defaultOptions: {
      // asked at once even without a network: what fails is said, where waiting for one would turn a spinner without end
      queries: {
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: isWorthRetrying,
        staleTime: 30_000,
        refetchOnWindowFocus: false,
      },
      mutations: { networkMode: 'always' },
    },
  });
}
