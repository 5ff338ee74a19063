import type { RecipeSummary } from '@sorrel/contract/recipe';
import { FREE_RECIPE_CAP } from '@sorrel/core/recipes/limits';
import { useQuery } from '@tanstack/react-query';
import { Dices, Plus, Trash2 } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { errorMessage } from '../api.ts';
import { useMayEdit, useUser } from '../auth/queries.ts';
import { UpgradeButton } from '../layouts/refused-notice.tsx';
import { useDocumentTitle } from '../lib/use-document-title.ts';
import { paths } from '../paths.ts';
import { CorrectedSearch } from '../recipe-parts/corrected-search.tsx';
import { dietConflict, dietDoubtInShort, useAvoided } from '../recipe-parts/diet-conflicts.ts';
import { FilterBar } from '../recipe-parts/filter-bar.tsx';
import { NotLoadedNotice } from '../recipe-parts/not-loaded.tsx';
import { cookSumsQuery, recipeCountQuery, useToggleFavourite } from '../recipe-parts/queries.ts';
import { searchExactly, searchedFor } from '../recipe-parts/recipe-filters.ts';
import { RecipeResults, ResultCount } from '../recipe-parts/recipe-results.tsx';
import { useBookNews } from '../recipe-parts/use-book-news.ts';
import { useRecipeFilters } from '../recipe-parts/use-recipe-filters.ts';
import { Button } from '../ui/button.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Notice } from '../ui/notice.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { BookCard } from './book-card.tsx';
import { BookEmpty } from './book-empty.tsx';
import { say } from './book-sentences.ts';
import { CollectionsChip } from './collections/collections-chip.tsx';
import { ImportsNotice } from './many/imports-notice.tsx';
import { say as sayMany } from './many/notice-sentences.ts';
import { checksQuery } from './many/queries.ts';
import { PrintBook } from './print/print-book.tsx';
import { recipeListQuery } from './queries.ts';
import { SelectionBar } from './select/selection-bar.tsx';
import { SelectionSwitch } from './select/selection-switch.tsx';
import { useSelection } from './select/use-selection.ts';
import { say as sayOfRecipes } from './sentences.ts';
import { useDeleteWithUndo } from './use-delete-with-undo.ts';

/** Cards that are surely in the first view. */
const EAGER_CARDS = 4;

const NO_RECIPES: readonly RecipeSummary[] = [];

