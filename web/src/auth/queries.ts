import { getUser, signInOptions } from '@sorrel/contract/auth';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../api.ts';

/** The signed-in user. The shell loads it on every route change; everybody else reads what it brought. */
export const userQuery = queryOptions({
  queryKey: ['auth', 'user'],
  queryFn: ({ signal }) => call(getUser, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** The user, or undefined while it is still on its way. */
export function useUser() {
  return useQuery(userQuery).data;
}

/** Whether the person may change what the household shares. Also while that is not known yet: the server refuses what it must. */
export const useMayEdit = () => useUser()?.household_role !== 'reader';

export const signInOptionsQuery = queryOptions({
  queryKey: ['auth', 'options'],
  queryFn: ({ signal }) => call(signInOptions, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});
