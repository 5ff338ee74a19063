import type { Person } from '@sorrel/contract/persons';
import type { Meal } from '@sorrel/contract/plans';
import type { GoalNutrients } from '@sorrel/core/foods/nutrients';
import { shownAmount } from '@sorrel/core/nutrition/shown-amount';
import { sumMeals } from '@sorrel/core/plans/day-totals';
import { partOfDay } from '@sorrel/core/plans/elsewhere';
import { type DayPlan, getDay, type WeekPlan } from '@sorrel/core/plans/week-plan';
import { useId } from 'react';
import { PersonMark } from '../recipe-parts/persons.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { filledMeals } from './plan-meal.ts';
import { say } from './sentences.ts';
import { eatenBy } from './use-eaten.ts';
import { type WeekStanding, wordOfAway } from './week-away.ts';

const CARD = [
  'flex min-h-control min-w-0 grow basis-44 items-center gap-3 rounded-xl border-2 border-transparent bg-surface px-4 py-2 shadow-1',
  'max-sm:basis-36 max-sm:gap-2 max-sm:px-2.5 max-tiny:basis-full',
  'has-checked:border-leaf has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
].join(' ');

interface EaterChoiceProps {
  plan: WeekPlan<Meal>;
  day: number;
  people: readonly Person[];
  person: Person;
  /** What somebody aims at on a whole day. */
  goalsOf: (person: Person) => GoalNutrients;
  onChoose: (id: string) => void;
  /** What a day without meals may claim. */
  standing: WeekStanding;
}

/** Whose day is shown: everybody at the table with what the day comes to for them. */
export function EaterChoice({ plan, day, people, person, goalsOf, onChoose, standing }: EaterChoiceProps) {
  const name = useId();
  return (
    <fieldset className="mb-5 flex min-w-0 flex-wrap gap-3 max-sm:gap-2">
      <legend className="sr-only">{say.plates.whoseDay}</legend>
      {people.map((one) => (
        <label key={one.id} className={CARD}>
          <input
            className="sr-only"
            type="radio"
            name={name}
            checked={one.id === person.id}
            onChange={() => onChoose(one.id)}
          />
          <PersonMark person={one} />
          <span className="min-w-0">
            <b className="block truncate">{one.name}</b>
            <span className="num block text-sm text-balance text-ink-2">
              {kcalText(getDay(eatenBy(plan, one), day), goalsOf(one).calories, standing)}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** Of a day that is eaten elsewhere in part as much of the goal is asked. */
function kcalText(dayPlan: DayPlan<Meal>, goalKcal: number, standing: WeekStanding): string {
  const meals = filledMeals(dayPlan);
  if (standing !== 'here' && meals.length === 0) return wordOfAway(standing);
  const { totals, lacking } = sumMeals(meals);
  const goal = shownAmount(goalKcal * partOfDay(dayPlan), 'kcal');
  return say.plates.kcalOf(shownAmount(totals.calories, 'kcal'), goal > 0 ? goal : null, lacking.calories > 0);
}

interface MergedChoiceProps {
  /** Names of the plans that were merged. */
  merged: readonly string[];
  eater: string | undefined;
  choose: (name: string) => void;
}

/** Of which of the plans that were merged results are shown; nothing where none were. */
export function MergedChoice({ merged, eater, choose }: MergedChoiceProps) {
  if (eater === undefined) return null;
  return (
    <SelectField
      label={say.resultsFor}
      value={eater}
      onValueChange={choose}
      options={merged.map((name) => ({ value: name, label: name }))}
    />
  );
}
