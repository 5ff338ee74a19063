import type { RecipeCondition, RecipeOrder } from '@sorrel/core/recipes/recipe-conditions';
import { and, arrayContains, arrayOverlaps, asc, desc, eq, gte, lte, not, type SQL, sql } from 'drizzle-orm';
import { contains } from '../db/contains.ts';
import { recipes } from './tables.ts';

/**
 * A condition as the database asks it.
 * @param scope whose recipes are asked for
 */
export function conditionSql(scope: SQL, condition: RecipeCondition): SQL | undefined {
  switch (condition.kind) {
    case 'nothing':
      return sql`false`;
    case 'type':
      return eq(recipes.type, condition.type);
    case 'category':
      return eq(recipes.category, condition.category);
    case 'all tags':
      return arrayContains(recipes.tagIds, [...condition.ids]);
    case 'no tag of':
      return not(arrayOverlaps(recipes.tagIds, [...condition.ids]));
    case 'favourite':
      return eq(recipes.isFavorite, true);
    case 'minutes':
      return lte(recipes.totalMinutes, condition.max);
    case 'range': {
      const amount = recipes[condition.nutrient];
      return and(
        condition.min === undefined ? undefined : gte(amount, condition.min),
        condition.max === undefined ? undefined : lte(amount, condition.max),
      );
    }
    case 'without':
      return sql`not coalesce(${arrayOverlaps(recipes.dietWarnings, [...condition.warnings])}, false)`;
    case 'text': {
      const found = textContains(scope, condition.text, condition.inIngredients ? '\n' : '');
      return condition.isNot ? not(found) : found;
    }
  }
}

/**
 * Whether the search text contains something. The index holds nearly all texts; the few that are too long for it are
 * read from their rows.
 */
function textContains(scope: SQL, text: string, afterText: string): SQL {
  const inLongText = contains(recipes.searchText, text, afterText);
  // without the coalesce, what is not in a long text would be neither found nor left out
  return sql`(coalesce(${contains(recipes.searchKey, text, afterText)}, false) or (${recipes.searchKey} is null and ${recipes.id} in
    (select ${recipes.id} from ${recipes} where ${scope} and ${recipes.searchKey} is null and ${inLongText})))`;
}

/** The order as the database sorts. */
export function orderSql({ by, direction }: RecipeOrder): SQL[] {
  if (by === 'date') {
    const sorted = direction === 'asc' ? asc : desc;
    return [sorted(recipes.createdAt), sorted(recipes.id)];
  }
  const column = recipes[by];
  return [direction === 'asc' ? sql`${column} asc nulls last` : sql`${column} desc nulls last`, desc(recipes.id)];
}
