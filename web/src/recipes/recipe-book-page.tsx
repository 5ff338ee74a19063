import type { RecipeSummary } from '@sorrel/contract/recipes';
import { FREE_RECIPE_CAP } from '@sorrel/core/recipes/limits';
import { useQuery } from '@tanstack/react-query';
import {
  ArrowDownWideNarrow,
  ArrowUpNarrowWide,
  Dices,
  Heart,
  HeartOff,
  Pencil,
  Plus,
  SlidersHorizontal,
  Trash2,
  X,
} from 'lucide-react';
import { useCallback, useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { errorMessage } from '../api.ts';
import { useUser } from '../auth/queries.ts';
import { useUpgrade } from '../layouts/upgrade.tsx';
import { useDocumentTitle } from '../lib/use-document-title.ts';
import { editRecipePath, paths, recipePath } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { Chip } from '../ui/chip.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { CountBadge } from '../ui/count-badge.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { MenuItem, MenuLink } from '../ui/menu.tsx';
import { Notice } from '../ui/notice.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { Pagination } from '../ui/pagination.tsx';
import { RecipeCard, RecipeCardSkeleton, RecipeGrid } from '../ui/recipe-card.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { FiltersDrawer } from './filters-drawer.tsx';
import { recipeCountQuery, recipeListQuery, useDeleteRecipe, useToggleFavourite } from './queries.ts';
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
} from './recipe-filters.ts';
import { useDraft } from './use-draft.ts';

