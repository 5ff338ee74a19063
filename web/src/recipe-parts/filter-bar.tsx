import { ArrowDownWideNarrow, ArrowUpNarrowWide, BookX, CookingPot, Heart, SlidersHorizontal, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { terms } from '../language/terms.ts';
import { useDraft } from '../lib/use-draft.ts';
import { useIsNarrow } from '../lib/use-media-query.ts';
import { Button } from '../ui/button.tsx';
import { Chip } from '../ui/chip.tsx';
import { CHIPS } from '../ui/chip-looks.ts';
import { CountBadge } from '../ui/count-badge.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { iconButtonClass } from '../ui/icon-button-looks.ts';
import { SearchField } from '../ui/search-field.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { tip } from '../ui/tooltip.tsx';
import { FiltersDrawer } from './filters-drawer.tsx';
import {
  activeFilters,
  clearFilters,
  type RecipeFilters,
  searchInAddress,
  sortLabel,
  sortsShown,
  toggleFavourites,
  toggleNotMade,
  toggleNotSaved,
  turnOrder,
} from './recipe-filters.ts';
import { say } from './sentences.ts';
import type { FiltersChange, NextFilters } from './use-recipe-filters.ts';

const TYPES_SHOWN = ['all', 'breakfast', 'lunch', 'dinner', 'snack', 'any'] as const;
const sortOptions = (isOwnBook: boolean) => sortsShown(isOwnBook).map((value) => ({ value, label: sortLabel(value) }));

export interface FilterBarProps {
  filters: RecipeFilters;
  onFiltersChange: (next: NextFilters, change?: FiltersChange) => void;
  searchLabel: string;
  searchPlaceholder: string;
  /** How many recipes fit, once that is known. */
  total: number | undefined;
  /** False on explore: favourites and what was cooked are of the person's own book. */
  withFavourites?: boolean;
  /** Of the own book: what its collections are chosen with. */
  collectionsChip?: ReactNode;
  /** Round buttons after the search, where it is all of a phone's width. */
  phoneTools?: ReactNode;
}

/** Search, order, meal type, everything else in a drawer, and a chip for each thing that narrows the list. */
export function FilterBar({
  filters,
  onFiltersChange,
  searchLabel,
  searchPlaceholder,
  total,
  withFavourites = true,
  collectionsChip,
  phoneTools,
}: FilterBarProps) {
  const isNarrow = useIsNarrow();
  const [isOpen, setIsOpen] = useState(false);
  const [search, setSearch] = useDraft(filters.search, handleSearch, { arrivesAs: searchInAddress });
  const active = activeFilters(filters);
  const isUp = filters.order === 'asc';

  function handleSearch(text: string) {
    // Back leaves the search, it does not take it apart letter by letter
    const replace = filters.search !== '' && text.trim() !== '';
    onFiltersChange((before) => ({ ...before, search: text, exactly: false }), { replace });
  }

  const sorting = (
    <>
      <SelectField
        className="grow sm:w-44"
        label={say.sort}
        labelHidden
        pill
        options={sortOptions(withFavourites)}
        value={filters.sort}
        onValueChange={(sort) => onFiltersChange((before) => ({ ...before, sort }))}
      />
      <IconButton
        icon={isUp ? ArrowUpNarrowWide : ArrowDownWideNarrow}
        label={orderLabel(filters)}
        onClick={() => onFiltersChange(turnOrder)}
      />
    </>
  );

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: the search element is younger than the browsers we serve */}
      <div role="search" className="print:hidden flex flex-wrap gap-3 max-app:flex-nowrap max-app:gap-2">
        <SearchField
          className="flex-[1_1_18rem] max-app:min-w-0 max-app:flex-1"
          label={searchLabel}
          placeholder={isNarrow ? searchLabel : searchPlaceholder}
          value={search}
          onValueChange={setSearch}
        />
        {isNarrow ? (
          <>
            <button
              {...tip(say.filtersAndSorting)}
              type="button"
              className={iconButtonClass({ size: 'field' }, 'relative shadow-switch')}
              aria-label={active.length > 0 ? say.filtersActive(active.length) : say.filtersAndSorting}
              aria-haspopup="dialog"
              onClick={() => setIsOpen(true)}
            >
              <SlidersHorizontal className="icon" aria-hidden />
              {active.length > 0 && (
                <span className="absolute -top-1 -right-1">
                  <CountBadge count={active.length} label={say.activeFilters} />
                </span>
              )}
            </button>
            {phoneTools}
          </>
        ) : (
          <>
            <Button
              variant="outline"
              icon={SlidersHorizontal}
              aria-haspopup="dialog"
              size="field"
              onClick={() => setIsOpen(true)}
            >
              {say.filters}
              {active.length > 0 && <CountBadge count={active.length} label={say.activeFilters} />}
            </Button>
            <div className="flex items-center gap-1">{sorting}</div>
          </>
        )}
      </div>

      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset does not scroll sideways in every browser */}
      <div className={CHIPS} role="group" aria-label={say.mealTypeAndFilters}>
        {collectionsChip}
        {TYPES_SHOWN.map((type) => (
          <Chip
            key={type}
            pressed={filters.type === type}
            onClick={() => onFiltersChange((before) => ({ ...before, type }))}
          >
            {terms.types[type]}
          </Chip>
        ))}
        {withFavourites && (
          <Chip icon={Heart} pressed={filters.favorites} onClick={() => onFiltersChange(toggleFavourites)}>
            {say.favourites}
          </Chip>
        )}
        {withFavourites && (
          <Chip icon={CookingPot} pressed={filters.notMade} onClick={() => onFiltersChange(toggleNotMade)}>
            {say.notMade}
          </Chip>
        )}
        {!withFavourites && (
          <Chip icon={BookX} pressed={filters.notSaved} onClick={() => onFiltersChange(toggleNotSaved)}>
            {say.notSaved}
          </Chip>
        )}
        {active.length > 0 && <span className="mx-1.5 h-6 w-px flex-none bg-line" aria-hidden />}
        {active.map((one) => (
          <Chip
            key={one.key}
            tinted
            iconEnd={X}
            aria-label={say.removeFilter(one.label)}
            onClick={() => onFiltersChange(one.without)}
          >
            {one.label}
          </Chip>
        ))}
      </div>

      <FiltersDrawer
        open={isOpen}
        onOpenChange={setIsOpen}
        sorting={isNarrow ? sorting : undefined}
        filters={filters}
        onFiltersChange={onFiltersChange}
        onClear={() =>
          onFiltersChange((before) => ({ ...clearFilters(before), search: before.search, type: before.type }))
        }
        total={total}
        withFavourites={withFavourites}
      />
    </>
  );
}

/** What the order button does when it is pressed. */
function orderLabel({ sort, order }: RecipeFilters): string {
  if (sort === 'date') return order === 'desc' ? say.newestFirst : say.oldestFirst;
  if (sort === 'made') return order === 'desc' ? say.lastMadeFirst : say.longestAgoFirst;
  return order === 'desc' ? say.highestFirst : say.lowestFirst;
}
