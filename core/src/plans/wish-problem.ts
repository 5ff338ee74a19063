import { FOOD_GROUPS } from '../foods/food-groups.ts';
import type { PlanCandidate } from './candidates.ts';
import { type CookingAhead, cookedOnDaysOff } from './cooking-days.ts';
import { DAYS_IN_PLAN } from './days.ts';
import type { SlotPlace } from './lock-key.ts';
import type { PlacedMeal, WishedRecipe } from './placed-meal.ts';
import type { PlanWishes, UnmetWish, WeekBeside } from './wishes.ts';

export const byId = (candidates: readonly PlanCandidate[]): ReadonlyMap<string, PlanCandidate> =>
  new Map(candidates.map((candidate) => [String(candidate.id), candidate]));

/** Weights of what is not as wished: an unkept one is never made up for by a nearer goal. */
const WEIGHTS = { overTime: 4, overGroup: 4, otherDay: 4, unused: 3, recent: 3, run: 2, twiceADay: 1, sweetAgain: 1 };

/** The meals at which a food three days running, or twice a day, is noticed: porridge every morning is a habit. */
const NOTICED = new Set(['lunch', 'dinner']);

/** The main food that is noticed to come again; null where there is none. */
const noticedFood = ({ mealType }: SlotPlace, recipe: WishedRecipe | null): string | null =>
  NOTICED.has(mealType) ? (recipe?.mainFood ?? null) : null;

/** Does a meal take longer than its day allows? One whose time nobody knows may. */
export const isOverTime = ({ minutesOfDay }: PlanWishes, day: number, { minutes }: WishedRecipe): boolean => {
  const most = minutesOfDay[day] ?? 0;
  return most > 0 && (minutes === undefined || minutes > most);
};

/** What wishes ask of a recipe, but for its minutes, in a word: of two of one kind neither is more as wished. */
export const wishedKind = (recipe: WishedRecipe, ahead: CookingAhead | undefined): string => {
  const { mainFood, foodGroups, isSweet, usesUp, isRecent, isCooked } = recipe;
  return [mainFood, foodGroups, isSweet, usesUp, isRecent, isCooked, ahead?.daysFed(recipe)].join();
};

/** A week without a date, or with nothing beside it. */
const ALONE: WeekBeside = { firstDay: 0, foods: [] };
/** Days next to the week that a run can reach over. */
const BEFORE = 2;

/**
 * Foods that are the main one of lunches or dinners of three days in a row, with those of the days that are of the week; days
 * next to it count too.
 */
export function foodRuns(
  meals: readonly PlacedMeal[],
  { firstDay, foods }: WeekBeside = ALONE,
): { food: string; days: number[] }[] {
  const daysOf = new Map<string, number>();
  const mark = (food: string, day: number) => daysOf.set(food, (daysOf.get(food) ?? 0) | (1 << (day + BEFORE)));
  for (const { food, day } of foods) mark(food, day);
  for (const { place, recipe } of meals) {
    const food = noticedFood(place, recipe);
    if (food !== null) mark(food, (place.day - firstDay + DAYS_IN_PLAN) % DAYS_IN_PLAN);
  }
  const runs: { food: string; days: number[] }[] = [];
  for (const [food, bits] of daysOf) {
    for (let from = -BEFORE; from < DAYS_IN_PLAN; from++) {
      if (((bits >> (from + BEFORE)) & 7) !== 7) continue;
      const days = [from, from + 1, from + 2].filter((day) => day >= 0 && day < DAYS_IN_PLAN);
      runs.push({ food, days: days.map((day) => (day + firstDay) % DAYS_IN_PLAN) });
    }
  }
  return runs;
}

/** Whether two places are one slot: of its two dishes nobody eats both. */
const areOneSlot = (one: SlotPlace, other: SlotPlace): boolean =>
  one.day === other.day && one.mealType === other.mealType && one.index === other.index;

const areOfOneDay = (one: SlotPlace, other: SlotPlace): boolean => one.day === other.day && !areOneSlot(one, other);

/** Of all sweets: two cakes on one day are one too many, whichever they are. */
const SWEET = 'sweet';

/** In which slot of each day a main food, or a sweet, came first, of those that were asked about. */
class FirstOfDay {
  private readonly places = new Map<string, (SlotPlace | undefined)[]>();

  /** Whether another slot of its day has it. */
  isAgain(place: SlotPlace, what: string | null): boolean {
    if (what === null) return false;
    const days = this.places.get(what) ?? [];
    this.places.set(what, days);
    const first = days[place.day];
    if (first === undefined) days[place.day] = place;
    return first !== undefined && !areOneSlot(first, place);
  }
}

/**
 * How far a week is from what was wished; 0 where it is all as wished.
 * @param ahead given where dishes of it will be cooked ahead
 */
export function wishCost(wishes: PlanWishes, meals: readonly PlacedMeal[], ahead?: CookingAhead): number {
  return limitCost(wishes, meals, ahead) + WEIGHTS.unused * countUnused(wishes, meals);
}

/** How many of the foods to use up no meal holds. */
export function countUnused({ useUp }: PlanWishes, meals: readonly PlacedMeal[]): number {
  const used = new Set<number>();
  for (const { recipe } of meals) for (const food of recipe?.usesUp ?? []) used.add(food);
  return useUp.length - used.size;
}

