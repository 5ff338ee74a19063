import { MEAL_TYPES, type MealType } from '../recipes/meal-type.ts';
import { DAYS_IN_PLAN } from './days.ts';
import { MEALS_PER_TYPE_MAX } from './structure.ts';

/** Names one slot of a week: '0-breakfast-0' is Monday's first breakfast. Source: specification, section 4. */
export type LockKey = `${number}-${MealType}-${number}`;

/** A place for a meal: day 0 (Monday) to 6, meal type, and the position within the type from 0. */
export type SlotPlace = { day: number; mealType: MealType; index: number };

/** The key of a slot, day-mealType-index. */
export function lockKey(day: number, mealType: MealType, index: number): LockKey {
  return `${day}-${mealType}-${index}`;
}

/** The slot a key names, or null when the text is not the key of any slot a plan can have. */
export function parseLockKey(key: string): SlotPlace | null {
  const match = /^(\d)-([a-z]+)-(\d{1,2})$/.exec(key);
  if (!match) return null;
  const day = Number(match[1]);
  const index = Number(match[3]);
  const mealType = MEAL_TYPES.find((type) => type === match[2]);
  if (mealType === undefined || day >= DAYS_IN_PLAN || index >= MEALS_PER_TYPE_MAX) return null;
  // '00' and '0' would name one slot twice.
  return lockKey(day, mealType, index) === key ? { day, mealType, index } : null;
}
