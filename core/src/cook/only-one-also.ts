import type { Food } from './step-food.ts';

/** The foods, the only one that a word for its kind means called so too; none where there are several. */
export function onlyOneAlso(
  foods: readonly Food[],
  isMember: (food: Food) => boolean,
  kinds: Iterable<string>,
): readonly Food[] {
  const [only, second] = foods.filter(isMember);
  if (only === undefined || second !== undefined) return foods;
  return foods.map((food) => (food === only ? { ...food, heads: new Set([...food.heads, ...kinds]) } : food));
}
