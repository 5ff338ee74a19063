import type { Food } from './food.ts';

/** The word that some foods may be meant by, where it is of one food, or the same of all: 'Öl' for the 'Olivenöl' of the dough and of the topping. */
export function onlyOne(meant: readonly { readonly food: Food; readonly word: string }[]): string | null {
  const isOne = new Set(meant.map(({ food }) => food)).size === 1 || new Set(meant.map(({ word }) => word)).size === 1;
  return isOne ? (meant[0]?.word ?? null) : null;
}

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
