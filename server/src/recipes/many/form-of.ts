import type { BodyOf } from '@sorrel/contract/endpoint';
import type { Tag } from '@sorrel/contract/recipe';
import { addRecipe } from '@sorrel/contract/recipe-saving';
import { gatherSteps } from '@sorrel/core/recipes/groups';
import { captionOf, tagsOfImport, timesOfImport } from '@sorrel/core/recipes/import-choices';
import { RECIPE_NAME_MAX } from '@sorrel/core/recipes/limits';
import type { HeldRecipe } from '../../db/tables/imports.ts';
import { keptDoubts } from '../checks.ts';

interface Chosen {
  /** The page's own where that has one. */
  name: string;
  serves: number;
  /** The default tags. */
  tags: readonly Tag[];
  isPremium: boolean;
}

/**
 * The form that a person would send who takes an import as it is; null where it is more than a recipe can be. What the form of
 * the application chooses by itself is chosen here by the same rules.
 */
export function formOf(recipe: HeldRecipe, { name, serves, tags, isPremium }: Chosen): BodyOf<typeof addRecipe> | null {
  const wanted = new Set(tagsOfImport(recipe));
  const { prepMinutes, cookMinutes } = timesOfImport(recipe);
  const lines = recipe.instructions.split('\n').map((line) => line.trim());
  const steps = gatherSteps<{ desc: string; group?: string }>(
    lines.filter((desc) => desc !== '').map((desc) => ({ desc })),
    () => false,
  );
  const parsed = addRecipe.body.safeParse({
    recipeName: (recipe.title.trim() || name).slice(0, RECIPE_NAME_MAX),
    caption: captionOf(recipe.summary),
    notes: recipe.notes,
    author: recipe.author,
    licence: recipe.licence,
    video: recipe.video,
    equipment: recipe.equipment,
    type: recipe.type,
    serves,
    prepTime: prepMinutes,
    cookTime: cookMinutes,
    ingredients: JSON.stringify(recipe.newIngredients),
    method: JSON.stringify(steps.map(({ desc, group }) => ({ desc, group }))),
    tags: JSON.stringify(tags.filter((tag) => !tag.own && wanted.has(tag.name)).map((tag) => tag.tag_id)),
    calculateNut: isPremium ? 'true' : 'false',
    source: recipe.sourceUrl,
    ...(recipe.image === null ? {} : { scrapedImage: recipe.image }),
    notTwice: 'true',
    doubts: JSON.stringify(keptDoubts(recipe.doubts)),
    ...(recipe.nutrients.length === 0 ? {} : { nutrients: JSON.stringify(recipe.nutrients) }),
  });
  return parsed.success ? parsed.data : null;
}
