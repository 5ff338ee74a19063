import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { forgetGone } from '../recipe-parts/queries.ts';

/** A recipe that turns out to be deleted elsewhere leaves the lists that this tab still has, so that whoever goes back does not find it there. */
export function useForgetGone(id: string, isGone: boolean) {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (isGone) void forgetGone(queryClient, [id]);
  }, [queryClient, id, isGone]);
}
