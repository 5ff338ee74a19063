import { foldForSearch } from '../fold-text.ts';

/**
 * What a search reads of a recipe: its name on the first line, then the name of each ingredient on a line of its own, all
 * folded. An ingredient is thus what stands after a line break, and the recipe's own name is not.
 */
export function recipeSearchText(name: string, ingredientNames: readonly string[]): string {
  return [name, ...ingredientNames].map(foldForSearch).join('\n');
}

/** What an ingredient is searched by: its own name, and what it is bought as where that is another word. */
export interface SearchedIngredient {
  readonly name: string;
  readonly boughtAs?: readonly string[] | undefined;
}

/**
 * The names that ingredients are found by: 'Zwiebeln' by 'onion' too, and 'scallions' by 'spring onion', since one book has recipes of
 * several languages and countries.
 */
export function searchedNames(ingredients: readonly SearchedIngredient[]): string[] {
  const names = ingredients.map(({ name }) => name);
  const known = new Set(names.map(foldForSearch));
  for (const { name, boughtAs = [] } of ingredients) {
    const own = foldForSearch(name);
    for (const bought of boughtAs) {
      const folded = foldForSearch(bought);
      if (own.includes(folded) || known.has(folded)) continue;
      known.add(folded);
      names.push(bought);
    }
  }
  return names;
}
