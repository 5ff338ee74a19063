/** How far a cook is with a recipe. It outlives the page: see web/src/lib/kitchen.ts. */
export interface Cooking {
  readonly recipeId: string;
  readonly recipeName: string;
  readonly serves: number;
  /** 0 while things are put out, then the number of the step. */
  readonly step: number;
  readonly steps: number;
  /** Ingredients that stand ready, by their place in the recipe. */
  readonly ready: readonly number[];
  /** What was put in, as 'step:ingredient'. */
  readonly used: readonly string[];
  readonly startedAt: number;
  readonly touchedAt: number;
}

/** A cooking that nobody has touched for so long is over. */
export const COOKING_OVER_AFTER_MS = 18 * 60 * 60_000;
export const COOKINGS_MAX = 4;

export const beginCooking = (
  recipe: { id: string; name: string; steps: number; serves: number },
  nowMs: number,
): Cooking => ({
  recipeId: recipe.id,
  recipeName: recipe.name,
  serves: recipe.serves,
  step: 0,
  steps: recipe.steps,
  ready: [],
  used: [],
  startedAt: nowMs,
  touchedAt: nowMs,
});

/** Never before the start nor behind the last step, also when the recipe has fewer steps by now. */
export const goToStep = (cooking: Cooking, step: number): Cooking => ({
  ...cooking,
  step: Math.min(cooking.steps, Math.max(0, step)),
});

const toggled = <Item>(list: readonly Item[], item: Item): Item[] =>
  list.includes(item) ? list.filter((one) => one !== item) : [...list, item];

export const toggleReady = (cooking: Cooking, ingredient: number): Cooking => ({
  ...cooking,
  ready: toggled(cooking.ready, ingredient),
});

export const usedKey = (step: number, ingredient: number): string => `${step}:${ingredient}`;

export const toggleUsed = (cooking: Cooking, step: number, ingredient: number): Cooking => ({
  ...cooking,
  used: toggled(cooking.used, usedKey(step, ingredient)),
});

/** Those that go on, the one that was touched last first. */
export const cookingsInOrder = (cookings: readonly Cooking[], nowMs: number): Cooking[] =>
  cookings
    .filter((cooking) => cooking.touchedAt > nowMs - COOKING_OVER_AFTER_MS)
    .toSorted((a, b) => b.touchedAt - a.touchedAt)
    .slice(0, COOKINGS_MAX);
