import type { DietWarning } from '@sorrel/core/nutrition/diet-warnings';
import type { RecipeCondition, RecipeOrder } from '@sorrel/core/recipes/recipe-conditions';
import {
  and,
  arrayContains,
  arrayOverlaps,
  asc,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNull,
  lte,
  not,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { contains } from '../db/contains.ts';
import { isFavoriteOf, recipes } from '../db/tables/recipes.ts';

interface Asked {
  /** Whose recipes are asked for. */
  scope: SQL;
  /** Whose favourites count. */
  memberId: string;
}

/** A condition as the database asks it. */
export function conditionSql({ scope, memberId }: Asked, condition: RecipeCondition): SQL | undefined {
  switch (condition.kind) {
    case 'nothing':
      // said of a column: Citus cannot join the log of what was cooked where a condition is false by itself
      return isNull(recipes.id);
    case 'type':
      return eq(recipes.type, condition.type);
    case 'fits slot':
      return inArray(recipes.type, [condition.mealType, 'any']);
    case 'category':
      return eq(recipes.category, condition.category);
    case 'all tags':
      return arrayContains(recipes.tagIds, [...condition.ids]);
    case 'no tag of':
      return not(arrayOverlaps(recipes.tagIds, [...condition.ids]));
    case 'favourite':
      return isFavoriteOf(memberId);
    case 'collection':
      // of the index that holds those in collections alone, so that the other conditions are asked of their own
      return sql`${recipes.id} in (select ${recipes.id} from ${recipes} where ${scope} and ${recipes.collectionIds} <> '{}'
        and ${condition.id}::uuid = any(${recipes.collectionIds}))`;
    case 'none of':
      return sql`${recipes.id} <> all(${`{${condition.ids.join(',')}}`}::uuid[])`;
    case 'minutes':
      return and(gt(recipes.totalMinutes, 0), lte(recipes.totalMinutes, condition.max));
    case 'range': {
      const amount = recipes[condition.nutrient];
      return and(
        condition.min === undefined ? undefined : gte(amount, condition.min),
        condition.max === undefined ? undefined : lte(amount, condition.max),
      );
    }
    case 'without':
      return sql`(not ${overlaps(recipes.dietWarnings, condition.warnings, false)} and not ${overlaps(recipes.dietUnjudged, condition.warnings, true)})`;
    case 'not judged':
      return sql`(not ${overlaps(recipes.dietWarnings, condition.warnings, false)} and ${overlaps(recipes.dietUnjudged, condition.warnings, true)})`;
    case 'text': {
      const found = or(
        ...condition.anyOf.map(({ text, inIngredients }) => textContains(scope, text, inIngredients ? '\n' : '')),
      );
      return found && condition.isNot ? not(found) : found;
    }
  }
}

const overlaps = (
  column: typeof recipes.dietWarnings | typeof recipes.dietUnjudged,
  warnings: readonly DietWarning[],
  whereNull: boolean,
): SQL => sql`coalesce(${arrayOverlaps(column, [...warnings])}, ${sql.raw(String(whereNull))})`;

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
