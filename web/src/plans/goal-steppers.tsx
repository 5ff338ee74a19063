import {
  GOAL_NUTRIENT_FACTS,
  GOAL_NUTRIENTS,
  type GoalNutrient,
  type GoalNutrients,
} from '@sorrel/core/foods/nutrients';
import { limitGoal } from '@sorrel/core/plans/nutrition-goals';
import { Star } from 'lucide-react';
import { terms } from '../language/terms.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { Stepper } from '../ui/stepper.tsx';
import { GOAL_LOOKS, SWATCH } from './goal-nutrients.ts';
import { say } from './sentences.ts';

interface GoalSteppersProps {
  goals: GoalNutrients;
  onGoalsChange: (goals: GoalNutrients) => void;
  /** The nutrients that weigh more than the others; left out, they cannot be chosen here. */
  priority?: readonly GoalNutrient[];
  onPriorityChange?: (priority: GoalNutrient[]) => void;
}

/** A stepper for each daily goal; 0 is no goal. */
export function GoalSteppers({ goals, onGoalsChange, priority, onPriorityChange }: GoalSteppersProps) {
  return (
    <div className="@container grid grid-cols-1 gap-2">
      {GOAL_NUTRIENTS.map((nutrient) => {
        const { colour, unit } = GOAL_LOOKS[nutrient];
        const label = terms.goals[nutrient];
        const { step, max } = GOAL_NUTRIENT_FACTS[nutrient].goal;
        const isFirst = priority?.includes(nutrient) ?? false;
        return (
          <div
            key={nutrient}
            className={`flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm font-medium ${onPriorityChange ? '@min-row:flex-nowrap' : '@min-slim:flex-nowrap'}`}
          >
            <i className={SWATCH} style={{ background: colour }} aria-hidden />
            <span className="min-w-0 grow wrap-anywhere">{label}</span>
            {priority && onPriorityChange && (
              <IconButton
                icon={Star}
                size="sm"
                label={say.goals.priority(label)}
                pressed={isFirst}
                className="aria-pressed:text-leaf aria-pressed:*:fill-current"
                onClick={() =>
                  onPriorityChange(
                    GOAL_NUTRIENTS.filter((other) => (other === nutrient ? !isFirst : priority.includes(other))),
                  )
                }
              />
            )}
            {/* where there is no room beside the names all steppers stand below them */}
            <span
              className={`grid min-w-39 basis-full ${onPriorityChange ? '@min-row:basis-auto' : '@min-slim:basis-auto'}`}
            >
              <Stepper
                label={label}
                value={goals[nutrient]}
                min={0}
                max={max}
                step={step}
                unit={unit}
                editable
                onValueChange={(value) => onGoalsChange({ ...goals, [nutrient]: limitGoal(nutrient, value) })}
              />
            </span>
          </div>
        );
      })}
    </div>
  );
}
