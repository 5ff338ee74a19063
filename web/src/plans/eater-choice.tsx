import type { Person } from '@sorrel/contract/persons';
import type { Meal } from '@sorrel/contract/plans';
import { shownAmount } from '@sorrel/core/nutrition/shown-amount';
import { sumMeals } from '@sorrel/core/plans/day-totals';
import { planOfPerson } from '@sorrel/core/plans/household/plates';
import { getDay, type WeekPlan } from '@sorrel/core/plans/week-plan';
import { useId } from 'react';
import { PersonMark } from '../recipe-parts/persons.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { filledMeals } from './plan-meal.ts';
import { say } from './sentences.ts';

const CARD = [
  'flex min-h-control min-w-0 grow basis-44 items-center gap-3 rounded-xl border-2 border-transparent bg-surface px-4 py-2 shadow-1',
  'has-checked:border-leaf has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
].join(' ');

interface EaterChoiceProps {
  plan: WeekPlan<Meal>;
  day: number;
  people: readonly Person[];
  person: Person;
  onChoose: (id: string) => void;
}

/** Whose day is shown: everybody at the table with what the day comes to for them. */
export function EaterChoice({ plan, day, people, person, onChoose }: EaterChoiceProps) {
  const name = useId();
  return (
    <fieldset className="mb-5 flex min-w-0 flex-wrap gap-3">
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
            <span className="num text-sm text-ink-2">{kcalText(plan, day, one)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function kcalText(plan: WeekPlan<Meal>, day: number, { id, daily_kcal: goal }: Person): string {
  const { totals, lacking } = sumMeals(filledMeals(getDay(planOfPerson<Meal>(plan, id), day)));
  return say.plates.kcalOf(shownAmount(totals.calories, 'kcal'), goal, lacking.calories > 0);
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
