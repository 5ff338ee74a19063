import { getTags } from '@sorrel/contract/recipes';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../api.ts';

/** The tags there are, default and own. The shell loads them on every route change; everybody else reads what it brought. */
export const tagsQuery = queryOptions({
  queryKey: ['recipes', 'tags'],
  queryFn: ({ signal }) => call(getTags, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** The tags, none while they are still on their way. */
export function useTags() {
  return useQuery(tagsQuery).data ?? [];
}
