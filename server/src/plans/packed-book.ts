import { GOAL_NUTRIENTS, type GoalNutrients } from '@sorrel/core/foods/nutrients';
import type { PlanCandidate } from '@sorrel/core/plans/candidates';
import { NO_GOALS } from '@sorrel/core/plans/plan-settings';
import type { RecipeType } from '@sorrel/core/recipes/meal-type';

/**
 * What planning needs of a book, as the database packs it: two values instead of thousands of rows, which the thread that
 * answers requests passes on unread.
 */
export interface PackedBook {
  /**
   * A line a recipe: id, type, 1 for a favourite, 1 where nutrition is known, how it stands to the dietary needs (`-` it fits,
   * `a` against them, `n` not judged), and the ids of its tags by commas.
   */
  lines: string;
  /** The nutrients with goals of each line, in the order of GOAL_NUTRIENTS: doubles, the highest byte first. */
  amounts: Uint8Array;
}

const DOUBLE_BYTES = 8;
const DIETS: Readonly<Record<string, PlanCandidate['diets']>> = { a: 'against', n: 'not judged' };

/** The recipes of a packed book, for planning. */
export function unpackBook({ lines, amounts }: PackedBook, tagNames: ReadonlyMap<number, string>): PlanCandidate[] {
  if (lines === '') return [];
  const numbers = new DataView(amounts.buffer, amounts.byteOffset, amounts.byteLength);
  const namesOf = new Map<string, string[]>([['', []]]);
  let at = 0;
  return lines.split('\n').map((line) => {
    const [id = '', type, favourite, known, fit = '', tagIds = ''] = line.split(' ');
    const diets = DIETS[fit];
    let tags = namesOf.get(tagIds);
    if (tags === undefined) {
      tags = tagIds.split(',').flatMap((tagId) => tagNames.get(Number(tagId)) ?? []);
      namesOf.set(tagIds, tags);
    }
    const nutrients: GoalNutrients = { ...NO_GOALS };
    for (const nutrient of GOAL_NUTRIENTS) {
      nutrients[nutrient] = numbers.getFloat64(at);
      at += DOUBLE_BYTES;
    }
    return {
      id,
      type: type as RecipeType,
      tags,
      isFavorite: favourite === '1',
      nutrients: known === '1' ? nutrients : null,
      ...(diets && { diets }),
    };
  });
}
