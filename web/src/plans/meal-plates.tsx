import type { Person } from '@sorrel/contract/persons';
import type { Meal } from '@sorrel/contract/plans';
import { awayMeal } from '@sorrel/core/households/person';
import { type LockKey, parseLockKey, type SlotPlace } from '@sorrel/core/plans/lock-key';
import { Compass } from 'lucide-react';
import { Link } from 'react-router';
import { writeDecimal } from '../language/write.ts';
import { exploreRecipePath, recipePath } from '../paths.ts';
import { PersonMark } from '../recipe-parts/persons.tsx';
import { KeepButton, type KeptDish } from './keep-button.tsx';
import { isAnybodyWithout, plateGrams } from './plan-meal.ts';
import { say } from './sentences.ts';
import { say as saySlot } from './slot-sentences.ts';
import { usePersons } from './use-persons.ts';

type Second = NonNullable<Meal['second']>;
type Dish = Pick<Meal, 'plates' | 'serving_grams'>;

interface MealPlatesProps {
  slotKey: LockKey;
  meal: Meal;
  onKeep: (dish: KeptDish) => void;
}

/** Who eats how much of a meal, with the weight where it is known; and the dish that the others eat. */
export function MealPlates({ slotKey, meal, onKeep }: MealPlatesProps) {
  const persons = usePersons();
  const place = parseLockKey(slotKey);
  if (meal.plates === undefined) return null;
  return (
    <div className="col-span-full grid gap-2 px-1 pt-2 text-sm">
      <Plates dish={meal} persons={persons} />
      {meal.second !== undefined && (
        <div className="rounded-md bg-sunken p-2">
          <SecondName dish={meal.second} onKeep={onKeep} />
          <Plates dish={meal.second} persons={persons} />
        </div>
      )}
      {place !== null && <WithoutPlate meal={meal} place={place} persons={persons} />}
    </div>
  );
}

interface WithoutPlateProps {
  meal: Meal;
  place: SlotPlace;
  persons: readonly Person[];
}

/** Those who have no plate of the meal: they eat elsewhere, or nothing of it is for them. */
function WithoutPlate({ meal, place: { day, mealType }, persons }: WithoutPlateProps) {
  const without = persons.filter((person) => isAnybodyWithout(meal, [person]));
  if (without.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1.5">
      {without.map((person) => (
        <li key={person.id} className="flex items-center gap-1.5 text-ink-2">
          <PersonMark person={person} size="xs" />
          {person.away.includes(awayMeal(day, mealType))
            ? saySlot.plates.elsewhere(person.name)
            : saySlot.plates.nothingFor(person.name)}
        </li>
      ))}
    </ul>
  );
}

/** What the others eat, which leads to its recipe, and a press that keeps it where it is borrowed. */
function SecondName({ dish, onKeep }: { dish: Second; onKeep: (dish: KeptDish) => void }) {
  const path = (dish.borrowed ? exploreRecipePath : recipePath)(dish.id ?? '', dish.name);
  return (
    <div className="mb-1 flex items-start gap-2">
      <p className="min-w-0 grow font-semibold" dir="auto">
        <Link className="no-underline hover:underline" to={path} state={{ id: dish.id }}>
          {say.plates.instead(dish.name)}
        </Link>
        {dish.borrowed && (
          <span className="ml-2 inline-flex items-center gap-1 font-normal text-ink-2">
            <Compass className="icon" aria-hidden />
            {say.firstWeek.borrowed}
          </span>
        )}
      </p>
      <KeepButton dish={dish} onKeep={onKeep} />
    </div>
  );
}

function Plates({ dish, persons }: { dish: Dish; persons: readonly Person[] }) {
  const byId = new Map(persons.map((person) => [person.id, person]));
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1.5">
      {(dish.plates ?? []).map(({ person: id, portion }) => {
        const person = byId.get(id);
        const name = person?.name ?? say.plates.somebodyWhoLeft;
        return (
          <li key={id} className="flex items-center gap-1.5">
            {person !== undefined && <PersonMark person={person} size="xs" />}
            <span>
              <span className="text-ink-2">{name}</span> <b className="num">{writeDecimal(portion)}</b>{' '}
              <span className="num text-ink-3">{gramsText(dish, portion)}</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function gramsText({ serving_grams: grams }: Dish, portion: number): string {
  if (grams === undefined) return say.plates.noWeight;
  return plateGrams(grams, portion);
}
