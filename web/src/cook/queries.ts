import { recordCooked } from '@sorrel/contract/cooking';
import type { BodyInputOf } from '@sorrel/contract/endpoint';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../api.ts';
import { forgetCookLog } from '../recipe-parts/queries.ts';

/** Writes down that a recipe was cooked. */
export function useRecordCooked(recipeId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof recordCooked>) => call(recordCooked, { body }),
    onSuccess: () => forgetCookLog(queryClient, recipeId),
  });
}
