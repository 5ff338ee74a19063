import { MEAL_TYPES } from '../recipes/meal-type.ts';
import { followMoves } from './follow-moves.ts';
import type { Leftover } from './leftovers.ts';
import { type LockKey, lockKey, parseLockKey } from './lock-key.ts';
import { mealAt, slotsOf, type WeekPlan } from './week-plan.ts';

type MarkedDish = {
  id: string | null;
  name: string;
  portions?: number | undefined;
  eaters?: readonly string[] | undefined;
  plates?: readonly { person: string; portion: number }[] | undefined;
};

/** What a slot holds, as far as somebody has put it there. */
type MarkedMeal = MarkedDish & {
  second?: MarkedDish | undefined;
  sides?: readonly MarkedDish[] | undefined;
  leftover?: Leftover | undefined;
  cooked?: number | undefined;
  note?: { kind: string; url?: string } | undefined;
};

/** A week and its locks; a lock may hold the meal of its slot, or nothing. */
type LockedWeek<M, L> = { plan: WeekPlan<M>; locks: Readonly<Record<string, L>> };

/** What was put into each slot of a week, in short, by the keys of the slots. */
export type SlotMarks = Readonly<Record<string, string>>;

/** A recipe is told by its id, whatever it is called by now; words in place of one by themselves. */
const markOfDish = ({ id, name, portions, eaters, plates }: MarkedDish) => [
  id ?? '',
  id === null ? name : '',
  portions ?? 0,
  eaters ?? [],
  plates?.map(({ person, portion }) => [person, portion]) ?? [],
];

const markOfSlot = (meal: MarkedMeal, isLocked: boolean): string =>
  JSON.stringify([
    markOfDish(meal),
    meal.second === undefined ? [] : markOfDish(meal.second),
    meal.sides?.map(markOfDish) ?? [],
    meal.leftover?.of ?? '',
    meal.cooked ?? 0,
    meal.note?.kind ?? '',
    meal.note?.url ?? '',
    isLocked,
  ]);

/** Numbers of a recipe that changed are no change of the week, nor is its new name. */
export function marksOf({ plan, locks }: LockedWeek<MarkedMeal, unknown>): SlotMarks {
  return Object.fromEntries(
    slotsOf(plan).map(({ day, mealType, index, meal }) => {
      const key = lockKey(day, mealType, index);
      return [key, markOfSlot(meal, Object.hasOwn(locks, key))];
    }),
  );
}

export function isSameMarks(one: SlotMarks, other: SlotMarks): boolean {
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => one[key] === other[key]);
}

/**
 * Of a save that takes the place of one that was never sent: what either of the two has changed. A slot that the second puts back
 * counts as changed: the first may have arrived although no answer came.
 * @param first what the first was loaded as
 * @param second what the second was loaded as, which is what the first sent
 * @param sent what the second sends
 */
export function marksBeforeBoth(first: SlotMarks, second: SlotMarks, sent: SlotMarks): SlotMarks {
  const keys = [...new Set([...Object.keys(first), ...Object.keys(second)])];
  return Object.fromEntries(
    keys.flatMap((key) => {
      const mark = first[key] === sent[key] ? second[key] : first[key];
      return mark === undefined ? [] : [[key, mark]];
    }),
  );
}

function mealOfKey<M>(plan: WeekPlan<M>, key: string): M | undefined {
  const place = parseLockKey(key);
  return place === null ? undefined : mealAt(plan, place);
}

/**
 * A week that somebody changed, together with what was saved meanwhile: each slot as it was changed, and where both changed it, as in `mine`.
 * A slot that one has added is added, and one that was removed goes. What one has changed of a meal follows it to where the other has moved it.
 * @param loaded what `mine` was made from
 * @param theirs what is saved now
 * @returns `hasTheirs`: something stands that was changed meanwhile; `bothChanged`: slots in which `mine` took the place of such a thing
 */
export function mergeChanges<M extends MarkedMeal, L>(
  loaded: SlotMarks,
  mine: LockedWeek<M, L>,
  theirs: LockedWeek<M, L>,
): LockedWeek<M, L> & { hasTheirs: boolean; bothChanged: LockKey[] } {
  const ofMine = marksOf(mine);
  const ofTheirs = marksOf(theirs);
  const locks: Record<string, L> = {};
  const bothChanged: LockKey[] = [];
  const followed = followMoves(loaded, ofMine, ofTheirs);
  let hasTheirs = false;

  const plan = mine.plan.map((mineDay, day) => {
    const meals = MEAL_TYPES.map((mealType) => {
      const theirMeals = theirs.plan[day]?.[mealType] ?? [];
      const merged: M[] = [];
      for (let index = 0; index < Math.max(mineDay[mealType].length, theirMeals.length); index += 1) {
        const key = lockKey(day, mealType, index);
        const isTheirs = ofMine[key] === loaded[key];
        const follows = followed.get(key);
        if (ofTheirs[key] !== loaded[key] && ofTheirs[key] !== ofMine[key]) {
          if (isTheirs || follows) hasTheirs = true;
          else bothChanged.push(key);
        }
        const source = follows ?? { of: isTheirs ? 'theirs' : 'mine', key };
        const from = source.of === 'theirs' ? theirs : mine;
        const meal = mealOfKey(from.plan, source.key);
        if (meal === undefined) continue;
        // a slot that is gone before this one lets it move up
        if (Object.hasOwn(from.locks, source.key))
          locks[lockKey(day, mealType, merged.length)] = from.locks[source.key] as L;
        merged.push(meal);
      }
      return [mealType, merged];
    });
    return Object.fromEntries(meals) as WeekPlan<M>[number];
  });
  return { plan, locks, hasTheirs, bothChanged };
}
