/**
 * Weekly plan problems of the families that the shared instances are of, drawn afresh from a seed: dishes are made up
 * per book (energy, where it comes from, fibre, sugar), so nothing here repeats another set's recipes.
 */
import type { GoalNutrient, GoalNutrients } from '@sorrel/core/foods/nutrients';
import type { PlanCandidate } from '@sorrel/core/plans/candidates';
import { lockKey } from '@sorrel/core/plans/lock-key';
import type { LockedMeals } from '@sorrel/core/plans/plan-problem';
import { defaultPlanSettings, NO_GOALS, type PlanSettings } from '@sorrel/core/plans/plan-settings';
import { MEAL_TYPES, type MealType, type RecipeType } from '@sorrel/core/recipes/meal-type';
import { type Random, seededRandom } from '@sorrel/core/seeded-random';

export type PlanInstance = {
  id: string;
  family: string;
  candidates: PlanCandidate[];
  settings: PlanSettings;
  locked: LockedMeals;
};

/** Energy of a serving, kcal: least and most a dish of the type is drawn around. */
const ENERGY: Record<RecipeType, [number, number]> = {
  breakfast: [290, 530],
  lunch: [340, 590],
  dinner: [470, 810],
  snack: [90, 250],
  any: [260, 490],
};
const TYPE_SHARES: [RecipeType, number][] = [
  ['dinner', 0.33],
  ['lunch', 0.24],
  ['breakfast', 0.18],
  ['snack', 0.15],
  ['any', 0.1],
];

const between = (random: Random, low: number, high: number) => low + (high - low) * random();
const round1 = (value: number) => Math.round(value * 10) / 10;

function dishOf(random: Random, type: RecipeType) {
  const [low, high] = ENERGY[type];
  const proteinShare = random() < 0.12 ? between(random, 0.4, 0.62) : between(random, 0.06, 0.36);
  const carbShare = (1 - proteinShare) * (random() < 0.3 ? between(random, 0.03, 0.3) : between(random, 0.3, 0.85));
  return {
    energyKcal: between(random, low, high),
    proteinShare,
    carbShare,
    fiberPerCarb: between(random, 0.03, 0.24),
    sugarPerCarb: random() < 0.35 ? between(random, 0.3, 0.7) : between(random, 0.05, 0.25),
    tags: [
      ['Vegetarian', 0.5],
      ['Quick', 0.4],
      ['Spicy', 0.15],
      ['Vegan', 0.2],
    ].flatMap(([tag, share]) => (random() < Number(share) ? [String(tag)] : [])),
  };
}

function bookOf(random: Random, size: number, unknownShare: number, favouriteShare: number): PlanCandidate[] {
  const types = TYPE_SHARES.flatMap(([type, share]) => Array.from({ length: Math.round(share * size) }, () => type));
  while (types.length < size) types.push('dinner');
  types.length = size;
  const dishes = new Map(
    TYPE_SHARES.map(([type]) => [type, Array.from({ length: type === 'any' ? 8 : 17 }, () => dishOf(random, type))]),
  );
  return types.map((type, index) => {
    const choices = dishes.get(type) ?? [];
    const dish = choices[Math.floor(random() * choices.length)] ?? dishOf(random, type);
    const vary = () => 1 + 0.17 * (random() + random() + random() - 1.5) * 1.6;
    const portion = vary();
    const protein = (dish.energyKcal * portion * dish.proteinShare * vary()) / 4;
    const carbohydrates = (dish.energyKcal * portion * dish.carbShare * vary()) / 4;
    const fat = (dish.energyKcal * portion * Math.max(0.03, 1 - dish.proteinShare - dish.carbShare) * vary()) / 9;
    return {
      id: `n${index + 1}`,
      type,
      tags: dish.tags,
      isFavorite: random() < favouriteShare,
      nutrients:
        random() < unknownShare
          ? null
          : {
              ...NO_GOALS,
              calories: Math.round(4 * protein + 4 * carbohydrates + 9 * fat),
              protein: round1(protein),
              carbohydrates: round1(carbohydrates),
              fat: round1(fat),
              fiber: round1(carbohydrates * dish.fiberPerCarb * vary()),
              sugar: round1(carbohydrates * dish.sugarPerCarb * vary()),
            },
    };
  });
}

type Goals = { goals: GoalNutrients; priority: GoalNutrient[] };
const goalsOf = (
  calories: number,
  protein: number,
  carbohydrates: number,
  fat: number,
  fiber: number,
  sugar: number,
  priority: GoalNutrient[] = [],
): Goals => ({ goals: { ...NO_GOALS, calories, protein, carbohydrates, fat, fiber, sugar }, priority });

