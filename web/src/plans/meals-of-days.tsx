import { fewestAsked } from '@sorrel/core/plans/resize-week';
import { DEFAULT_DAY, MEALS_PER_TYPE_MAX, type WeekStructure } from '@sorrel/core/plans/structure';
import { MEAL_TYPES, type MealType } from '@sorrel/core/recipes/meal-type';
import { terms } from '../language/terms.ts';
import { Stepper } from '../ui/stepper.tsx';
import { say } from './slot-sentences.ts';

interface MealsOfDaysProps {
  /** Of the week on the page. */
  structure: WeekStructure;
  isPremium: boolean;
  onCountChange: (mealType: MealType, count: number) => void;
}

/** How many meals of each type every day has, for all days at once. */
export function MealsOfDays({ structure, isPremium, onCountChange }: MealsOfDaysProps) {
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-semibold">{say.structure.title}</legend>
      <p className="text-sm text-ink-2">{isPremium ? say.structure.about : say.structure.aboutFree}</p>
      {MEAL_TYPES.map((type) => {
        const counts = structure.map((day) => day[type]);
        const [fewest, most] = [Math.min(...counts), Math.max(...counts)];
        return (
          <div key={type} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <span>
              {terms.types[type]}
              {fewest < most && <span className="num text-sm text-ink-3"> {say.structure.differs(fewest, most)}</span>}
            </span>
            <Stepper
              label={say.structure.aDay(terms.types[type])}
              value={most}
              min={fewestAsked(structure, type)}
              max={isPremium ? MEALS_PER_TYPE_MAX : DEFAULT_DAY[type]}
              onValueChange={(count) => onCountChange(type, count)}
            />
          </div>
        );
      })}
    </fieldset>
  );
}
