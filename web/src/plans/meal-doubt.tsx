import type { Meal } from '@sorrel/contract/plans';
import { isImplausibleServing } from '@sorrel/core/nutrition/coverage';
import { CircleHelp } from 'lucide-react';
import { writeAmount, writeWeight } from '../language/write.ts';
import { say } from './sentences.ts';

/** What of a meal's recipe can hardly be meant; the recipe itself asks for the answer. */
export function MealDoubt({ meal }: { meal: Pick<Meal, 'doubt' | 'calories'> }) {
  if (meal.doubt === undefined) return null;
  return (
    <p
      className="col-span-full flex items-start gap-1.5 rounded-sm bg-amber-soft px-2 py-1 text-xs print:hidden"
      dir="auto"
    >
      <CircleHelp className="icon mt-px size-4 flex-none" aria-hidden />
      <span className="min-w-0 wrap-anywhere">{doubtText(meal.doubt, meal.calories)}</span>
    </p>
  );
}

function doubtText({ of, ingredient, grams }: NonNullable<Meal['doubt']>, calories: number | null): string {
  if (of === 'time') return say.doubts.time;
  if (of === 'servings') {
    const isUnlikely = calories !== null && isImplausibleServing(calories);
    return isUnlikely ? say.doubts.servings(writeAmount(calories, 'kcal')) : say.doubts.otherCalories;
  }
  return ingredient === undefined || grams === undefined
    ? say.doubts.someAmount
    : say.doubts.amount(writeWeight(grams), ingredient);
}
