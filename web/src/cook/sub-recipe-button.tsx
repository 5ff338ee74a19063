import type { Ingredient, Recipe } from '@sorrel/contract/recipe';
import { BookOpen } from 'lucide-react';
import { subRecipeOf } from '../recipe-parts/sub-recipe.ts';
import { Button } from '../ui/button.tsx';
import { say } from './sentences.ts';

interface SubRecipeButtonProps {
  recipe: Recipe;
  ingredient: Ingredient;
  onOpen: () => void;
}

/** Opens the recipe that an ingredient is; nothing for any other ingredient. */
export function SubRecipeButton({ recipe, ingredient, onOpen }: SubRecipeButtonProps) {
  const subRecipe = subRecipeOf(recipe, ingredient);
  if (!subRecipe) return null;
  return (
    <span className="basis-full">
      <Button
        variant="text"
        icon={BookOpen}
        wraps
        className="-ml-3 max-w-full text-left wrap-anywhere"
        onClick={onOpen}
      >
        {say.openSubRecipe(subRecipe.name)}
      </Button>
    </span>
  );
}
