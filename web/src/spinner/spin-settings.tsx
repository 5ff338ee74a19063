import type { DietWarning } from '@sorrel/core/nutrition/diet-warnings';
import { CATEGORIES } from '@sorrel/core/recipes/categories';
import { SPIN_CALORIES, SPIN_TIME } from '@sorrel/core/recipes/filter-ends';
import { RECIPE_TYPES } from '@sorrel/core/recipes/meal-type';
import { terms } from '../language/terms.ts';
import { DietChips } from '../recipe-parts/diet-chips.tsx';
import { useTags } from '../recipe-parts/queries.ts';
import { Button } from '../ui/button.tsx';
import { Chip } from '../ui/chip.tsx';
import { FIELD_LABEL } from '../ui/field-looks.ts';
import { Panel } from '../ui/panel.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { Slider } from '../ui/slider.tsx';
import { Switch } from '../ui/switch.tsx';
import { tagIcon } from '../ui/tag-icon.ts';
import { TriStateChip } from '../ui/tri-state-chip.tsx';
import { IngredientFilter } from './ingredient-filter.tsx';
import { say } from './sentences.ts';
import { limitText, NO_CHOICES, type SpinChoices } from './spin-filters.ts';

const TYPES = ['all', ...RECIPE_TYPES] as const;
const categoryOptions = () => CATEGORIES.map((value) => ({ value, label: terms.categories[value] }));

export interface SpinSettingsProps {
  choices: SpinChoices;
  /** Is given what makes the new choices of the ones that hold. */
  onChoicesChange: (change: (choices: SpinChoices) => SpinChoices) => void;
  /** What the person avoids by the profile: where nothing was chosen, this holds. */
  avoided: readonly DietWarning[];
}

/** What the spinner may choose from. */
export function SpinSettings({ choices, onChoicesChange, avoided }: SpinSettingsProps) {
  const tags = useTags();
  const change = (changes: Partial<SpinChoices>) => onChoicesChange((held) => ({ ...held, ...changes }));
  return (
    <Panel className="grid gap-5" aria-labelledby="spin-settings-title">
      <div className="flex items-center justify-between gap-3">
        <h2 id="spin-settings-title">{say.settings}</h2>
        <Button variant="text" size="sm" onClick={() => onChoicesChange(() => NO_CHOICES)}>
          {say.clear}
        </Button>
      </div>
      <fieldset>
        <legend className={`${FIELD_LABEL} mb-2`}>{say.mealType}</legend>
        <div className="flex flex-wrap gap-2">
          {TYPES.map((type) => (
            <Chip key={type} pressed={choices.type === type} onClick={() => change({ type })}>
              {terms.types[type]}
            </Chip>
          ))}
        </div>
      </fieldset>
      <SelectField
        label={say.category}
        value={choices.category}
        onValueChange={(category) => change({ category })}
        options={categoryOptions()}
      />
      <Switch
        end
        label={say.favouritesOnly}
        checked={choices.favourites}
        onCheckedChange={(favourites) => change({ favourites })}
      />
      <Slider
        label={say.maxCalories}
        min={0}
        max={SPIN_CALORIES.endKcal}
        step={SPIN_CALORIES.stepKcal}
        value={choices.caloriesKcal}
        valueText={limitText(choices.caloriesKcal, SPIN_CALORIES.endKcal, 'kcal')}
        onValueChange={(caloriesKcal) => change({ caloriesKcal })}
      />
      <Slider
        label={say.maxTime}
        min={0}
        max={SPIN_TIME.endMinutes}
        step={SPIN_TIME.stepMinutes}
        value={choices.timeMinutes}
        valueText={limitText(choices.timeMinutes, SPIN_TIME.endMinutes, terms.min)}
        onValueChange={(timeMinutes) => change({ timeMinutes })}
      />
      <IngredientFilter chosen={choices.ingredients} onChosenChange={(ingredients) => change({ ingredients })} />
      <DietChips
        without={choices.without ?? avoided}
        onToggle={(toggled) => change({ without: toggled(choices.without ?? avoided) })}
      />
      {tags.length > 0 && (
        <fieldset>
          <legend className={`${FIELD_LABEL} mb-2`}>{say.tags}</legend>
          <div className="flex flex-wrap gap-2">
            {tags.map(({ tag_id, name, icon }) => (
              <TriStateChip
                key={tag_id}
                label={terms.tag(name)}
                icon={tagIcon(icon)}
                state={choices.tags[name] ?? 'neutral'}
                onStateChange={(state) => change({ tags: { ...choices.tags, [name]: state } })}
              />
            ))}
          </div>
          <p className="mt-3 text-sm text-ink-3">{say.tapOnceToIncludeTwiceTo}</p>
        </fieldset>
      )}
    </Panel>
  );
}