const BALANCED: Goals[] = [
  goalsOf(1600, 100, 180, 55, 28, 60),
  goalsOf(2000, 125, 230, 65, 28, 60),
  goalsOf(2400, 140, 280, 80, 30, 65),
];
const HIGH_PROTEIN = goalsOf(2600, 230, 230, 85, 30, 0, ['protein']);
const KETO = goalsOf(1600, 100, 40, 115, 0, 20, ['carbohydrates']);
const LOW_SUGAR = goalsOf(2000, 110, 240, 65, 38, 25, ['sugar', 'fiber']);
const BULK = goalsOf(3200, 200, 360, 105, 28, 60);

/** The families by name, with the size of their books. */
export const FAMILIES: Record<string, { size: number; weight: number }> = {
  'b20-repeat-on': { size: 20, weight: 1 },
  'b20-too-few': { size: 20, weight: 1 },
  'b35-default': { size: 35, weight: 1 },
  'b35-snack-only-repeat': { size: 35, weight: 1 },
  'b100-balanced': { size: 100, weight: 1 },
  'b100-high-protein': { size: 100, weight: 1 },
  'b100-keto': { size: 100, weight: 1 },
  'b100-locks': { size: 100, weight: 1 },
  'b100-no-repeats': { size: 100, weight: 1 },
  'b100-no-dinner': { size: 100, weight: 1 },
  'b500-balanced': { size: 500, weight: 1 },
  'b500-low-sugar': { size: 500, weight: 1 },
  'b500-keto': { size: 500, weight: 1 },
  'b500-favourites-unknown': { size: 500, weight: 1 },
  'b500-no-goals': { size: 500, weight: 1 },
  'b2000-balanced': { size: 2000, weight: 1 },
  'b2000-bulk-structure': { size: 2000, weight: 1 },
  'b2000-high-protein': { size: 2000, weight: 1 },
  'b10000-high-protein': { size: 10_000, weight: 1 },
};

/** One instance of a family; the same family and seed give the same instance. */
export function randomInstance(family: string, seed: number): PlanInstance {
  const size = FAMILIES[family]?.size;
  if (size === undefined) throw new RangeError(`There is no family ${family}.`);
  const random = seededRandom(seed * 7919 + size);
  const unknownShare = family.includes('unknown') ? 0.3 : 0;
  let candidates = bookOf(random, size, unknownShare, family.includes('favourites') ? 0.3 : 0.2);
  const balanced = BALANCED[Math.floor(random() * BALANCED.length)] ?? goalsOf(2000, 0, 0, 0, 0, 0);
  const chosen = family.includes('high-protein')
    ? HIGH_PROTEIN
    : family.includes('keto')
      ? KETO
      : family.includes('low-sugar')
        ? LOW_SUGAR
        : family.includes('bulk')
          ? BULK
          : family.includes('no-goals')
            ? { goals: { ...NO_GOALS }, priority: [] }
            : balanced;
  const settings: PlanSettings = {
    ...defaultPlanSettings(),
    nutGoals: { ...chosen.goals },
    priorityNutrients: [...chosen.priority],
    favourites: family.includes('favourites'),
  };
  if (family.includes('repeat-on')) {
    settings.repeat = { breakfast: true, lunch: true, dinner: true, snack: true, any: true };
  }
  if (family.includes('no-repeats')) settings.repeat.snack = false;
  if (family.includes('b10000')) settings.repeat.snack = false;
  if (family.includes('low-sugar')) {
    settings.tagsInclude = ['Vegetarian'];
    settings.tagsExclude = ['Spicy'];
  }
  if (family.includes('no-dinner')) {
    candidates = candidates.filter((recipe) => recipe.type !== 'dinner' && recipe.type !== 'any');
    settings.tagsInclude = ['Quick'];
    settings.repeat.breakfast = true;
    settings.repeat.lunch = true;
  }
  const locked: Record<string, LockedMeals[string]> = {};
  const lock = (day: number, type: MealType, index: number) => {
    const fitting = candidates.filter((recipe) => recipe.type === type);
    const recipe = fitting[Math.floor(random() * fitting.length)];
    if (recipe) locked[lockKey(day, type, index)] = recipe;
  };
  if (family.includes('locks')) {
    for (let turn = 0; turn < 6; turn++) {
      lock(Math.floor(random() * 7), MEAL_TYPES[Math.floor(random() * 4)] ?? 'lunch', 0);
    }
    locked[lockKey(Math.floor(random() * 7), 'snack', 1)] = null;
    locked[lockKey(Math.floor(random() * 7), 'lunch', 0)] = {
      id: 'gone',
      nutrients: { ...NO_GOALS, calories: 520, protein: 30, carbohydrates: 50, fat: 20, fiber: 6, sugar: 8 },
    };
  }
  if (family.includes('structure')) {
    for (const day of [0, 2, 4]) settings.structure[day] = { breakfast: 1, lunch: 2, dinner: 1, snack: 3 };
    for (const type of MEAL_TYPES)
      for (let index = 0; index < (type === 'snack' ? 2 : 1); index++) lock(6, type, index);
  }
  return { id: `${family}#${seed}`, family, candidates, settings, locked };
}
