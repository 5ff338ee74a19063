import type { RecipeSummary } from '@sorrel/contract/recipe';
import { Heart, HeartOff, Pencil, Trash2 } from 'lucide-react';
import { memo } from 'react';
import { editRecipePath, recipePath } from '../paths.ts';
import { MenuItem, MenuLink } from '../ui/menu.tsx';
import { RecipeCard } from '../ui/recipe-card.tsx';
import { say } from './book-sentences.ts';
import { CardChoice } from './select/card-choice.tsx';

export interface BookCardProps {
  recipe: RecipeSummary;
  conflict: string;
  doubt: string;
  /** What was searched for. */
  search: string;
  /** Null where nobody gave any. */
  stars: number | null;
  eager: boolean;
  onToggleFavourite: (recipe: RecipeSummary) => void;
  /** Absent for somebody who may not change the book. */
  onDelete: ((recipe: RecipeSummary) => void) | undefined;
  /** Given while recipes are being chosen. */
  isChosen: boolean | undefined;
  onChoose: (recipe: RecipeSummary, withRange: boolean) => void;
}

/** A card of the recipe book with its menu. Drawn anew only when its own recipe changed. */
export const BookCard = memo(function BookCard({
  recipe,
  conflict,
  doubt,
  search,
  stars,
  eager,
  onToggleFavourite,
  onDelete,
  isChosen,
  onChoose,
}: BookCardProps) {
  return (
    <RecipeCard
      recipe={recipe}
      to={recipePath(recipe.id, recipe.name)}
      onToggleFavourite={onToggleFavourite}
      eager={eager}
      conflict={conflict}
      doubt={doubt}
      search={search}
      stars={stars}
      choice={
        isChosen !== undefined && (
          <CardChoice name={recipe.name} isChosen={isChosen} onToggle={(withRange) => onChoose(recipe, withRange)} />
        )
      }
      menu={
        <>
          <MenuItem icon={recipe.is_favorite ? HeartOff : Heart} onSelect={() => onToggleFavourite(recipe)}>
            {recipe.is_favorite ? say.removeFavourite : say.makeFavourite}
          </MenuItem>
          {onDelete && (
            <>
              <MenuLink icon={Pencil} to={editRecipePath(recipe.id)}>
                {say.edit}
              </MenuLink>
              <MenuItem icon={Trash2} danger onSelect={() => onDelete(recipe)}>
                {say.delete}
              </MenuItem>
            </>
          )}
        </>
      }
    />
  );
});
