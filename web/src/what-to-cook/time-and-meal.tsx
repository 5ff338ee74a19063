import { MEAL_TYPES } from '@sorrel/core/recipes/meal-type';
import { terms } from '../language/terms.ts';
import { Chip } from '../ui/chip.tsx';
import { CHIPS } from '../ui/chip-looks.ts';
import { classes } from '../ui/classes.ts';
import { type KitchenChoices, QUICK_MINUTES } from './kitchen-choices.ts';
import { say } from './sentences.ts';

interface TimeAndMealProps {
  choices: KitchenChoices;
  onChoicesChange: (change: (choices: KitchenChoices) => KitchenChoices) => void;
}

/** Narrows what can be cooked to what is quick, and to one meal; pressed once more, a chip lets go. */
export function TimeAndMeal({ choices, onChoicesChange }: TimeAndMealProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset does not scroll sideways in every browser
    <div className={classes(CHIPS, 'mb-2')} role="group" aria-label={say.timeAndMeal}>
      <Chip
        pressed={choices.isQuick}
        onClick={() => onChoicesChange((before) => ({ ...before, isQuick: !before.isQuick }))}
      >
        {say.upTo(terms.minutes(QUICK_MINUTES))}
      </Chip>
      {MEAL_TYPES.map((meal) => (
        <Chip
          key={meal}
          pressed={choices.meal === meal}
          onClick={() => onChoicesChange((before) => ({ ...before, meal: before.meal === meal ? null : meal }))}
        >
          {terms.types[meal]}
        </Chip>
      ))}
    </div>
  );
}
