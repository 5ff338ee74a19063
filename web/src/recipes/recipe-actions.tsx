import type { Recipe } from '@sorrel/contract/recipe';
import { CookingPot, Heart, Share2 } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { AddToListButton } from '../layouts/add-to-list.tsx';
import { focusAfterCooking } from '../lib/left-cooking.ts';
import { useIsNarrow } from '../lib/use-media-query.ts';
import { cookPath } from '../paths.ts';
import { useToggleFavourite } from '../recipe-parts/queries.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { OnCounter } from '../ui/phone-frame.tsx';
import { say } from './sentences.ts';

/** Four signs beside a button in words have room on 360 px in large letters only without gaps. */
const CLOSE = 'flex flex-none max-app:-mr-1';
/** It leaves room beside it for the heart alone. */
const COOK = 'grow max-app:min-w-0 max-app:px-3 app:basis-[calc(100%-4rem)]';

interface RecipeActionsProps {
  recipe: Recipe;
  serves: number;
  /** It is of the person's own book; and they may change it. */
  isOwn: boolean;
  isTheirs: boolean;
  AddToPlan: ComponentType<{ recipe: Recipe; asIcon: boolean }>;
  onShare: () => void;
  /** What else can be done, where it stands here. */
  menu: ReactNode;
}

/** What can be done with a recipe: under its facts, on a phone for the thumb on the counter. */
export function RecipeActions({ recipe, serves, isOwn, isTheirs, AddToPlan, onShare, menu }: RecipeActionsProps) {
  const isNarrow = useIsNarrow();
  return (
    <OnCounter>
      {isOwn && (
        <ButtonLink
          className={COOK}
          icon={CookingPot}
          ref={focusAfterCooking(recipe.id)}
          to={cookPath(recipe.id, serves === recipe.serves ? undefined : serves)}
        >
          {say.cook}
        </ButtonLink>
      )}
      {!isNarrow && <FavouriteHeart recipe={recipe} />}
      <span className={isNarrow ? CLOSE : 'contents'}>
        {isTheirs && <AddToPlan recipe={recipe} asIcon={isNarrow} />}
        <AddToListButton recipeId={recipe.id} servings={serves} asIcon={isNarrow} />
        {isTheirs && (
          <IconButton icon={Share2} look={isNarrow ? 'plain' : 'solid'} label={say.share} onClick={onShare} />
        )}
        {menu}
      </span>
    </OnCounter>
  );
}

/** Favourite: beside Cook, and where the thumb's counter has no room for it on the picture, as on the cards of the book. */
export function FavouriteHeart({ recipe }: { recipe: Recipe }) {
  const toggleFavourite = useToggleFavourite();
  return (
    <IconButton
      icon={Heart}
      look="heart"
      label={say.favourite}
      pressed={recipe.is_favorite}
      onClick={() => toggleFavourite.mutate(recipe.id)}
    />
  );
}