/** `wishCost` but for the foods to use up. */
export function limitCost(wishes: PlanWishes, meals: readonly PlacedMeal[], ahead?: CookingAhead): number {
  let cost = 0;
  const ofGroup = new Map<string, number>();
  const firstFood = wishes.sameFoodRuns ? null : new FirstOfDay();
  const firstSweet = new FirstOfDay();
  for (const { place, recipe, isLocked } of meals) {
    if (recipe === null) continue;
    if (firstFood?.isAgain(place, noticedFood(place, recipe))) cost += WEIGHTS.twiceADay;
    if (recipe.isSweet === true && firstSweet.isAgain(place, SWEET)) cost += WEIGHTS.sweetAgain;
    for (const group of recipe.foodGroups ?? []) ofGroup.set(group, (ofGroup.get(group) ?? 0) + 1);
    if (isLocked) continue;
    if (isOverTime(wishes, place.day, recipe)) cost += WEIGHTS.overTime;
    if (recipe.isRecent === true) cost += WEIGHTS.recent;
  }
  for (const group of FOOD_GROUPS) {
    const most = wishes.atMost[group];
    if (most !== null) cost += WEIGHTS.overGroup * Math.max(0, (ofGroup.get(group) ?? 0) - most);
  }
  cost += WEIGHTS.otherDay * cookedOnDaysOff(wishes, meals, ahead).length;
  if (!wishes.sameFoodRuns) cost += WEIGHTS.run * foodRuns(meals, wishes.beside).length;
  return cost;
}

/**
 * The meals of which a change may bring the week nearer to what was wished: all of them where a food is still to be used up, and where a
 * meal of a day without cooking might be had of another dish.
 */
export function culpritsOf(
  wishes: PlanWishes,
  meals: readonly PlacedMeal[],
  ahead?: CookingAhead,
): ReadonlySet<PlacedMeal> {
  const used = new Set(meals.flatMap(({ recipe }) => recipe?.usesUp ?? []));
  if (used.size < wishes.useUp.length) return new Set(meals);
  const cooked = new Set(cookedOnDaysOff(wishes, meals, ahead));
  if (ahead !== undefined && cooked.size > 0) return new Set(meals);
  const runs = wishes.sameFoodRuns ? [] : foodRuns(meals, wishes.beside);
  const doubled = wishes.sameFoodRuns ? new Set<PlacedMeal>() : foodsTwiceADay(meals);
  const sweets = sweetsOfOneDay(meals);
  const over = FOOD_GROUPS.filter((group) => {
    const most = wishes.atMost[group];
    return most !== null && meals.filter(({ recipe }) => recipe?.foodGroups?.includes(group)).length > most;
  });
  const isCulprit = (meal: PlacedMeal) => {
    const { place, recipe } = meal;
    if (recipe === null) return false;
    return (
      cooked.has(meal) ||
      doubled.has(meal) ||
      sweets.has(meal) ||
      recipe.isRecent === true ||
      isOverTime(wishes, place.day, recipe) ||
      over.some((group) => recipe.foodGroups?.includes(group)) ||
      runs.some(({ food, days }) => food === recipe.mainFood && days.includes(place.day))
    );
  };
  return new Set(meals.filter(isCulprit));
}

/** The lunches and dinners of one day that have one main food. */
function foodsTwiceADay(meals: readonly PlacedMeal[]): ReadonlySet<PlacedMeal> {
  const noticed = meals.filter(({ place, recipe }) => noticedFood(place, recipe) !== null);
  const isLike = (meal: PlacedMeal, other: PlacedMeal) =>
    areOfOneDay(meal.place, other.place) && meal.recipe?.mainFood === other.recipe?.mainFood;
  return new Set(noticed.filter((meal) => noticed.some((other) => isLike(meal, other))));
}

/** The sweets of days that have several. */
function sweetsOfOneDay(meals: readonly PlacedMeal[]): ReadonlySet<PlacedMeal> {
  const sweets = meals.filter(({ recipe }) => recipe?.isSweet === true);
  return new Set(sweets.filter((meal) => sweets.some((other) => areOfOneDay(meal.place, other.place))));
}

/** What the week could not keep to, for a sentence each. */
export function unmetWishes(wishes: PlanWishes, meals: readonly PlacedMeal[]): UnmetWish[] {
  const unmet: UnmetWish[] = [];
  const filled = meals.flatMap(({ place, recipe, isLocked }) => (recipe === null ? [] : [{ place, recipe, isLocked }]));
  const used = new Set(filled.flatMap(({ recipe }) => recipe.usesUp ?? []));
  const left = wishes.useUp.filter((_, index) => !used.has(index));
  if (left.length > 0) unmet.push({ code: 'wish_use_up', foods: left });
  const free = filled.filter(({ isLocked }) => !isLocked);
  const late = free.filter(({ place, recipe }) => !place.isLeftover && isOverTime(wishes, place.day, recipe)).length;
  if (late > 0) unmet.push({ code: 'wish_time', meals: late });
  const cooked = cookedOnDaysOff(wishes, meals, undefined).length;
  if (cooked > 0) unmet.push({ code: 'wish_cook_on', meals: cooked });
  const again = free.filter(({ recipe }) => recipe.isRecent === true).length;
  if (again > 0) unmet.push({ code: 'wish_again', meals: again });
  for (const group of FOOD_GROUPS) {
    const most = wishes.atMost[group];
    const count = filled.filter(({ recipe }) => recipe.foodGroups?.includes(group)).length;
    if (most !== null && count > most) unmet.push({ code: 'wish_at_most', group, meals: count, most });
  }
  const isLimited = FOOD_GROUPS.some((group) => wishes.atMost[group] !== null);
  const unknown = isLimited ? filled.filter(({ recipe }) => recipe.foodGroups === undefined).length : 0;
  if (unknown > 0) unmet.push({ code: 'wish_at_most_unknown', meals: unknown });
  return unmet;
}
