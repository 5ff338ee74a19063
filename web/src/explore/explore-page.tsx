import { CATEGORIES, type Category } from '@sorrel/core/recipes/categories';
import { useQuery } from '@tanstack/react-query';
import { ArrowDownWideNarrow, ArrowUpNarrowWide, SlidersHorizontal, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { errorMessage } from '../api.ts';
import { useDocumentTitle } from '../lib/use-document-title.ts';
import { exploreRecipePath } from '../paths.ts';
import { FiltersDrawer } from '../recipes/filters-drawer.tsx';
import {
  activeFilters,
  clearFilters,
  isNarrowed,
  type RecipeFilters,
  readFilters,
  SORT_LABELS,
  SORTS_SHOWN,
  TYPE_LABELS,
  writeFilters,
} from '../recipes/recipe-filters.ts';
import { useDraft } from '../recipes/use-draft.ts';
import { Button } from '../ui/button.tsx';
import { Chip } from '../ui/chip.tsx';
import { CountBadge } from '../ui/count-badge.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Notice } from '../ui/notice.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { Pagination } from '../ui/pagination.tsx';
import { RecipeCard, RecipeCardSkeleton, RecipeGrid } from '../ui/recipe-card.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { FeaturedCarousel } from './featured-carousel.tsx';
import { PopularCategories } from './popular-categories.tsx';
import { featuredQuery, premiumQuery } from './queries.ts';

const TYPES_SHOWN = ['all', 'breakfast', 'lunch', 'dinner', 'snack', 'any'] as const;
const SORT_OPTIONS = SORTS_SHOWN.map((value) => ({ value, label: SORT_LABELS[value] }));
const SKELETONS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** 'None' means any category, as does what is none of them. */
function readCategory(params: URLSearchParams): Category | undefined {
  const text = params.get('category');
  return CATEGORIES.find((category) => category === text && category !== 'None');
}

function addressOf(filters: RecipeFilters, category: Category | undefined): URLSearchParams {
  // favourites are of the own book
  const params = writeFilters({ ...filters, favorites: false });
  if (category) params.set('category', category);
  return params;
}

/** What there is beyond the own book: featured meals, categories, and all recipes of Sorrel's. */
export function ExplorePage() {
  useDocumentTitle('Explore');
  const [params, setParams] = useSearchParams();
  const filters = { ...readFilters(params), favorites: false };
  const category = readCategory(params);
  const featured = useQuery(featuredQuery);
  const list = useQuery(premiumQuery(filters, category));
  const [isFiltersOpen, setIsFiltersOpen] = useState(false);
  const [search, setSearch] = useDraft(filters.search, handleSearch);
  const resultsRef = useRef<HTMLElement>(null);
  const active = activeFilters(filters);
  const data = list.data;

  function handleFilters(next: RecipeFilters, options?: { replace: boolean }) {
    setParams(addressOf({ ...next, page: 1 }, category), { preventScrollReset: true, ...options });
  }
  function handleSearch(text: string) {
    // Back leaves the search, it does not take it apart letter by letter
    handleFilters({ ...filters, search: text }, { replace: filters.search !== '' && text.trim() !== '' });
  }
  function showResults() {
    resultsRef.current?.scrollIntoView({ block: 'start' });
  }
  function handlePage(page: number) {
    setParams(addressOf({ ...filters, page }, category), { preventScrollReset: true });
    showResults();
  }
  function handleClearAll() {
    setParams(addressOf(clearFilters(filters), undefined), { preventScrollReset: true });
  }

  // a shared link to a page that is no longer there
  if (data && !list.isPlaceholderData && filters.page > data.maxPage) {
    return <Navigate to={{ search: String(addressOf({ ...filters, page: data.maxPage }, category)) }} replace />;
  }

  return (
    <>
      <PageTitle>Explore</PageTitle>

      {featured.isError ? (
        <Notice
          tone="error"
          action={
            <Button size="sm" variant="outline" onClick={() => featured.refetch()}>
              Try again
            </Button>
          }
        >
          The featured meals could not be loaded. {errorMessage(featured.error)}
        </Notice>
      ) : featured.isPending ? (
        <Skeleton className="min-h-100 rounded-2xl" />
      ) : (
        featured.data.length > 0 && <FeaturedCarousel recipes={featured.data} />
      )}

      <PopularCategories
        chosen={category}
        addressOf={(one) => `?${addressOf({ ...filters, page: 1 }, one)}`}
        onFollow={showResults}
      />

      <section className="explore-section" aria-labelledby="premium-title" ref={resultsRef}>
        <div className="mb-4 flex flex-wrap items-end justify-between gap-3">
          <h2 id="premium-title">Explore Premium Recipes</h2>
          <p className="num min-h-5 text-sm text-ink-3" role="status">
            {data && !list.isError && `${data.total} ${data.total === 1 ? 'recipe' : 'recipes'}`}
          </p>
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: not every browser knows the search element yet */}
        <div role="search" className="recipe-toolbar">
          <SearchField
            className="recipe-toolbar-search"
            label="Search premium recipes"
            placeholder="Search premium recipes"
            value={search}
            onValueChange={setSearch}
          />
          <Button
            variant="outline"
            icon={SlidersHorizontal}
            aria-haspopup="dialog"
            className="min-h-12"
            onClick={() => setIsFiltersOpen(true)}
          >
            Filters
            {active.length > 0 && <CountBadge count={active.length} label="active" />}
          </Button>
          <div className="flex items-center gap-1">
            <SelectField
              className="w-44"
              label="Sort"
              labelHidden
              pill
              options={SORT_OPTIONS}
              value={filters.sort}
              onValueChange={(sort) => handleFilters({ ...filters, sort })}
            />
            <IconButton
              icon={filters.order === 'asc' ? ArrowUpNarrowWide : ArrowDownWideNarrow}
              label={filters.order === 'asc' ? 'Ascending. Show descending' : 'Descending. Show ascending'}
              onClick={() => handleFilters({ ...filters, order: filters.order === 'asc' ? 'desc' : 'asc' })}
            />
          </div>
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset does not scroll sideways in every browser */}
        <div className="recipe-chips mb-3" role="group" aria-label="Meal type and filters">
          {TYPES_SHOWN.map((type) => (
            <Chip key={type} pressed={filters.type === type} onClick={() => handleFilters({ ...filters, type })}>
              {TYPE_LABELS[type]}
            </Chip>
          ))}
          {(category || active.length > 0) && <span className="recipe-chips-gap" aria-hidden />}
          {category && (
            <Chip
              tinted
              iconEnd={X}
              aria-label={`Remove filter ${category}`}
              onClick={() => setParams(addressOf({ ...filters, page: 1 }, undefined), { preventScrollReset: true })}
            >
              {category}
            </Chip>
          )}
          {active.map((one) => (
            <Chip
              key={one.key}
              tinted
              iconEnd={X}
              aria-label={`Remove filter ${one.label}`}
              onClick={() => handleFilters(one.without)}
            >
              {one.label}
            </Chip>
          ))}
        </div>

        {list.isError ? (
          <Notice
            tone="error"
            action={
              <Button size="sm" variant="outline" onClick={() => list.refetch()}>
                Try again
              </Button>
            }
          >
            {errorMessage(list.error)}
          </Notice>
        ) : !data ? (
          <div role="status">
            <span className="vh">Loading...</span>
            <RecipeGrid busy>
              {SKELETONS.map((key) => (
                <RecipeCardSkeleton key={key} />
              ))}
            </RecipeGrid>
          </div>
        ) : data.results.length === 0 ? (
          <EmptyState
            title="Sorry! No results for your search"
            level={3}
            action={
              (category || isNarrowed(filters)) && (
                <Button variant="outline" onClick={handleClearAll}>
                  Clear search and filters
                </Button>
              )
            }
          />
        ) : (
          <div className={list.isPlaceholderData ? 'opacity-60 transition-opacity' : 'transition-opacity'}>
            <RecipeGrid busy={list.isPlaceholderData}>
              {data.results.map((recipe) => (
                <RecipeCard key={recipe.id} recipe={recipe} to={exploreRecipePath(recipe.id, recipe.name)} level={3} />
              ))}
            </RecipeGrid>
            <Pagination page={filters.page} maxPage={data.maxPage} onPageChange={handlePage} />
          </div>
        )}
      </section>

      <FiltersDrawer
        open={isFiltersOpen}
        onOpenChange={setIsFiltersOpen}
        filters={filters}
        onFiltersChange={handleFilters}
        onClear={() => handleFilters({ ...clearFilters(filters), search: filters.search, type: filters.type })}
        total={list.isPlaceholderData ? undefined : data?.total}
        withFavourites={false}
      />
    </>
  );
}
