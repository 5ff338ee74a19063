import type { RecipeSummary } from '@sorrel/contract/recipe';
import { Bookmark, BookmarkCheck, Clock, EllipsisVertical, Heart, TriangleAlert } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { Link } from 'react-router';
import { terms } from '../language/terms.ts';
import { CaloriesFact } from './calories-fact.tsx';
import { IconButton } from './icon-button.tsx';
import { Menu } from './menu.tsx';
import { RecipePicture } from './recipe-picture.tsx';
import { say } from './sentences.ts';
import { Skeleton } from './skeleton.tsx';

export interface RecipeCardProps {
  recipe: RecipeSummary;
  /** Where the whole card leads: `recipePath` or `exploreRecipePath`. */
  to: string;
  /** State for the page it leads to. */
  state?: unknown;
  /** Given: a heart on the cover, which calls this. */
  onToggleFavourite?: (recipe: RecipeSummary) => void;
  /** Given: a Save button on the cover. */
  save?: CardSave;
  /** What speaks against it for this person: 'Contains nuts'. */
  conflict?: string;
  /** Entries of the menu beside the name; without them there is no menu. */
  menu?: ReactNode;
  /** Level of the name's heading. */
  level?: 2 | 3;
  /** True for the cards of the first view. */
  eager?: boolean;
}

/** The state of saving a card's recipe into the own book. */
export interface CardSave {
  state: 'idle' | 'saving' | 'saved';
  /** Why it could not be saved. */
  failure?: string;
  onSave: () => void;
}

/** Minutes of preparation and cooking together. */
export function totalMinutes(recipe: Pick<RecipeSummary, 'prep_time' | 'cook_time'>): number {
  return recipe.prep_time + recipe.cook_time;
}

/** Picture, name, total time, calories, first tag. The whole card is one link; heart and menu lie above it. */
export const RecipeCard = memo(function RecipeCard({
  recipe,
  to,
  state,
  onToggleFavourite,
  save,
  conflict,
  menu,
  level = 2,
  eager,
}: RecipeCardProps) {
  const Heading = `h${level}` as const;
  const minutes = totalMinutes(recipe);
  const tag = recipe.tags[0];
  return (
    <article className="recipe-card">
      <RecipePicture recipe={recipe} eager={eager} />
      {onToggleFavourite && (
        <div className="recipe-card-heart">
          <IconButton
            icon={Heart}
            look="heart"
            size="sm"
            label={say.favouriteRecipe(recipe.name)}
            pressed={recipe.is_favorite}
            onClick={() => onToggleFavourite(recipe)}
          />
        </div>
      )}
      {save && (
        <div className="recipe-card-heart">
          <IconButton
            icon={save.state === 'saved' ? BookmarkCheck : Bookmark}
            look="solid"
            size="sm"
            label={say.saveRecipe(recipe.name)}
            aria-busy={save.state === 'saving'}
            aria-disabled={save.state === 'saving'}
            onClick={save.onSave}
          />
        </div>
      )}
      <div className="recipe-card-body">
        <Heading dir="auto">
          <Link to={to} state={state}>
            {recipe.name}
          </Link>
        </Heading>
        {menu && (
          <div className="recipe-card-menu">
            <Menu trigger={<IconButton icon={EllipsisVertical} size="sm" label={say.moreFor(recipe.name)} />}>
              {menu}
            </Menu>
          </div>
        )}
        <p className="recipe-card-meta num">
          {minutes > 0 && (
            <span>
              <Clock className="icon" aria-hidden />
              {terms.minutes(minutes)}
            </span>
          )}
          <CaloriesFact calories={recipe.calories} />
          {tag && <span className="recipe-card-tag">{terms.tag(tag.name)}</span>}
        </p>
        {conflict && (
          <p className="recipe-card-note text-amber">
            <TriangleAlert className="icon" aria-hidden />
            {conflict}
          </p>
        )}
        {save?.failure && (
          <p className="recipe-card-note text-danger" role="alert">
            {save.failure}
          </p>
        )}
      </div>
    </article>
  );
});

/** The grid that cards stand in. */
export function RecipeGrid({ children, busy }: { children: ReactNode; busy?: boolean }) {
  return (
    <div className="recipe-grid" aria-busy={busy}>
      {children}
    </div>
  );
}

/** The shape of a card that is on its way. */
export function RecipeCardSkeleton() {
  return (
    <div className="grid gap-3" aria-hidden>
      <Skeleton className="aspect-4/3 rounded-lg" />
      <Skeleton className="h-5 w-4/5" />
      <Skeleton className="h-4 w-1/2" />
    </div>
  );
}
