import type { Meal } from '@sorrel/contract/plans';
import type { RecipeSummary } from '@sorrel/contract/recipe';
import { LIST_TIME } from '@sorrel/core/recipes/filter-ends';
import { MEAL_TYPES, type MealType, type RecipeType } from '@sorrel/core/recipes/meal-type';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown, ChevronUp, Clock, SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { terms } from '../language/terms.ts';
import { useDebounced } from '../lib/use-debounced.ts';
import { useMediaQuery } from '../lib/use-media-query.ts';
import { CorrectedSearch } from '../recipe-parts/corrected-search.tsx';
import { useTags } from '../recipe-parts/queries.ts';
import { searchedFor } from '../recipe-parts/recipe-filters.ts';
import { AfterFirstDraw } from '../ui/after-first-draw.tsx';
import { Button } from '../ui/button.tsx';
import { Chip } from '../ui/chip.tsx';
import { CountBadge } from '../ui/count-badge.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { FailedLoad } from '../ui/failed-load.tsx';
import { Loader } from '../ui/loader.tsx';
import { Marked } from '../ui/marked.tsx';
import { RecipePicture } from '../ui/recipe-picture.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { Slider } from '../ui/slider.tsx';
import { Switch } from '../ui/switch.tsx';
import { Tag } from '../ui/tag.tsx';
import { mealOfRecipe } from './plan-meal.ts';
import { mealSearchQuery } from './queries.ts';
import { say } from './sentences.ts';

const TYPES = ['all', 'any', ...MEAL_TYPES] as const;
const typeOptions = () => TYPES.map((value) => ({ value, label: terms.types[value] }));
const isMealType = (type: 'all' | RecipeType): type is MealType => type !== 'all' && type !== 'any';
const PAGE_SIZE = 12;
/** Windows on which the filters would push the recipes off the screen. */
const NARROW = '(width < 38.75rem)';

interface SearchRecipesDialogProps {
  /** The kind of slot a recipe is looked for; a side may be of any. */
  mealType: MealType | 'all';
  onPick: (meal: Meal) => void;
  onClose: () => void;
}