/** The recipe book: find, filter, open, favourite, change and delete one's recipes. */
export function RecipeBookPage() {
  useDocumentTitle(say.yourRecipes);
  useBookNews();
  const { filters, addressOf, changeFilters, changePage } = useRecipeFilters();
  const navigate = useNavigate();
  const user = useUser();
  const mayEdit = useMayEdit();
  const avoided = useAvoided();
  const list = useQuery(recipeListQuery(filters));
  const count = useQuery(recipeCountQuery);
  const stars = new Map(useQuery(cookSumsQuery).data?.recipes.map((sum) => [sum.id, sum.stars]));
  const unchecked = new Set(useQuery(checksQuery).data?.map(({ id }) => id));
  const toggleFavourite = useToggleFavourite();
  const deleteRecipe = useDeleteWithUndo();
  const [isLimitShown, setIsLimitShown] = useState(false);
  const [toDelete, setToDelete] = useState<RecipeSummary | null>(null);
  const { mutate: toggle } = toggleFavourite;
  const handleFavourite = useCallback((recipe: RecipeSummary) => toggle(recipe.id), [toggle]);

  const selection = useSelection(list.data?.results ?? NO_RECIPES);
  const selectButtonRef = useRef<HTMLButtonElement>(null);

  const kept = count.data?.count ?? user?.recipe_count ?? 0;
  const isUnknown = list.isError && list.data === undefined;
  const isFull = user !== undefined && !user.own_premium && kept >= FREE_RECIPE_CAP;

  function handleAdd() {
    if (isFull) setIsLimitShown(true);
    else navigate(paths.addRecipe);
  }
  function handleDelete() {
    if (toDelete) deleteRecipe.remove(toDelete, () => setToDelete(null));
  }
  function handleDeleteOpen(isOpen: boolean) {
    if (isOpen) return;
    setToDelete(null);
    deleteRecipe.reset();
  }

  return (
    <>
      <PageTitle
        barActions={
          mayEdit && (
            <Button size="sm" icon={Plus} aria-label={say.addMeal} onClick={handleAdd}>
              <span className="@max-slim:hidden">{say.addMealInShort}</span>
            </Button>
          )
        }
        actions={
          <>
            <Button variant="quiet" icon={Dices} onClick={() => navigate(paths.spinner)}>
              {say.mealSpinner}
            </Button>
            {mayEdit && (
              <Button icon={Plus} onClick={handleAdd}>
                {say.addMeal}
              </Button>
            )}
          </>
        }
      >
        {say.yourRecipes}
      </PageTitle>

      {isLimitShown && isFull && (
        <Notice tone="warning" className="mb-5" action={<UpgradeButton />}>
          {say.bookIsFull(String(kept), FREE_RECIPE_CAP)}
        </Notice>
      )}

      <NotLoadedNotice />
      <ImportsNotice />
      <FilterBar
        filters={filters}
        onFiltersChange={changeFilters}
        searchLabel={say.searchYourRecipes}
        searchPlaceholder={say.searchByNameOrIngredient}
        total={list.isPlaceholderData ? undefined : list.data?.total}
        collectionsChip={
          <CollectionsChip
            chosen={filters.collection}
            onChoose={(collection) => changeFilters((before) => ({ ...before, collection }))}
          />
        }
        phoneTools={
          <IconButton
            icon={Dices}
            label={say.mealSpinner}
            size="field"
            className="shadow-switch"
            onClick={() => navigate(paths.spinner)}
          />
        }
      />
      <div className="mb-2.5 flex min-h-control-sm flex-wrap items-center gap-x-3 app:mb-4">
        <ResultCount list={list} filters={filters} of="book" />
        {mayEdit && (selection.isOn || (kept > 0 && !isUnknown)) && (
          <SelectionSwitch selection={selection} buttonRef={selectButtonRef} />
        )}
      </div>
      <CorrectedSearch corrected={list.data?.corrected} onExactly={() => changeFilters(searchExactly)} />
      <RecipeResults
        list={list}
        page={filters.page}
        onPageChange={changePage}
        addressOf={addressOf}
        empty={<BookEmpty filters={filters} onFiltersChange={changeFilters} onAdd={mayEdit ? handleAdd : undefined} />}
        card={(recipe, index) => (
          <BookCard
            key={recipe.id}
            recipe={recipe}
            conflict={[unchecked.has(recipe.id) ? sayMany.check : '', dietConflict(recipe, avoided)]
              .filter(Boolean)
              .join(' · ')}
            doubt={dietDoubtInShort(recipe, avoided)}
            search={searchedFor(list.data, filters.search)}
            stars={stars.get(recipe.id) ?? null}
            eager={index < EAGER_CARDS}
            onToggleFavourite={handleFavourite}
            onDelete={mayEdit ? setToDelete : undefined}
            isChosen={selection.isOn ? selection.chosen.has(recipe.id) : undefined}
            onChoose={selection.toggle}
          />
        )}
      />

      {selection.isOn && <SelectionBar selection={selection} selectButtonRef={selectButtonRef} />}
      <div className="mt-6 flex flex-wrap justify-center gap-2">
        {list.data !== undefined && list.data.total > 0 && <PrintBook />}
        {mayEdit && (
          <ButtonLink variant="muted" size="sm" icon={Trash2} to={paths.trash}>
            {sayOfRecipes.trash}
          </ButtonLink>
        )}
      </div>
      <ConfirmDialog
        open={toDelete !== null}
        onOpenChange={handleDeleteOpen}
        title={say.deleteNamed(toDelete?.name ?? say.recipe)}
        confirmLabel={say.delete}
        savingLabel={say.deleting}
        saving={deleteRecipe.isPending}
        error={deleteRecipe.error !== null ? errorMessage(deleteRecipe.error) : undefined}
        onConfirm={handleDelete}
      >
        <p>{say.sureToDelete}</p>
      </ConfirmDialog>
    </>
  );
}
