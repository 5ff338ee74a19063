import { measureGrams, parseUnit } from '@sorrel/core/ingredients/units';
import { Link2, Unlink } from 'lucide-react';
import { useState } from 'react';
import { decimalNumber } from '../lib/decimal-number.ts';
import { ChooseRecipeDialog } from '../recipe-parts/choose-recipe-dialog.tsx';
import { say as sayOfDetail } from '../recipe-parts/detail-sentences.ts';
import { shareWords } from '../recipe-parts/sub-recipe.ts';
import { Button } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import type { DraftIngredient, DraftSubRecipe } from './recipe-draft.ts';
import { say } from './sentences.ts';

interface RecipeLinkProps {
  ingredient: DraftIngredient;
  /** A recipe of the book that is called like it. */
  proposed: DraftSubRecipe | undefined;
  onLink: (recipe: DraftSubRecipe | undefined) => void;
}

/** The recipe of the book that an ingredient is, and how much of it; or the one that it may be. */
export function RecipeLink({ ingredient, proposed, onLink }: RecipeLinkProps) {
  const { name, subRecipe } = ingredient;
  if (subRecipe === undefined) {
    return (
      proposed !== undefined && (
        <Button
          variant="text"
          size="sm"
          icon={Link2}
          wraps
          className="-ml-3 max-w-full text-left wrap-anywhere"
          onClick={() => onLink(proposed)}
        >
          {say.isRecipe(proposed.name ?? '')}
        </Button>
      )
    );
  }
  return (
    <span className="flex items-center gap-1 text-sm text-ink-2">
      <Link2 className="size-4 flex-none text-leaf" aria-hidden />
      <span className="min-w-0 wrap-anywhere">{linkWords(ingredient, subRecipe)}</span>
      <IconButton icon={Unlink} size="sm" label={say.unlinkRecipe(name)} onClick={() => onLink(undefined)} />
    </span>
  );
}

interface LinkRecipeButtonProps {
  /** Of the ingredient. */
  name: string;
  /** The recipe that is changed, which is in none of its ingredients. */
  recipeId: string | undefined;
  onLink: (recipe: DraftSubRecipe) => void;
}

/** Finds the recipe of the book that an ingredient is. */
export function LinkRecipeButton({ name, recipeId, onLink }: LinkRecipeButtonProps) {
  const [isChoosing, setIsChoosing] = useState(false);
  return (
    <>
      <IconButton icon={Link2} size="sm" label={say.linkRecipe(name)} onClick={() => setIsChoosing(true)} />
      {isChoosing && (
        <ChooseRecipeDialog
          title={say.whichRecipe(name)}
          exceptId={recipeId}
          onPick={(chosen) => {
            setIsChoosing(false);
            onLink({ id: chosen.id, name: chosen.name, serves: chosen.serves, wholeGrams: null });
          }}
          onClose={() => setIsChoosing(false)}
        />
      )}
    </>
  );
}

function linkWords({ quantity, unit }: DraftIngredient, recipe: DraftSubRecipe): string {
  if (recipe.name === null) return sayOfDetail.subRecipeGone;
  const amount = { quantity: decimalNumber(quantity), unit };
  const known = parseUnit(unit);
  const isWeight = known !== null && measureGrams({ quantity: 1, unit: known }) !== null;
  const share = shareWords(amount, recipe);
  if (share !== sayOfDetail.shareNotKnown) return say.fromRecipe(recipe.name, share);
  return say.fromRecipe(recipe.name, isWeight && amount.quantity > 0 ? say.weightOfWholeUnknown : say.sayHowMuch);
}
