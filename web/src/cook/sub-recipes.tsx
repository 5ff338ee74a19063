import type { Ingredient, Recipe } from '@sorrel/contract/recipe';
import { SUB_RECIPE_LEVELS_MAX } from '@sorrel/core/ingredients/sub-recipe-share';
import { useState } from 'react';
import { subRecipeOf } from '../recipe-parts/sub-recipe.ts';
import { SubRecipeButton } from './sub-recipe-button.tsx';
import { SubRecipeDialog } from './sub-recipe-dialog.tsx';
import { type CookingRecipe, useRecipeToCook } from './use-cooking.ts';

/** The recipe that an ingredient of the cooked one is, to be opened beside it; nothing for any other ingredient. */
export function OpenSubRecipe({ cook, ingredient }: { cook: CookingRecipe; ingredient: Ingredient }) {
  const [isOpen, setIsOpen] = useState(false);
  const { recipe, cooking, units } = cook;
  const subRecipe = subRecipeOf(recipe, ingredient);
  if (!subRecipe) return null;
  return (
    <>
      <SubRecipeButton recipe={recipe} ingredient={ingredient} onOpen={() => setIsOpen(true)} />
      {isOpen && (
        <SubRecipeDialog
          ingredient={ingredient}
          subRecipe={subRecipe}
          times={cooking.serves / Math.max(1, recipe.serves)}
          units={units}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}

/** Reads the recipes that are in one while there is a connection, so that they open without one. Shows nothing. */
export function KeptSubRecipes({ recipe, level = 1 }: { recipe: Recipe; level?: number }) {
  if (level > SUB_RECIPE_LEVELS_MAX) return null;
  return recipe.subRecipes?.map(({ id }) => <KeptSubRecipe key={id} id={id} level={level} />);
}

function KeptSubRecipe({ id, level }: { id: string; level: number }) {
  const { recipe } = useRecipeToCook(id);
  return recipe && <KeptSubRecipes recipe={recipe} level={level + 1} />;
}
