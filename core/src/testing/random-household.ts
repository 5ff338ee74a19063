/** Households, books and locks by lot, and what the rules make of their week as the model says it, for tests of whatever changes it. */
import { expect } from 'vitest';
import { byGoalNutrient, GOAL_NUTRIENTS } from '../foods/nutrients.ts';
import { goalsOfPart } from '../plans/elsewhere.ts';
import { dayDistancePercent } from '../plans/goal-distance.ts';
import { eatsDish, type Household, type HouseholdCandidate, type HouseholdLock } from '../plans/household/household.ts';
import { compileHouseholdProblem, NONE } from '../plans/household/household-problem.ts';
import { HouseholdState } from '../plans/household/household-state.ts';
import { defaultPlanSettings, NO_GOALS } from '../plans/plan-settings.ts';
import { SLOT_SHARE, USUAL_DAY_KCAL } from '../plans/usual-day.ts';
import { MEAL_TYPES, RECIPE_TYPES } from '../recipes/meal-type.ts';
import { type Random, seededRandom } from '../seeded-random.ts';
import { GOALS, whole } from './by-lot.ts';

export function randomDish(random: Random, id: string, isSensed = false): HouseholdCandidate {
  const nutrients = byGoalNutrient((nutrient) => (GOALS[nutrient] * whole(random, 0, 60)) / 100);
  return {
    id,
    type: RECIPE_TYPES[whole(random, 0, RECIPE_TYPES.length - 1)]!,
    tags: random() < 0.5 ? ['Vegetarian'] : [],
    isFavorite: false,
    nutrients: random() < 0.15 ? null : nutrients,
    isBorrowed: random() < 0.2,
    ...(random() < 0.3 ? { portionStep: [0.5, 1][whole(random, 0, 1)]! } : {}),
    ...(isSensed ? { meals: MEAL_TYPES.filter(() => random() < 0.6), isGuess: random() < 0.5 } : {}),
  };
}

/** A household of one to three, who eat elsewhere now and then, with a book of ten dishes and some locks. */
export function randomCase(seed: number) {
  const random = seededRandom(seed);
  // half of the books know of their dishes which meals they are for
  const isSensed = seed % 2 === 0;
  const candidates = Array.from({ length: 10 }, (_, index) => randomDish(random, `r${index}`, isSensed));
  const settings = defaultPlanSettings();
  for (const type of RECIPE_TYPES) settings.repeat[type] = random() < 0.5;
  const keys: string[] = [];
  settings.structure.forEach((day, place) => {
    for (const type of MEAL_TYPES) {
      day[type] = whole(random, 0, type === 'snack' ? 2 : 1);
      for (let index = 0; index < day[type]; index++) keys.push(`${place}-${type}-${index}`);
    }
  });
  const household: Household = {
    persons: Array.from({ length: whole(random, 1, 3) }, (_, person) => ({
      id: `p${person}`,
      nutGoals:
        random() < 0.2
          ? { ...NO_GOALS }
          : byGoalNutrient((nutrient) => (random() < 0.3 ? 0 : GOALS[nutrient] * (1 + person / 4))),
      priorityNutrients: random() < 0.3 ? (['protein'] as const) : [],
      diet: { tagsInclude: random() < 0.4 ? ['Vegetarian'] : [], tagsExclude: [] },
      away: keys.filter(() => random() < 0.15),
      ...(random() < 0.3 ? { portion: 1.5 } : {}),
    })),
    secondDishes: whole(random, 0, 3),
  };
  const locked: Record<string, HouseholdLock | null> = {};
  for (const key of keys) {
    if (random() >= 0.1) continue;
    locked[key] = {
      meal: candidates[whole(random, 0, 9)]!.id,
      ...(random() < 0.5 ? { portions: { p0: 1.5 } } : {}),
      ...(random() < 0.3 ? { second: random() < 0.3 ? null : candidates[whole(random, 0, 9)]!.id } : {}),
      ...(random() < 0.5 ? { sides: [{ nutrients: { ...NO_GOALS, calories: 100 }, portions: { p0: 2 } }] } : {}),
    };
  }
  const problem = compileHouseholdProblem(candidates, household, settings, locked);
  return { candidates, settings, household, isSensed, locked, problem, week: new HouseholdState(problem) };
}
export type Case = ReturnType<typeof randomCase>;

/** Puts dishes and portions into the open slots by lot, whatever the rules say. */
export function shuffleDishes({ problem, week }: Case, random: Random, turns = 60): void {
  const open = problem.slots.flatMap((slot, place) => (slot.isLocked ? [] : [place]));
  for (let turn = 0; open.length > 0 && turn < turns; turn++) {
    const place = open[whole(random, 0, open.length - 1)]!;
    const draw = () => (random() < 0.15 ? NONE : whole(random, 0, problem.recipes.length - 1));
    const main = draw();
    const second = main === NONE || random() < 0.6 ? NONE : draw();
    week.setDishes(place, main, second === main ? NONE : second);
    for (const person of problem.slots[place]!.present) {
      const dish = week.dish[place * problem.persons + person]!;
      if (dish === NONE || random() < 0.5) continue;
      const portions = week.portionsOf(place, person, dish);
      week.setPlate(place, person, dish, portions[whole(random, 0, portions.length - 1)]!);
    }
  }
}

