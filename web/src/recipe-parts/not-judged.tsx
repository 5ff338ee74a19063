import type { QueryInputOf } from '@sorrel/contract/endpoint';
import { premiumRecipes, userRecipes } from '@sorrel/contract/recipes';
import type { DietWarning } from '@sorrel/core/nutrition/diet-warnings';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { call } from '../api.ts';
import { exploreRecipePath, recipePath } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { FailedLoad } from '../ui/failed-load.tsx';
import { Loader } from '../ui/loader.tsx';
import { Pagination } from '../ui/pagination.tsx';
import { dietDoubt } from './diet-conflicts.ts';
import { withoutLog } from './recipe-filters.ts';
import { say } from './sentences.ts';

/** What a list is narrowed by, as it is asked for. */
type ListQuery = Omit<QueryInputOf<typeof userRecipes>, 'without'> & { without?: DietWarning[] };

/** What a filter that protects left out because it could not be judged. */
export function notJudgedText(count: number): string {
  return say.notJudged(count);
}

interface NotJudgedProps {
  /** The list that they are left out of. */
  query: ListQuery;
  of: 'book' | 'explore';
}

/** Opens the recipes that a protecting filter left out, each with what cannot be told of it. */
export function ShowNotJudged({ query, of }: NotJudgedProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="text" size="sm" onClick={() => setIsOpen(true)}>
        {say.showThem}
      </Button>
      {isOpen && (
        <Dialog open onOpenChange={setIsOpen} title={say.recipesLeftOut}>
          <NotJudgedList query={query} of={of} />
        </Dialog>
      )}
    </>
  );
}

function NotJudgedList({ query, of }: NotJudgedProps) {
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery(notJudgedQuery({ ...query, page }, of));
  const failure = error && <FailedLoad className="mb-4" error={error} onRetry={() => refetch()} />;
  if (data === undefined) return failure ?? <Loader />;
  const pathOf = of === 'book' ? recipePath : exploreRecipePath;
  return (
    <>
      {failure}
      <p className="mb-4 text-ink-2">{say.someNotKnown}</p>
      <ul className="grid gap-3">
        {data.results.map((recipe) => (
          <li key={recipe.id}>
            <Link to={pathOf(recipe.id, recipe.name)} className="font-semibold" dir="auto">
              {recipe.name}
            </Link>
            <p className="text-sm text-ink-2">{say.notKnown(dietDoubt(recipe, query.without))}</p>
          </li>
        ))}
      </ul>
      <Pagination page={page} maxPage={data.maxPage} onPageChange={setPage} />
    </>
  );
}

const notJudgedQuery = (list: ListQuery, of: NotJudgedProps['of']) => {
  const query = { ...list, notJudged: 'true' as const };
  return queryOptions({
    queryKey: [of === 'book' ? 'recipes' : 'explore', 'list', query],
    queryFn: ({ signal }) =>
      of === 'book' ? call(userRecipes, { query, signal }) : call(premiumRecipes, { query: withoutLog(query), signal }),
    placeholderData: keepPreviousData,
  });
};
