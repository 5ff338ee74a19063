import { type BatchedHousehold, generateBatchedHousehold } from '@sorrel/core/plans/batches/batched-household';
import { withinLoans, withLoansReason } from '@sorrel/core/plans/borrowing';
import type { RecipeId } from '@sorrel/core/plans/candidates';
import { cooksAhead } from '@sorrel/core/plans/cooking-days';
import { explainPlan, type PlanExplanation } from '@sorrel/core/plans/explain-plan';
import { generateHouseholdWeek } from '@sorrel/core/plans/household/generate-household-week';
import type {
  HouseholdCandidate,
  HouseholdLock,
  HouseholdMeal,
  HouseholdPerson,
} from '@sorrel/core/plans/household/household';
import type { Plate } from '@sorrel/core/plans/household/plates';
import type { WeekBegin } from '@sorrel/core/plans/leftovers';
import { lockKey } from '@sorrel/core/plans/lock-key';
import { NO_GOALS, type PlanSettings } from '@sorrel/core/plans/plan-settings';
import { mapSlots, type WeekPlan } from '@sorrel/core/plans/week-plan';
import { MEAL_TYPES } from '@sorrel/core/recipes/meal-type';
import { seededRandom } from '@sorrel/core/seeded-random';
import { againstTag } from './packed-book.ts';
import { type BatchAnswer, batchAnswer, type OfBook, openBook } from './plan-tasks.ts';

/** Meals of a week that may have a second dish: as many as it takes, since nobody is to go without. */
const SECOND_DISHES = 35;
/** The least of the usual work, for a week of which one slot is open. */
const LEAST_EFFORT = 0.1;

export interface HouseholdTask extends OfBook {
  settings: PlanSettings;
  persons: readonly (Omit<HouseholdPerson, 'diet'> & { excludedFoods: readonly string[] })[];
  locked: Readonly<Record<string, HouseholdLock | null>>;
  /** Ids of recipes that are not chosen. */
  avoid: readonly string[];
  seed: number;
  weekStart?: WeekBegin;
}

/** A slot of the week that was made: its dishes, and who eats how much of which. */
export interface HouseholdSlot {
  main: string;
  plates: Plate[];
  second: string | null;
  secondPlates: Plate[];
}

export interface HouseholdAnswer {
  week: WeekPlan<HouseholdSlot | null>;
  /** But for the goals, which are each person's own. */
  explanation: PlanExplanation;
  batches: BatchAnswer[];
}

/** The best week for several people, with the portions of each. */
export function runHouseholdTask(task: HouseholdTask): HouseholdAnswer {
  const { seed } = task;
  const { candidates: all, amongWeeks } = openBook(task, task.persons);
  const settings = amongWeeks(task.settings);
  const byId = new Map(all.map((candidate) => [String(candidate.id), candidate]));
  const avoided = new Set(task.avoid);
  const candidates = all.filter(({ id }) => !avoided.has(String(id)));
  const locked = mapLocks(task.locked, (meal) => byId.get(idOf(meal)) ?? meal);
  const persons = task.persons.map((person, place) => ({
    ...person,
    diet: { tagsInclude: [], tagsExclude: [againstTag(place)] },
  }));
  const slots = settings.structure.reduce((sum, day) => sum + MEAL_TYPES.reduce((all, type) => all + day[type], 0), 0);
  const effort = Math.max(LEAST_EFFORT, 1 - Object.keys(locked).length / Math.max(1, slots));
  const household = { persons, secondDishes: SECOND_DISHES };
  const chance = () => seededRandom(seed);
  const { weekStart = null } = task;
  const plan = (from: readonly HouseholdCandidate[]): BatchedHousehold =>
    cooksAhead(settings.wishes)
      ? generateBatchedHousehold(from, household, settings, locked, { chance, weekStart, effort })
      : { week: generateHouseholdWeek(from, household, settings, locked, chance(), { effort }), batches: [] };
  const { made: loaned, unlimited } = withinLoans(candidates, plan, ({ week }) => mapSlots(week.plan, dishesOf));
  const { week: made, batches } = loaned;
  const eats = (place: number, id: string) => !byId.get(id)?.tags.includes(againstTag(place));
  const week = mapSlots(made.plan, (meal, key): HouseholdSlot | null => {
    if (meal === null) return null;
    const [main, second] = [String(meal.id), meal.second === null ? null : String(meal.second)];
    const portions = made.portions[key] ?? {};
    const isOfMain = (place: number, id: string) => eats(place, main) || locked[key]?.portions?.[id] !== undefined;
    const plates = persons.flatMap(({ id }, place) => {
      const portion = portions[id];
      return portion === undefined ? [] : [{ person: id, portion, isOfMain: isOfMain(place, id) }];
    });
    const of = (isMain: boolean) =>
      plates.filter((plate) => plate.isOfMain === isMain).map(({ person, portion }) => ({ person, portion }));
    return { main, plates: of(true), second, secondPlates: of(false) };
  });
  const leftovers = new Set<string>(batches.map(({ to }) => to));
  const shown = mapSlots(week, (slot, key) => {
    if (slot === null) return null;
    const { main, second } = slot;
    const nutrients = byId.get(main)?.nutrients ?? null;
    return { id: main, nutrients, isLeftover: leftovers.has(key), ...(second !== null && { second }) };
  });
  const bare = { ...settings, nutGoals: { ...NO_GOALS }, priorityNutrients: [] };
  const explanation = explainPlan(candidates, bare, shown, (day, mealType, index) =>
    isSpokenFor(persons, locked, lockKey(day, mealType, index)),
  );
  const reasons = withLoansReason(explanation.reasons, made.plan, unlimited.week.plan);
  return { week, explanation: { ...explanation, reasons }, batches: batches.map(batchAnswer) };
}

type LockedMeal = NonNullable<HouseholdLock['meal']>;

/** A meal that is in the book counts as the book has it now, also where it is not to be chosen. */
function mapLocks(locked: HouseholdTask['locked'], change: (meal: LockedMeal) => LockedMeal): HouseholdTask['locked'] {
  return Object.fromEntries(
    Object.entries(locked).map(([key, lock]) => [
      key,
      lock === null || lock.meal === null ? lock : { ...lock, meal: change(lock.meal) },
    ]),
  );
}

const idOf = (meal: LockedMeal) => String(typeof meal === 'object' ? meal.id : meal);

/** A slot that is empty for a reason: it is locked, or nobody is at home. */
const isSpokenFor = (persons: readonly { away: readonly string[] }[], locked: HouseholdTask['locked'], key: string) =>
  Object.hasOwn(locked, key) || persons.every(({ away }) => away.includes(key));

/** The dishes of a slot, the one for most first. */
const dishesOf = (meal: HouseholdMeal | null): RecipeId[] =>
  meal === null ? [] : [meal.id, ...(meal.second === null ? [] : [meal.second])];
