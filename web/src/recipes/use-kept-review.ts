import type { Recipe } from '@sorrel/contract/recipe';
import { IMPORT_DOUBT_KINDS } from '@sorrel/core/recipes/import/find-doubts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { z } from 'zod';
import { errorMessage } from '../api.ts';
import { useStored } from '../lib/use-stored.ts';
import { useToast } from '../ui/toast.tsx';
import { goTo } from './go-to.ts';
import { doubtId } from './import-doubts.tsx';
import { checksQuery, useFinishCheck } from './many/queries.ts';
import type { ImportReview, ReviewFacts } from './use-import-review.ts';

const Kinds = z.array(z.enum(IMPORT_DOUBT_KINDS));
type Kinds = z.output<typeof Kinds>;
const NONE: Kinds = [];

const factsOf = (recipe: Recipe): ReviewFacts => ({
  sourceUrl: /^https?:\/\//.test(recipe.source) ? recipe.source : '',
  lineCount: recipe.ingredients.length,
  servings: recipe.serves,
  // what the page said is not kept, and the recipe's own times stand in the form
  preparationMinutes: null,
  cookingMinutes: null,
  readyInMinutes: null,
  pageCalories: null,
  wholeCalories: null,
  type: recipe.type,
  dishKind: 'unknown',
});

/**
 * What the import of a recipe of the book was not sure of and nobody has answered yet, in any tab and on any device. What a press
 * has mended is sent along with the change, since it holds only when that is saved; who has looked and leaves it says so at once.
 */
export function useKeptReview(recipe: Recipe) {
  const queryClient = useQueryClient();
  const showToast = useToast();
  const { hash } = useLocation();
  const { data } = useQuery(checksQuery);
  const looking = useFinishCheck(recipe.id);
  const [answered, setAnswered, clearAnswered] = useStored(`recipeAnswered ${recipe.id}`, Kinds, NONE);
  const kept = data?.find(({ id }) => id === recipe.id)?.doubts ?? [];
  const doubts = kept.filter(({ kind }) => !answered.includes(kind));

  // the recipe's page leads here by the name of a doubt
  const hasArrived = useRef(false);
  const isThere = hash !== '' && doubts.some(({ kind }) => hash === `#${doubtId(kind)}`);
  useEffect(() => {
    if (!isThere || hasArrived.current) return;
    hasArrived.current = true;
    goTo(hash);
  }, [isThere, hash]);

  const review: ImportReview = {
    facts: kept.length === 0 ? null : factsOf(recipe),
    doubts,
    asked: kept.map(({ kind }) => kind),
    finish: ({ kind }) =>
      looking.mutate(kind, { onError: (error) => showToast(errorMessage(error), { icon: CircleAlert }) }),
    mend: ({ kind }) => setAnswered((now) => [...now, kind]),
  };
  return {
    ...review,
    answered,
    /** What was mended is saved: asked of the server first, so that none comes back for a moment. */
    handleSaved: async () => {
      await queryClient.invalidateQueries({ queryKey: checksQuery.queryKey });
      clearAnswered();
    },
    /** The changes were dropped. */
    clearAnswered,
  };
}