const TYPES_SHOWN = ['all', 'breakfast', 'lunch', 'dinner', 'snack', 'any'] as const;
const SORT_OPTIONS = SORTS_SHOWN.map((value) => ({ value, label: SORT_LABELS[value] }));
/** Cards that are surely in the first view. */
const EAGER_CARDS = 4;
const SKELETONS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** The recipe book: find, filter, open, favourite, change and delete the own recipes. */
export function RecipeBookPage() {
  useDocumentTitle('Your Recipes');
  const [params, setParams] = useSearchParams();
  const filters = readFilters(params);
  const navigate = useNavigate();
  const user = useUser();
  const openUpgrade = useUpgrade();
  const list = useQuery(recipeListQuery(filters));
  const count = useQuery(recipeCountQuery);
  const toggleFavourite = useToggleFavourite();
  const deleteRecipe = useDeleteRecipe();
  const [isFiltersOpen, setIsFiltersOpen] = useState(false);
  const [isLimitShown, setIsLimitShown] = useState(false);
  const [toDelete, setToDelete] = useState<RecipeSummary | null>(null);
  const [search, setSearch] = useDraft(filters.search, handleSearch);
  const { mutate: toggle } = toggleFavourite;
  const handleFavourite = useCallback((recipe: RecipeSummary) => toggle(recipe.id), [toggle]);

  const kept = count.data?.count ?? user?.recipe_count ?? 0;
  const isFull = user !== undefined && !user.premium && kept >= FREE_RECIPE_CAP;
  const active = activeFilters(filters);
  const data = list.data;

  function show(next: RecipeFilters, options?: { replace: boolean }) {
    setParams(writeFilters(next), { preventScrollReset: true, ...options });
  }
  /** Other filters, other recipes: the first page of them. */
  function handleFilters(next: RecipeFilters) {
    show({ ...next, page: 1 });
  }
  function handleSearch(text: string) {
    // Back leaves the search, it does not take it apart letter by letter
    show({ ...filters, search: text, page: 1 }, { replace: filters.search !== '' && text.trim() !== '' });
  }
  function handlePage(page: number) {
    setParams(writeFilters({ ...filters, page }));
  }
  function handleAdd() {
    if (isFull) setIsLimitShown(true);
    else navigate(paths.addRecipe);
  }
  function handleDelete() {
    if (toDelete) deleteRecipe.mutate(toDelete.id, { onSuccess: () => setToDelete(null) });
  }
  function handleDeleteOpen(isOpen: boolean) {
    if (isOpen) return;
    setToDelete(null);
    deleteRecipe.reset();
  }

  // a shared link to a page that is no longer there
  if (data && !list.isPlaceholderData && filters.page > data.maxPage) {
    return <Navigate to={{ search: String(writeFilters({ ...filters, page: data.maxPage })) }} replace />;
  }

  return (
    <>
      <PageTitle
        actions={
          <>
            <Button variant="quiet" icon={Dices} onClick={() => navigate(paths.spinner)}>
              Meal Spinner
            </Button>
            <Button icon={Plus} onClick={handleAdd}>
              Add Meal
            </Button>
          </>
        }
      >
        Your Recipes
      </PageTitle>

      {isLimitShown && isFull && (
        <Notice
          tone="warning"
          className="mb-5"
          action={
            <Button size="sm" variant="citron" onClick={() => openUpgrade()}>
              Upgrade to Premium
            </Button>
          }
        >
          Your book holds {kept} recipes, the limit of the free plan is {FREE_RECIPE_CAP}. Delete a recipe to make room,
          or upgrade to keep as many as you like.
        </Notice>
      )}

      {/* biome-ignore lint/a11y/useSemanticElements: the search element is younger than the browsers we serve */}
      <div role="search" className="recipe-toolbar">
        <SearchField
          className="recipe-toolbar-search"
          label="Search your recipes"
          placeholder="Search by name or ingredient"
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
            label={orderLabel(filters)}
            onClick={() => handleFilters({ ...filters, order: filters.order === 'asc' ? 'desc' : 'asc' })}
          />
        </div>
      </div>

      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset does not scroll sideways in every browser */}
      <div className="recipe-chips" role="group" aria-label="Meal type and filters">
        {TYPES_SHOWN.map((type) => (
          <Chip key={type} pressed={filters.type === type} onClick={() => handleFilters({ ...filters, type })}>
            {TYPE_LABELS[type]}
          </Chip>
        ))}
        <Chip
          icon={Heart}
          pressed={filters.favorites}
          onClick={() => handleFilters({ ...filters, favorites: !filters.favorites })}
        >
          Favourites
        </Chip>
        {active.length > 0 && <span className="recipe-chips-gap" aria-hidden />}
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

      <p className="num mt-1 mb-5 min-h-5 text-sm text-ink-3" role="status">
        {data && !list.isError && `${data.total} ${data.total === 1 ? 'recipe' : 'recipes'}`}
      </p>

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
          title="No recipes found."
          action={
            isNarrowed(filters) ? (
              <Button variant="outline" onClick={() => handleFilters(clearFilters(filters))}>
                Clear search and filters
              </Button>
            ) : (
              <Button onClick={handleAdd}>Add your first recipe</Button>
            )
          }
        >
          {isNarrowed(filters)
            ? 'Nothing in your book fits this search and these filters.'
            : 'Paste the address of a recipe page and Sorrel fills in the rest, or write one down yourself.'}
        </EmptyState>
      ) : (
        <div className={list.isPlaceholderData ? 'opacity-60 transition-opacity' : 'transition-opacity'}>
          <RecipeGrid busy={list.isPlaceholderData}>
            {data.results.map((recipe, index) => (
              <RecipeCard
                key={recipe.id}
                recipe={recipe}
                to={recipePath(recipe.id, recipe.name)}
                onToggleFavourite={handleFavourite}
                eager={index < EAGER_CARDS}
                menu={
                  <>
                    <MenuItem icon={recipe.is_favorite ? HeartOff : Heart} onSelect={() => toggle(recipe.id)}>
                      {recipe.is_favorite ? 'Remove favourite' : 'Make favourite'}
                    </MenuItem>
                    <MenuLink icon={Pencil} to={editRecipePath(recipe.id)}>
                      Edit
                    </MenuLink>
                    <MenuItem icon={Trash2} danger onSelect={() => setToDelete(recipe)}>
                      Delete
                    </MenuItem>
                  </>
                }
              />
            ))}
          </RecipeGrid>
          <Pagination page={filters.page} maxPage={data.maxPage} onPageChange={handlePage} />
        </div>
      )}

      <FiltersDrawer
        open={isFiltersOpen}
        onOpenChange={setIsFiltersOpen}
        filters={filters}
        onFiltersChange={handleFilters}
        onClear={() => handleFilters({ ...clearFilters(filters), search: filters.search, type: filters.type })}
        total={list.isPlaceholderData ? undefined : data?.total}
      />
      <ConfirmDialog
        open={toDelete !== null}
        onOpenChange={handleDeleteOpen}
        title={`Delete ${toDelete?.name ?? 'recipe'}`}
        confirmLabel="Delete"
        savingLabel="Deleting"
        saving={deleteRecipe.isPending}
        error={deleteRecipe.isError ? errorMessage(deleteRecipe.error) : undefined}
        onConfirm={handleDelete}
      >
        <p>Are you sure you want to delete this item?</p>
      </ConfirmDialog>
    </>
  );
}

/** What the order button does when it is pressed. */
function orderLabel({ sort, order }: RecipeFilters): string {
  if (sort === 'date')
    return order === 'desc' ? 'Newest first. Show the oldest first' : 'Oldest first. Show the newest first';
  return order === 'desc' ? 'Highest first. Show the lowest first' : 'Lowest first. Show the highest first';
}
