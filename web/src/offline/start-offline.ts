import type { QueryClient } from '@tanstack/react-query';
import { comeBack } from './come-back.ts';
import { keepCopies } from './keep-copies.ts';

/** What works on its own beside the pages, for as long as the page stands. */
export function startOffline(queryClient: QueryClient) {
  comeBack(queryClient);
  keepCopies();
}
