import { GOAL_NUTRIENTS, type GoalNutrients } from '@sorrel/core/nutrition/nutrients';
import { limitGoal, NUTRITION_GOAL_LIMITS } from '@sorrel/core/plans/nutrition-goals';
import { Stepper } from '../ui/stepper.tsx';
import { GOAL_LOOKS } from './goal-nutrients.ts';

interface GoalSteppersProps {
  goals: GoalNutrients;
  onGoalsChange: (goals: GoalNutrients) => void;
}

/** A stepper for each daily goal; 0 is no goal. */
export function GoalSteppers({ goals, onGoalsChange }: GoalSteppersProps) {
  return (
    <div className="grid gap-2">
      {GOAL_NUTRIENTS.map((nutrient) => {
        const { label, colour, unit } = GOAL_LOOKS[nutrient];
        const { step, max } = NUTRITION_GOAL_LIMITS[nutrient];
        return (
          <div key={nutrient} className="goal-row">
            <i style={{ background: colour }} aria-hidden />
            <span className="flex-1">{label}</span>
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
          </div>
        );
      })}
    </div>
  );
}
