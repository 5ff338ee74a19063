import type { RecipeSummary } from '@sorrel/contract/recipe';
import type { RecipePage } from '@sorrel/contract/recipes';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue } from 'react';
import { Navigate } from 'react-router';
import { FailedLoad } from '../ui/failed-load.tsx';
import { KeepFocus } from '../ui/keep-focus.tsx';
import { Pagination } from '../ui/pagination.tsx';
import { RecipeCardSkeleton, RecipeGrid } from '../ui/recipe-card.tsx';
import { notJudgedText, ShowNotJudged } from './not-judged.tsx';
import { type RecipeFilters, searchedFor, toQuery } from './recipe-filters.ts';
import { say } from './sentences.ts';

const SKELETONS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

export interface RecipeResultsProps {
  list: UseQueryResult<RecipePage>;
  page: number;
  onPageChange: (page: number) => void;
  /** The query of the address that shows a page. */
  addressOf: (changes: { page: number }) => string;
  /** In place of the cards when none fits. */
  empty: ReactNode;
  card: (recipe: RecipeSummary, index: number) => ReactNode;
}

/** A page of recipes as cards: on its way, failed, empty or there; while another page loads, the last one stays faded. */
export function RecipeResults(props: RecipeResultsProps) {
  // cards are many and rich: they are made in slices, so that typing and scrolling go on meanwhile
  const results = useDeferredValue(props.list.data?.results, undefined);
  // what clears the filters goes with the page that found nothing: the keyboard goes on at the cards
  const hasCards = results !== undefined && results.length > 0;
  return (
    <KeepFocus kind={hasCards ? 'cards' : 'none'}>
      <Results {...props} results={results} />
    </KeepFocus>
  );
}

interface ResultsProps extends RecipeResultsProps {
  results: readonly RecipeSummary[] | undefined;
}

function Results({ list, page, onPageChange, addressOf, empty, card, results }: ResultsProps) {
  const failure = list.isError && <FailedLoad className="mb-4" error={list.error} onRetry={() => list.refetch()} />;
  if (failure && list.data === undefined) return failure;
  // a shared link to a page that is no longer there
  if (list.data && !list.isPlaceholderData && page > list.data.maxPage) {
    return <Navigate to={{ search: addressOf({ page: list.data.maxPage }) }} replace />;
  }
  if (list.data?.results.length === 0)
    return (
      <>
        {failure}
        {empty}
      </>
    );
  if (list.data === undefined || results === undefined || results.length === 0) {
    return (
      <div role="status">
        <span className="sr-only">{say.loadingDots}</span>
        <RecipeGrid busy>
          {SKELETONS.map((key) => (
            <RecipeCardSkeleton key={key} />
          ))}
        </RecipeGrid>
      </div>
    );
  }
  return (
    <div className={list.isPlaceholderData ? 'opacity-60 transition-opacity' : 'transition-opacity'}>
      {failure}
      <RecipeGrid busy={list.isPlaceholderData}>{results.map(card)}</RecipeGrid>
      <Pagination page={page} maxPage={list.data.maxPage} onPageChange={onPageChange} />
    </div>
  );
}

interface ResultCountProps {
  list: UseQueryResult<RecipePage>;
  filters: RecipeFilters;
  of: 'book' | 'explore';
  /** Of explore, how many of them are in the own book. */
  inBook?: number | undefined;
  className?: string;
}

/** '1,214 recipes, 23 in your book. 3 recipes are left out …', said aloud when it changes, with a way to see those. */
export function ResultCount({ list, filters, of, inBook = 0, className = '' }: ResultCountProps) {
  const { total, notJudged = 0 } = list.data ?? {};
  const search = searchedFor(list.data, filters.search);
  return (
    <div className={`flex min-h-5 flex-wrap items-center gap-x-2 text-sm text-ink-3 ${className}`}>
      <p className="num" role="status">
        {total !== undefined && say.recipeCount(total)}
        {inBook > 0 && <>, {say.countInBook(inBook)}</>}
        {notJudged > 0 && <>. {notJudgedText(notJudged)}</>}
      </p>
      {notJudged > 0 && <ShowNotJudged query={toQuery({ ...filters, search })} of={of} />}
    </div>
  );
}