/** Recipes of the book to put into a slot. Mounted while it is open, so each search starts afresh. */
export function SearchRecipesDialog({ mealType, onPick, onClose }: SearchRecipesDialogProps) {
  const tags = useTags();
  const [search, setSearch] = useState('');
  const [type, setType] = useState<'all' | RecipeType>(mealType);
  const [timeMinutes, setTimeMinutes] = useState(0);
  const [isFavourites, setIsFavourites] = useState(false);
  const [chosenTags, setChosenTags] = useState<readonly string[]>([]);
  const [page, setPage] = useState(1);
  // on a phone the recipes are what is looked for: the filters wait behind their button
  const isNarrow = useMediaQuery(NARROW);
  const [isFiltering, setIsFiltering] = useState(false);
  const hasTime = timeMinutes > 0 && timeMinutes < LIST_TIME.endMinutes;
  const activeCount = [type !== 'all', hasTime, isFavourites].filter(Boolean).length + chosenTags.length;

  const filters = useDebounced(JSON.stringify({ search: search.trim(), time: timeMinutes }));
  const { search: rested, time } = JSON.parse(filters) as { search: string; time: number };
  const { data, error, isPlaceholderData, refetch } = useQuery(
    mealSearchQuery({
      page,
      limit: PAGE_SIZE,
      search: rested,
      forgive: 'true',
      ...(isMealType(type) ? { fits: type } : { type }),
      tags: [...chosenTags],
      ...(isFavourites && { favorites: 'true' as const }),
      ...(time > 0 && time < LIST_TIME.endMinutes && { time }),
    }),
  );
  const maxPage = data?.maxPage ?? 1;

  /** Another filter starts at the first page. */
  function filtered<Value>(set: (value: Value) => void) {
    return (value: Value) => {
      setPage(1);
      set(value);
    };
  }
  const toggleTag = (name: string) =>
    filtered(setChosenTags)(
      chosenTags.includes(name) ? chosenTags.filter((other) => other !== name) : [...chosenTags, name],
    );

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={say.finder.title} size="lg">
      <div className="grid gap-4">
        <SearchField
          label={say.finder.search}
          value={search}
          onValueChange={filtered(setSearch)}
          placeholder={say.search}
        />
        <AfterFirstDraw>
          {isNarrow && (
            <Button
              variant="outline"
              size="sm"
              className="justify-self-start"
              icon={SlidersHorizontal}
              iconEnd={isFiltering ? ChevronUp : ChevronDown}
              aria-expanded={isFiltering}
              onClick={() => setIsFiltering(!isFiltering)}
            >
              {say.finder.filters}
              {activeCount > 0 && <CountBadge count={activeCount} label={say.finder.active} />}
            </Button>
          )}
          {(isFiltering || !isNarrow) && (
            <>
              <div className="grid items-end gap-4 sm:grid-cols-2">
                <SelectField
                  label={say.finder.mealType}
                  value={type}
                  onValueChange={filtered(setType)}
                  options={typeOptions()}
                />
                <Slider
                  label={say.finder.maxTime}
                  value={timeMinutes}
                  onValueChange={filtered(setTimeMinutes)}
                  min={0}
                  max={LIST_TIME.endMinutes}
                  step={LIST_TIME.stepMinutes}
                  valueText={hasTime ? terms.minutes(timeMinutes) : say.finder.noLimit}
                />
              </div>
              <Switch
                label={say.finder.favouritesOnly}
                checked={isFavourites}
                onCheckedChange={filtered(setIsFavourites)}
              />
              {tags.length > 0 && (
                // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot scroll sideways in every browser
                <div
                  className="flex max-h-34 flex-wrap gap-2 overflow-y-auto p-0.5"
                  role="group"
                  aria-label={say.finder.tags}
                >
                  {tags.map((tag) => (
                    <Chip key={tag.tag_id} pressed={chosenTags.includes(tag.name)} onClick={() => toggleTag(tag.name)}>
                      {terms.tag(tag.name)}
                    </Chip>
                  ))}
                </div>
              )}
            </>
          )}
          <p className="sr-only" role="status">
            {data && say.finder.found(data.total)}
          </p>
          <CorrectedSearch corrected={data?.corrected} />
          {error && <FailedLoad error={error} onRetry={() => refetch()} />}
          {data === undefined ? (
            error === null && <Loader />
          ) : data.results.length === 0 ? (
            <EmptyState title={say.finder.noneFound} level={3} />
          ) : (
            <ul
              className="grid grid-cols-[repeat(auto-fill,minmax(min(19rem,100%),1fr))] gap-3 aria-busy:opacity-60"
              aria-label={say.finder.recipes}
              aria-busy={isPlaceholderData}
            >
              {data.results.map((recipe) => (
                <li key={recipe.id}>
                  <Result
                    recipe={recipe}
                    search={searchedFor(data, rested)}
                    onPick={() => onPick(mealOfRecipe(recipe))}
                  />
                </li>
              ))}
            </ul>
          )}
          {maxPage > 1 && (
            <nav className="flex items-center justify-center gap-4" aria-label={say.finder.pages}>
              <Button
                variant="quiet"
                aria-label={say.finder.previousPage}
                disabled={page <= 1}
                onClick={() => setPage(page - 1)}
              >
                ←
              </Button>
              <p className="num" aria-live="polite">
                {page} / {maxPage}
              </p>
              <Button
                variant="quiet"
                aria-label={say.finder.nextPage}
                disabled={page >= maxPage}
                onClick={() => setPage(page + 1)}
              >
                →
              </Button>
            </nav>
          )}
        </AfterFirstDraw>
      </div>
    </Dialog>
  );
}

function Result({ recipe, search, onPick }: { recipe: RecipeSummary; search: string; onPick: () => void }) {
  const minutes = recipe.prep_time + recipe.cook_time;
  return (
    <button
      type="button"
      className="grid size-full grid-cols-[4.5rem_1fr] items-center gap-3.5 rounded-lg p-2 text-left shadow-line wrap-anywhere hover:bg-sunken"
      onClick={onPick}
    >
      <RecipePicture recipe={recipe} shape="square" frame="own" className="aspect-square rounded-md" sizes="80px" />
      <span className="grid min-w-0 gap-1">
        <b className="font-display" dir="auto">
          <Marked text={recipe.name} search={search} />
        </b>
        <span className="num flex flex-wrap items-center gap-2 text-sm text-ink-2">
          <span className="inline-flex items-center gap-1">
            <Clock className="icon" aria-hidden />
            {minutes > 0 ? terms.minutes(minutes) : '-'}
          </span>
          {recipe.tags.map((tag) => (
            <Tag key={tag.tag_id}>{terms.tag(tag.name)}</Tag>
          ))}
        </span>
      </span>
    </button>
  );
}
