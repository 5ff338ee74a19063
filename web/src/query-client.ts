import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api.ts';

const MAX_RETRIES = 2;

/** Questions are asked again when the server was not reached or not well; a no is an answer. */
function isWorthRetrying(failureCount: number, error: Error): boolean {
  return failureCount < MAX_RETRIES && error instanceof ApiError && (error.status === 0 || error.status >= 502);
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { retry: isWorthRetrying, staleTime: 30_000, refetchOnWindowFocus: false } },
  });
}
