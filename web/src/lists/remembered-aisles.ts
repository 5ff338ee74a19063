import type { BodyInputOf } from '@sorrel/contract/endpoint';
import { rememberAisle } from '@sorrel/contract/lists';
import { itemName } from '@sorrel/core/lists/add-item';
import {
  type Mutation,
  type MutationFilters,
  type QueryClient,
  useMutation,
  useMutationState,
  useQueryClient,
} from '@tanstack/react-query';
import { call } from '../api.ts';
import { AISLE_QUESTIONS } from './queries.ts';

/** Where a food was put by hand. */
type Move = BodyInputOf<typeof rememberAisle>;

const REMEMBERING = ['lists', 'remember-aisle'];
const ON_THE_WAY: MutationFilters = { mutationKey: REMEMBERING, status: 'pending' };
const readMove = (mutation: Mutation) => mutation.state.variables as Move;

/**
 * Tells the server where a food was put by hand. Only helps the next list: a failure is no concern of the person who moved the item. One
 * after the other, so that of two moves of one food the later is what stays, however long the first is on its way.
 */
export function useRememberAisle() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: REMEMBERING,
    scope: { id: REMEMBERING.join() },
    retry: 2,
    mutationFn: (body: Move) => call(rememberAisle, { body }),
    // on its way until what is shown was asked anew: what was answered before is of the time before the move
    onSuccess: () => {
      queryClient.removeQueries({ queryKey: AISLE_QUESTIONS, type: 'inactive' });
      return queryClient.invalidateQueries({ queryKey: AISLE_QUESTIONS });
    },
  });
}

/** The moves that the server may not know of yet, in the order in which they were made. */
export const useMovesOnTheWay = (): Move[] => useMutationState({ filters: ON_THE_WAY, select: readMove });
export const movesOnTheWay = (queryClient: QueryClient): Move[] =>
  queryClient.getMutationCache().findAll(ON_THE_WAY).map(readMove);

/**
 * Where something was put last of all that is on its way.
 * @param typed as people write it, 'Lemons'
 * @param food what the server calls it on English lists, where it has said so
 */
export function findMove(moves: readonly Move[], typed: string, food: string | undefined): Move | undefined {
  const name = itemName(typed);
  return moves.findLast((move) => move.name === name || move.name === food);
}
