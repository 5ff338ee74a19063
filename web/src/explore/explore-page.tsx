import type { RecipeSummary } from '@sorrel/contract/recipe';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { userQuery } from '../auth/queries.ts';
import { UpgradeButton } from '../layouts/refused-notice.tsx';
import { useDocumentTitle } from '../lib/use-document-title.ts';
import { EXPLORE_RECIPES_ID, exploreRecipePath } from '../paths.ts';
import { CorrectedSearch } from '../recipe-parts/corrected-search.tsx';
import { dietConflict, dietDoubtInShort, useAvoided } from '../recipe-parts/diet-conflicts.ts';
import { FilterBar } from '../recipe-parts/filter-bar.tsx';
import { clearFilters, isNarrowed, searchExactly, searchedFor } from '../recipe-parts/recipe-filters.ts';
import { RecipeResults, ResultCount } from '../recipe-parts/recipe-results.tsx';
import { useRecipeFilters } from '../recipe-parts/use-recipe-filters.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { FailedLoad } from '../ui/failed-load.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { RecipeCard } from '../ui/recipe-card.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { FeaturedCarousel } from './featured-carousel.tsx';
import { PopularCategories } from './popular-categories.tsx';
import { featuredQuery, premiumQuery, useCountInBook } from './queries.ts';
import { say } from './sentences.ts';
import { useSaveFromCard } from './use-save-from-card.ts';
import { WhatToCookBand } from './what-to-cook-band.tsx';

/** While there is nothing at all, how often it is asked for again. */
const ASK_AGAIN_MS = 2_000;

/** What there is beyond the person's own book: featured meals, categories, and all recipes of Sorrel's. */
export function ExplorePage() {
  useDocumentTitle(say.explore);
  const user = useQuery(userQuery);
  const avoided = useAvoided();
  // favourites are of the person's own book
  const { filters, addressOf, changeFilters, changePage } = useRecipeFilters({ avoided, withFavourites: false });
  const featured = useQuery({
    ...featuredQuery,
    // a server that has just been started for the first time is still reading them
    refetchInterval: ({ state }) => (state.data?.length === 0 ? ASK_AGAIN_MS : false),
  });
  // all of them: there are none yet, where there are none
  const isWhole = !isNarrowed(filters);
  // what a person does not eat has to be known first
  const list = useQuery({
    ...premiumQuery(filters),
    enabled: avoided !== undefined,
    refetchInterval: ({ state }) => (isWhole && state.data?.total === 0 ? ASK_AGAIN_MS : false),
  });
  const inBook = useCountInBook(filters, list);
  const saving = useSaveFromCard();
  const resultsRef = useRef<HTMLElement>(null);

  function saveOf(recipe: RecipeSummary) {
    const save = saving.of(recipe);
    return save && { ...save, failureAction: save.isForPremium && <UpgradeButton variant="outline" /> };
  }
  function showResults() {
    resultsRef.current?.scrollIntoView({ block: 'start' });
  }
  function handlePage(page: number) {
    changePage(page, { preventScrollReset: true });
    showResults();
  }

  return (
    <>
      <PageTitle>{say.explore}</PageTitle>

      {featured.isError && featured.data === undefined ? (
        <FailedLoad error={featured.error} onRetry={() => featured.refetch()} sentence={say.featuredFailed} />
      ) : featured.data === undefined ? (
        <Skeleton className="min-h-100 rounded-2xl" />
      ) : (
        featured.data.length > 0 && <FeaturedCarousel recipes={featured.data} saving={saving} />
      )}

      <WhatToCookBand />

      <PopularCategories
        chosen={filters.category}
        addressOf={(category) => addressOf({ category, page: 1 })}
        onFollow={showResults}
      />

      <section className="mt-12 scroll-mt-20" id={EXPLORE_RECIPES_ID} aria-labelledby="premium-title" ref={resultsRef}>
        <div className="mb-4 flex flex-wrap items-end justify-between gap-3">
          <h2 className="text-xl" id="premium-title">
            {say.explorePremiumRecipes}
          </h2>
          <ResultCount list={list} filters={filters} of="explore" inBook={inBook} />
        </div>
        <FilterBar
          filters={filters}
          onFiltersChange={changeFilters}
          searchLabel={say.searchPremiumRecipes}
          searchPlaceholder={say.searchPremiumRecipes}
          total={list.isPlaceholderData ? undefined : list.data?.total}
          withFavourites={false}
        />
        <div className="mt-3">
          <CorrectedSearch corrected={list.data?.corrected} onExactly={() => changeFilters(searchExactly)} />
          {avoided === undefined && user.isError ? (
            <FailedLoad error={user.error} onRetry={() => user.refetch()} />
          ) : (
            <RecipeResults
              list={list}
              page={filters.page}
              onPageChange={handlePage}
              addressOf={addressOf}
              empty={
                <EmptyState
                  title={isWhole ? say.recipesComing : say.noResults}
                  level={3}
                  action={
                    isNarrowed(filters) && (
                      <Button variant="outline" onClick={() => changeFilters(clearFilters)}>
                        {say.clearSearchAndFilters}
                      </Button>
                    )
                  }
                />
              }
              card={(recipe) => (
                <RecipeCard
                  key={recipe.id}
                  recipe={recipe}
                  to={exploreRecipePath(recipe.id, recipe.name)}
                  level={3}
                  conflict={dietConflict(recipe, avoided)}
                  doubt={dietDoubtInShort(recipe, avoided)}
                  search={searchedFor(list.data, filters.search)}
                  save={saveOf(recipe)}
                />
              )}
            />
          )}
        </div>
      </section>
    </>
  );
}
