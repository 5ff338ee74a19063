import { LIST_TIME } from '@sorrel/core/recipes/filter-ends';
import { nutrientBuckets } from '@sorrel/core/recipes/nutrient-buckets';
import type { ReactNode } from 'react';
import { terms } from '../language/terms.ts';
import { useDraft } from '../lib/use-draft.ts';
import { Button } from '../ui/button.tsx';
import { Chip } from '../ui/chip.tsx';
import { Drawer } from '../ui/drawer.tsx';
import { FIELD_LABEL } from '../ui/field-looks.ts';
import { Slider } from '../ui/slider.tsx';
import { Switch } from '../ui/switch.tsx';
import { tagIcon } from '../ui/tag-icon.ts';
import { DietChips } from './diet-chips.tsx';
import { useTags } from './queries.ts';
import {
  isRangeChosen,
  NUTRIENTS_SHOWN,
  type RecipeFilters,
  rangeText,
  timeText,
  toggleFavourites,
  toggleNotMade,
  toggleRange,
  toggleTag,
} from './recipe-filters.ts';
import { say } from './sentences.ts';
import type { FiltersChange, NextFilters } from './use-recipe-filters.ts';

/** The end of the scale is no limit, which the address writes as 0. */
const timeInAddress = (minutes: number) => (minutes >= LIST_TIME.endMinutes ? 0 : minutes);

export interface FiltersDrawerProps {
  /** On a phone the order is chosen here, too. */
  sorting?: ReactNode;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  filters: RecipeFilters;
  onFiltersChange: (next: NextFilters, change?: FiltersChange) => void;
  onClear: () => void;
  /** How many recipes fit, once that is known. */
  total: number | undefined;
  /** False on explore: favourites are of the person's own book. */
  withFavourites?: boolean;
}

/** Everything the book can be narrowed by; each change shows at once behind the drawer. */
export function FiltersDrawer({
  sorting,
  open,
  onOpenChange,
  filters,
  onFiltersChange,
  onClear,
  total,
  withFavourites = true,
}: FiltersDrawerProps) {
  const tags = useTags();
  const [minutes, setMinutes] = useDraft(
    filters.timeMinutes,
    (timeMinutes) => onFiltersChange((before) => ({ ...before, timeMinutes: timeInAddress(timeMinutes) })),
    { arrivesAs: timeInAddress },
  );
  // without a limit the thumb rests at the end
  const shownMinutes = minutes === 0 ? LIST_TIME.endMinutes : minutes;

  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      title={sorting ? say.filtersAndSorting : say.filters}
      footer={
        <>
          <Button variant="text" onClick={onClear}>
            {say.clearAll}
          </Button>
          <Button onClick={() => onOpenChange(false)}>
            {total === undefined ? say.showRecipes : say.showCount(total)}
          </Button>
        </>
      }
    >
      {sorting && (
        <div>
          <p className={`${FIELD_LABEL} mb-2`} aria-hidden>
            {say.sort}
          </p>
          <div className="flex items-center gap-1">{sorting}</div>
        </div>
      )}
      {withFavourites && (
        <Switch
          end
          label={say.favouritesOnly}
          checked={filters.favorites}
          onCheckedChange={() => onFiltersChange(toggleFavourites)}
        />
      )}
      {withFavourites && (
        <Switch
          end
          label={say.notMade}
          checked={filters.notMade}
          onCheckedChange={() => onFiltersChange(toggleNotMade)}
        />
      )}
      <Slider
        label={say.totalTime}
        min={0}
        max={LIST_TIME.endMinutes}
        step={LIST_TIME.stepMinutes}
        value={shownMinutes}
        valueText={timeText(shownMinutes)}
        onValueChange={setMinutes}
      />
      <DietChips
        without={filters.without}
        onToggle={(toggled) => onFiltersChange((before) => ({ ...before, without: toggled(before.without) }))}
      />
      {tags.length > 0 && (
        <fieldset>
          <legend className={`${FIELD_LABEL} mb-2`}>{say.tags}</legend>
          <div className="flex flex-wrap gap-2">
            {tags.map((tag) => (
              <Chip
                key={tag.tag_id}
                icon={tagIcon(tag.icon)}
                pressed={filters.tags.includes(tag.name)}
                onClick={() => onFiltersChange((before) => toggleTag(before, tag.name))}
              >
                {terms.tag(tag.name)}
              </Chip>
            ))}
          </div>
        </fieldset>
      )}
      {NUTRIENTS_SHOWN.map((nutrient) => (
        <fieldset key={nutrient}>
          <legend className={`${FIELD_LABEL} mb-2`}>
            {terms.goals[nutrient]} <span className="font-normal text-ink-3">{say.perServing}</span>
          </legend>
          <div className="flex flex-wrap gap-2">
            {nutrientBuckets(nutrient).map((range) => (
              <Chip
                key={rangeText(nutrient, range)}
                pressed={isRangeChosen(filters, nutrient, range)}
                onClick={() => onFiltersChange((before) => toggleRange(before, nutrient, range))}
              >
                {rangeText(nutrient, range)}
              </Chip>
            ))}
          </div>
        </fieldset>
      ))}
    </Drawer>
  );
}
