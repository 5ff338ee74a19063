import type { Nutrient, Recipe } from '@sorrel/contract/recipe';
import { GOAL_NUTRIENTS, NUTRIENTS } from '@sorrel/core/foods/nutrients';
import { shownRange } from '@sorrel/core/nutrition/nutrition-range';
import { RANGED_NUTRIENTS, type RangedNutrient } from '@sorrel/core/nutrition/ranged-nutrients';
import { terms } from '../language/terms.ts';
import { writeAmount, writeNumber } from '../language/write.ts';
import { say } from './detail-sentences.ts';

/** The range that the energy of a serving lies in, as it is shown; null where none is known, or it says no more than the figure. */
export function shownKcal({ nutritionRanges, nutrients }: Pick<Recipe, 'nutritionRanges' | 'nutrients'>) {
  const calories = nutrients.find(({ name }) => name === NUTRIENTS.calories.name);
  if (nutritionRanges === null || calories === undefined) return null;
  const range = shownRange(calories.amount, 'kcal', nutritionRanges.calories);
  return range && { low: range[0], high: range[1], amount: calories.amount };
}

/** 'between 380 and 480 kcal', with the range drawn on a bar that ends at twice the figure. */
export function EnergyRange({ recipe }: { recipe: Recipe }) {
  const shown = shownKcal(recipe);
  if (shown === null) return null;
  const { low, high, amount } = shown;
  const end = Math.max(2 * amount, high);
  const percent = (kcal: number) => `${Math.round((1000 * kcal) / end) / 10}%`;
  return (
    <div className="mb-4">
      <p className="text-sm text-ink-2">{say.between(writeNumber(low), writeAmount(high, 'kcal'))}</p>
      <div className="relative mt-2 h-2.5 rounded-full bg-sunken [print-color-adjust:exact]" aria-hidden>
        <i
          className="absolute inset-y-0 rounded-full bg-leaf/45 transition-[left,right] duration-400 motion-reduce:transition-none"
          style={{ left: percent(low), right: percent(end - high) }}
        />
        <i
          className="absolute -inset-y-0.5 w-0.75 -translate-x-1/2 rounded-full bg-leaf"
          style={{ left: percent(amount) }}
        />
      </div>
    </div>
  );
}

/** Figure and range of each nutrient that has one. */
export function NutrientRanges({ recipe }: { recipe: Recipe }) {
  const { nutritionRanges: ranges, nutrients } = recipe;
  if (ranges === null) return null;
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-2 sm:grid-cols-4">
      {RANGED_NUTRIENTS.map((nutrient) => (
        <OneRange key={nutrient} nutrient={nutrient} nutrients={nutrients} range={ranges[nutrient]} />
      ))}
    </dl>
  );
}

interface OneRangeProps {
  nutrient: RangedNutrient;
  nutrients: readonly Nutrient[];
  range: readonly [number, number];
}

function OneRange({ nutrient, nutrients, range }: OneRangeProps) {
  const { name, unit } = NUTRIENTS[nutrient];
  const amount = nutrients.find((one) => one.name === name)?.amount ?? 0;
  const shown = shownRange(amount, unit, range);
  const label = GOAL_NUTRIENTS.includes(nutrient) ? terms.goals[nutrient] : name;
  return (
    <div>
      <dt className="text-sm text-ink-2">{label}</dt>
      <dd className="num font-semibold">
        {writeAmount(amount, unit)}
        {shown && (
          <small className="block text-xs font-normal text-ink-3">
            {say.between(writeNumber(shown[0]), writeAmount(shown[1], unit))}
          </small>
        )}
      </dd>
    </div>
  );
}