/** What everybody eats in a slot, from the dishes, who is at home and what they eat. */
export function eatersOf({ household, locked, problem, week }: Case, place: number) {
  const slot = problem.slots[place]!;
  const [main, second] = [week.main[place]!, week.second[place]!].map((dish) =>
    dish === NONE ? null : problem.recipes[dish]!,
  );
  return household.persons.flatMap((person, number) => {
    if (person.away.includes(slot.key)) return [];
    const isFixed = locked[slot.key]?.portions?.[person.id] !== undefined;
    const eaten =
      main && (eatsDish(person, main) || isFixed) ? main : second && eatsDish(person, second) ? second : null;
    return [{ number, eaten, portion: week.plate[place * problem.persons + number]! }];
  });
}

/** How far a person's day is from its goals as the model says it; 0 where the day does not count. */
function distanceByHand(testCase: Case, number: number, day: number): number {
  const { household, problem, locked, isSensed } = testCase;
  const person = household.persons[number]!;
  const hasOwn = GOAL_NUTRIENTS.some((nutrient) => person.nutGoals[nutrient] > 0);
  // who has no goals is to have a usual day of dishes that are known
  const goals =
    hasOwn || !isSensed ? person.nutGoals : { ...NO_GOALS, calories: USUAL_DAY_KCAL * (person.portion ?? 1) };
  const priority = hasOwn ? person.priorityNutrients : [];
  const totals = { ...NO_GOALS };
  let [all, home] = [0, 0];
  problem.slots.forEach((slot, place) => {
    if (slot.day !== day) return;
    all += SLOT_SHARE[MEAL_TYPES[slot.type]!];
    for (const { nutrients, portions } of locked[slot.key]?.sides ?? []) {
      for (const nutrient of GOAL_NUTRIENTS)
        totals[nutrient] += (nutrients?.[nutrient] ?? 0) * (portions[person.id] ?? 0);
    }
    const plate = eatersOf(testCase, place).find((eater) => eater.number === number);
    if (plate === undefined) return;
    home += SLOT_SHARE[MEAL_TYPES[slot.type]!];
    for (const nutrient of GOAL_NUTRIENTS)
      totals[nutrient] += (plate.eaten?.nutrients?.[nutrient] ?? 0) * plate.portion;
  });
  if (home === 0) return 0;
  return dayDistancePercent(totals, goalsOfPart(goals, home / all), priority) / 100;
}

export function expectTrue(testCase: Case): void {
  const { problem, week, settings } = testCase;
  for (let person = 0; person < problem.persons; person++) {
    for (let day = 0; day < 7; day++) {
      expect(week.distances[person * 7 + day]).toBeCloseTo(distanceByHand(testCase, person, day), 8);
    }
  }
  const uses = problem.slots.flatMap((slot, place) =>
    [week.main[place]!, week.second[place]!].flatMap((dish) => (dish === NONE ? [] : [{ ...slot, dish }])),
  );
  problem.recipes.forEach((recipe, number) => {
    const own = uses.filter(({ dish }) => dish === number);
    MEAL_TYPES.forEach((mealType, type) => {
      const isFree =
        (settings.repeat[recipe.type] || own.length === 0) &&
        (settings.repeat[mealType] || own.every((use) => use.type !== type));
      expect(week.isFree(number, type)).toBe(isFree);
    });
  });
}

/** A dish that the rules leave free into every open slot, for all of them. */
export function fillSimply({ problem, week }: Case): void {
  problem.slots.forEach((slot, place) => {
    if (slot.isLocked || slot.present.length === 0) return;
    const recipe = problem.fits[slot.type]!.find((fit) => week.isFree(fit, slot.type));
    if (recipe !== undefined) week.setDishes(place, recipe, NONE);
  });
}

/** The rules that no search may break, whatever it tries. */
export function expectKept({ problem, week, settings, household, candidates, locked }: Case): void {
  let seconds = 0;
  const uses: { recipe: HouseholdCandidate; type: number; isLocked: boolean }[] = [];
  problem.slots.forEach((slot, place) => {
    const [main, second] = [week.main[place]!, week.second[place]!];
    const eaters = household.persons.filter(({ away }) => !away.includes(slot.key));
    if (slot.isLocked) expect(problem.recipes[main]?.id).toBe(locked[slot.key]?.meal ?? undefined);
    const lockedSecond = locked[slot.key]?.second;
    if (lockedSecond !== undefined) expect(problem.recipes[second]?.id ?? null).toBe(lockedSecond);
    else if (second !== NONE) {
      seconds++;
      expect(second).not.toBe(main);
      const isNeeded = eaters.some(
        (person) => !eatsDish(person, problem.recipes[main]!) && eatsDish(person, problem.recipes[second]!),
      );
      expect(isNeeded).toBe(true);
    }
    for (const [dish, isLocked] of [[main, slot.isLocked] as const, [second, lockedSecond !== undefined] as const]) {
      if (dish === NONE) continue;
      const recipe = candidates.find(({ id }) => id === problem.recipes[dish]!.id)!;
      const mealType = MEAL_TYPES[slot.type]!;
      const isFor = recipe.type === mealType || recipe.meals === undefined || recipe.meals.includes(mealType);
      if (!isLocked) expect([mealType, 'any']).toContain(recipe.type);
      if (!isLocked) expect(isFor || recipe.isGuess).toBe(true);
      uses.push({ recipe, type: slot.type, isLocked });
    }
  });
  expect(seconds).toBeLessThanOrEqual(household.secondDishes);
  expect(week.seconds).toBe(seconds);
  for (const { recipe, type, isLocked } of uses) {
    if (isLocked) continue;
    const own = uses.filter((use) => use.recipe === recipe);
    if (!settings.repeat[recipe.type]) expect(own).toHaveLength(1);
    if (!settings.repeat[MEAL_TYPES[type]!]) expect(own.filter((use) => use.type === type)).toHaveLength(1);
  }
}
