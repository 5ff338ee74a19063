import type { Person } from '@sorrel/contract/persons';
import type { Meal } from '@sorrel/contract/plans';
import { DAY_NAMES } from '@sorrel/core/plans/days';
import { isEmptyMeal } from '@sorrel/core/plans/meal';
import { daysFrom, firstDayOf } from '@sorrel/core/plans/plan-dates';
import { slotName } from '@sorrel/core/plans/sides';
import { getDay, slotsOf, type WeekPlan } from '@sorrel/core/plans/week-plan';
import { MEAL_TYPES } from '@sorrel/core/recipes/meal-type';
import { terms } from '../language/terms.ts';
import { useIsPrinted } from '../lib/use-is-printed.ts';
import { dayName } from './day-name.ts';
import { platesText, portionsText } from './plan-meal.ts';
import { say } from './sentences.ts';
import { say as saySlot } from './slot-sentences.ts';
import { usePersons } from './use-persons.ts';
import { dayInWeek, weekDates } from './week-words.ts';

// large enough to be read on a refrigerator's door
const TABLE = [
  'w-full table-fixed border-collapse [&_tr]:break-inside-avoid',
  '[&_:is(th,td)]:border-b [&_:is(th,td)]:border-line-strong [&_:is(th,td)]:py-2.5 [&_:is(th,td)]:pr-3',
  '[&_:is(th,td)]:text-left [&_:is(th,td)]:align-top [&_:is(th,td)]:text-sm [&_:is(th,td)]:leading-snug [&_:is(th,td)]:wrap-anywhere',
].join(' ');

const printedName = (meal: Meal): string =>
  slotName(meal.leftover === undefined ? meal : { ...meal, name: saySlot.leftovers.of(meal.name) });

interface PrintedWeekProps {
  name: string;
  plan: WeekPlan<Meal>;
  /** The first day of the week; null is a week without a date. */
  weekStart: string | null;
}

/** The whole week on one sheet: there only while the page is printed, in place of the page. */
export function PrintedWeek({ name, plan, weekStart }: PrintedWeekProps) {
  const persons = usePersons();
  if (!useIsPrinted()) return null;
  // a sheet without a word would look like a failure of the printer; to write on, it is as good as any
  const isEmpty = slotsOf(plan).every(({ meal }) => isEmptyMeal(meal));
  return (
    <div className="hidden print:block">
      <p className="font-display text-xl leading-tight font-semibold wrap-anywhere" dir="auto">
        {name.trim() === '' ? say.print.mealPlan : name}
      </p>
      {weekStart !== null && <p className="num mt-1 text-ink-2">{weekDates(weekStart)}</p>}
      {isEmpty && <p className="mt-3 text-ink-2">{say.print.nothingPlanned}</p>}
      <table className={`${TABLE} mt-4`}>
        <thead>
          <tr>
            <th scope="col">{say.day}</th>
            {MEAL_TYPES.map((type) => (
              <th key={type} scope="col">
                {terms.types[type]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {daysFrom(weekStart === null ? 'monday' : firstDayOf(weekStart)).map((index) => (
            <tr key={DAY_NAMES[index]}>
              <th scope="row">{weekStart === null ? dayName(index) : dayInWeek(weekStart, index)}</th>
              {MEAL_TYPES.map((type) => (
                <td key={type}>
                  {getDay(plan, index)
                    [type].filter((meal) => !isEmptyMeal(meal))
                    .map((meal, place) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: a slot has no identity but its place
                      <div key={place} className="not-first:mt-2" dir="auto">
                        <PrintedMeal meal={meal} persons={persons} />
                      </div>
                    ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A meal with who eats how much of it, and of what the others eat. */
function PrintedMeal({ meal, persons }: { meal: Meal; persons: readonly Person[] }) {
  const { second, ...first } = meal;
  // where the plates are told, what the others eat stands with theirs
  const name = printedName(meal.plates === undefined ? meal : first);
  return (
    <>
      {meal.portions === undefined ? name : `${name} (${portionsText(meal)})`}
      <PlatesLine dish={meal} persons={persons} />
      {meal.plates !== undefined && second !== undefined && (
        <div className="mt-1">
          {say.plates.instead(second.name)}
          <PlatesLine dish={second} persons={persons} />
        </div>
      )}
      {meal.note?.kind === 'link' && <div className="wrap-anywhere">{meal.note.url}</div>}
    </>
  );
}

interface PlatesLineProps {
  dish: Pick<Meal, 'plates' | 'serving_grams'>;
  persons: readonly Person[];
}

function PlatesLine({ dish, persons }: PlatesLineProps) {
  const text = platesText(dish, persons);
  return text !== '' && <div className="num text-xs text-ink-2">{text}</div>;
}
